/**
 * Draws the generated pictures of public/: the social card of each language and the icons of the installed app. Run it
 * after changing the hero's text or drawing, the logo or the colors: `npx node scripts/socialCards.ts`.
 */
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { createServer } from 'vite';
import { SITE_CATALOGS } from '../src/catalogs/catalogs.ts';
import { LANGUAGE_CODES, type Language } from '../src/catalogs/languages.ts';
import { BROWSER_FLAGS, findBrowser } from './findBrowser.ts';

const HERB = '#2f6339';
const PAPER = '#faf6ee';
const CREAM = '#fffdf8';

const MARK = readFileSync('public/favicon.svg', 'utf8');
/** The logo for a herb-green background, with cream in place of green. */
const LIGHT_MARK = MARK.replaceAll(HERB, CREAM);

/** The site's theme and fonts, inlined because a page without a URL cannot fetch them. */
const THEME = ['theme', 'faces']
  .map((name) => readFileSync(`src/ui/theme/${name}.css`, 'utf8'))
  .join('')
  .replace(
    /url\('\.\.\/fonts\/([\w-]+\.woff2)'\)/g,
    (_, font: string) =>
      `url(data:font/woff2;base64,${readFileSync(`src/ui/fonts/${font}`).toString('base64')})`,
  );

/** The home page's hero drawing, as SVG text. */
async function heroDrawing(): Promise<string> {
  const vite = await createServer({
    configFile: false,
    appType: 'custom',
    cacheDir: join(tmpdir(), 'social-cards'),
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false },
  });
  try {
    const { ThreeCups } = await vite.ssrLoadModule('/src/features/home/CupDrawing.tsx');
    return renderToStaticMarkup(createElement(ThreeCups));
  } finally {
    await vite.close();
  }
}

const card = (language: Language, drawing: string) => `<!DOCTYPE html>
<html lang="${language}" data-theme="light">
<meta charset="utf-8">
<style>${THEME}
  body { width: 1200px; height: 630px; overflow: hidden; position: relative; }
  .brand { position: absolute; left: 72px; top: 60px; display: flex; align-items: center; gap: 18px;
    font: 600 44px var(--serif); letter-spacing: -0.015em; }
  .brand svg { width: 62px; height: 62px; }
  h1 { position: absolute; left: 72px; top: 190px; width: 620px; font-size: 68px; line-height: 1.12;
    font-weight: 600; }
  .drawing svg { position: absolute; right: 28px; top: 72px; width: 560px; height: 463px; }
  .ruler { position: absolute; left: 0; bottom: 0; width: 1200px; height: 44px; }
</style>
<div class="brand">${MARK}Gramwise</div>
<h1>${SITE_CATALOGS[language].home.hero.title}</h1>
<div class="drawing">${drawing}</div>
<svg class="ruler" viewBox="0 0 1200 44"><rect width="1200" height="44" fill="${HERB}"/>${Array.from(
  { length: 59 },
  (_, tick) =>
    `<rect x="${20 * (tick + 1) - 1}" width="2" height="${tick % 5 === 4 ? 22 : 12}" fill="${CREAM}"/>`,
).join('')}</svg>`;

/** A square icon; `room` is the share of its width taken by the logo. */
const icon = (mark: string, ground: string, room: number) => `<!DOCTYPE html>
<style>html { background: ${ground} } body { margin: 0; height: 100vh; display: grid; place-items: center }
  svg { width: ${room * 100}vw; height: ${room * 100}vw }</style>${mark}`;

async function drawPage(page: Page, html: string, width: number, height = width): Promise<Buffer> {
  await page.setViewportSize({ width, height });
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  return page.screenshot({ omitBackground: true });
}

/** A 32 px ICO file that wraps a PNG, for browsers without SVG icons. */
function encodeIco(png: Buffer): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon, not a cursor
  head.writeUInt16LE(1, 4); // one image
  head.set([32, 32], 6);
  head.writeUInt16LE(1, 10); // planes
  head.writeUInt16LE(32, 12); // bits per pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

async function save(file: string, png: Buffer) {
  await writeFile(`public/${file}`, png);
  console.log(file, png.length);
}

const drawing = await heroDrawing();
const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_FLAGS });
const page = await browser.newPage({ colorScheme: 'light' });
for (const language of LANGUAGE_CODES) {
  const png = await drawPage(page, card(language, drawing), 1200, 630);
  await save(`social-${language}.png`, await sharp(png).png({ palette: true, effort: 10 }).toBuffer());
}
await save('favicon.ico', encodeIco(await drawPage(page, icon(MARK, 'transparent', 1), 32)));
await save('apple-touch-icon.png', await drawPage(page, icon(MARK, PAPER, 0.72), 180));
await save('icon-192.png', await drawPage(page, icon(MARK, 'transparent', 1), 192));
await save('icon-512.png', await drawPage(page, icon(MARK, 'transparent', 1), 512));
// Systems may crop maskable icons to any shape around the central 80 %.
await save('icon-maskable-512.png', await drawPage(page, icon(LIGHT_MARK, HERB, 0.52), 512));
await browser.close();
