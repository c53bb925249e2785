import { paragraphsOf } from '~/lib/linked-text';
import { type Block, type MailContent, oneLine, ticketsShown } from '~/services/mail/mail-content.server';

/** The mail for whoever reads text: the same content in the same order. */
export function mailText({ heading, blocks, because, unsubscribe }: MailContent): string {
  const end = unsubscribe ? `\nNo more mails like this: ${unsubscribe}` : '';
  return [oneLine(heading), ...blocks.map(textOf), `--\nLimelight\n${because}${end}`].join('\n\n');
}

function textOf(block: Block): string {
  switch (block.is) {
    case 'words':
    case 'small':
      return oneLine(block.text);
    case 'quote':
      return block.text
        .split(/\r?\n/)
        .map((line) => `> ${oneLine(line)}`)
        .join('\n');
    case 'letter':
      return paragraphsOf(block.text)
        .map((lines) => lines.map(oneLine).join('\n'))
        .join('\n\n');
    case 'button':
      return `${block.label}: ${block.to}`;
    case 'facts':
      return block.facts.map(([label, value]) => `${label}: ${oneLine(value)}`).join('\n');
    case 'tickets': {
      const { tickets } = block;
      const lines = tickets
        .slice(0, ticketsShown)
        .map(({ name, holder }) => `- ${[name, holder].filter(Boolean).map(oneLine).join(', ')}`);
      const more = tickets.length - lines.length;
      return [...lines, ...(more > 0 ? [`and ${more} more`] : [])].join('\n');
    }
  }
}
