type Place = 'cookie' | 'local' | 'session' | 'database' | 'cache';

/** What is kept in the browser of whoever uses Limelight. None of it follows anybody, so nobody has to be asked for it. */
export type OnDevice = {
  /** `…` stands for what differs from one to the next. */
  name: string;
  place: Place;
  lasts: string;
  why: string;
  /** Where in the sources it is kept: tests/database/privacy-register.test.ts compares. */
  sources: readonly string[];
};

export const onDevice: readonly OnDevice[] = [
  {
    name: 'limelight-session',
    place: 'cookie',
    lasts: '400 days, or until you sign out',
    why: 'Keeps you signed in. Nobody who is not signed in has it. Where it is long it comes in numbered parts; while you sign in, one that ends in code-verifier proves that you began in this browser.',
    sources: ['app/db/session-cookie.ts'],
  },
  {
    name: 'limelight-order-…',
    place: 'cookie',
    lasts: '30 days, or until the order is over',
    why: 'Opens an order that you made without an account. Scripts cannot read it.',
    sources: ['app/lib/order-cookie.ts'],
  },
  {
    name: 'limelight-suspended',
    place: 'cookie',
    lasts: '10 minutes',
    why: 'Only if your account was suspended: the reason, so that we can tell you after you were signed out.',
    sources: ['app/db/session-cookie.ts'],
  },
  {
    name: 'limelight-colours',
    place: 'local',
    lasts: 'Until you clear it',
    why: 'Your choice of dark or light. It never leaves your device.',
    sources: ['app/ui/colour-scheme/colour-scheme.ts', 'app/ui/page/boot-script.tsx'],
  },
  {
    name: 'limelight-sidebar',
    place: 'local',
    lasts: 'Until you clear it',
    why: 'Whether the sidebar of the admin pages is folded. It never leaves your device.',
    sources: ['app/ui/shell/sidebar-fold.ts', 'app/ui/page/boot-script.tsx'],
  },
  {
    name: 'limelight-palette',
    place: 'local',
    lasts: 'Until you clear it',
    why: 'Which commands of the admin pages you used last, to show them first. It never leaves your device.',
    sources: ['app/ui/palette/recent-commands.ts'],
  },
  {
    name: 'limelight-single-keys',
    place: 'local',
    lasts: 'Until you clear it',
    why: 'Whether shortcuts of single keys are switched off on the admin pages. It never leaves your device.',
    sources: ['app/ui/shortcuts/single-keys.ts'],
  },
  {
    name: 'limelight-favourites:…',
    place: 'local',
    lasts: 'Until you sign in, which takes them along, or clear it',
    why: 'Acts that you marked without an account.',
    sources: ['app/features/timetable/favourites-device.ts'],
  },
  {
    name: 'limelight-favourites-since:…',
    place: 'local',
    lasts: 'Until you clear it',
    why: 'When you marked an act, so that what changed since is shown as new.',
    sources: ['app/features/timetable/favourites-device.ts'],
  },
  {
    name: 'limelight-chat:…',
    place: 'local',
    lasts: 'Until the message has arrived, or somebody else signs in in this browser',
    why: 'What you began to write in a chat, and messages that wait for a connection. They are sent to the room and nowhere else.',
    sources: ['app/features/chat/outgoing.ts'],
  },
  {
    name: 'limelight-push-asked',
    place: 'local',
    lasts: 'Until you clear it',
    why: 'When we last asked whether this device may be told, so that we do not ask again for 30 days.',
    sources: ['app/features/notifications/push-asking.ts'],
  },
  {
    name: 'limelight-push-owner',
    place: 'local',
    lasts: 'Until you sign out or turn it off',
    why: 'Whose account this device is told for, so that nobody else is told in their place.',
    sources: ['app/features/notifications/push-device.ts'],
  },
  {
    name: 'limelight.news-seen',
    place: 'local',
    lasts: 'Until you clear it',
    why: 'Which announcements you closed without an account.',
    sources: ['app/features/announcements/seen-on-device.ts'],
  },
  {
    name: 'clock-offset',
    place: 'local',
    lasts: 'Until you clear it',
    why: 'How far this device’s clock is off, so that live codes are right without a network.',
    sources: ['app/features/tickets/server-clock.ts'],
  },
  {
    name: 'limelight:edits:…',
    place: 'local',
    lasts: 'Until you save or discard it',
    why: 'What you typed on the admin pages and have not saved.',
    sources: ['app/ui/editing/kept-edits.ts'],
  },
  {
    name: 'limelight:ticket-design:…',
    place: 'local',
    lasts: 'Until you save or discard it',
    why: 'A ticket design that is not saved yet.',
    sources: ['app/features/ticket-design/kept-design.ts'],
  },
  {
    name: 'limelight-scanner',
    place: 'local',
    lasts: 'Until you clear it',
    why: 'How the scanner is set up on this device: sound, light, camera.',
    sources: ['app/features/scanning/preferences.ts'],
  },
  {
    name: 'limelight-list …',
    place: 'session',
    lasts: 'Until you close the tab',
    why: 'Brings you back to where you were in a long list. So does react-router-scroll-positions, on any page.',
    sources: ['app/features/events/kept-pages.ts'],
  },
  {
    name: 'limelight-reloaded',
    place: 'session',
    lasts: 'Until you close the tab',
    why: 'When a page last reloaded itself for a new version, so that it does so once and not again and again.',
    sources: ['app/ui/new-build/reload-once.ts'],
  },
  {
    name: 'limelight-door',
    place: 'database',
    lasts: 'Until the scanner is signed off',
    why: 'For door staff alone: the tickets of the event with the names on them, and scans that wait for a connection, so that the door works without a network.',
    sources: ['app/features/scanning/door-database.ts'],
  },
  {
    name: 'tickets-…',
    place: 'cache',
    lasts: 'Until you sign out',
    why: 'Tickets that you opened, to show them without a network.',
    sources: ['app/lib/offline-cache.ts', 'public/'],
  },
  {
    name: 'timetables-…',
    place: 'cache',
    lasts: 'Until you sign out',
    why: 'Timetables that you opened, to show them without a network.',
    sources: ['app/lib/offline-cache.ts', 'public/'],
  },
  {
    name: 'offline-…',
    place: 'cache',
    lasts: 'Until the next version',
    why: 'The page that we show where there is no network.',
    sources: ['public/'],
  },
  {
    name: 'scanner',
    place: 'cache',
    lasts: 'Until you clear it',
    why: 'The page of the scanner itself, to open it without a network.',
    sources: ['public/'],
  },
];
