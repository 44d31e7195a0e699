import { setTimeout } from 'node:timers/promises';
import { lighthouseVisit, type Visit } from '../scripts/lighthouseVisit.ts';
import { SCRIPTS } from './budgets.ts';
import { version } from './packages.ts';
import { besidePlain } from './plainSite.ts';
import { type Section, table, verdict } from './report.ts';
import { median } from './statistics.ts';

const PAGES = Object.keys(SCRIPTS);
const RUNS = 3;
/** The limit for blocking time, in milliseconds. */
const BLOCKING = 50;
/** Pause before each visit, in milliseconds, because machines slow down under sustained load. */
const REST = 2000;
const HEAD = [
  'page',
  'performance',
  'accessibility',
  'practices',
  'SEO',
  'FCP',
  'LCP',
  'shift',
  'blocking',
  'without scripts',
  '',
];

function row(address: string, visits: readonly Visit[], plain: readonly Visit[]): string[] {
  const of = (value: (visit: Visit) => number) => median(visits.map(value));
  const performance = of((visit) => visit.performance);
  const others = [
    of((visit) => visit.accessibility),
    of((visit) => visit.practices),
    of((visit) => visit.seo),
  ];
  const shift = of((visit) => visit.shift);
  const blocked = of((visit) => visit.blocked);
  const met =
    performance >= 99 && others.every((score) => score === 100) && shift < 0.005 && blocked <= BLOCKING;
  const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;
  return [
    `\`${address}\``,
    ...[performance, ...others].map(String),
    seconds(of((visit) => visit.paint)),
    seconds(of((visit) => visit.largest)),
    shift.toFixed(3),
    `${Math.round(blocked)} ms`,
    `${Math.round(median(plain.map((visit) => visit.blocked)))} ms`,
    verdict(met),
  ];
}

async function visit(address: string): Promise<Visit> {
  await setTimeout(REST);
  return lighthouseVisit(address);
}

/** Lighthouse scores for one page of each kind, and for home in every language. */
export async function lighthousePages(): Promise<Section> {
  const rows: string[][] = [];
  const paces: number[] = [];
  await besidePlain(PAGES, async (site, plain) => {
    for (const address of PAGES) {
      const ours: Visit[] = [];
      const theirs: Visit[] = [];
      while (ours.length < RUNS) {
        ours.push(await visit(site + address));
        theirs.push(await visit(plain + address));
      }
      for (const fault of new Set(ours.flatMap(({ faults }) => faults))) {
        console.log(`cost points at ${address}: ${fault}`);
      }
      paces.push(...[...ours, ...theirs].map(({ pace }) => pace));
      rows.push(row(address, ours, theirs));
      console.log(rows.at(-1)?.join('  '));
    }
  });
  const pace = [Math.min(...paces), median(paces), Math.max(...paces)].map((index) => Math.round(index));
  return {
    title: 'Lighthouse, mobile',
    text:
      `Lighthouse ${version('lighthouse')} with its own throttling (a slow phone on slow 4G), median of ${RUNS}, over ` +
      `the server of \`npm start\` (HTTP/1.1). Limits: performance 99, the others 100, blocking ${BLOCKING} ms, shift 0.00. ` +
      'Recipe pictures from other hosts are replaced by a 60 kB drawing. Blocking depends on how fast the machine is ' +
      "at that moment, so the same page without its scripts is visited in turn. The machine's pace by Lighthouse's " +
      `own index: ${pace[1]} (${pace[0]} to ${pace[2]}); its slow-down of 4 is meant for 1500 to 2000.`,
    tables: [table(HEAD, rows)],
  };
}
