import { startServer } from './realtime-server.ts';

/** A server in a process of its own, so that a test can kill it. */
const [databaseUrl = '', leaseMs = '1000'] = process.argv.slice(2);
const server = await startServer(databaseUrl, { limits: { leaseMs: Number(leaseMs) } });
process.stdout.write(server.url);
