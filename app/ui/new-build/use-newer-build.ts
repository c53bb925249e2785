import { useEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router';
import { leaveByLinks } from '~/ui/links/leave-by-links';
import { isBuildOutdated } from '~/ui/new-build/check-build';
import { reloadOnce } from '~/ui/new-build/reload-once';

const interval = 5 * 60_000;
/** Coming back to the tab asks too, but not more often than this. */
const pause = 60_000;

declare global {
  interface Window {
    __reactRouterManifest?: { version: string };
  }
}

/**
 * True once the server runs another build than this page. Where a part of the page is gone with its build, it reloads,
 * unless somebody has begun to write on it and stays.
 */
export function useNewerBuild(): boolean {
  const [newer, setNewer] = useState(false);
  const isLeaving = useRef(false);
  isLeaving.current = useNavigation().state !== 'idle';

  useEffect(() => {
    const version = window.__reactRouterManifest?.version;
    if (!version || newer || import.meta.env.DEV) return;
    let asked = Date.now();
    const check = async () => {
      if (document.hidden || Date.now() - asked < pause) return;
      asked = Date.now();
      if (await isBuildOutdated(version)) setNewer(true);
    };
    let hasTyped = false;
    const noticeTyping = () => {
      hasTyped = true;
    };
    const replace = async () => {
      const mayReload = isLeaving.current || !hasTyped;
      if (!(await isBuildOutdated(version))) return;
      if (mayReload) reloadOnce();
      else setNewer(true);
    };
    const timer = setInterval(check, interval);
    window.addEventListener('focus', check);
    window.addEventListener('vite:preloadError', replace);
    window.addEventListener('input', noticeTyping);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', check);
      window.removeEventListener('vite:preloadError', replace);
      window.removeEventListener('input', noticeTyping);
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
