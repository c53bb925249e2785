import { createServer, type Socket } from 'node:net';
import postgres from 'postgres';
import { expect, test } from 'vitest';
import { createMailer } from './mailer.ts';

/** As much of SMTP as a client needs to hand over a mail. */
function answer(socket: Socket, received: string[]): void {
  let isBody = false;
  socket.write('220 test\r\n');
  socket.on('data', (chunk) => {
    const text = chunk.toString();
    received.push(text);
    if (isBody) {
      if (!text.endsWith('\r\n.\r\n')) return;
      isBody = false;
      socket.write('250 taken\r\n');
    } else if (text.startsWith('DATA')) {
      isBody = true;
      socket.write('354 go on\r\n');
    } else if (text.startsWith('QUIT')) socket.end('221 bye\r\n');
    else socket.write('250 ok\r\n');
  });
}

test('by SMTP, files and headers go with the mail', async () => {
  const received: string[] = [];
  const server = createServer((socket) => answer(socket, received));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = address && typeof address === 'object' ? address.port : 0;
  const sql = postgres({ max: 0 });
  const mailer = createMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, from: 'Limelight <us@b.test>', sql });
  await mailer.send({
    to: 'ada@b.test',
    subject: 'Your ticket',
    text: 'Plain words',
    html: '<p>Fine words</p>',
    attachments: [
      {
        filename: 'tickets.pdf',
        contentType: 'application/pdf',
        content: new TextEncoder().encode('%PDF-x'),
      },
    ],
    headers: { 'Auto-Submitted': 'auto-generated' },
  });
  mailer.stop();
  server.close();
  const wire = received.join('');
  for (const part of ['Plain words', 'Fine words', 'filename=tickets.pdf', 'Auto-Submitted: auto-generated'])
    expect(wire).toContain(part);
  expect(wire).toContain(Buffer.from('%PDF-x').toString('base64'));
});
