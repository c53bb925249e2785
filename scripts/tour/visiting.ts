import { choose } from '../../tests/e2e/buying-scene.ts';
import type { Show } from './guide.ts';
import { expect, type Stage, signIn } from './stage.ts';

/** Tonight's event, as its card and everything after it says. */
export const tonight = 'Tidal Forms';

/** The code of an order, and a picture of the QR code of its last ticket. */
export type Bought = { code: string; picture: Buffer };

/** From the front page to two tickets on the screen. */
export async function buy(show: Show, { visitor }: Stage): Promise<Bought> {
  await show('Home: what is on, and where to begin', visitor, async () => {
    await visitor.goto('/');
    await expect(visitor.getByText('This is the demo.')).toBeVisible();
  });
  await show('Sign in as the visitor', visitor, async () => {
    await signIn(visitor, 'visitor');
    await visitor.goto('/');
    await expect(visitor.getByRole('heading', { name: 'Tonight' })).toBeVisible();
  });
  await show(`Tonight’s event: ${tonight}`, visitor, async () => {
    await visitor
      .getByRole('region', { name: 'Tonight' })
      .getByRole('link', { name: tonight })
      .first()
      .click();
    await expect(visitor.getByRole('heading', { level: 1, name: tonight })).toBeVisible();
  });
  await show('Choose two tickets', visitor, async () => {
    await choose(visitor, 'Entry', 2);
    await visitor.getByRole('form', { name: 'Choose tickets' }).scrollIntoViewIfNeeded();
  });
  await show('Who they are for, while the places are held', visitor, async () => {
    await visitor.getByRole('button', { name: 'Get tickets' }).click();
    await expect(visitor.getByRole('timer')).toBeVisible();
    await expect(visitor.getByLabel('Name', { exact: true })).toHaveValue('Demo Visitor');
  });
  await show('The simulated payment page', visitor, async () => {
    await visitor.getByRole('button', { name: /^Pay €/ }).click();
    await expect(visitor.getByRole('button', { name: 'Go back without paying' })).toBeVisible();
  });
  let bought: Bought = { code: '', picture: Buffer.alloc(0) };
  await show('Two tickets, with the codes that the door reads', visitor, async () => {
    await visitor.getByRole('button', { name: /^Pay €/ }).click();
    await expect(visitor.getByRole('heading', { name: 'You’re going' })).toBeVisible();
    const codes = visitor.getByRole('img', { name: /QR code/ });
    await expect(codes).toHaveCount(2);
    const words = await visitor
      .getByText(/^Order [A-Z0-9]{8}$/)
      .first()
      .innerText();
    bought = { code: words.slice(-8), picture: await codes.last().screenshot() };
    await codes.first().scrollIntoViewIfNeeded();
  });
  return bought;
}

/** What to see tonight, and a word with those who go as well. */
export async function planAndTalk(show: Show, { visitor }: Stage): Promise<void> {
  await show('The timetable, with a set for the own plan', visitor, async () => {
    await visitor.goto('/');
    await visitor
      .getByRole('region', { name: 'Tonight' })
      .getByRole('link', { name: tonight })
      .first()
      .click();
    await visitor.getByRole('link', { name: 'Timetable' }).first().click();
    const open = visitor.getByRole('button', { name: /in my plan$/, pressed: false }).first();
    const heart = visitor.getByLabel((await open.getAttribute('aria-label')) ?? '', { exact: true }).first();
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
  });
  await show('The chat of the night, with a message', visitor, async () => {
    await visitor.goBack();
    await visitor.getByRole('link', { name: 'Chat' }).first().click();
    const field = visitor.getByRole('textbox', { name: /^Message / });
    const said = 'On my way. Is the yellow coat still at the left pillar?';
    await field.fill(said);
    await visitor.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(visitor.getByRole('article').filter({ hasText: said }).last()).toBeVisible();
    await expect(field).toHaveValue('');
  });
}

export async function seeRefund(show: Show, { visitor }: Stage, code: string): Promise<void> {
  await show('The visitor sees that the tickets are no longer valid', visitor, async () => {
    await visitor.goto(`/success?order=${code}`);
    await expect(visitor.getByText('No longer valid').first()).toBeVisible();
  });
}
