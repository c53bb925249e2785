import { catalogue } from './catalogue.ts';
import { chat } from './chat.ts';
import { door } from './door.ts';
import { events } from './events.ts';
import { identity } from './identity.ts';
import { news } from './news.ts';
import type { Domain } from './notation.ts';
import { orders } from './orders.ts';
import { platform } from './platform.ts';
import { selling } from './selling.ts';
import { timetable } from './timetable.ts';

const domains: Domain[] = [
  identity,
  catalogue,
  events,
  selling,
  orders,
  door,
  timetable,
  chat,
  news,
  platform,
];

/** Everything that the gateway exposes, one line each. */
export const tables = domains.flatMap((domain) => domain.tables);
export const functions = domains.flatMap((domain) => domain.functions);
