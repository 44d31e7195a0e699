/** Serves a folder with the site's server: `PORT=8000 node bench/folder.ts FOLDER`. */
import { createSiteServer } from '../scripts/server.ts';

const [, , folder = 'dist'] = process.argv;
createSiteServer(folder).listen(Number(process.env['PORT']), () => console.log(`serving ${folder}`));
