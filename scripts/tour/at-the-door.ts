import type { Page } from '@playwright/test';
import type { Show } from './guide.ts';
import { expect, type Stage, signIn } from './stage.ts';
import { tonight } from './visiting.ts';

const insideNow = async (page: Page) => {
  const number = page.getByRole('region', { name: 'Inside now' }).locator('strong');
  await expect(number).toBeVisible();
  return { number, value: Number((await number.innerText()).replaceAll(/\D/g, '')) };
};

/** Two tickets: one typed, one read by the camera, and then shown again; the organiser watches without reloading. */
export async function scan(show: Show, { door, organiser }: Stage, code: string): Promise<void> {
  await show('The organiser’s live view of tonight', organiser, async () => {
    await signIn(organiser, 'organiser');
    await organiser.goto('/admin');
    await organiser.getByRole('link', { name: tonight }).first().click();
    await organiser.getByRole('link', { name: 'Live', exact: true }).first().click();
    await insideNow(organiser);
  });
  await show('The scanner on a phone: event and gate', door, async () => {
    await signIn(door, 'door');
    await door.goto('/scanner');
    await door.getByRole('button', { name: new RegExp(tonight) }).click();
    await door.getByLabel('Gate').selectOption({ label: 'Side door' });
  });
  const before = await insideNow(organiser);
  await show('Let in by the number of the order, typed', door, async () => {
    await door.getByRole('button', { name: 'Begin scanning' }).click();
    await expect(door.getByText('Online', { exact: true })).toBeVisible();
    await door.getByRole('button', { name: 'Search' }).click();
    await door.getByLabel('Name, order or code').fill(code);
    await door.getByLabel('Name, order or code').press('Enter');
    await door.getByRole('button', { name: 'Let in' }).first().click();
    await door.getByRole('button', { name: 'Let in: sure?' }).click();
    await expect(door.getByText('Come in')).toBeVisible();
  });
  await show('The live view has counted it, without a reload', organiser, async () => {
    await expect(before.number).toHaveText(String(before.value + 1));
  });
}

export async function scanByCamera(
  show: Show,
  { door, organiser, holdUp }: Stage,
  picture: Buffer,
): Promise<void> {
  const before = await insideNow(organiser);
  await show('The camera reads the other ticket: come in', door, async () => {
    // The camera must not read it on a page that is about to go: whoever it lets in there would be in already.
    await door.goto('about:blank');
    await holdUp(picture);
    // It is there for a second only, maybe before everything else of the page is: so the page itself keeps watch.
    await door.addInitScript(watchForWelcome);
    await door.goto('/scanner', { waitUntil: 'commit' });
    await door.waitForFunction(() => 'wasLetIn' in window, undefined, { timeout: 60_000 });
  });
  await show('The same ticket again: already used, when and where', door, async () => {
    await expect(door.getByText('Come in')).toBeHidden();
    await expect(door.getByText(/Already used \d\d:\d\d at Side door/).first()).toBeVisible({
      timeout: 40_000,
    });
  });
  await show('The live view shows the entry and the refusal', organiser, async () => {
    await expect(before.number).toHaveText(String(before.value + 1));
    await expect(organiser.getByText(/Already used/).first()).toBeVisible();
  });
}

/** Runs in the page. */
function watchForWelcome(): void {
  const look = () => {
    if (document.body?.textContent?.includes('Come in')) Object.assign(window, { wasLetIn: true });
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
}
