import { spanish as spanishMessages } from '#catalogs/es/spanish.ts';
import type { Language } from '#catalogs/languages.ts';
import { messagesFor } from '#catalogs/messages.ts';
import { trendingIn } from '#content/trending/trendingIn.ts';
import { PanSwap } from '#features/pans/PanSwap.tsx';
import { Spanish } from '#features/spanish/Spanish.tsx';
import { LengthTabs } from '#pages/_length/LengthTabs.tsx';
import { MultiTabs } from '#pages/_multi/MultiTabs.tsx';
import type { AskedUnit } from '../definitions.ts';
import { plainNumbers } from '../measures.ts';
import type { Question } from '../question.ts';
import { type Shown, type Tool, unitOf } from '../tool.ts';
import { pageAt, query, typed } from './page.tsx';

/** The number of the answer in the open tab. */
const numberIn = (language: Language, page: HTMLElement) => {
  const text = page.querySelector('[role=tabpanel]:not([hidden]) output')?.textContent ?? '';
  return /-?\d+(?:\.\d+)?/.exec(plainNumbers(language, text))?.[0] ?? `nothing: ${text}`;
};

const twoDecimals = (question: Question) => `${question.exact.toFixed(2)} ${unitOf(question)}`;

/** Specification 9: 2 to 4 decimals. */
const lengthDecimals = (question: Question) =>
  `${question.exact.toFixed(4).replace(/0{1,2}$/, '')} ${unitOf(question)}`;

const asShown = (question: Question, text: string, page: string): Shown => ({
  text: `${text} ${unitOf(question)}`,
  page,
});

/** `/conversions/length`. */
export const lengthTool: Tool = {
  name: 'length tool',
  writes: lengthDecimals,
  answer(question) {
    if (question.about !== 'length') return null;
    const { language, value, from, to } = question;
    const view = <LengthTabs messages={messagesFor(language, 'length', 'tool')} />;
    return pageAt(language, query({ value: typed(language, value), from, to }), view, (page) =>
      asShown(question, numberIn(language, page), page.textContent),
    );
  },
};

/** The table of pan sizes beside it, a diameter each. */
export const panChart: Tool = {
  name: 'pan size chart',
  answer(question) {
    if (question.about !== 'length' || question.from !== 'in' || question.to !== 'cm') return null;
    const { language, value } = question;
    const view = <LengthTabs messages={messagesFor(language, 'length', 'tool')} />;
    return pageAt(language, query({ tab: 'pans' }), view, (page) => {
      const rows = [...page.querySelectorAll('table tr')].map((row) =>
        [...row.children].map(({ textContent }) => plainNumbers(language, textContent)),
      );
      const row = rows.find((cells) =>
        cells.some((cell) => new RegExp(`^${value}(?![\\d.]| ?[x×])`).test(cell)),
      );
      const cell = row?.find((text) => text !== row[0] && /cm|\d\.\d/.test(text));
      const number = cell && /\d+(?:\.\d+)?(?= cm|$)/.exec(cell)?.[0];
      return number === undefined || number === '' ? null : { text: `${number} cm` };
    });
  },
};

/** Its pan converter. */
export const panTool: Tool = {
  name: 'pan tool',
  answer(question) {
    if (question.about !== 'pan') return null;
    const { language, from, to } = question;
    const { pans, tool } = messagesFor(language, 'pans', 'tool');
    const view = <PanSwap messages={pans} loading={tool.loading} />;
    return pageAt(language, query({ recipe: from, mine: to }), view, (page) => {
      const texts = [...page.querySelectorAll('output')].map(({ textContent }) =>
        plainNumbers(language, textContent),
      );
      const factor = /\d+\.\d+/.exec(texts.join(' '))?.[0];
      return { text: `x ${factor}`, page: page.textContent };
    });
  },
};

const MULTI: Partial<Record<AskedUnit, string>> = {
  cups: 'cup',
  tablespoons: 'tbsp',
  teaspoons: 'tsp',
  milliliters: 'ml',
  liters: 'l',
  fluid_ounces: 'floz',
  us_pint: 'pint',
  us_quart: 'quart',
  us_gallon: 'gallon',
};

/** `/tools/multi-calculator`. */
export const multiCalculator: Tool = {
  name: 'multi-calculator',
  writes: twoDecimals,
  answer(question) {
    if (question.about !== 'amount' || question.food) return null;
    const { language, amount } = question;
    const [from, to] = [MULTI[question.from], MULTI[question.to]];
    if (!from || !to) return null;
    const view = <MultiTabs messages={messagesFor(language, 'multi', 'tool')} />;
    return pageAt(language, query({ value: typed(language, amount), from, to }), view, (page) =>
      asShown(question, numberIn(language, page), page.textContent),
    );
  },
};

/** The Spanish converter's units by tab; its taza is asked about as the cup of a Spanish page. */
const SPANISH: Readonly<Record<string, readonly [tab: string, id: string]>> = {
  grams: ['peso', 'gramos'],
  kilograms: ['peso', 'kilogramos'],
  pounds: ['peso', 'libras'],
  ounces: ['peso', 'onzas'],
  milliliters: ['volumen', 'mililitros'],
  liters: ['volumen', 'litro'],
  us_gallon: ['volumen', 'galon'],
  metric_cup: ['volumen', 'taza'],
  metric_tablespoon: ['volumen', 'cucharada'],
  cm: ['longitud', 'cm'],
  in: ['longitud', 'pulgada'],
  celsius: ['temperatura', 'celsius'],
  fahrenheit: ['temperatura', 'fahrenheit'],
};

/** `/tools/convertidor`. */
export const spanishConverter: Tool = {
  name: 'Spanish converter',
  writes: twoDecimals,
  answer(question) {
    if (question.language !== 'es') return null;
    if (question.about === 'piece' || question.about === 'pan' || question.about === 'scale') return null;
    if (question.about === 'amount' && question.food) return null;
    const [from, to] = [SPANISH[question.from], SPANISH[question.to]];
    if (!from || !to || from[0] !== to[0]) return null;
    const value = typed('es', question.about === 'amount' ? question.amount : question.value);
    const at = query({ tab: from[0], value, from: from[1], to: to[1] });
    return pageAt('es', at, <Spanish messages={spanishMessages} />, (page) =>
      asShown(question, numberIn('es', page), page.textContent),
    );
  },
};

/** `/trending` on a 9-inch recipe in an 8-inch pan. */
export const trendingPage: Tool = {
  name: 'trending page',
  answer(question) {
    if (question.about !== 'pan' || question.from !== 'us-round-9' || question.to !== 'us-round-8')
      return null;
    const { language } = question;
    const asked = trendingIn(language).questions.items.find(({ id }) => id === 'smaller-pan');
    const page = plainNumbers(language, asked?.answer.join(' ') ?? '');
    return { text: `x ${/\d\.\d+/.exec(page)?.[0]}`, page };
  },
};
