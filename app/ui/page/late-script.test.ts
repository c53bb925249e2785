import { expect, test } from 'vitest';
import { lateScript } from '~/ui/page/late-script';

const files = Array.from({ length: 20 }, (_, n) => `/assets/${n}.js`);

type Added = { kind: string } & Record<string, string>;

/** Runs the script in a browser that tells of paints, or not. */
function run(visibilityState: 'visible' | 'hidden', tellsOfPaints: boolean, isOnline = true) {
  const added: Added[] = [];
  const listeners: (() => void)[] = [];
  const document = {
    visibilityState,
    currentScript: { nonce: 'once' },
    createElement: (kind: string) => ({ kind }),
    head: { append: (element: Added) => added.push(element) },
  };
  class Observer {
    static supportedEntryTypes = tellsOfPaints ? ['paint'] : [];
    constructor(tell: () => void) {
      listeners.push(tell);
    }
    observe() {}
  }
  const workers: string[] = [];
  class Worker {
    constructor(path: string) {
      workers.push(path);
    }
  }
  const script = lateScript(files, 'import "</script>"');
  const listen = (_name: string, tell: () => void) => listeners.push(tell);
  const given = {
    document,
    Worker,
    PerformanceObserver: Observer,
    navigator: { onLine: isOnline },
    addEventListener: listen,
    setTimeout: (late: (count?: number) => void, _ms: number, count?: number) => late(count),
  };
  new Function(...Object.keys(given), script)(...Object.values(given));
  return { added, workers, script, tell: () => listeners.map((listener) => listener()) };
}

test('scripts are asked for once the page was painted, and only once', () => {
  const { added, tell } = run('visible', true);
  expect(added).toEqual([]);
  tell();
  expect(added).toEqual([
    ...files.map((href) => ({ kind: 'link', rel: 'modulepreload', href })),
    { kind: 'script', type: 'module', nonce: 'once', textContent: 'import "</script>"' },
  ]);
});

test('a page that nobody looks at, or a browser that tells nothing, does not wait', () => {
  expect(run('hidden', true).added).toHaveLength(21);
  expect(run('visible', false).added).toHaveLength(21);
});

test('languages are got ready beside the page, where that can be asked for', () => {
  const { workers, tell } = run('visible', true);
  expect(workers).toEqual([]);
  tell();
  expect(workers).toEqual(['/languages.js']);
  expect(run('hidden', true, false).workers).toEqual([]);
});

test('nothing in it ends the script that it is part of', () => {
  expect(run('hidden', true).script).not.toContain('</');
});
