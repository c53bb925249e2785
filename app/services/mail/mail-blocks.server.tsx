import { linkedPieces, type Piece, paragraphsOf } from '~/lib/linked-text';
import { type Block, oneLine, ticketsShown } from '~/services/mail/mail-content.server';
import { style } from '~/services/mail/mail-style.server';
import { inOrder, Table } from '~/services/mail/mail-table.server';

/** One block as mail programs show it. */
export function MailBlock({ block }: { block: Block }) {
  switch (block.is) {
    case 'words':
      return (
        <p className="plain" style={style.words}>
          {oneLine(block.text)}
        </p>
      );
    case 'small':
      return (
        <p className="muted" style={style.small}>
          {oneLine(block.text)}
        </p>
      );
    case 'quote':
      return (
        <blockquote className="plain bar" style={style.quote}>
          {block.text}
        </blockquote>
      );
    case 'letter':
      return inOrder(
        LetterParagraph,
        paragraphsOf(block.text).map((lines) => ({ lines })),
      );
    case 'button':
      return <ButtonBlock {...block} />;
    case 'facts':
      return <FactsBlock {...block} />;
    case 'tickets':
      return <TicketsBlock {...block} />;
  }
}

function LetterParagraph({ lines }: { lines: string[] }) {
  return (
    <p className="plain" style={style.letter}>
      {inOrder(
        LetterPiece,
        lines.flatMap((line, place) => [
          ...(place > 0 ? [{ text: '\n' }] : []),
          ...linkedPieces(oneLine(line)),
        ]),
      )}
    </p>
  );
}

function LetterPiece({ text, to }: Piece) {
  if (to === undefined) return text;
  return (
    <a href={to} className="dot" style={style.link}>
      {text}
    </a>
  );
}

type Of<Kind extends Block['is']> = Extract<Block, { is: Kind }>;

function ButtonBlock({ label, to }: Of<'button'>) {
  return (
    <Table look={style.buttons}>
      <tr>
        <td className="fill" style={style.buttonCell}>
          <a href={to} className="button" style={style.button}>
            {label}
          </a>
        </td>
      </tr>
    </Table>
  );
}

function FactsBlock({ facts }: Of<'facts'>) {
  const rows = facts.map(([label, value]) => (
    <tr key={label}>
      <td className="muted line" style={style.label}>
        {label}
      </td>
      <td className="strong line" style={style.value}>
        {oneLine(value)}
      </td>
    </tr>
  ));
  return (
    <Table width="100%" className="line" look={style.facts}>
      {rows}
    </Table>
  );
}

function TicketsBlock({ tickets }: Of<'tickets'>) {
  const more = tickets.length - ticketsShown;
  return (
    <>
      {inOrder(TicketCard, tickets.slice(0, ticketsShown))}
      {more > 0 && (
        <p className="muted" style={style.small}>
          and {more} more
        </p>
      )}
      <div style={style.afterTickets}> </div>
    </>
  );
}

function TicketCard({ name, holder }: Of<'tickets'>['tickets'][number]) {
  return (
    <>
      <Table width="100%" look={style.column}>
        <tr>
          <td className="ticket" style={style.ticket}>
            <div className="strong" style={style.ticketName}>
              {oneLine(name)}
            </div>
            {holder && (
              <div className="muted" style={style.ticketHolder}>
                {oneLine(holder)}
              </div>
            )}
          </td>
        </tr>
      </Table>
      <div style={style.gap}> </div>
    </>
  );
}
