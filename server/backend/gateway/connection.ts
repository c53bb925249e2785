import { AsyncLocalStorage } from 'node:async_hooks';
import { PostgresConnection } from '@supabase/lite/postgres';
import { CompiledQuery, type QueryExecutorProvider } from 'kysely';
import { reconnectSoon } from '../database.ts';
import { postgrestTypes, toPostgrestError } from './postgrest-differences.ts';

type Caller = {
  auth?: { role?: string; uid?: string; jwt?: unknown };
  storage?: { operation?: string };
};
type RpcRequest = { method: string; path: string; requestHeaders?: Record<string, string> };

const secondsToClose = 5;

/** Who is connected, for functions that count tries: headers would say whatever the visitor sent. */
export const visitors = new AsyncLocalStorage<string | null>();

/** Lite's connection, with our grants left alone, PostgREST's errors and types, and one statement for the context. */
export class GatewayConnection extends PostgresConnection {
  constructor(url: string, max: number) {
    super({
      url,
      postgresOptions: {
        max,
        backoff: reconnectSoon,
        onnotice: () => {},
        types: postgrestTypes,
        connection: { application_name: 'limelight-gateway' },
      },
    });
    const normalize = this.normalizeDbError.bind(this);
    this.normalizeDbError = (error) => toPostgrestError(normalize(error));
    Object.assign(this, {
      // Otherwise its first request grants everything to the request roles and so undoes our migrations'
      // revokes. The roles and the state that it would look up are made by stand-ins/roles.sql.
      rlsState: 'active',
      // Lite sends each of these settings as a statement of its own, one after the other.
      applyJwtSessionContext: (executor: QueryExecutorProvider, caller: Caller) =>
        setLocally(executor, callerSettings(caller)),
      applyRpcRequestGucs: (executor: QueryExecutorProvider, request: RpcRequest) =>
        setLocally(executor, rpcSettings(request)),
    });
  }

  /** Without a limit it would wait for ever for connections that a cut-off request has reserved. */
  override close(): Promise<void> {
    return this.driver.end({ timeout: secondsToClose });
  }
}

/** Who asks, as PostgREST tells it to PostgreSQL; `role` comes last and takes our own rights away. */
function callerSettings({ auth, storage }: Caller): [string, string][] {
  const role = auth?.role ?? 'anon';
  return [
    ['request.jwt.claim.sub', auth?.uid ?? ''],
    ['request.jwt.claim.role', role],
    ['request.jwt.claims', auth?.jwt && typeof auth.jwt === 'object' ? JSON.stringify(auth.jwt) : ''],
    ['storage.operation', storage?.operation ?? ''],
    ['role', role],
  ];
}

function rpcSettings({ method, path, requestHeaders = {} }: RpcRequest): [string, string][] {
  return [
    ['response.status', ''],
    ['response.headers', ''],
    ['request.method', method],
    ['request.path', path],
    ['request.headers', JSON.stringify(requestHeaders)],
    ['limelight.client', visitors.getStore() ?? 'unknown'],
  ];
}

async function setLocally(executor: QueryExecutorProvider, settings: [string, string][]): Promise<void> {
  const calls = settings.map((_, index) => `set_config($${index * 2 + 1}, $${index * 2 + 2}, true)`);
  await executor.getExecutor().executeQuery(CompiledQuery.raw(`select ${calls.join(', ')}`, settings.flat()));
}
