import { readFileSync, writeFileSync } from 'node:fs';
import { allFoods } from '@gramwise/engine/foods/listFoods.ts';
import { namesIn } from '@gramwise/engine/foods/match/listedNames.ts';
import { measureSizesIn } from '@gramwise/engine/kitchens/measureMeaning.ts';
import { lexiconOf } from '@gramwise/engine/language/lexicon.ts';
import { RECIPE_LANGUAGES } from '@gramwise/engine/language/recipeLanguages.ts';
import { cachedFoodFinder } from '@gramwise/engine/text/convert/foodFinder.ts';
import { textLine } from '@gramwise/engine/text/line/textLine.ts';
import { isMeasure } from '@gramwise/engine/units/measureWords.ts';
import { it } from 'vitest';
import { LANGUAGES, type Language } from '#catalogs/languages.ts';
import { targetFor } from './target.ts';
import { translateLine } from './translateLine.ts';
import { readWordsOf } from './words.ts';

const FOODS = { en: allFoods('en'), fr: allFoods('fr'), de: allFoods('de'), es: allFoods('es') };
const unitOf = (u: string | null) => (isMeasure(u) ? u : 'count');

it('tries', () => {
  const rows = JSON.parse(readFileSync('/tmp/s/dev.json', 'utf8')) as [Language, string][];
  const out: string[] = [];
  const rate: Record<string, number[]> = {};
  const kept = new Map<string, number>();
  for (const from of ['en', 'fr', 'de', 'es'] as const) {
    const lexicon = lexiconOf(RECIPE_LANGUAGES[from].line);
    const finder = cachedFoodFinder(RECIPE_LANGUAGES[from].line, FOODS[from]);
    const names = namesIn(FOODS[from], lexicon, null);
    const listed = new Map(FOODS[from].map(({ id, name }) => [id, name]));
    const targets = new Map(
      (Object.keys(LANGUAGES) as Language[]).map((to) => [
        to,
        targetFor(to, FOODS[to], measureSizesIn(LANGUAGES[from].kitchen)),
      ]),
    );
    for (const [, text] of rows.filter(([language]) => language === from)) {
      const line = textLine(text, lexicon);
      if (line.read.heading) continue;
      const food = finder.inLine(line)?.id ?? null;
      for (const to of Object.keys(LANGUAGES) as Language[]) {
        if (to === from) continue;
        const source = {
          language: from,
          lexicon,
          words: readWordsOf(from),
          names,
          listed,
          writing: RECIPE_LANGUAGES[to].line.writing,
        };
        const got = translateLine({ line, food }, source, targets.get(to) as never);
        const marked = got.parts.map((part) => (part.kept ? `[[${part.text}]]` : part.text)).join('');
        const key = `${from}-${to}`;
        rate[key] ??= [0, 0, 0];
        if (food) {
          (rate[key] as number[])[1] += 1;
          if (got.whole) (rate[key] as number[])[0] += 1;
        }
        const back = textLine(got.text, lexiconOf(RECIPE_LANGUAGES[to].line)).read;
        const sum = (amounts: typeof back.amounts) =>
          amounts
            .slice(0, 1)
            .map((a) => `${a.values.map((v) => Math.round(v * 1000) / 1000).join('-')} ${unitOf(a.unit)}`)
            .join(';');
        const same = sum(line.read.amounts) === sum(back.amounts);
        if (!same) (rate[key] as number[])[2] += 1;
        const first = to === (from === 'en' ? 'de' : 'en');
        if (first || !same)
          out.push(
            `${food ? (got.whole ? '=' : '≠') : '-'}${same ? '' : `!! ${sum(line.read.amounts)} | ${sum(back.amounts)} `} ${to} ${text} => ${marked}`,
          );
        if (first && food)
          for (const part of got.parts)
            if (part.kept)
              kept.set(`${from} ${part.text.trim()}`, (kept.get(`${from} ${part.text.trim()}`) ?? 0) + 1);
      }
    }
  }
  out.push(
    ...Object.entries(rate).map(
      ([key, [whole, all, changed]]) =>
        `${key} whole ${whole}/${all} ${Math.round((100 * (whole ?? 0)) / (all ?? 1))} % changed ${changed}`,
    ),
  );
  out.push(
    [...kept]
      .sort((a, b) => b[1] - a[1])
      .map(([k, n]) => `${k} ${n}`)
      .join(' | '),
  );
  writeFileSync('/tmp/s/dev.txt', out.join('\n'));
});
