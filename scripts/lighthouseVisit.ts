import lighthouse, { defaultConfig, type Flags, type Result } from 'lighthouse';
import { findBrowser } from './findBrowser.ts';
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

/** Lighthouse's results for one phone visit. */
export interface Visit {
  /** Scores from 0 to 100. */
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  fcpMs: number;
  lcpMs: number;
  blockingMs: number;
  layoutShift: number;
  /** Lighthouse's benchmark index of the machine just before; its slowdown of 4 is meant for 1500 to 2000. */
  benchmarkIndex: number;
  /** The audits outside performance that lost points. */
  failedAudits: string[];
}

function read(result: Result): Visit {
  const number = (audit: string) => result.audits[audit]?.numericValue ?? Number.NaN;
  const score = (category: string) => Math.round((result.categories[category]?.score ?? Number.NaN) * 100);
  const references = QUALITIES.flatMap((category) => result.categories[category]?.auditRefs ?? []);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    fcpMs: number('first-contentful-paint'),
    lcpMs: number('largest-contentful-paint'),
    blockingMs: number('total-blocking-time'),
    layoutShift: number('cumulative-layout-shift'),
    benchmarkIndex: result.environment.benchmarkIndex,
    failedAudits: references
      .filter(({ id, weight }) => weight > 0 && (result.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  };
}

/** Visits once, in a separate browser. Throws if Lighthouse could not measure everything. */
export async function lighthouseVisit(
  url: string,
  flags: Flags = {},
  executablePath = findBrowser(),
): Promise<Visit> {
  const port = await freePort();
  const browser = await openBrowser([`--remote-debugging-port=${port}`], [], executablePath);
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
