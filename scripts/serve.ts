/** Serves the built site; `npm start` runs it after the build. */
import { OUTPUT_FOLDER } from './outputFolder.ts';
import { createSiteServer } from './server.ts';

const port = Number(process.env['PORT'] ?? 4173);
const server = createSiteServer(OUTPUT_FOLDER);

server.on('error', (error: NodeJS.ErrnoException) => {
  console.error(
    error.code === 'EADDRINUSE'
      ? `Port ${port} is taken. Stop what uses it, or choose another: PORT=${port + 1} npm start`
      : `The server could not start: ${error.message}`,
  );
  process.exit(1);
});
server.listen(port, () => console.log(`Gramwise is at http://localhost:${port}`));
