/** What is sold where. Events are named by their ids: the first ones are always the same. */
export type DemoType = {
  event: number;
  name: string;
  description?: string;
  price: number;
  /** Of this type alone. */
  limit?: number;
  /** The shared pool of its event that it draws on. */
  pool?: string;
  after?: string;
  kind?: 'admission' | 'add_on';
  persons?: number;
  secret?: boolean;
  freeChoice?: boolean;
};

export const sharedPools = [
  { event_id: 1, name: 'Festival ground', size: 1800 },
  { event_id: 2, name: 'The house', size: 400 },
];

const festival = { event: 1, pool: 'Festival ground' };
const tonight = { event: 2, pool: 'The house' };

export const types: DemoType[] = [
  { ...festival, name: 'Early bird', description: 'All three nights.', price: 7900, limit: 300 },
  { ...festival, name: 'Regular', description: 'All three nights.', price: 9900, after: 'Early bird' },
  {
    ...festival,
    name: 'Crew of four',
    description: 'Four people, one price.',
    price: 34_000,
    limit: 50,
    persons: 4,
  },
  {
    ...festival,
    name: 'Backstage',
    description: 'With a walk across the stages.',
    price: 18_000,
    limit: 20,
    secret: true,
  },
  { event: 1, name: 'Tent pitch', description: 'For one tent.', price: 2500, limit: 200, kind: 'add_on' },
  { ...tonight, name: 'Early entry', description: 'For those who always know.', price: 1200, limit: 80 },
  { ...tonight, name: 'Entry', price: 1500, after: 'Early entry' },
  {
    ...tonight,
    name: 'Cloakroom',
    description: 'One hook, no queue.',
    price: 200,
    limit: 200,
    kind: 'add_on',
  },
  {
    event: 3,
    name: 'Cushion',
    description: 'Bring your own if you like it firm.',
    price: 800,
    limit: 180,
    freeChoice: true,
  },
  { event: 4, name: 'Entry', price: 1200, limit: 300 },
  { event: 5, name: 'Standing', price: 1800, limit: 220 },
  { event: 6, name: 'Free entry', price: 0, limit: 120 },
];

/** Sales that begin later: on the hour, or at ten in the morning. */
export const laterSales = [
  { event: 73, hours: 6, days: null },
  { event: 65, hours: null, days: 2 },
];

type DemoCoupon = {
  event: number;
  code: string;
  kind: 'percent' | 'fixed' | 'unlocking';
  value: number;
  uses?: number;
  perPerson?: number;
  budget?: number;
  batch?: string;
  /** Days until it ends; less than none for one that is over. */
  ends?: number;
  isOff?: true;
};

export const coupons: DemoCoupon[] = [
  { event: 1, code: 'FRIENDS10', kind: 'percent', value: 10, uses: 200 },
  { event: 1, code: 'DOCKS5', kind: 'fixed', value: 500, budget: 50_000 },
  { event: 1, code: 'BACKSTAGE', kind: 'unlocking', value: 0, uses: 20 },
  { event: 1, code: 'LASTYEAR', kind: 'percent', value: 15, uses: 60, perPerson: 1, ends: -20 },
  { event: 1, code: 'RADIO-BRACK', kind: 'percent', value: 20, uses: 25, batch: 'Radio', ends: 9 },
  { event: 1, code: 'RADIO-ELLERY', kind: 'percent', value: 20, uses: 25, batch: 'Radio', ends: 9 },
  { event: 1, code: 'POSTER-TYPO', kind: 'fixed', value: 1000, uses: 10, isOff: true },
  { event: 2, code: 'TIDE3', kind: 'fixed', value: 300, uses: 60 },
];

/** Asked of every attendee of the festival. */
export const questions = [
  {
    label: 'What do you eat?',
    kind: 'choice',
    choices: ['Everything', 'No meat', 'Nothing from animals'],
    required: true,
  },
  {
    label: 'How will you come?',
    kind: 'choice',
    choices: ['Tram', 'Bicycle', 'Ferry', 'Car'],
    required: false,
  },
  { label: 'Do you need a step-free way in?', kind: 'checkbox', choices: [], required: false },
];

export type Plan = {
  event: number;
  type: string;
  orders: number;
  /** Each order has 1 to this many, in turn; or always this many. */
  most?: number;
  always?: number;
  kind?: 'sale' | 'guest_list' | 'complimentary';
  /** Which part of the time on sale, from 0 to 1. */
  span?: [from: number, to: number];
  /** One of every so many orders has it. */
  addOn?: [name: string, every: number];
  coupon?: [code: string, every: number];
};

export const plans: Plan[] = [
  { event: 1, type: 'Early bird', orders: 142, always: 2, span: [0, 0.3], coupon: ['LASTYEAR', 6] },
  { event: 1, type: 'Early bird', orders: 8, always: 2, span: [0.1, 0.3], addOn: ['Tent pitch', 1] },
  {
    event: 1,
    type: 'Regular',
    orders: 260,
    most: 3,
    span: [0.3, 1],
    addOn: ['Tent pitch', 4],
    coupon: ['FRIENDS10', 7],
  },
  { event: 1, type: 'Regular', orders: 24, always: 2, span: [0.6, 1], coupon: ['DOCKS5', 1] },
  { event: 1, type: 'Regular', orders: 11, always: 1, span: [0.85, 1], coupon: ['RADIO-BRACK', 1] },
  { event: 1, type: 'Crew of four', orders: 14, always: 1, span: [0.2, 1] },
  { event: 1, type: 'Backstage', orders: 5, most: 2, span: [0.5, 1], coupon: ['BACKSTAGE', 1] },
  { event: 1, type: 'Regular', orders: 6, most: 2, kind: 'guest_list' },
  { event: 1, type: 'Regular', orders: 3, always: 2, kind: 'complimentary' },
  { event: 2, type: 'Early entry', orders: 40, always: 2, span: [0, 0.5] },
  {
    event: 2,
    type: 'Entry',
    orders: 115,
    most: 3,
    span: [0.4, 1],
    addOn: ['Cloakroom', 3],
    coupon: ['TIDE3', 9],
  },
  { event: 2, type: 'Entry', orders: 8, most: 2, kind: 'guest_list', span: [0.8, 1] },
  { event: 3, type: 'Cushion', orders: 90, always: 2 },
  { event: 4, type: 'Entry', orders: 16, most: 2 },
  { event: 5, type: 'Standing', orders: 18, most: 2 },
  { event: 6, type: 'Free entry', orders: 30, most: 3 },
];
