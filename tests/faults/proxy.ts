import { connect, createServer, type Socket } from 'node:net';

export type TcpProxy = {
  url: string;
  /** Where new connections go, in turn. */
  lead(targets: string[]): void;
  /** Nothing passes any more and nobody is told, as with a cable that was pulled. */
  cut(): void;
  mend(): void;
  close(): Promise<void>;
};

/** Stands between the crowd and Limelight: one address for whatever runs behind it. */
export async function startProxy(): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  let targets: URL[] = [];
  let turn = 0;
  let isCut = false;

  const server = createServer((client) => {
    keep(client);
    if (isCut) return;
    turn += 1;
    const target = targets[turn % targets.length];
    if (!target) {
      client.destroy();
      return;
    }
    const behind = connect(Number(target.port), target.hostname);
    keep(behind);
    client.pipe(behind).pipe(client);
    client.once('close', () => behind.destroy());
    behind.once('close', () => client.destroy());
  });

  function keep(socket: Socket): void {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.once('close', () => sockets.delete(socket));
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`,
    lead(urls) {
      targets = urls.map((url) => new URL(url));
    },
    cut() {
      isCut = true;
      for (const socket of sockets) socket.unpipe().pause();
    },
    mend() {
      isCut = false;
      for (const socket of sockets) socket.destroy();
    },
    close() {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
