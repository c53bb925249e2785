import type postgres from 'postgres';
import type { Caller, StorageSecrets } from './caller.ts';
import type { FileStore } from './file-store.ts';
import type { Renderer } from './renderer.ts';

export type StorageContext = {
  /** The server's own connection: it sees every row until it becomes a caller. */
  sql: postgres.Sql;
  secrets: StorageSecrets;
  files: FileStore;
  renderer: Renderer;
  identifyCaller: (headers: Headers) => Promise<Caller>;
};
