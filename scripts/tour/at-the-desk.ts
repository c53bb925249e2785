import type { Show } from './guide.ts';
import { expect, type Stage, signIn } from './stage.ts';

/** The money goes back: the organiser finds the order and refunds it. */
export async function refund(show: Show, { organiser }: Stage, code: string): Promise<void> {
  await show('The overview: how it sells', organiser, async () => {
    // The first one is that of everything they run.
    await organiser.getByRole('link', { name: 'Overview', exact: true }).last().click();
    await expect(organiser.getByRole('heading', { name: 'Sales' })).toBeVisible();
  });
  await show('The order in the list', organiser, async () => {
    await organiser.getByRole('link', { name: 'Orders', exact: true }).first().click();
    await expect(organiser.getByRole('link', { name: new RegExp(code) })).toBeVisible();
  });
  await show('The order, with what happened to it', organiser, async () => {
    await organiser.getByRole('link', { name: new RegExp(code) }).click();
    await expect(organiser.getByRole('button', { name: 'Refund the order' })).toBeVisible();
  });
  await show('What goes back is said before it does', organiser, async () => {
    await organiser.getByRole('button', { name: 'Refund the order' }).click();
    await organiser.getByRole('dialog').getByLabel('Why').fill('The tour is over');
  });
  await show('Refunded', organiser, async () => {
    await organiser
      .getByRole('dialog')
      .getByRole('button', { name: /^Refund / })
      .click();
    await expect(organiser.getByText(/go back to the buyer/)).toBeVisible();
  });
}

export async function runThePlatform(show: Show, { admin }: Stage, code: string): Promise<void> {
  await show('Staff find everyone and everything', admin, async () => {
    await signIn(admin, 'admin');
    await admin.goto('/admin/manage');
    await expect(admin.getByRole('heading', { level: 1 })).toBeVisible();
  });
  await show('Who did what: the refund is there', admin, async () => {
    await admin
      .getByRole('link', { name: /audit|who did what/i })
      .first()
      .click();
    await expect(admin.getByRole('link', { name: code }).first()).toBeVisible();
  });
}
