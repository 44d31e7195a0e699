import type { CountryId } from '@gramwise/engine/kitchens/kitchens.ts';
import type { Language } from '#catalogs/languages.ts';
import { type AskedUnit, exactly } from './definitions.ts';

interface Asked {
  language: Language;
  /** As a cook types it on a page in this language; '' where the question field has no such question. */
  ask: string;
  /** The one answer, as a cook's tool shows it: `250 g`, `1/3 cup + 1 tbsp`, `180 °C`, `gas 4`, `22.86 cm`, `x 0.79`. */
  answer: string;
  /** Unrounded, in the unit of the answer. */
  exact: number;
  /** Who says so. */
  source: string;
}

export interface AmountQuestion extends Asked {
  about: 'amount';
  amount: number;
  from: AskedUnit;
  to: AskedUnit;
  food?: { id: string; way?: string; gramsPerCup: number };
  /** The amount as a line of a recipe, which is converted to the same unit. */
  line?: string;
  /** What that line becomes, where it is not the answer: a jug has no 237 ml. */
  inRecipe?: string;
  /** Where the recipe is from, if not from the language's country. */
  country?: CountryId;
}

export interface PieceQuestion extends Asked {
  about: 'piece';
  count: number;
  food: string;
  piece: string;
}

export type HeatScale = 'celsius' | 'fahrenheit' | 'gas-mark' | 'thermostat';
export interface HeatQuestion extends Asked {
  about: 'heat';
  value: number;
  from: HeatScale;
  to: HeatScale | 'fan';
  /** What is heated, where the number does not tell. */
  heated: 'oven' | 'thermometer';
  /** The sentence of a recipe that says it. */
  line?: string;
}

export interface LengthQuestion extends Asked {
  about: 'length';
  value: number;
  from: 'cm' | 'in' | 'mm' | 'm' | 'ft';
  to: 'cm' | 'in' | 'mm' | 'm' | 'ft';
  line?: string;
}

export interface PanQuestion extends Asked {
  about: 'pan';
  /** Ids of listed pans. */
  from: string;
  to: string;
  /** What a recipe calls its own pan. */
  line?: string;
}

/** Half of 526 g, 2 times 1 cup: what recipes are scaled by. */
export interface ScaleQuestion extends Asked {
  about: 'scale';
  amount: number;
  unit: 'grams' | 'milliliters';
  factor: number;
  line: string;
}

export type Question =
  | AmountQuestion
  | PieceQuestion
  | HeatQuestion
  | LengthQuestion
  | PanQuestion
  | ScaleQuestion;

type AmountRow = readonly [
  language: Language,
  ask: string,
  amount: number,
  from: AskedUnit,
  to: AskedUnit,
  answer: string,
  more?: Pick<AmountQuestion, 'line' | 'inRecipe' | 'country'>,
];

/** Questions about one food, or about units alone, that one source answers. */
export const amounts = (
  source: string,
  food: AmountQuestion['food'] | null,
  rows: readonly AmountRow[],
): AmountQuestion[] =>
  rows.map(([language, ask, amount, from, to, answer, more]) => ({
    about: 'amount',
    language,
    ask,
    amount,
    from,
    to,
    answer,
    exact: exactly(amount, from, to, food?.gramsPerCup),
    source,
    ...(food && { food }),
    ...more,
  }));

/** One question by its name in a report. */
export const nameOf = (question: Question): string => {
  const { language, ask, about, answer } = question;
  return `${language} ${about}: ${ask || ('line' in question && question.line) || JSON.stringify(question)} = ${answer}`;
};
