import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

/** Where Chrome and Chromium are usually installed. */
const BROWSER_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** Flags for a browser used only by tests: no sandbox inside containers, no background tasks. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

function installed(): string | undefined {
  return [process.env['CHROME_PATH'], chromium.executablePath(), ...BROWSER_PATHS].find(
    (place) => place && existsSync(place),
  );
}

function attempt(command: string, args: readonly string[]): void {
  try {
    execFileSync(command, args, { stdio: 'inherit', timeout: 300_000 });
  } catch {
    // Try the next option; if all fail, the error comes at the end.
  }
}

/**
 * The path of a browser for the tests: CHROME_PATH, Playwright's own, or an installed one. Otherwise installs one,
 * Playwright's download or Debian's package. If that fails too, throws an error that says what to do.
 */
export function findBrowser(): string {
  const found = installed();
  if (found) return found;
  console.log('No Chrome or Chromium found; installing one for the browser tests.');
  attempt(process.execPath, ['node_modules/playwright-core/cli.js', 'install', 'chromium']);
  if (!installed() && existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    attempt('apt-get', ['update', '-qq']);
    attempt('apt-get', ['install', '-y', '-qq', 'chromium', 'chromium-headless-shell']);
  }
  const place = installed();
  if (place) return place;
  throw new Error(
    'The browser tests need Chrome or Chromium, and none could be installed. Install one, or set CHROME_PATH to it; ' +
      '"npm run check" runs everything that needs no browser.',
  );
}
