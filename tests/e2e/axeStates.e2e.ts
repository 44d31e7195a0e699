import { expect, test } from 'vitest';
import { LANGUAGE_CODES } from '../../src/catalogs/languages.ts';
import { localPath } from '../../src/site/localPath.ts';
import { axeFinds, EVERYTHING, viewsOf, visitPage } from './axe.ts';
import { FOOD_COURSES } from './axeFoods.ts';
import { COURSES } from './axeStates.ts';
import { wakeIslands } from './islands.ts';

/** Rotates languages over courses and views over states; `AXE=all` tests every combination. */
const TABLE = [...COURSES, ...FOOD_COURSES].flatMap((course, index) =>
  LANGUAGE_CODES.filter((_, at) => EVERYTHING || at === index % LANGUAGE_CODES.length).map((language) => ({
    ...course,
    path: localPath(language, course.path),
    title: course.states.map(({ name }) => name).join(', '),
  })),
);

test.each(TABLE)('axe finds nothing on $path: $title', ({ path, states }) =>
  visitPage(path, async (page) => {
    await wakeIslands(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const [index, { name, reach, part, width, but = 'none' }] of states.entries()) {
      await reach?.(page);
      for (const [colorScheme, wide] of viewsOf(375, index).slice(0, EVERYTHING ? 4 : 1)) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width: width ?? wide, height: 800 });
        const found = await axeFinds(page, part);
        expect(
          found.filter((fault) => !fault.startsWith(but)),
          `${name}, ${colorScheme}, ${width ?? wide} px`,
        ).toEqual([]);
      }
    }
  }),
);
