import { existsSync } from 'node:fs';
import { findBrowser } from '../scripts/findBrowser.ts';

const SHELL = '/usr/bin/chromium-headless-shell';

/** The path of a browser for tests that need no whole one. */
export const findShell = (): string =>
  process.env['CHROME_PATH'] || !existsSync(SHELL) ? findBrowser() : SHELL;
