import { converterFoods } from '@gramwise/engine/foods/listFoods.ts';
import { measuredFoods } from '@gramwise/engine/tests/foods/measuredFoods.ts';
import { LANGUAGE_CODES, type Language } from '#catalogs/languages.ts';
import { messagesFor } from '#catalogs/messages.ts';
import { Converter } from '#features/converter/Converter.tsx';
import { buildFramePath } from '#features/embed/embedCode.ts';
import { DEFAULT_EMBED_SETTINGS } from '#features/embed/embedSettings.ts';
import { firstMeasure } from '../measures.ts';
import type { AmountQuestion, Question } from '../question.ts';
import { specifiedSentence } from '../specification.ts';
import type { Shown, Tool } from '../tool.ts';
import { siteWords } from '../words.ts';
import { pageAt, query, typed } from './page.tsx';

const foods = Object.fromEntries(LANGUAGE_CODES.map((code) => [code, measuredFoods(code)])) as Record<
  Language,
  ReturnType<typeof measuredFoods>
>;

/** The same list each time, because its names are indexed once for each list. */
const framed = Object.fromEntries(LANGUAGE_CODES.map((code) => [code, converterFoods(code)])) as Record<
  Language,
  ReturnType<typeof converterFoods>
>;

interface Answered {
  large: string;
  sentence: string;
  page: string;
}

const visits = new Map<string, Answered>();

/** What a URL shows; the sentence and the large number are of one visit. */
function opened(language: Language, at: string, list = foods[language]): Answered {
  const key = `${language} ${list.length} ${at}`;
  const known = visits.get(key) ?? visit(language, at, list);
  visits.set(key, known);
  return known;
}

function visit(language: Language, at: string, list: ReturnType<typeof measuredFoods>): Answered {
  const messages = messagesFor(language, 'converter', 'units', 'fills', 'foodField');
  return pageAt(language, at, <Converter messages={messages} foods={list} />, (page) => ({
    large: page.querySelector('[aria-hidden=true][class*=number]')?.textContent ?? '',
    sentence: page.querySelector('output span')?.textContent ?? '',
    page: page.textContent,
  }));
}

const urlOf = ({ language, amount, from, to, food }: AmountQuestion, figure: '' | 'measured') =>
  query({
    ingredient: food?.id ?? 'water',
    amount: typed(language, amount),
    from,
    to,
    ...(figure && { figure }),
  });

/** The result of the sentence `2 cups of Flour = 250.00 grams`. */
function resultIn(language: Language, { sentence, page }: Answered): Shown {
  const result = sentence.split('=').at(-1) ?? '';
  return { text: firstMeasure(language, result, siteWords(language)) ?? sentence, page };
}

const largeIn = (language: Language, { large, page }: Answered): Shown => ({
  text: firstMeasure(language, large, siteWords(language)) ?? large,
  page,
});

const isAmount = (question: Question): question is AmountQuestion => question.about === 'amount';

/** The answer in large type. */
export const converter: Tool = {
  name: 'converter',
  answer: (question) =>
    isAmount(question) ? largeIn(question.language, opened(question.language, urlOf(question, ''))) : null,
};

/** Its sentence, which has the specification's two decimals. */
export const converterSentence: Tool = {
  name: 'converter, sentence',
  writes: specifiedSentence,
  answer: (question) =>
    isAmount(question) ? resultIn(question.language, opened(question.language, urlOf(question, ''))) : null,
};

/** The same after 'Use the measured weight'. */
export const measuredConverter: Tool = {
  name: 'converter, measured',
  answer: (question) =>
    isAmount(question) && question.food
      ? largeIn(question.language, opened(question.language, urlOf(question, 'measured')))
      : null,
};

/** The frame at the URL that `/embed` writes; it starts with the specification's foods. */
export const embeddedConverter: Tool = {
  name: 'embedded converter',
  answer(question) {
    if (!isAmount(question)) return null;
    const { language, amount, from, to, food } = question;
    const list = framed[language];
    const ingredient = food?.id ?? 'water';
    if (!list.some(({ id }) => id === ingredient)) return null;
    const settings = {
      ...DEFAULT_EMBED_SETTINGS,
      ingredient,
      amount: typed(language, amount),
      from,
      to,
      lang: language,
    };
    const at = buildFramePath(settings, language);
    return largeIn(language, opened(language, at, list));
  },
};
