import type { Venue } from './cities.ts';
import { brackwasser } from './venues-brackwasser.ts';
import { portEllery } from './venues-port-ellery.ts';
import { vilaMarejada } from './venues-vila-marejada.ts';

const { halleNord, tinChapel, ...restOfBrackwasser } = brackwasser;
const { canalRoom, ...restOfPortEllery } = portEllery;

/** In the order of their ids. */
export const venues: Venue[] = [
  halleNord,
  tinChapel,
  canalRoom,
  ...Object.values(restOfBrackwasser),
  ...Object.values(restOfPortEllery),
  ...Object.values(vilaMarejada),
];
