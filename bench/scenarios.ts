import type { Scenario } from './scenario.ts';
import { chatFanout } from './scenarios/chat-fanout.ts';
import { chatWrite } from './scenarios/chat-write.ts';
import { documents } from './scenarios/documents.ts';
import { eventPage } from './scenarios/event-page.ts';
import { growth } from './scenarios/growth.ts';
import { holdHot } from './scenarios/hold-hot.ts';
import { holdMany } from './scenarios/hold-many.ts';
import { home } from './scenarios/home.ts';
import { ordersList } from './scenarios/orders-list.ts';
import { pages } from './scenarios/pages.ts';
import { realtimeFanout } from './scenarios/realtime-fanout.ts';
import { restRead } from './scenarios/rest-read.ts';
import { restRpc } from './scenarios/rest-rpc.ts';
import { scan } from './scenarios/scan.ts';
import { search } from './scenarios/search.ts';
import { settle } from './scenarios/settle.ts';
import { startAgain } from './scenarios/start-again.ts';
import { startFirst } from './scenarios/start-first.ts';
import { together } from './scenarios/together.ts';

/** In the order in which they run. */
export const scenarios: Scenario[] = [
  restRead,
  restRpc,
  realtimeFanout,
  startFirst,
  startAgain,
  home,
  eventPage,
  search,
  holdHot,
  holdMany,
  settle,
  ordersList,
  scan,
  chatFanout,
  chatWrite,
  documents,
  growth,
  together,
  pages,
];
