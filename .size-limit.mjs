/** Budgets of a first visit, taken from the built pages themselves: what a page asks for is what is measured. */
import { readFileSync } from 'node:fs';

const OUT = 'build/client';
const READING = '110 kB';
const HOME = '125 kB';
const ANY = '135 kB';

/** One page of every kind, in the language that makes it longest where that may matter. */
const PAGES = [
  ['/', HOME],
  ['/fr', HOME],
  ['/de', HOME],
  ['/conversions/length', ANY],
  ['/tools/multi-calculator', ANY],
  ['/tools/convertidor', ANY],
  ['/tools/cool-cooking-calculators', ANY],
  ['/recipes', ANY],
  ['/recipes/chocolate-cake', ANY],
  ['/blog', ANY],
  ['/blog/categories/conversions', READING],
  ['/blog/kitchen-measurement-tools', READING],
  ['/blog/posts/cups-to-grams-flour', ANY],
  ['/blog/posts/celsius-to-fahrenheit', ANY],
  ['/faq', READING],
  ['/about', READING],
  ['/compare/alternatives', READING],
  ['/trending', READING],
  ['/legal/terms', READING],
  ['/privacy', READING],
  ['/contact', READING],
];

const page = (path) => readFileSync(`${OUT}${path === '/' ? '' : path}/index.html`, 'utf8');
const asked = (path, pattern) => [
  ...new Set([...page(path).matchAll(pattern)].map(([, href]) => OUT + href)),
];

export default [
  ...PAGES.map(([path, limit]) => ({
    name: `scripts of ${path}`,
    path: asked(path, /"(\/assets\/[^"]+\.js)"/g),
    limit,
    brotli: true,
  })),
  ...PAGES.map(([path]) => ({
    name: `styles of ${path}`,
    path: asked(path, /href="(\/assets\/[^"]+\.css)"/g),
    limit: '10 kB',
    brotli: true,
  })),
  { name: 'fonts', path: [`${OUT}/assets/*.woff2`], limit: '60 kB', brotli: false },
];
