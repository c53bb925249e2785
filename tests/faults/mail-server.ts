import { createServer, type Socket } from 'node:net';

export type MailServer = {
  url: string;
  /** `silent` takes connections and says nothing; `gone` turns them away. */
  become(state: 'well' | 'silent' | 'gone'): void;
  /** To whom, as often as it was taken. */
  taken: string[];
  close(): Promise<void>;
};

/** As much of SMTP as it takes to take a mail. */
export async function startMailServer(): Promise<MailServer> {
  const taken: string[] = [];
  const sockets = new Set<Socket>();
  let state: 'well' | 'silent' | 'gone' = 'well';
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.once('close', () => sockets.delete(socket));
    if (state === 'gone') socket.destroy();
    if (state === 'well') converse(socket, taken);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `smtp://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`,
    taken,
    become(next) {
      state = next;
      for (const socket of sockets) socket.destroy();
    },
    close() {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function converse(socket: Socket, taken: string[]): void {
  let to = '';
  let isContent = false;
  let rest = '';
  const say = (line: string) => socket.write(`${line}\r\n`);
  say('220 mail.limelight.test');
  socket.on('data', (chunk) => {
    const lines = (rest + chunk.toString('latin1')).split('\r\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (isContent) {
        if (line !== '.') continue;
        isContent = false;
        taken.push(to);
        say('250 taken');
      } else if (/^DATA/i.test(line)) {
        isContent = true;
        say('354 go on');
      } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
      else {
        const [, recipient] = /^RCPT TO:<([^>]*)>/i.exec(line) ?? [];
        to = recipient ?? to;
        say('250 well');
      }
    }
  });
}
