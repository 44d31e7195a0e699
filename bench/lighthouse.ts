import { setTimeout } from 'node:timers/promises';
import { KINDS } from '../tests/e2e/kinds.ts';
import { lighthouseVisit, type Visit } from '../tests/lighthouse/visit.ts';
import { version } from './packages.ts';
import { type Section, table, verdict } from './report.ts';
import { serveSite } from './site.ts';
import { median } from './statistics.ts';

const PAGES = [...KINDS, '/fr', '/de'];
const RUNS = 3;
/** The blocking time of a few visits hangs on what the machine did before: a page that misses is looked at again. */
const RUNS_AGAIN = 5;
/** Before each visit, in milliseconds: a machine that has worked for minutes on end runs slower. */
const REST = 3000;
const HEAD = [
  'page',
  'performance',
  'accessibility',
  'practices',
  'SEO',
  'FCP',
  'LCP',
  'blocking',
  'shift',
  '',
];

function row(address: string, visits: readonly Visit[]): string[] {
  const of = (value: (visit: Visit) => number) => median(visits.map(value));
  const performance = of((visit) => visit.performance);
  const others = [
    of((visit) => visit.accessibility),
    of((visit) => visit.practices),
    of((visit) => visit.seo),
  ];
  const shift = of((visit) => visit.shift);
  const blocked = of((visit) => visit.blocked);
  const met = performance >= 98 && others.every((score) => score === 100) && shift < 0.005 && blocked <= 50;
  const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;
  return [
    `\`${address}\``,
    ...[performance, ...others].map(String),
    seconds(of((visit) => visit.paint)),
    seconds(of((visit) => visit.largest)),
    `${Math.round(blocked)} ms`,
    shift.toFixed(3),
    verdict(met),
  ];
}

/** The medians of a page over so many visits, as a row of the table. */
async function measure(origin: string, address: string, runs: number): Promise<string[]> {
  const visits: Visit[] = [];
  for (let run = 0; run < runs; run++) {
    await setTimeout(REST);
    visits.push(await lighthouseVisit(origin + address));
  }
  for (const fault of new Set(visits.flatMap((visit) => visit.faults))) {
    console.log(`cost points at ${address}: ${fault}`);
  }
  const measured = row(address, visits);
  console.log(measured.join('  '));
  return measured;
}

/** Lighthouse's marks for one page of every kind, and for the home page in every language. */
export async function lighthousePages(): Promise<Section> {
  const site = await serveSite();
  const rows: string[][] = [];
  const again: string[][] = [];
  try {
    for (const address of PAGES) rows.push(await measure(site.origin, address, RUNS));
    for (const [index, address] of PAGES.entries()) {
      if (rows[index]?.at(-1) !== verdict(true)) {
        again.push(await measure(site.origin, address, RUNS_AGAIN));
      }
    }
  } finally {
    await site.stop();
  }
  return {
    title: 'Lighthouse, mobile',
    text:
      `Lighthouse ${version('lighthouse')} with its own throttling (a slow phone on slow 4G), median of ${RUNS}, over ` +
      'the server of `npm start` (HTTP/1.1). Limits: performance 98, the others 100, blocking 50 ms, shift 0.00. ' +
      'Recipe pictures of other hosts are stood in for by a drawing of 60 kB. The blocking time of 3 visits hangs on ' +
      `what the machine did before: pages that missed a limit stand in a second table, median of ${RUNS_AGAIN} more visits.`,
    tables: [table(HEAD, rows), ...(again.length > 0 ? [table(HEAD, again)] : [])],
  };
}
