import { useEffect, useState } from 'react';
import { isBuildOutdated } from '~/ui/new-build/check-build';
import { leaveByLinks } from '~/ui/new-build/leave-by-links';
import { reloadOnce } from '~/ui/new-build/reload-once';

const interval = 5 * 60_000;
/** Coming back to the tab asks too, but not more often than this. */
const pause = 60_000;

declare global {
  interface Window {
    __reactRouterManifest?: { version: string };
  }
}

/** True once the server runs another build than this page. Where a part of the page is gone with its build, it reloads. */
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
    const replace = async () => {
      if (await isBuildOutdated(version)) reloadOnce();
    };
    const timer = setInterval(check, interval);
    window.addEventListener('focus', check);
    window.addEventListener('vite:preloadError', replace);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', check);
      window.removeEventListener('vite:preloadError', replace);
    };
  }, [newer]);

  useEffect(() => {
    if (!newer) return;
    const controller = new AbortController();
    leaveByLinks(controller.signal);
    return () => controller.abort();
  }, [newer]);

  return newer;
}
