import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import sirv from 'sirv';
import { englishPath } from '../src/site/localPath.ts';
import { SHARE_TARGET } from '../src/site/shareTarget.ts';
import { IMMUTABLE_CACHING, REVALIDATE_CACHING, securityHeaders } from './headers.ts';
import { movedTo } from './movedPages.ts';

/** MIME types that sirv does not know. */
const MORE_TYPES: Record<string, string> = {
  '.ico': 'image/x-icon',
};

/** The parts of a URL, without the query and anything that leaves the folder; empty if malformed. */
function pathParts(url = '/'): string[] {
  try {
    const [path = '/'] = decodeURIComponent(url).split('?');
    return path.split('/').filter((part) => part !== '' && part !== '..' && !part.includes('\0'));
  } catch {
    return [];
  }
}

/** A share that no service worker took: redirects to the page without what was shared, and the page says so. */
const isShare = ({ method, url = '' }: IncomingMessage) =>
  method === 'POST' &&
  englishPath(url).startsWith('/tools/recipe-converter?') &&
  url.includes(`?${SHARE_TARGET.query}=`);

/** Serves a built site like a static host. */
export function createSiteServer(folder: string): Server {
  /** Serves the closest 404.html above an unknown URL, such as its language's or that of the recipes. */
  function notFound(request: IncomingMessage, response: ServerResponse) {
    const parts = pathParts(request.url);
    while (parts.length > 0 && !existsSync(join(folder, ...parts, '404.html'))) parts.pop();
    response.writeHead(404, {
      'Content-Type': 'text/html;charset=utf-8',
      'Cache-Control': REVALIDATE_CACHING,
    });
    const page = join(folder, ...parts, '404.html');
    response.end(existsSync(page) ? readFileSync(page) : undefined);
  }

  const files = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders(response, path) {
      response.setHeader(
        'Cache-Control',
        path.startsWith('/assets/') ? IMMUTABLE_CACHING : REVALIDATE_CACHING,
      );
      const type = MORE_TYPES[extname(path)];
      if (type) response.setHeader('Content-Type', type);
    },
    onNoMatch: notFound,
  });

  return createServer((request, response) => {
    const path = `/${pathParts(request.url).join('/')}`;
    for (const [name, value] of Object.entries(securityHeaders(path))) response.setHeader(name, value);
    const moved = movedTo(request.url ?? '');
    if (moved) response.writeHead(301, { Location: moved, 'Cache-Control': REVALIDATE_CACHING }).end();
    else if (isShare(request)) response.writeHead(303, { Location: request.url }).end();
    else files(request, response);
  });
}
