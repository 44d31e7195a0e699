/** What every text that gives advice must say, or must never say, in each language. */
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES, type Language } from '#catalogs/languages.ts';
import { CATALOGS } from '#catalogs/messages.ts';
import type { FaqPage } from './faq/schema.ts';
import { trendingIn } from './trending/trendingIn.ts';

const FAQ = import.meta.glob<FaqPage>('./faq/??.ts', { eager: true, import: 'default' });
type FaqItem = FaqPage['groups'][number]['items'][number];
const itemsOf = (language: Language) =>
  FAQ[`./faq/${language}.ts`]?.groups.flatMap(({ items }): readonly FaqItem[] => items) ?? [];

const answerOf = (language: Language, id: string) =>
  itemsOf(language)
    .find((item) => item.id === id)
    ?.answer.join(' ') ?? '';

/** Every string of a tree of messages. */
function stringsOf(part: unknown): string[] {
  if (typeof part === 'string') return [part];
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(stringsOf) : [];
}

const articles = (language: Language) =>
  globSync(`src/content/articles/*/${language}.mdx`).map(
    (file) => [file, readFileSync(file, 'utf8')] as const,
  );
const article = (slug: string, language: Language) =>
  readFileSync(`src/content/articles/${slug}/${language}.mdx`, 'utf8');

/** Texts that belong together: an article, a recipe, a question with its answer, a message. */
const TEXTS = Object.fromEntries(
  LANGUAGE_CODES.map((language) => [
    language,
    [
      ...articles(language).map(([, text]) => text),
      ...globSync(`src/content/recipes/*/${language}.ts`).map((file) => readFileSync(file, 'utf8')),
      ...itemsOf(language).map(({ question, answer }) => [question, ...answer].join('\n')),
      ...stringsOf(trendingIn(language)),
      ...stringsOf(CATALOGS[language]),
    ],
  ]),
) as unknown as Record<Language, readonly string[]>;
const sentencesOf = (text: string) => text.split(/(?<=[.!?:])\s|\n/);

it.each(LANGUAGE_CODES)('texts in %s are read', (language) => {
  expect(TEXTS[language].length).toBeGreaterThan(1000);
});

describe('hot oil', () => {
  // Fire services: a pan is filled with oil to a third at most.
  const FILLED: Record<Language, readonly [fill: RegExp, half: RegExp, oil: RegExp, third: RegExp]> = {
    en: [/\bfill|\bfull/i, /\bhalf/i, /\bfry|\boil/i, /\bthird\b/],
    fr: [/rempli/i, /moitié/, /fri[rt]|huile/i, /\btiers\b/],
    de: [/füll/i, /Hälfte|halb/, /frit|öl\b/i, /\bDrittel\b/],
    es: [/llen/i, /mitad|medi[ao]/, /fr[eí][ií]r|aceite/i, /\btercio\b/],
  };

  it.each(LANGUAGE_CODES)('never fills a pan by half in %s', (language) => {
    const [fill, half, oil] = FILLED[language];
    const wrong = TEXTS[language]
      .flatMap(sentencesOf)
      .filter((text) => [fill, half, oil].every((word) => word.test(text)));
    expect(wrong).toEqual([]);
  });

  it.each(LANGUAGE_CODES)('fills a third at most, says the guide to oils in %s', (language) => {
    const [fill, , oil, third] = FILLED[language];
    const right = sentencesOf(article('cooking-oils-guide', language)).filter((text) =>
      [fill, oil, third].every((word) => word.test(text)),
    );
    expect(right).toHaveLength(1);
  });
});

describe('steps of temperature', () => {
  const AMERICAN = /\bUS\b|America|amerikanisch|américain|estadounidense|Estados Unidos/;

  // 20 °C are a step of 36 °F: 25 °F is what American recipes take off for a fan, not the same step.
  it.each(LANGUAGE_CODES)('of 20 °C and 25 °F are never called the same in %s', (language) => {
    const both = TEXTS[language]
      .flatMap(sentencesOf)
      .filter((text) => /(?<!\d)20\s?°C/.test(text) && /(?<!\d)25\s?°F/.test(text));
    expect(both.length).toBeGreaterThan(0);
    expect(both.filter((text) => !AMERICAN.test(text))).toEqual([]);
  });

  it.each([
    ['en', /only the oven’s setting.*inside meat, in oil or in sugar is the same/i],
    ['fr', /seul le réglage du four.*cœur d’une viande, dans l’huile ou dans le sucre.*la même/i],
    ['de', /nur die Einstellung.*im Fleisch, im Öl oder im Zucker.*dieselbe/i],
    ['es', /solo cambia el mando.*dentro de la carne, del aceite o del azúcar es la misma/i],
  ] as const)('by a fan are the oven’s alone in %s', (language, says) => {
    expect(answerOf(language, 'fan-oven')).toMatch(says);
  });

  // The number on a German gas oven depends on its maker.
  it('of a gas oven in German are British or the maker’s', () => {
    const named = TEXTS.de.filter((text) => /Gas[- ]?(?:herd)?[- ]?[Ss]tufe/.test(text));
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((text) => !/britisch|Hersteller/.test(text))).toEqual([]);
  });
});

