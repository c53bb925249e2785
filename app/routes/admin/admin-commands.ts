import { href } from 'react-router';
import type { NamedPermission } from '~/features/permissions/components/permission-list';
import { formatDate } from '~/lib/time';
import type { IconName } from '~/ui/icon/paths';
import type { Command } from '~/ui/palette/command';
import { eventPages } from '~/ui/shell/event-pages';
import { platformPages } from '~/ui/shell/platform-pages';
import { editorLevel, ownerLevel } from './load-entity';
import type { PresentEntity } from './present-entity';

type Organiser = { isStaff: boolean; entities: readonly NamedPermission[]; present: PresentEntity | null };

const goTo = 'Go to';

/** Everything that somebody can go to on the admin pages; the nearest first. */
export function listPageCommands({ isStaff, entities, present }: Organiser, now: number): Command[] {
  return [
    ...(present ? presentPages(present) : []),
    {
      ...{ id: 'admin', label: 'What you run', group: goTo, icon: 'home', keys: ['g', 'h'] },
      ...{ to: href('/admin'), words: 'home overview admin' },
    },
    ...(isStaff ? staffPages() : []),
    ...(!isStaff && ownsTold(entities) ? [webhooks] : []),
    { id: 'site', label: 'Back to the site', group: goTo, icon: 'globe', to: href('/'), words: 'public' },
    ...ownEntities(entities, now),
  ];
}

const webhooks: Command = {
  ...{ id: 'page Webhooks', label: 'Webhooks', group: goTo, icon: 'broadcast', to: href('/admin/webhooks') },
};

/** Whether other systems can be told of something that they own. */
export function ownsTold(entities: readonly NamedPermission[]): boolean {
  return entities.some(
    ({ entityType, level }) => (entityType === 'event' || entityType === 'promoter') && level >= ownerLevel,
  );
}

function presentPages({ type, id, name, level, publicPath }: PresentEntity): Command[] {
  const page = { group: name, to: publicPath };
  const shown: Command = {
    ...page,
    ...{ id: 'present public', label: 'Public page', icon: 'eye', keys: ['g', 'v'], words: 'view' },
  };
  if (type === 'event') return [...pagesOfEvent(id, name, level), shown];
  const params = { id: String(id) };
  const settings = { ...page, id: 'present Settings', label: 'Settings', icon: 'settings' as const };
  const keys = ['g', 's'];
  if (type === 'promoter') return [shown];
  const to = type === 'venue' ? href('/admin/venue/:id/settings', params) : undefined;
  return [{ ...settings, keys, to: to ?? href('/admin/artist/:id/settings', params) }, shown];
}

function pagesOfEvent(id: number, group: string, level: number): Command[] {
  const lineUp = href('/admin/event/:id/artists', { id: String(id) });
  const more: Command[] = [
    { id: 'present Timetable', label: 'Timetable', group, icon: 'grid', to: `${lineUp}?view=timetable` },
    { id: 'present Night', label: 'On the night', group, icon: 'clock', to: `${lineUp}?view=live` },
    {
      ...{
        id: 'present Design',
        label: 'Ticket design',
        group,
        icon: 'picture',
        words: 'customise designer',
      },
      to: `${href('/customize-tickets')}?event=${id}`,
    },
  ];
  return [
    ...eventPages(id)
      .filter((page) => level >= page.level)
      .map(({ label, icon, to, words, letter }) => ({
        ...{ id: `present ${label}`, label, group, icon, to, words },
        keys: ['g', letter],
      })),
    ...(level >= editorLevel ? more : []),
  ];
}

function staffPages(): Command[] {
  const manage = href('/admin/manage');
  const views: { label: string; icon: IconName; view: string }[] = [
    { label: 'Genres', icon: 'music', view: 'genres' },
    { label: 'Platform settings', icon: 'settings', view: 'settings' },
    { label: 'Audit log', icon: 'list', view: 'audit' },
  ];
  return [
    ...platformPages().map(({ to, label, icon }) => ({
      ...{ id: `page ${label}`, label, group: goTo, icon, to },
      ...(to === manage && { keys: ['g', 'm'], words: 'directory people' }),
    })),
    ...views.map(({ label, icon, view }) => ({
      ...{ id: `page ${label}`, label, group: goTo, icon, to: `${manage}?view=${view}` },
    })),
  ];
}

export const entityGroups = {
  event: { group: 'Events', icon: 'calendar' },
  venue: { group: 'Venues', icon: 'venue' },
  artist: { group: 'Artists', icon: 'mic' },
  promoter: { group: 'Promoters', icon: 'megaphone' },
} as const;

/** Of the events those nearest to now come first, whether they are to come or just over. */
function ownEntities(entities: readonly NamedPermission[], now: number): Command[] {
  const distance = ({ when }: NamedPermission) => (when ? Math.abs(Date.parse(when.startsAt) - now) : 0);
  const inOrder = entities.toSorted((one, other) => distance(one) - distance(other));
  return Object.entries(entityGroups).flatMap(([type, look]) =>
    inOrder
      .filter(({ entityType }) => entityType === type)
      .map(({ entityId, name, to, when }) => ({
        ...{ id: `${type} ${entityId}`, label: name, ...look, to },
        ...(when && { detail: formatDate(when.startsAt, when.timezone) }),
      })),
  );
}
