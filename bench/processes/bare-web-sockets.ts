import { WebSocketServer } from 'ws';
import { serveParent } from './serve-parent.ts';

/** The limit of a fan-out: every message goes to every socket as it came, and nothing else happens. */
serveParent(async () => {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false });
  server.on('connection', (socket) => {
    socket.on('error', () => socket.terminate());
    socket.on('message', (data, binary) => {
      for (const client of server.clients) client.send(data, { binary });
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('listening', resolve);
    server.once('error', reject);
  });
  const address = server.address();
  return {
    ready: { url: `ws://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}` },
    stop: () =>
      new Promise((resolve) => {
        for (const client of server.clients) client.terminate();
        server.close(() => resolve());
      }),
  };
});
