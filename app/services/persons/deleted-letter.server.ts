import type { Platform } from '~/lib/platform';
import { oneLine } from '~/services/mail/mail-content.server';
import type { Letter } from '~/services/mail/send-once.server';

type Farewell = { address: string; name: string; occasion: string };

/** The last letter to an account. Whoever did not ask for it learns of it here. */
export function deletedLetter({ publicUrl }: Platform, { address, name, occasion }: Farewell): Letter {
  const greeting = oneLine(name);
  return {
    ...{ occasion, kind: 'account_deleted', to: address, orderId: null },
    write: async () => ({
      content: {
        subject: 'Your Limelight account is deleted',
        preview: 'Everything that nothing obliges us to keep is gone.',
        heading: 'Your account is deleted',
        blocks: [
          {
            is: 'words',
            text: `${greeting ? `${greeting}, your` : 'Your'} account is deleted, and with it your profile, pictures, messages, plans, what you follow and what you were told. You are signed out everywhere.`,
          },
          {
            is: 'words',
            text: 'Tickets for events to come stay valid: they are attached to the mails that we sent you, and the link in those mails opens them. Receipts are kept for ten years, because tax law asks for it.',
          },
          { is: 'button', label: 'What we keep, and why', to: `${publicUrl}/privacy` },
          {
            is: 'words',
            text: 'Was it not you? Then somebody else had your password. We cannot bring the account back, but write to us so that we can look into it. If you used that password elsewhere, change it there.',
          },
        ],
        because: 'You get this because the account with this address was deleted. It is the last one.',
      },
    }),
  };
}
