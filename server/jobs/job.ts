import type { TaskList } from 'graphile-worker';
import type { Backend } from '../backend/backend.ts';

/** What jobs work with. */
export type JobContext = { backend: Pick<Backend, 'sql' | 'mailer' | 'clean'>; publicUrl: string };

/** Tasks that belong together, with the times at which the worker begins them by itself. */
export type Jobs = { tasks: TaskList; crontab: string[] };
