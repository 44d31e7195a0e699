import { expect, test } from 'vitest';
import { readTools } from '../../scripts/readTools.ts';
import { hydrated, visit } from './browser.ts';

const SMALL_PHONE = { width: 375, height: 667 };

/** The height of the large number that an answer begins with. */
const NUMBER = 39;

/** Of calculators that answer an example before anything is typed; those in tabs wait for their button. */
const ANSWERED = 'main form:not([role=tabpanel] *) output:not(:empty)';

// Design 7: the answer is on the first screen.
test('calculators answer on the first screen of a small phone, in every language', async () => {
  const paths = (await readTools())
    .filter(({ queries, readOnly }) => queries && !readOnly)
    .map(({ path }) => path);
  const answered = new Set<string>();
  await visit(
    '/tools',
    async (page) => {
      for (const prefix of ['', '/fr', '/de', '/es'])
        for (const path of prefix ? answered : paths) {
          await page.goto(prefix + path);
          await hydrated(page);
          const answer = page.locator(ANSWERED).first();
          if ((await answer.count()) === 0) continue;
          answered.add(path);
          const y = (await answer.boundingBox())?.y ?? Number.NaN;
          expect(y + NUMBER, prefix + path).toBeLessThanOrEqual(SMALL_PHONE.height);
        }
    },
    { viewport: SMALL_PHONE },
  );
  expect(answered.size).toBeGreaterThan(10);
});
