import { setTimeout } from 'node:timers/promises';
import { lighthouseVisit, type Visit } from '../scripts/lighthouseVisit.ts';
import { SCRIPT_BUDGETS } from './budgets.ts';
import { packageVersion } from './packageVersion.ts';
import { withPlainSite } from './plainSite.ts';
import { type Section, table, verdict } from './report.ts';
import { median } from './statistics.ts';

const PATHS = Object.keys(SCRIPT_BUDGETS);
const RUNS = 3;
const MAX_BLOCKING_MS = 50;
/** Pause before each visit, because machines slow down under sustained load. */
const PAUSE_MS = 2000;
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

function row(path: string, visits: readonly Visit[], plain: readonly Visit[]): string[] {
  const of = (value: (visit: Visit) => number) => median(visits.map(value));
  const performance = of((visit) => visit.performance);
  const others = [
    of((visit) => visit.accessibility),
    of((visit) => visit.bestPractices),
    of((visit) => visit.seo),
  ];
  const shift = of((visit) => visit.layoutShift);
  const blocking = of((visit) => visit.blockingMs);
  const met =
    performance >= 99 &&
    others.every((score) => score === 100) &&
    shift < 0.005 &&
    blocking <= MAX_BLOCKING_MS;
  const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`;
  return [
    `\`${path}\``,
    ...[performance, ...others].map(String),
    seconds(of((visit) => visit.fcpMs)),
    seconds(of((visit) => visit.lcpMs)),
    shift.toFixed(3),
    `${Math.round(blocking)} ms`,
    `${Math.round(median(plain.map((visit) => visit.blockingMs)))} ms`,
    verdict(met),
  ];
}

async function visit(url: string): Promise<Visit> {
  await setTimeout(PAUSE_MS);
  return lighthouseVisit(url);
}

/** Lighthouse scores for one page of each kind, and for home in every language. */
export async function measureLighthouse(): Promise<Section> {
  const rows: string[][] = [];
  const indexes: number[] = [];
  await withPlainSite(PATHS, async (site, plain) => {
    for (const path of PATHS) {
      const ours: Visit[] = [];
      const theirs: Visit[] = [];
      while (ours.length < RUNS) {
        ours.push(await visit(site + path));
        theirs.push(await visit(plain + path));
      }
      for (const audit of new Set(ours.flatMap(({ failedAudits }) => failedAudits))) {
        console.log(`cost points at ${path}: ${audit}`);
      }
      indexes.push(...[...ours, ...theirs].map(({ benchmarkIndex }) => benchmarkIndex));
      rows.push(row(path, ours, theirs));
      console.log(rows.at(-1)?.join('  '));
    }
  });
  const [low, middle, high] = [Math.min(...indexes), median(indexes), Math.max(...indexes)].map(Math.round);
  return {
    title: 'Lighthouse, mobile',
    text:
      `Lighthouse ${packageVersion('lighthouse')} with its own throttling (a slow phone on slow 4G), median of ${RUNS}, over ` +
      `the server of \`npm start\` (HTTP/1.1). Limits: performance 99, the others 100, blocking ${MAX_BLOCKING_MS} ms, shift 0.00. ` +
      'Recipe pictures from other hosts are replaced by a 60 kB drawing. Blocking depends on how fast the machine is ' +
      "at that moment, so the same page without its scripts is visited in turn. The machine's pace by Lighthouse's " +
      `own index: ${middle} (${low} to ${high}); its slow-down of 4 is meant for 1500 to 2000.`,
    tables: [table(HEAD, rows)],
  };
}
