import { MailBlock } from '~/services/mail/mail-blocks.server';
import { type MailContent, oneLine } from '~/services/mail/mail-content.server';
import { darkStyle, style } from '~/services/mail/mail-style.server';
import { inOrder, Table } from '~/services/mail/mail-table.server';

/** The whole mail as a page: tables, and styles on the elements, which is what mail programs agree on. */
export function MailFrame({ subject, preview, heading, picture, blocks, because, unsubscribe }: MailContent) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{oneLine(subject)}</title>
        <style>{darkStyle}</style>
      </head>
      <body className="page" style={style.page}>
        <div style={style.preview}>{oneLine(preview)}</div>
        <Table className="page" width="100%" look={style.page}>
          <tr>
            <td align="center" className="outer" style={style.outer}>
              <Table width="600" look={style.column}>
                <tr>
                  <td className="strong" style={style.brand}>
                    <span className="dot" style={style.dot}>
                      ●
                    </span>{' '}
                    Limelight
                  </td>
                </tr>
                <tr>
                  <td className="card" style={style.card}>
                    {picture && (
                      <img {...picture} alt={oneLine(picture.alt)} width={544} style={style.picture} />
                    )}
                    <h1 className="strong" style={style.heading}>
                      {oneLine(heading)}
                    </h1>
                    {inOrder(
                      MailBlock,
                      blocks.map((block) => ({ block })),
                    )}
                  </td>
                </tr>
                <tr>
                  <td className="muted" style={style.footer}>
                    {because}
                    {unsubscribe && (
                      <>
                        {' '}
                        <a href={unsubscribe} className="muted" style={style.footerLink}>
                          No more mails like this
                        </a>
                      </>
                    )}
                  </td>
                </tr>
              </Table>
            </td>
          </tr>
        </Table>
      </body>
    </html>
  );
}
