/**
 * Measures the site and writes the results to bench/README.md. `npm run bench` runs all parts, `npm run bench -- bytes
 * paint` only these two. All but `builds` need the built site (`npm run build`). Runs all parts, then fails if a limit
 * was missed or a part could not be measured.
 */
import { missedRows, type Section, writeSection } from './report.ts';

const PARTS: Record<string, { browser: boolean; run: () => Promise<Section> }> = {
  bytes: { browser: false, run: async () => (await import('./bytes.ts')).measureBytes() },
  answer: { browser: true, run: async () => (await import('./firstAnswer.ts')).measureFirstAnswer() },
  moves: { browser: true, run: async () => (await import('./navigation.ts')).measureNavigation() },
  lighthouse: { browser: true, run: async () => (await import('./lighthouse.ts')).measureLighthouse() },
  paint: { browser: true, run: async () => (await import('./paint.ts')).measurePaint() },
  latency: { browser: true, run: async () => (await import('./latency.ts')).measureLatency() },
  reader: { browser: true, run: async () => (await import('./readerSpeed.ts')).measureReaderSpeed() },
  paste: { browser: true, run: async () => (await import('./firstPaste.ts')).measureFirstPaste() },
  builds: { browser: false, run: async () => (await import('./builds.ts')).measureBuilds() },
  'recipe-text': { browser: false, run: async () => (await import('./readerScore.ts')).scoreReader() },
  pantry: { browser: false, run: async () => (await import('./pantry.ts')).measurePantry() },
  photo: { browser: false, run: async () => (await import('./photo.ts')).measurePhoto() },
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((part) => !(part in PARTS));
if (unknown.length > 0) {
  console.error(`No such part: ${unknown.join(', ')}. There are: ${Object.keys(PARTS).join(', ')}`);
  process.exit(1);
}

for (const [part, { browser, run }] of Object.entries(PARTS)) {
  if (wanted.length > 0 && !wanted.includes(part)) continue;
  const start = performance.now();
  console.log(`\n# ${part}`);
  try {
    const section = await run();
    const { browserVersion } = browser
      ? await import('../scripts/openBrowser.ts')
      : { browserVersion: undefined };
    writeSection(part, section, browserVersion?.());
    for (const text of section.tables) console.log(`\n${text}`);
    const missed = missedRows(section);
    if (missed.length > 0) {
      console.error(`\n${part} missed ${missed.length} of its limits:\n${missed.join('\n')}`);
      process.exitCode = 1;
    }
  } catch (error) {
    // Other parts still run; this part's section in the README stays.
    console.error(error);
    process.exitCode = 1;
  }
  console.log(`\n${part} took ${Math.round((performance.now() - start) / 1000)} s`);
}
