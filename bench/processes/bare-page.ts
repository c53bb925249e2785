import { createServer } from 'node:http';
import { serveParent } from './serve-parent.ts';

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>A bare page</title>
<meta name="description" content="As little as a page can be.">
</head>
<body>
<main>
<h1>A bare page</h1>
<p>As little as a page can be.</p>
<button type="button">0</button>
<input aria-label="Words">
</main>
<script>document.querySelector('button').onclick = (event) => { event.target.textContent++; }</script>
</body>
</html>`;

/** The limit of a page: a few words without styles, letters or pictures, and a button that counts. */
serveParent(async () => {
  const server = createServer((request, response) => {
    if (request.url !== '/') return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    ready: { url: `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}` },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
});
