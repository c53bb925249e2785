/** Tonight's event: people are on their way in, so that scanner and live view have something to show. */
export const tonight = 2;
export const festival = 1;

export const gates = [
  { event_id: tonight, name: 'Front door', position: 1 },
  { event_id: tonight, name: 'Side door', position: 2 },
  { event_id: tonight, name: 'Guest list', position: 3 },
  { event_id: festival, name: 'Dock gate', position: 1 },
  { event_id: festival, name: 'North meadow', position: 2 },
];

type Phone = {
  event: number;
  name: string;
  gate: string;
  /** Whose it is; a phone without a person came by a link. */
  person?: string;
  /** Minutes since it was last heard of; a link that nobody took was never. */
  seen?: number;
  waiting?: number;
  isRevoked?: true;
};

export const phones: Phone[] = [
  { event: tonight, name: 'Front left', gate: 'Front door', seen: 0 },
  { event: tonight, name: 'Front right', gate: 'Front door', seen: 0 },
  { event: tonight, name: 'Side', gate: 'Side door', seen: 0 },
  { event: tonight, name: 'Guests', gate: 'Guest list', seen: 1 },
  { event: tonight, name: 'Supervisor', gate: 'Front door', person: 'Demo Organiser', seen: 12 },
  { event: tonight, name: 'Roving', gate: 'Side door', seen: 47, waiting: 2 },
  { event: tonight, name: 'Lost in a taxi', gate: 'Front door', seen: 131, isRevoked: true },
  { event: tonight, name: 'Late shift', gate: 'Front door' },
  { event: festival, name: 'Dock 1', gate: 'Dock gate' },
  { event: festival, name: 'Dock 2', gate: 'Dock gate' },
  { event: festival, name: 'Meadow', gate: 'North meadow' },
];

/** Which phones take turns in letting people in: two of three come by the front door. */
export const turns = ['Front left', 'Front right', 'Side', 'Front left', 'Front right', 'Guests'];

/** What else was held up to a phone, by minutes ago. */
export const oddities: { ago: number; phone: string; problem?: 'forged' | 'unknown'; of?: number }[] = [
  { ago: 122, phone: 'Front left', problem: 'unknown' },
  { ago: 97, phone: 'Front right', of: festival },
  { ago: 71, phone: 'Side', problem: 'forged' },
  { ago: 58, phone: 'Front left', of: festival },
  { ago: 33, phone: 'Guests', problem: 'unknown' },
  { ago: 9, phone: 'Front right', problem: 'forged' },
];
