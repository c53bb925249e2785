import type { DesignElement, ElementKind } from '~/lib/ticket-design/document';
import type { Box } from './boxes';

const kindWords: Record<ElementKind, string> = {
  title: 'Title',
  date: 'Date',
  times: 'Times',
  venue: 'Venue',
  address: 'Address',
  type: 'Ticket type',
  holder: 'Holder',
  price: 'Price',
  order: 'Order code',
  number: 'Ticket number',
  serial: 'Serial',
  notes: 'Notes',
  print: 'Small print',
  brand: 'Limelight',
  text: 'Text',
  logo: 'Logo',
  picture: 'Picture',
  sponsor: 'Sponsor',
  box: 'Shape',
  code: 'Code',
};

export function kindName(kind: ElementKind): string {
  return kindWords[kind];
}

/** What the team calls it, what it says, or what it is. */
export function nameOf({
  name,
  kind,
  text,
  id,
}: Pick<DesignElement, 'name' | 'kind' | 'text' | 'id'>): string {
  if (name) return name;
  if (kind === 'text' && text) return text.slice(0, 40);
  // Shapes of the layouts are told apart by their ids, copies by their numbers.
  if (kind === 'box' && !id.startsWith('box')) return `${id.charAt(0).toUpperCase()}${id.slice(1)}`;
  const number = /-(\d+)$/.exec(id)?.[1];
  return number ? `${kindWords[kind]} ${number}` : kindWords[kind];
}

/** For those who hear the page: 'Title, 24 from the left, 130 from the top, 342 wide, 60 high'. */
export function placeWords(name: string, box: Box): string {
  const [x, y, w, h] = [box.x, box.y, box.w, box.h].map(Math.round);
  return `${name}, ${x} from the left, ${y} from the top, ${w} wide, ${h} high`;
}

export function movedWords(names: readonly string[], box: Box): string {
  const who = names.length === 1 ? names[0] : `${names.length} elements`;
  return `${who}: ${Math.round(box.x)} from the left, ${Math.round(box.y)} from the top.`;
}

export function sizedWords(name: string, box: Box): string {
  return `${name}: ${Math.round(box.w)} wide, ${Math.round(box.h)} high.`;
}
