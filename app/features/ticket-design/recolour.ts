import { contrast } from '~/lib/contrast';
import type { DesignElement, DesignPalette, TicketDesign } from '~/lib/ticket-design/document';
import { isWords } from '~/lib/ticket-design/elements';
import { readableOn } from '~/lib/ticket-design/layout-parts';

/** The design in other colours. White paper, neutral letters that can be read and the code stay as they are. */
export function recolour(design: TicketDesign, palette: DesignPalette): TicketDesign {
  const paper =
    isVivid(design.paper) || contrast(design.paper, '#ffffff') > 1.6 ? palette.ground : design.paper;
  const { background } = design;
  const next: TicketDesign = {
    ...design,
    paper,
    background:
      background.kind === 'art'
        ? { ...background, palette }
        : background.kind === 'gradient'
          ? { ...background, from: palette.ground, to: palette.deep }
          : background,
  };
  const elements: DesignElement[] = [];
  for (const element of next.elements) elements.push(paint(element, elements, next, palette));
  return { ...next, elements };
}

function paint(
  element: DesignElement,
  below: readonly DesignElement[],
  design: TicketDesign,
  palette: DesignPalette,
): DesignElement {
  if (element.kind === 'box')
    return isVivid(element.colour)
      ? { ...element, colour: readableOn(design.paper, [palette.first, palette.second], 1.5) }
      : element;
  if (!isWords(element.kind)) return element;
  const ground = groundOf(element, below, design, palette);
  if (ground === null) return element;
  const wanted = isVivid(element.colour)
    ? [palette.first, palette.second, palette.ink]
    : [element.colour, palette.ink];
  return { ...element, colour: readableOn(ground, wanted, element.size >= 24 ? 3 : 4.5) };
}

/** What a text stands on; null on pictures and art, whose shade it is made for. */
function groundOf(
  element: DesignElement,
  below: readonly DesignElement[],
  { background, area, paper }: TicketDesign,
  palette: DesignPalette,
): string | null {
  const plate = below.findLast(
    (other) =>
      other.kind === 'box' && other.look === 'fill' && other.opacity === 100 && covers(other, element),
  );
  if (plate) return plate.colour;
  if (background.kind === 'plain' || !covers(area, element)) return paper;
  return background.kind === 'gradient' ? palette.deep : null;
}

type Place = Pick<DesignElement, 'x' | 'y' | 'w' | 'h'>;

function covers(ground: Place, { x, y, w, h }: Place): boolean {
  const [across, down] = [x + w / 2, y + h / 2];
  return (
    across >= ground.x && across <= ground.x + ground.w && down >= ground.y && down <= ground.y + ground.h
  );
}

function isVivid(colour: string): boolean {
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return Math.max(...parts) - Math.min(...parts) > 70;
}
