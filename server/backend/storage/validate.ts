import { z } from 'zod';
import { readText, requestChunks } from './request-body.ts';
import { invalidRequest } from './storage-error.ts';

/** A thousand names of full length. */
const longestBody = 2 * 1024 * 1024;

export function validate<T>(schema: z.ZodType<T>, value: unknown): T {
  const result = schema.safeParse(value);
  if (!result.success) throw invalidRequest(z.prettifyError(result.error));
  return result.data;
}

export async function validateBody<T>(schema: z.ZodType<T>, request: Request): Promise<T> {
  return validate(schema, parseJson(await readText(requestChunks(request), longestBody)));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw invalidRequest('The body is not JSON', { cause });
  }
}
