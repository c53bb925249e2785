import type { Platform } from '~/lib/platform';
import { renderMail } from '~/services/mail/render-mail.server';

const mostAnHour = 10;

/** To whoever asks, by the way that every other letter goes. Answers what came of it, in words. */
export async function sendTestLetter(
  platform: Platform,
  email: string,
): Promise<{ sent: boolean; words: string }> {
  const [row] = await platform.sql<{ wait: number }[]>`
    select private.take_rate(${`self_check_letter:${email}`}, ${mostAnHour}, '1 hour') as wait`;
  if ((row?.wait ?? 0) > 0) return { sent: false, words: 'That were enough letters for an hour.' };
  try {
    await platform.sendMail({
      to: email,
      ...renderMail({
        subject: 'A test letter from Limelight',
        preview: 'If you can read this, mail arrives.',
        heading: 'Mail arrives',
        blocks: [
          {
            is: 'words',
            text: 'You asked for this letter on the self-check page. It came the way that tickets come.',
          },
          { is: 'facts', facts: [['Sent from', platform.publicUrl]] },
        ],
        because: 'You get this mail because you tried out whether mail arrives.',
      }),
    });
    return { sent: true, words: `A letter is on its way to ${email}.` };
  } catch (error) {
    platform.log.warn({ err: error }, 'self-check: the test letter was refused');
    const cause = error instanceof Error ? error.message : String(error);
    return { sent: false, words: `The mail server refused it: ${cause}` };
  }
}
