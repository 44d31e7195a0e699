import { existsSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { findBrowser } from '../../scripts/findBrowser.ts';
import { createSiteServer } from '../../scripts/server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    origin: string;
  }
}

/** Serves the built site on a free port for all journeys, and makes sure that a browser is installed. */
export default async function setup(project: TestProject) {
  if (!existsSync('dist/index.html')) throw new Error('Build the site first: npm run build');
  const server = createSiteServer('dist');
  await new Promise<void>((done) => server.listen(0, done));
  project.provide('origin', `http://localhost:${(server.address() as AddressInfo).port}`);
  findBrowser(); // Installs one if needed, before two workers try to.
  return () => {
    server.closeAllConnections();
    server.close();
  };
}