describe('salt that preserves', () => {
  const SCALED: Record<Language, readonly RegExp[]> = {
    en: [/multipl|scal|lower/i, /salt|spic|chil/i, /\btast/i],
    fr: [/multipl|quantités|dessous/i, /\bsel\b|épice|piment/i, /goût/i],
    de: [/multipl|umgerechnet|rechnen/i, /salz|gewürz|chili|scharf/i, /schmecken/i],
    es: [/multipl|aumentar|menos/i, /\bsal\b|especia|picante/i, /prueb/i],
  };
  const EXACT: Record<Language, RegExp> = {
    en: /ferment[^.]*exactly/i,
    fr: /ferment[^.]*exactement/i,
    de: /ferment[^.]*genau/i,
    es: /ferment[^.]*(?:con exactitud|exactamente)/i,
  };

  // National Center for Home Food Preservation: the proportions of a tested recipe stay.
  it.each(LANGUAGE_CODES)('is multiplied exactly wherever seasoning is scaled to taste in %s', (language) => {
    const scaled = [
      ...articles(language).map(([, text]) => text),
      ...itemsOf(language).map(({ answer }) => answer.join('\n')),
    ].filter((text) => text.split('\n').some((line) => SCALED[language].every((word) => word.test(line))));
    expect(scaled.length).toBeGreaterThanOrEqual(3);
    expect(scaled.filter((text) => !EXACT[language].test(text)).map((text) => text.slice(0, 80))).toEqual([]);
  });

  it.each(LANGUAGE_CODES)('is named by the hints on scaling in %s', (language) => {
    const { multi, recipe } = CATALOGS[language];
    expect(multi.recipe.factor).toMatch(EXACT[language]);
    expect(recipe.settings.preserved).toMatch(EXACT[language]);
  });
});

describe('other advice', () => {
  // FSIS on slow cookers: 8 to 12 hours.
  it.each(LANGUAGE_CODES)(
    'says beside the rule for the slow cooker that joints take longer, in %s',
    (language) => {
      const rule = stringsOf(trendingIn(language)).filter((text) =>
        /slow cooker|Schongarer|mijoteuse|cocción lenta/.test(text),
      );
      // The English card for October has it; every language has the calculator's own warning.
      const { slowJoints } = CATALOGS[language].cookingTime;
      for (const text of [...rule, slowJoints]) expect(text).toMatch(/8\s(?:to|à|bis|a)\s10/);
    },
  );

  it.each(LANGUAGE_CODES)('on flour warns of eating it raw, by FDA and CDC, in %s', (language) => {
    const warning = article('flour-types-explained', language)
      .split('\n')
      .filter((line) => /Salmon/i.test(line));
    expect(warning.join()).toMatch(/FDA.*CDC/);
  });

  it.each(LANGUAGE_CODES)('on a smaller pan has the exact figure beside the rule in %s', (language) => {
    const [rule] = trendingIn(language).questions.items.find(({ id }) => id === 'smaller-pan')?.answer ?? [];
    // (8 / 9)² = 0.79
    expect(rule).toMatch(/25\s?%.*0[.,]75.*21\s?%.*0[.,]79/);
  });

  // FSIS, safe minimum internal temperatures.
  it.each(LANGUAGE_CODES)('on reheating gives 74 °C, and rice an hour to cool, in %s', (language) => {
    const { reheat, rice } = CATALOGS[language].leftovers;
    expect(reheat).toMatch(/\{celsius\}.*USDA|USDA.*\{celsius\}/);
    expect(rice).toMatch(/(?:an hour|einer Stunde|une heure|una hora).*Food Standards Agency/);
  });
});
