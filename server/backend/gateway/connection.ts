import { PostgresConnection } from '@supabase/lite/postgres';
import { postgrestTypes, toPostgrestError } from './postgrest-differences.ts';

/** Lite's connection, with our grants left alone and PostgREST's errors and types. */
export class GatewayConnection extends PostgresConnection {
  constructor(url: string, max: number) {
    super({
      url,
      postgresOptions: {
        max,
        onnotice: () => {},
        types: postgrestTypes,
        connection: { application_name: 'limelight-gateway' },
      },
    });
    // Otherwise its first request grants everything to the request roles and so undoes our migrations'
    // revokes. The roles and the state that it would look up are made by stand-ins/roles.sql.
    Object.assign(this, { rlsState: 'active' });
    const normalize = this.normalizeDbError.bind(this);
    this.normalizeDbError = (error) => toPostgrestError(normalize(error));
  }
}
