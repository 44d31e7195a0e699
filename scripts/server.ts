import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import sirv from 'sirv';
import { IMMUTABLE, REVALIDATE, SECURITY_HEADERS } from './headers.ts';

/** Types that sirv does not know. */
const MORE_TYPES: Record<string, string> = {
  '.ico': 'image/x-icon',
};

/** The parts of an address, without query and without ways out of the folder; none when it cannot be read. */
function partsOf(url = '/'): string[] {
  try {
    const [path = '/'] = decodeURIComponent(url).split('?');
    return path.split('/').filter((part) => part !== '' && part !== '..' && !part.includes('\0'));
  } catch {
    return [];
  }
}

/** A server of a built site, as a static host would be one. */
export function createSiteServer(folder: string): Server {
  /** The nearest 404.html above an unknown address, if any: its language's, and the recipes' own. */
  function notFound(request: IncomingMessage, response: ServerResponse) {
    const parts = partsOf(request.url);
    while (parts.length > 0 && !existsSync(join(folder, ...parts, '404.html'))) parts.pop();
    response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8', 'Cache-Control': REVALIDATE });
    const page = join(folder, ...parts, '404.html');
    response.end(existsSync(page) ? readFileSync(page) : undefined);
  }

  const files = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders(response, path) {
      response.setHeader('Cache-Control', path.startsWith('/assets/') ? IMMUTABLE : REVALIDATE);
      const type = MORE_TYPES[extname(path)];
      if (type) response.setHeader('Content-Type', type);
    },
    onNoMatch: notFound,
  });

  return createServer((request, response) => {
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value);
    files(request, response);
  });
}
