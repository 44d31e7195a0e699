/** Serves a folder as the site is served, without pages for "not found": `PORT=8000 node bench/folder.ts FOLDER`. */
import { createServer } from 'node:http';
import sirv from 'sirv';

const [, , folder = 'build/client'] = process.argv;
const files = sirv(folder, { brotli: true, gzip: true, etag: true });
createServer((request, response) => files(request, response)).listen(Number(process.env['PORT']), () =>
  console.log(`serving ${folder}`),
);
