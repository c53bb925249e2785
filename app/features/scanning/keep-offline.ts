import { listLoadedFiles, startWorker } from '~/lib/app-worker';
import { readerFiles } from './reader';

/** From the first opening on, the scanner opens without a network: public/scanner-worker.js. */
export async function keepScannerOffline(): Promise<void> {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  const { active } = await startWorker('/scanner-worker.js', '/scanner');
  active?.postMessage({ files: [...new Set([...listLoadedFiles(), ...readerFiles])] });
}
