import { access, constants, mkdir, statfs } from 'node:fs/promises';
import { createServer } from 'node:net';
import { bad, type Finding, good, note } from './finding.ts';

const megabyte = 1024 * 1024;
const least = 300 * megabyte;
const comfortable = 2000 * megabyte;

/** The folder of the data can be written, and there is room. */
export async function checkDirectory(directory: string): Promise<Finding> {
  try {
    await mkdir(directory, { recursive: true });
    await access(directory, constants.W_OK);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return bad(`DATA_DIR ${directory} cannot be written: ${reason}`, 'Set DATA_DIR to a folder of yours.');
  }
  const { bavail, bsize } = await statfs(directory);
  const free = bavail * bsize;
  const words = `DATA_DIR ${directory} can be written, ${Math.round(free / megabyte)} MB free.`;
  if (free < least) return bad(words, 'PostgreSQL needs some 300 MB to begin with: make room.');
  return free < comfortable ? note(words, 'A festival with pictures wants more than 2 GB.') : good(words);
}

/** Nobody else answers where Limelight is to be. */
export async function checkPort(host: string, port: number): Promise<Finding> {
  const place = `${host}:${port}`;
  const code = await new Promise<string | undefined>((resolve) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    server.listen(port, host, () => server.close(() => resolve(undefined)));
  });
  if (code === undefined) return good(`${place} is free.`);
  if (code === 'EADDRNOTAVAIL')
    return bad(`${host} is no address of this machine.`, 'Set HOST to one that is.');
  if (code !== 'EADDRINUSE')
    return bad(`${place} cannot be listened on: ${code}.`, 'Set PORT to another one.');
  return (await isLimelight(host, port))
    ? note(`A Limelight is already running on ${place}.`, 'Open it, or stop it before you start another.')
    : bad(`Something else is running on ${place}.`, 'Set PORT to another one, such as PORT=3001.');
}

async function isLimelight(host: string, port: number): Promise<boolean> {
  try {
    const response = await fetch(`http://${host}:${port}/healthz`, { signal: AbortSignal.timeout(2000) });
    return typeof ((await response.json()) as { parts?: unknown }).parts === 'object';
  } catch {
    return false;
  }
}
