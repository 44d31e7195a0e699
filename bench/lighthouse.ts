import { KINDS } from '../tests/e2e/kinds.ts';
import { lighthouseVisit, type Visit } from '../tests/lighthouse/visit.ts';
import { version } from './packages.ts';
import { type Section, table, verdict } from './report.ts';
import { serveSite } from './site.ts';
import { median } from './statistics.ts';

const PAGES = [...KINDS, '/fr', '/de'];
const RUNS = 3;
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

/** Lighthouse's marks for one page of every kind, and for the home page in every language. */
export async function lighthousePages(): Promise<Section> {
  const site = await serveSite();
  const rows: string[][] = [];
  const faults: string[] = [];
  try {
    for (const address of PAGES) {
      const visits: Visit[] = [];
      for (let run = 0; run < RUNS; run++) {
        visits.push(await lighthouseVisit(site.origin + address));
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
