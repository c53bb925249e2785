import { makeEvent, newTitle, openReady, photoFile } from './editing-scene.ts';
import { expect, test } from './fixtures.ts';

// Whole stories, told step by step: more than a slow machine does in a minute.
test.slow();

const levels = [1, 3] as const;

for (const level of levels) {
  test(`level ${level} may do what its level says, on the page and past it`, async ({
    page,
    factory,
    signInAs,
    backendAs,
    database,
  }) => {
    const name = newTitle();
    const id = await makeEvent(database, name);
    const person = await factory.account(`Level ${level}`);
    const owner = await factory.account('Owner');
    await factory.permit(owner, 'event', id, 4);
    await factory.permit(person, 'event', id, level);
    await signInAs(person);
    await openReady(page, `/admin/event/${id}/settings`);
    await expect(page.getByLabel('Title')).toHaveCount(level >= 2 ? 1 : 0);
    if (level >= 2) {
      await expect(page.getByRole('button', { name: 'Publish now' })).toBeEnabled({ enabled: level >= 3 });
      await expect(page.getByRole('button', { name: 'Delete this event' })).toBeEnabled({
        enabled: level >= 4,
      });
    }
    await openReady(page, `/admin/event/${id}/artists`);
    await expect(page.getByRole('combobox', { name: 'Add an artist' })).toHaveCount(level >= 2 ? 1 : 0);

    const client = await backendAs(person);
    const file = new Blob([new Uint8Array(await photoFile())], { type: 'image/jpeg' });
    const path = `event/${id}/aaaaaaaaaa.jpg`;
    const attempts: [least: number, what: string, attempt: () => PromiseLike<unknown>][] = [
      [
        2,
        'change the title',
        () =>
          client
            .from('events')
            .update({ title: `${name} x` })
            .eq('id', id)
            .select(),
      ],
      [2, 'set genres', () => client.rpc('set_event_genres', { event_id: id, genre_ids: [1] })],
      [2, 'set the line-up', () => client.rpc('set_line_up', { event_id: id, artist_ids: [1] })],
      [2, 'store a file', () => client.storage.from('pictures').upload(path, file)],
      [
        2,
        'add a picture',
        () =>
          client
            .from('pictures')
            .insert({ entity_type: 'event', entity_id: id, path, width: 10, height: 10 })
            .select(),
      ],
      [3, 'publish', () => client.rpc('publish_event', { event_id: id })],
      [3, 'postpone', () => client.rpc('postpone_event', { event_id: id })],
      [3, 'cancel', () => client.rpc('cancel_event', { event_id: id })],
      [3, 'withdraw', () => client.rpc('withdraw_event', { event_id: id })],
      [4, 'set promoters', () => client.rpc('set_event_promoters', { event_id: id, promoter_ids: [] })],
      [4, 'delete', () => client.rpc('delete_entity', { entity_type: 'event', entity_id: id })],
      [
        9,
        'change the status by hand',
        () => client.from('events').update({ status: 'published' }).eq('id', id).select(),
      ],
      [9, 'feature it', () => client.rpc('feature_event', { event_id: id, featured: true })],
    ];
    const outcomes: Record<string, boolean> = {};
    for (const [, what, attempt] of attempts) {
      const { data, error } = (await attempt()) as { data: unknown; error: unknown };
      // An update that reaches no row answers an empty list instead of an error.
      outcomes[what] = error === null && !(Array.isArray(data) && data.length === 0);
    }
    expect(outcomes).toEqual(Object.fromEntries(attempts.map(([least, what]) => [what, level >= least])));
  });
}
