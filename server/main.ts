import { repairPostgres } from './postgres-repair.ts';

// Before anything imports the library, hence the import below.
repairPostgres();
await import('./run.ts');
