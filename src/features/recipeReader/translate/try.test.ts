import { writeFileSync } from 'node:fs';
import { allFoods } from '@gramwise/engine/foods/listFoods.ts';
import { namesIn } from '@gramwise/engine/foods/match/listedNames.ts';
import { measureSizesIn } from '@gramwise/engine/kitchens/measureMeaning.ts';
import { lexiconOf } from '@gramwise/engine/language/lexicon.ts';
import { RECIPE_LANGUAGES } from '@gramwise/engine/language/recipeLanguages.ts';
import { cachedFoodFinder } from '@gramwise/engine/text/convert/foodFinder.ts';
import { textLine } from '@gramwise/engine/text/line/textLine.ts';
import { it } from 'vitest';
import { LANGUAGES, type Language } from '#catalogs/languages.ts';
import { de } from '#tests/reader/translated/de.ts';
import { en } from '#tests/reader/translated/en.ts';
import { es } from '#tests/reader/translated/es.ts';
import { fr } from '#tests/reader/translated/fr.ts';
import { targetFor } from './target.ts';
import { translateLine } from './translateLine.ts';
import { readWordsOf } from './words.ts';

const FOODS = { en: allFoods('en'), fr: allFoods('fr'), de: allFoods('de'), es: allFoods('es') };

it('tries', () => {
  const out: string[] = [];
  const rate: Record<string, [number, number, number]> = {};
  for (const [from, rows] of Object.entries({ en, fr, de, es }) as [Language, typeof en][]) {
    const lexicon = lexiconOf(RECIPE_LANGUAGES[from].line);
    const targets = new Map(
      Object.keys(LANGUAGES).map((to) => [
        to,
        targetFor(to as Language, FOODS[to as Language], measureSizesIn(LANGUAGES[from].kitchen)),
      ]),
    );
    const finder = cachedFoodFinder(RECIPE_LANGUAGES[from].line, FOODS[from]);
    const names = namesIn(FOODS[from], lexicon, null);
    for (const [text, wanted, expected] of rows) {
      for (const to of Object.keys(LANGUAGES) as Language[]) {
        if (to === from) continue;
        const target = targets.get(to) as never;
        const source = {
          language: from,
          lexicon,
          words: readWordsOf(from),
          names,
          listed: new Map(FOODS[from].map(({ id, name }) => [id, name])),
          writing: RECIPE_LANGUAGES[to].line.writing,
        };
        const got = translateLine(
          { line: textLine(text, lexicon), food: finder.inLine(textLine(text, lexicon))?.id ?? null },
          source,
          target,
        );
        const key = `${from}-${to}`;
        rate[key] ??= [0, 0, 0];
        rate[key][1] += 1;
        if (got.whole) rate[key][0] += 1;
        const marked = got.parts.map((part) => (part.kept ? `[[${part.text}]]` : part.text)).join('');
        if (to !== wanted) {
          if (process.env.ALL) out.push(`   ${text} => ${to}: ${marked}`);
          continue;
        }
        if (got.text === expected) rate[key][2] += 1;
        out.push(
          `${got.text === expected ? '=' : '≠'} ${text} => ${marked}${got.text === expected ? '' : ` | ${expected}`}`,
        );
      }
    }
  }
  out.push(
    ...Object.entries(rate).map(([key, [whole, all, same]]) => `${key} whole ${whole}/${all} same ${same}`),
  );
  writeFileSync('/tmp/s/try.txt', out.join('\n'));
});
