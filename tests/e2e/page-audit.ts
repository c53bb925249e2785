import { expect, type Page, test } from '@playwright/test';
import axe from 'axe-core';

const wide = { width: 1440, height: 900 };
/** The narrowest that people zoom to: 1280 points at 400 %. */
const narrow = { width: 320, height: 640 };

type Choice = { only?: string[]; except?: string[]; ofEachKind?: boolean };

/** What axe finds on the page as it is once it is there. Its script is read once per document. */
export async function findViolations(page: Page, choice: Choice = {}): Promise<string[]> {
  await expect(page.getByRole('progressbar', { name: 'Loading the next page' })).toHaveCount(0);
  // What is further down is left out while a page opens (app/ui/page/fresh-page.ts).
  await expect(page.locator('html')).not.toHaveAttribute('data-fresh', /./);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async ({ only, except = [], ofEachKind }) => {
    const runner: typeof axe = Reflect.get(window, 'axe');
    const { violations } = await runner.run(ofEachKind ? { include: listKinds() } : document, {
      resultTypes: ['violations'],
      preload: false,
      iframes: false,
      ...(only && { runOnly: only }),
      rules: Object.fromEntries(except.map((rule) => [rule, { enabled: false }])),
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);

    /** One of all texts that have the same colour, size and ground: a list of hundred rows says no more than its first. */
    function listKinds(): Element[] {
      const grounds = new Map<Element, string>();
      const groundOf = (element: Element): string => {
        const known = grounds.get(element);
        if (known !== undefined) return known;
        const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
        const own = `${backgroundColor} ${backgroundImage} ${opacity}`;
        const above = element.parentElement ? groundOf(element.parentElement) : '';
        const ground = own === 'rgba(0, 0, 0, 0) none 1' ? above : `${above} ${own}`;
        grounds.set(element, ground);
        return ground;
      };
      const kinds = new Map<string, Element>();
      for (const element of document.body.querySelectorAll('*')) {
        const hasWords = [...element.childNodes].some(
          ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim(),
        );
        if (!(hasWords || element instanceof HTMLInputElement) || !element.checkVisibility()) continue;
        const { color, fontSize, fontWeight } = getComputedStyle(element);
        const kind = `${color} ${fontSize} ${fontWeight} ${groundOf(element)}`;
        if (!kinds.has(kind)) kinds.set(kind, element);
      }
      return [...kinds.values()];
    }
  }, choice);
}

/**
 * Everything that a page owes to everyone: all rules, wide and dark; what light changes, narrow and light; that nothing
 * lies beside the screen, and that what is pressed is big enough for a thumb.
 */
export async function auditPage(page: Page, name: string): Promise<void> {
  await test.step(name, async () => expect.soft(await findAll(page), name).toEqual([]));
}

/** What is around a page on a phone is not what is around it on a desk. */
export async function auditShellOnPhone(page: Page, name: string): Promise<void> {
  await page.setViewportSize(narrow);
  expect.soft(await findViolations(page), `${name} on a phone`).toEqual([]);
  await page.setViewportSize(wide);
}

/** One after the other, and each really there. */
export async function auditPages(page: Page, paths: string[]): Promise<void> {
  for (const path of paths) {
    await visit(page, path);
    expect(page.url().endsWith(path), `${path} leads to ${page.url()}`).toBe(true);
    await auditPage(page, path);
  }
}

async function findAll(page: Page): Promise<string[]> {
  await page.setViewportSize(wide);
  const inTheDark = await findViolations(page);
  await page.setViewportSize(narrow);
  await paint(page, 'light');
  const inTheLight = await findViolations(page, { only: ['color-contrast'], ofEachKind: true });
  const onTheScreen = await page.evaluate(findMisfits);
  await paint(page, 'dark');
  return [
    ...inTheDark,
    ...inTheLight.map((violation) => `light ${violation}`),
    ...onTheScreen.map((misfit) => `320 px ${misfit}`),
  ];
}

/** As the boot script does. Colours that are still on their way are neither one's nor the other's. */
async function paint(page: Page, scheme: 'dark' | 'light') {
  await page.evaluate(async (next) => {
    document.documentElement.setAttribute('data-mantine-color-scheme', next);
    await new Promise(requestAnimationFrame);
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  }, scheme);
}

/** Runs in the page. */
function findMisfits(): string[] {
  const name = (element: Element) => element.outerHTML.replace(/\s+/g, ' ').slice(0, 160);
  const room = document.documentElement.clientWidth;
  const scrolls = (element: Element) => getComputedStyle(element).overflowX !== 'visible';
  const isHeld = (element: Element): boolean => {
    const above = element.parentElement;
    return above !== null && above !== document.body && (scrolls(above) || isHeld(above));
  };
  const overflow = document.documentElement.scrollWidth - innerWidth;
  const beside = [...document.body.querySelectorAll('*')].filter(
    (element) => overflow > 0 && element.getBoundingClientRect().right > room + 1 && !isHeld(element),
  );
  // A picture of a ticket is laid out to scale; each of its parts is also in the list of layers.
  const pressed = document.querySelectorAll<HTMLElement>(
    ':is(a[href], button, input, select, textarea, summary, [role=button], [role=tab], [role=option]):not([data-element])',
  );
  const thumb = 43.5;
  const reach = (element: HTMLElement) => {
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    const boxes = [element, ...labels].map((part) => part.getBoundingClientRect());
    const spread = ['::before', '::after'].map((part) => getComputedStyle(element, part));
    const pseudo = spread.filter(({ content, position }) => content !== 'none' && position === 'absolute');
    return {
      width: Math.max(
        ...boxes.map(({ width }) => width),
        ...pseudo.map(({ width }) => Number.parseFloat(width)),
      ),
      height: Math.max(
        ...boxes.map(({ height }) => height),
        ...pseudo.map(({ height }) => Number.parseFloat(height)),
      ),
    };
  };
  const isInText = (element: HTMLElement) =>
    getComputedStyle(element).display === 'inline' &&
    (element.parentElement?.textContent?.trim().length ?? 0) > (element.textContent?.trim().length ?? 0);
  const small = [...pressed].filter((element) => {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
    const { width, height } = reach(element);
    // One pixel: what is there for screen readers alone.
    return width > 1 && height > 1 && (width < thumb || height < thumb) && !isInText(element);
  });
  return [
    ...beside.slice(0, 3).map((element) => `beside the screen: ${name(element)}`),
    ...small.map((element) => {
      const { width, height } = reach(element);
      return `too small, ${Math.round(width)}×${Math.round(height)}: ${name(element)}`;
    }),
  ];
}

/** The scanner is an app of its own, which links lead into and out of by whole documents. */
const isApart = (path: string) => path.startsWith('/scanner');

/** As a link would lead there: pages that share a document share its scripts, styles and axe. */
export async function visit(page: Page, path: string): Promise<void> {
  if (isApart(path) || !(await page.evaluate(() => '__reactRouterDataRouter' in window))) {
    await page.goto(path);
    await page.waitForFunction(() => '__reactRouterDataRouter' in window);
    return;
  }
  await page.evaluate((to) => {
    const { navigate } = Reflect.get(window, '__reactRouterDataRouter');
    return navigate(to);
  }, path);
  await page.waitForFunction(() => {
    const { state } = Reflect.get(window, '__reactRouterDataRouter');
    return state.navigation.state === 'idle' && !document.querySelector('body > [role=progressbar]');
  });
}
