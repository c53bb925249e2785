import { href } from 'react-router';
import type { Db } from '~/db/db';
import { listOrders } from '~/features/order-admin/queries';
import { listDirectory } from '~/features/platform/directory-queries';
import { searchCatalogue } from '~/features/search/queries';
import { formatDate } from '~/lib/time';
import type { Command } from '~/ui/palette/command';
import { entityGroups } from './admin-commands';
import { managerLevel } from './load-entity';
import { type PresentEntity, publicPathOf } from './present-entity';

const most = 5;

type Asker = { isStaff: boolean; present: PresentEntity | null };

/** What the server finds for the text: orders of the present event for those who may, then pages of others. */
export async function searchCommands(db: Db, text: string, { isStaff, present }: Asker): Promise<Command[]> {
  const searchesOrders = present?.type === 'event' && present.level >= managerLevel;
  const [orders, others] = await Promise.all([
    searchesOrders ? findOrders(db, present.id, text) : [],
    isStaff ? findForStaff(db, text) : findInCatalogue(db, text),
  ]);
  return [...orders, ...others];
}

async function findOrders(db: Db, eventId: number, search: string): Promise<Command[]> {
  const filter = { search, status: '', typeId: null };
  const page = { sort: 'created', descending: true, from: 0, to: most - 1 };
  return (await listOrders(db, eventId, filter, page)).map(({ id, code, name, email }) => ({
    ...{ id: `order ${id}`, label: code, group: 'Orders', icon: 'list' },
    detail: name || email,
    to: href('/admin/event/:id/orders/:orderId', { id: String(eventId), orderId: String(id) }),
  }));
}

const elsewhere = 'On Limelight';

async function findInCatalogue(db: Db, text: string): Promise<Command[]> {
  const found = await searchCatalogue(db, text, most);
  return found.flatMap(({ kind, id, name, detail, startsAt, timezone }) => {
    if (kind === 'genre') return [];
    const date = startsAt && timezone ? formatDate(startsAt, timezone) : '';
    return [
      {
        ...{ id: `${kind} ${id}`, label: name, group: elsewhere, icon: entityGroups[kind].icon },
        detail: [date, detail].filter(Boolean).join(' · '),
        to: publicPathOf(kind, id),
      },
    ];
  });
}

/** Staff find people too, and go on in the directory. */
async function findForStaff(db: Db, search: string): Promise<Command[]> {
  const page = { search, sort: null, descending: false, from: 0, to: 0, filters: {} };
  const { rows } = await listDirectory(db, 'all', page);
  const found = rows.flatMap(({ kind, id, name, detail }): Command[] => {
    if (kind === 'order') return [];
    const icon = kind === 'user' ? 'user' : entityGroups[kind].icon;
    const to = kind === 'user' ? href('/user/:id', { id: String(id) }) : publicPathOf(kind, id);
    return [{ id: `${kind} ${id}`, label: name, group: elsewhere, icon, detail, to }];
  });
  const directory = `${href('/admin/manage')}?q=${encodeURIComponent(search)}`;
  return [
    ...found.slice(0, 2 * most),
    { id: 'directory', label: `Look up “${search}”`, group: 'Directory', icon: 'shield', to: directory },
  ];
}
