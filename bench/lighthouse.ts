import lighthouse, { type Result } from 'lighthouse';
import { KINDS } from '../tests/e2e/kinds.ts';
import { openBrowser } from './browser.ts';
import { version } from './packages.ts';
import { type Section, table, verdict } from './report.ts';
import { freePort, serveSite } from './site.ts';
import { median } from './statistics.ts';

const PAGES = [...KINDS, '/fr', '/de'];
const RUNS = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

interface Visit {
  scores: number[];
  paint: number;
  largest: number;
  blocked: number;
  shift: number;
  /** What cost points, by the name of the audit. */
  faults: string[];
}

function read(result: Result): Visit {
  const number = (audit: string) => result.audits[audit]?.numericValue ?? Number.NaN;
  const references = CATEGORIES.slice(1).flatMap((category) => result.categories[category]?.auditRefs ?? []);
  return {
    scores: CATEGORIES.map((category) => Math.round((result.categories[category]?.score ?? 0) * 100)),
    paint: number('first-contentful-paint'),
    largest: number('largest-contentful-paint'),
    blocked: number('total-blocking-time'),
    shift: number('cumulative-layout-shift'),
    faults: references
      .filter(({ id, weight }) => weight > 0 && (result.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  };
}

function row(address: string, visits: readonly Visit[]): string[] {
  const of = (value: (visit: Visit) => number) => median(visits.map(value));
  const scores = CATEGORIES.map((_, i) => of((visit) => visit.scores[i] ?? 0));
  const [performance = 0, ...others] = scores;
  const shift = of((visit) => visit.shift);
  const blocked = of((visit) => visit.blocked);
  const met = performance >= 98 && others.every((score) => score === 100) && shift < 0.005 && blocked <= 50;
  const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;
  return [
    `\`${address}\``,
    ...scores.map(String),
    seconds(of((visit) => visit.paint)),
    seconds(of((visit) => visit.largest)),
    `${Math.round(blocked)} ms`,
    shift.toFixed(3),
    verdict(met),
  ];
}

/** One visit with a browser of its own. A trace that was not recorded whole is taken again, twice at most. */
async function visit(address: string): Promise<Visit> {
  let trouble = '';
  for (let attempt = 0; attempt < 3; attempt++) {
    const port = await freePort();
    const browser = await openBrowser(`--remote-debugging-port=${port}`);
    try {
      const options = { port, onlyCategories: [...CATEGORIES], logLevel: 'error' as const };
      const { lhr } = (await lighthouse(address, options)) ?? {};
      if (lhr && !lhr.runtimeError) return read(lhr);
      trouble = lhr?.runtimeError?.message ?? 'no result';
    } finally {
      await browser.close();
    }
  }
  throw new Error(`${address}: ${trouble}`);
}

/** Lighthouse's marks for one page of every kind, and for the home page in every language. */
export async function lighthousePages(): Promise<Section> {
  const site = await serveSite();
  const rows: string[][] = [];
  const faults: string[] = [];
  try {
    for (const address of PAGES) {
      const visits: Visit[] = [];
      for (let run = 0; run < RUNS; run++) {
        visits.push(await visit(site.origin + address));
      }
      rows.push(row(address, visits));
      for (const fault of new Set(visits.flatMap((visit) => visit.faults)))
        faults.push(`${address}: ${fault}`);
      console.log(rows.at(-1)?.join('  '));
    }
  } finally {
    await site.stop();
  }
  for (const fault of faults) console.log(`cost points at ${fault}`);
  return {
    title: 'Lighthouse, mobile',
    text:
      `Lighthouse ${version('lighthouse')} with its own throttling (a slow phone on slow 4G), median of ${RUNS}, over ` +
      'the server of `npm start` (HTTP/1.1). Limits: performance 98, the others 100, blocking 50 ms, shift 0.00. ' +
      'Recipe pictures of other hosts are stood in for by a drawing of 60 kB.',
    tables: [
      table(
        ['page', 'performance', 'accessibility', 'practices', 'SEO', 'FCP', 'LCP', 'blocking', 'shift', ''],
        rows,
      ),
    ],
  };
}
