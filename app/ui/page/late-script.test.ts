import { expect, test } from 'vitest';
import { lateScript } from '~/ui/page/late-script';

const files = Array.from({ length: 20 }, (_, n) => `/assets/${n}.js`);

type Added = { kind: string } & Record<string, string>;

type Picture = { complete?: boolean; isSkipped?: boolean; top?: number; left?: number };

/** A picture that tells when it has come. */
function pictureOf({ complete = false, isSkipped = false, top = 0, left = 0 }: Picture) {
  const listeners: (() => void)[] = [];
  return {
    complete,
    checkVisibility: () => !isSkipped,
    getBoundingClientRect: () => ({ top, left }),
    addEventListener: (name: string, tell: () => void) => name === 'load' && listeners.push(tell),
    come: () => listeners.map((tell) => tell()),
  };
}

type Browser = { tellsOfPaints?: boolean; isOnline?: boolean; images?: ReturnType<typeof pictureOf>[] };

/** Runs the script in a browser that tells of paints, or not. */
function run(visibilityState: 'visible' | 'hidden', browser: Browser = {}) {
  const { tellsOfPaints = true, isOnline = true, images = [] } = browser;
  const added: Added[] = [];
  const listeners: Record<string, () => void> = {};
  const timers: { ms: number; run: () => void }[] = [];
  const document = {
    images,
    visibilityState,
    currentScript: { nonce: 'once' },
    createElement: (kind: string) => ({ kind }),
    head: { append: (element: Added) => added.push(element) },
  };
  class Observer {
    static supportedEntryTypes = tellsOfPaints ? ['paint'] : [];
    constructor(tell: () => void) {
      listeners.paint = tell;
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
  const listen = (name: string, tell: () => void) => {
    listeners[name] = tell;
  };
  const given = {
    document,
    Worker,
    PerformanceObserver: Observer,
    navigator: { onLine: isOnline },
    addEventListener: listen,
    innerWidth: 400,
    innerHeight: 800,
    setTimeout: (late: (count?: number) => void, ms: number, count?: number) =>
      ms === 0 ? late(count) : timers.push({ ms, run: () => late() }),
  };
  new Function(...Object.keys(given), script)(...Object.values(given));
  return {
    added,
    workers,
    script,
    tell: (name: string) => listeners[name]?.(),
    wait: () => timers.map((timer) => timer.run()),
  };
}

test('scripts are asked for once the page was painted, and only once', () => {
  const { added, tell, wait } = run('visible');
  expect(added).toEqual([]);
  tell('paint');
  tell('pointerdown');
  wait();
  expect(added).toEqual([
    ...files.map((href) => ({ kind: 'link', rel: 'modulepreload', href })),
    { kind: 'script', type: 'module', nonce: 'once', textContent: 'import "</script>"' },
  ]);
});

test('pictures near the first screen go first', () => {
  const [first, second] = [pictureOf({ top: 700 }), pictureOf({ top: 1900, left: 300 })];
  const others = [{ complete: true }, { isSkipped: true }, { top: 9000 }, { left: 9000 }].map(pictureOf);
  const { added, tell } = run('visible', { images: [first, second, ...others] });
  tell('paint');
  first.come();
  expect(added).toEqual([]);
  second.come();
  expect(added).toHaveLength(21);
});

test('pictures that do not come, and people who touch the page, are not waited for', () => {
  const late = run('visible', { images: [pictureOf({})] });
  late.tell('paint');
  expect(late.added).toEqual([]);
  late.wait();
  expect(late.added).toHaveLength(21);
  const touched = run('visible', { images: [pictureOf({})] });
  touched.tell('keydown');
  expect(touched.added).toHaveLength(21);
});

test('a page that nobody looks at, or a browser that tells nothing, does not wait', () => {
  expect(run('hidden').added).toHaveLength(21);
  expect(run('visible', { tellsOfPaints: false }).added).toHaveLength(21);
});

test('languages are got ready beside the page, where that can be asked for', () => {
  const { workers, tell } = run('visible');
  expect(workers).toEqual([]);
  tell('paint');
  expect(workers).toEqual(['/languages.js']);
  expect(run('hidden', { isOnline: false }).workers).toEqual([]);
});

test('nothing in it ends the script that it is part of', () => {
  expect(run('hidden').script).not.toContain('</');
});
