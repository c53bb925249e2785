import { expect, test } from 'vitest';
import { lateScript } from '~/ui/page/late-script';

const files = Array.from({ length: 20 }, (_, n) => `/assets/${n}.js`);

type Added = { kind: string } & Record<string, string>;

/** Runs the script in a browser that tells of paints, or not. */
function run(visibilityState: 'visible' | 'hidden', tellsOfPaints: boolean) {
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
  const script = lateScript(files, 'import "</script>"');
  const listen = (_name: string, tell: () => void) => listeners.push(tell);
  new Function('document', 'PerformanceObserver', 'addEventListener', 'setTimeout', script)(
    document,
    Observer,
    listen,
    (late: (count?: number) => void, _ms: number, count?: number) => late(count),
  );
  return { added, script, tell: () => listeners.map((listener) => listener()) };
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

test('nothing in it ends the script that it is part of', () => {
  expect(run('hidden', true).script).not.toContain('</');
});
