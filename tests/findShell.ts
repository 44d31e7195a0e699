import { existsSync } from 'node:fs';
import { findBrowser } from '../scripts/findBrowser.ts';

/** Chromium without windows, which Playwright starts by default where it is: pages take less time than in a whole browser. */
const SHELL = '/usr/bin/chromium-headless-shell';

/** The path of a browser for tests that need no whole one. */
export const findShell = (): string =>
  process.env['CHROME_PATH'] || !existsSync(SHELL) ? findBrowser() : SHELL;
