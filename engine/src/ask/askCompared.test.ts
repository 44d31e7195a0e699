import { describe, expect, it } from 'vitest';
import { contextIn } from '../../tests/ask/context.ts';
import { PACK_CODES, type PackCode } from '../../tests/packs.ts';
import { ask } from './ask.ts';

/** The amounts that a question compares, each with the unit of its answer; else the kind of what is answered. */
function compared(question: string, language: PackCode): string {
  const { answer } = ask(question, contextIn(language));
  if (answer.kind !== 'choose' || answer.choices.about !== 'each') return answer.kind;
  return answer.choices.options
    .map(({ result }) => {
      if (result.kind !== 'amount') return result.kind;
      const [value = 0] = result.main.values;
      return [Number(value.toPrecision(3)), result.main.unit, result.food?.food.id].filter(Boolean).join(' ');
    })
    .join(', ');
}

const CUPS = { us: '237 milliliters', metric: '250 milliliters', imperial: '284 milliliters' };
const PINTS = '568 milliliters, 473 milliliters';

/** Labeled before they were asked, by the table of units and the cups of these foods. */
const COMPARED: Readonly<Record<PackCode, readonly (readonly [question: string, right: string])[]>> = {
  en: [
    ['is a cup of honey heavier than a cup of sugar', '339 grams honey, 200 grams sugar'],
    ['does a cup of oil weigh less than a cup of water', '218 grams oil, 237 grams water'],
    ['1 cup honey or sugar, which weighs more', '339 grams honey, 200 grams sugar'],
    ['how many grams is 2 cups of flour or sugar', '250 grams flour, 400 grams sugar'],
    ['1 cup scallions or green onions in grams', 'answer'],
    ['cup of rice vs cup of oats weight', '185 grams rice, 81 grams oats'],
    ['which is more 1 cup flour or 100 g flour', '125 grams flour, 100 grams flour'],
    ['which is heavier an egg or a banana', '50 grams whole-egg, 118 grams bananas-mashed'],
    // Things that are counted are no cups
    ['is 1 cup flour heavier than 2 eggs', '125 grams flour, 100 grams whole-egg'],
    ['difference between 3 cups of flour and 2 bananas', '375 grams flour, 236 grams bananas-mashed'],
    ['3 cups of flour or 2 of sugar which is heavier', '375 grams flour, 400 grams sugar'],
    ['how many ml is a pint in uk vs us', PINTS],
    ['whats bigger a uk pint or an american pint', PINTS],
    ['difference between uk and us pint', PINTS],
    ['us cup vs uk cup ml', `${CUPS.us}, ${CUPS.imperial}`],
    // No amounts, other measures, and what nobody weighs
    ['is honey heavier than sugar', 'hint'],
    ['what weighs more a ton of feathers or a ton of bricks', 'hint'],
    ['a cup of honey or a cup of love which is heavier', 'hint'],
    ['is a cup of sugar sweeter than a cup of honey', 'hint'],
    ['2 cups or 500 ml flour in grams', 'answer'],
    ['1 cup butter or margarine in grams', 'answer'],
    ['pint uk vs us price', 'hint'],
    // Of two sizes neither is meant
    ['Eggs M or L', '44 grams whole-egg, 50 grams whole-egg'],
    ['4 eggs M/L in grams', '176 grams whole-egg, 200 grams whole-egg'],
    ['weight of egg medium or large', '44 grams whole-egg, 50 grams whole-egg'],
    ['1 large egg or 3 small tomatoes', 'hint'],
  ],
  de: [
    ['2 Tassen Mehl oder Zucker in g', '264 grams flour, 423 grams sugar'],
    ['ist ein liter öl leichter als ein liter wasser', '921 grams oil, 1000 grams water'],
    ['was wiegt mehr 1 el honig oder zucker', '21.5 grams honey, 12.7 grams sugar'],
    ['was wiegt mehr 1 el honig oder 2 eier', '21.5 grams honey, 100 grams whole-egg'],
    ['wie viel ml hat ein pint in uk und in usa', PINTS],
    ['was ist größer ein us pint oder ein englisches pint', '473 milliliters, 568 milliliters'],
    ['was ist schwerer honig oder zucker', 'hint'],
    ['Eier M oder L', '50 grams whole-egg, 60 grams whole-egg'],
    ['was wiegt eine kleine oder große zwiebel', '70 grams onions-chopped, 150 grams onions-chopped'],
    ['was schmeckt mehr 1 el honig oder 1 el zucker', 'hint'],
    ['was kostet mehr ein liter milch oder ein liter öl', 'hint'],
  ],
  fr: [
    ["1 tasse de lait ou d'eau en grammes", '258 grams milk, 250 grams water'],
    ['1 tasse de miel est-elle plus lourde qu’une tasse de sucre', '358 grams honey, 211 grams sugar'],
    ['une tasse de riz ou une de sucre, qui pèse plus', '195 grams rice, 211 grams sugar'],
    ['une tasse de riz ou 2 œufs, qui pèse plus', '195 grams rice, 100 grams whole-egg'],
    ['combien de ml dans une pinte anglaise et une pinte américaine', PINTS],
    ['tasse us ou tasse métrique laquelle est plus grande', `${CUPS.us}, ${CUPS.metric}`],
    ['le miel est il plus lourd que le sucre', 'hint'],
    ['qu’est ce qui coûte plus un litre de lait ou un litre d’huile', 'hint'],
  ],
  es: [
    ['1 taza de harina o azúcar en gramos', '132 grams flour, 211 grams sugar'],
    ['qué pesa más una taza de arroz o una de azúcar', '195 grams rice, 211 grams sugar'],
    ['qué pesa más una taza de arroz o 2 huevos', '195 grams rice, 100 grams whole-egg'],
    ['una taza de arroz o una de azúcar', '195 grams rice, 211 grams sugar'],
    ['es más pesada una taza de harina que una de azúcar', '132 grams flour, 211 grams sugar'],
    ['cuántos ml tiene una pinta en uk y en usa', PINTS],
    ['pesa más la miel o el azúcar', 'hint'],
    ['qué pesa más una taza de arroz o una de amor', 'hint'],
    ['qué cuesta más un litro de leche o un litro de aceite', 'hint'],
  ],
};

describe.each(PACK_CODES)('amounts that are compared in %s', (language) => {
  it.each(COMPARED[language])('%s: %s', (question, right) => {
    expect(compared(question, language)).toBe(right);
  });
});

/** Which of two amounts is more, and by what; null where nobody asks. */
function verdict(question: string, language: PackCode) {
  const { answer } = ask(question, contextIn(language));
  return answer.kind === 'choose' ? (answer.choices.more ?? null) : answer.kind;
}

// 6 spoons of 15 ml are 90 ml
it.each<[PackCode, string, ReturnType<typeof verdict>]>([
  ['de', '100 ml oder 6 EL - was ist mehr', { by: 'size', at: 0 }],
  ['de', 'was ist mehr 5 el oder 80 ml', { by: 'size', at: 1 }],
  ['de', 'ist 1 pfund mehr als 500 g', { by: 'size', at: null }],
  ['de', 'was wiegt mehr 1 el honig oder zucker', { by: 'weight', at: 0 }],
  ['en', 'which is more 1 cup flour or 100 g flour', { by: 'size', at: 0 }],
  ['en', 'us cup vs uk cup ml', null],
])('in %s says of %s which is more', (language, question, more) => {
  expect(verdict(question, language)).toEqual(more);
});
