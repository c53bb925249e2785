import { useEffect, useState } from 'react';
import { isBuildOutdated } from '~/ui/new-build/check-build';

const interval = 5 * 60_000;
/** Coming back to the tab asks too, but not more often than this. */
const pause = 60_000;

declare global {
  interface Window {
    __reactRouterManifest?: { version: string };
  }
}

/** True once the server runs another build than this page. */
export function useNewerBuild(): boolean {
  const [newer, setNewer] = useState(false);

  useEffect(() => {
    const version = window.__reactRouterManifest?.version;
    if (!version || newer || import.meta.env.DEV) return;
    let asked = Date.now();
    const check = async () => {
      if (document.hidden || Date.now() - asked < pause) return;
      asked = Date.now();
      if (await isBuildOutdated(version)) setNewer(true);
    };
    const timer = setInterval(check, interval);
    window.addEventListener('focus', check);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', check);
    };
  }, [newer]);

  return newer;
}
