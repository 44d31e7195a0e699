/** Serves build/client as a static host would: `npm start` runs it after the build. */
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { IMMUTABLE, REVALIDATE, SECURITY_HEADERS } from './headers.ts';

const OUT = 'build/client';
const port = Number(process.env['PORT'] ?? 4173);

/** The nearest 404.html above an unknown address: its language's, and the recipes' own. */
function notFound(request: IncomingMessage, response: ServerResponse) {
  const parts =
    decodeURI(request.url ?? '/')
      .split('?')[0]
      ?.split('/')
      .filter((part) => part && part !== '..') ?? [];
  while (parts.length > 0 && !existsSync(join(OUT, ...parts, '404.html'))) parts.pop();
  response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8', 'Cache-Control': REVALIDATE });
  response.end(readFileSync(join(OUT, ...parts, '404.html')));
}

const files = sirv(OUT, {
  brotli: true,
  gzip: true,
  etag: true,
  setHeaders(response, path) {
    response.setHeader('Cache-Control', path.startsWith('/assets/') ? IMMUTABLE : REVALIDATE);
    if (path.endsWith('.data')) response.setHeader('Content-Type', 'text/x-script;charset=utf-8');
  },
  onNoMatch: notFound,
});

const server = createServer((request, response) => {
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value);
  files(request, response);
});

server.on('error', (error: NodeJS.ErrnoException) => {
  console.error(
    error.code === 'EADDRINUSE'
      ? `Port ${port} is taken. Stop what uses it, or choose another: PORT=4174 npm start`
      : `The server could not start: ${error.message}`,
  );
  process.exit(1);
});
server.listen(port, () => console.log(`Gramwise is at http://localhost:${port}`));
