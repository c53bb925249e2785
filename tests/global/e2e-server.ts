import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startOAuthProvider } from '../fixtures/oauth-provider.ts';
import { requirePoppler } from '../fixtures/poppler.ts';
import { startProcess } from '../fixtures/process.ts';

/** One Limelight with the demo for the whole run, as `npm start` serves it, and GitHub to sign in with. */
export default async function start() {
  requirePoppler();
  const directory = await mkdtemp(join(tmpdir(), 'limelight-e2e-'));
  const provider = await startOAuthProvider('someone@provider.example');
  const limelight = await startProcess({
    DATA_DIR: directory,
    GITHUB_CLIENT_ID: 'id',
    GITHUB_CLIENT_SECRET: 'secret',
    GITHUB_URL: provider.url,
    // Receivers of webhooks are on this machine.
    WEBHOOK_HOSTS: '127.0.0.1',
  });
  process.env.LIMELIGHT_URL = limelight.url;
  process.env.LIMELIGHT_DATA = directory;
  return async () => {
    await limelight.stop();
    await provider.stop();
    await rm(directory, { recursive: true, force: true });
  };
}
