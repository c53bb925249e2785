import type { TicketFacts } from './facts.ts';

export const sampleNames = ['normal', 'longest', 'cyrillic', 'greek', 'accents'] as const;
export type SampleName = (typeof sampleNames)[number];

const normal: TicketFacts = {
  eventId: 1,
  title: 'Night Shift: Warehouse Opening',
  date: 'Saturday 14 November 2026',
  times: 'Doors 22:00 · starts 23:00 · ends 06:00',
  venue: 'Halle 9',
  address: 'Hafenstraße 9, 20457 Hamburg',
  type: 'Early bird',
  holder: 'Mira Albrecht',
  price: '€24.50',
  order: 'K7M2QX9P',
  number: 'Ticket 1 of 2',
  serial: '5f1c09ab77e2d4408c31a6f0',
  notes: 'By Limelight Nights · From 18 years: bring an ID',
  isLiveOnPaper: false,
};

/** Tickets to try a design with: its event's own words are put in where they are known. */
export const sampleFacts: Record<SampleName, TicketFacts> = {
  normal,
  longest: {
    ...normal,
    title:
      'The Eleventh International Festival of Improvised, Electronic and Otherwise Unclassifiable Music on the Waterfront: Closing Ceremony and Afterparty',
    date: 'Wed 30 September – Sat 3 October 2026',
    times: 'Doors 16:00 · starts 17:00 · ends Sat 3 Oct, 02:00',
    venue: 'Kulturzentrum Alte Spinnerei am Westlichen Industriehafen',
    address: 'Wilhelmine-Charlotte-von-Hohenzollern-Straße 248–250, 20457 Hamburg-Mitte',
    type: 'Three nights with camping, parking and late check-out, reduced',
    holder: 'Maximiliana Theodora von Schlotterstein-Wallersbach-Ottenhofen',
    price: 'Complimentary',
    number: 'Ticket 488 of 500',
    notes:
      'By Limelight Nights, Verein zur Förderung der Klangkunst, Hafenkollektiv · From 18 years: bring an ID',
  },
  cyrillic: {
    ...normal,
    title: 'Нічна зміна: відкриття ангара',
    venue: 'Київська електросхема',
    address: 'вул. Нижньоюрківська 31, 04080 Київ',
    type: 'Ранній птах',
    holder: 'Ганна Шевченко-Їжакевич',
    notes: 'Организатор: Ночь и Свет',
  },
  greek: {
    ...normal,
    title: 'Νυχτερινή βάρδια: τα εγκαίνια',
    venue: 'Τεχνόπολη Δήμου Αθηναίων',
    address: 'Πειραιώς 100, 118 54 Αθήνα',
    type: 'Προπώληση',
    holder: 'Ζωή Παπαδοπούλου',
    notes: 'Από 18 ετών',
  },
  accents: {
    ...normal,
    title: 'Noc świętojańska – où l’été brûle',
    venue: 'Žižkovský divadelní sál',
    address: 'Rua São João 12, 1100-016 Lisboa',
    type: 'Ön satış',
    holder: 'Łukasz Ångström-Nguyễn Đặng',
    notes: 'Þórður & Ðœrte präsentieren Œuvre',
  },
};
