import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '~/generated/database';

/** The first argument of every query and command. */
export type Db = SupabaseClient<Database>;
