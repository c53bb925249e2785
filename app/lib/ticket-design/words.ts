import type { DesignElement } from './document.ts';
import type { TicketFacts } from './facts.ts';

const smallPrint =
  'Show this code at the door, on your phone or on paper. It lets in once: whoever shows it first is in, so keep it to yourself.';
const livePrint =
  'Open this ticket on your phone at the door. Its code changes every few seconds: paper and pictures do not let in.';

export const liveNotice = {
  heading: 'Show it on your phone',
  text: 'The code of this ticket changes every few seconds. Open it on your phone at the door: paper and pictures do not let in.',
};

/** What an element says on this ticket. */
export function wordsOf({ kind, text, uppercase }: DesignElement, facts: TicketFacts): string {
  const said = sayingOf(kind, text, facts);
  return uppercase ? said.toUpperCase() : said;
}

function sayingOf(kind: DesignElement['kind'], text: string, facts: TicketFacts): string {
  switch (kind) {
    case 'text':
      return text;
    case 'brand':
      return text || 'Limelight';
    case 'print':
      return text || (facts.isLiveOnPaper ? livePrint : smallPrint);
    case 'logo':
    case 'picture':
    case 'sponsor':
    case 'box':
    case 'code':
      return '';
    default:
      return facts[kind];
  }
}
