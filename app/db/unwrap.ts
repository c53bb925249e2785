import type { PostgrestSingleResponse } from '@supabase/supabase-js';
import { AppError } from '~/lib/app-error';

type Result<T> =
  | { data: T; error: null }
  | { data: unknown; error: { code?: string; message: string; details?: string } };

/** `{ data, error }` of the backend becomes the data, or one AppError with a stable reason. */
export function unwrap<T>(result: Result<T> | PostgrestSingleResponse<T>): T {
  if (result.error) throw AppError.fromBackend(result.error);
  return result.data as T;
}
