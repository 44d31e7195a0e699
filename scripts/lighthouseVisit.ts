import lighthouse, { defaultConfig, type Flags, type Result } from 'lighthouse';
import { freePort } from './freePort.ts';
import { openBrowser } from './openBrowser.ts';

/** Lighthouse categories other than performance. */
const QUALITIES = ['accessibility', 'best-practices', 'seo'] as const;

const CATEGORIES = ['performance', ...QUALITIES];

/** Audits without weight are unused advice; skipping them saves a second. */
const UNWEIGHTED_AUDITS = CATEGORIES.flatMap(
  (category) => defaultConfig.categories?.[category]?.auditRefs ?? [],
)
  .filter(({ weight }) => weight === 0)
  .map(({ id }) => id);

/** Lighthouse's results for one phone visit; times in milliseconds. */
export interface Visit {
  /** Scores from 0 to 100. */
  performance: number;
  accessibility: number;
  practices: number;
  seo: number;
  paint: number;
  largest: number;
  blocked: number;
  shift: number;
  /** Lighthouse's benchmark index of the machine just before; its slowdown of 4 is meant for 1500 to 2000. */
  pace: number;
  /** The names of audits outside performance that lost points. */
  faults: string[];
}

function read(result: Result): Visit {
  const number = (audit: string) => result.audits[audit]?.numericValue ?? Number.NaN;
  const mark = (category: string) => Math.round((result.categories[category]?.score ?? Number.NaN) * 100);
  const references = QUALITIES.flatMap((category) => result.categories[category]?.auditRefs ?? []);
  return {
    performance: mark('performance'),
    accessibility: mark('accessibility'),
    practices: mark('best-practices'),
    seo: mark('seo'),
    paint: number('first-contentful-paint'),
    largest: number('largest-contentful-paint'),
    blocked: number('total-blocking-time'),
    shift: number('cumulative-layout-shift'),
    pace: result.environment.benchmarkIndex,
    faults: references
      .filter(({ id, weight }) => weight > 0 && (result.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  };
}

/** Visits once, in a separate browser. Throws if Lighthouse could not measure everything. */
export async function lighthouseVisit(url: string, flags: Flags = {}): Promise<Visit> {
  const port = await freePort();
  const browser = await openBrowser([`--remote-debugging-port=${port}`]);
  try {
    const { lhr } =
      (await lighthouse(url, {
        ...flags,
        port,
        logLevel: 'error',
        disableFullPageScreenshot: true,
        onlyCategories: CATEGORIES,
        skipAudits: UNWEIGHTED_AUDITS,
      })) ?? {};
    if (!lhr || lhr.runtimeError) throw new Error(`${url}: ${lhr?.runtimeError?.message ?? 'no result'}`);
    if (lhr.categories['performance']?.score == null) throw new Error(`${url}: a measure is missing`);
    return read(lhr);
  } finally {
    await browser.close();
  }
}
