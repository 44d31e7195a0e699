import { allFoods } from '../../src/foods/listFoods.ts';
import type { FoodList } from '../../src/foods/lists/foodList.ts';
import type { AskWords } from '../../src/language/askWords/askWords.ts';
import { en } from '../../src/language/en.ts';
import type { LanguagePack } from '../../src/language/languagePack.ts';
import type { LineWords } from '../../src/language/line/lineWords.ts';

/** The same tables with all lists empty. */
function withoutWords<Words extends object>(words: Words): Words {
  const empty = Object.entries(words).map(([name, value]) => [name, Array.isArray(value) ? [] : value]);
  return Object.fromEntries(empty) as Words;
}

/**
 * A language that nobody speaks, of a handful of words: `2 kalo da muka` are two cups of flour. Nouns come first, cups
 * are metric, a comma is the decimal sign, and `ka` makes a plural.
 */
const line: LineWords = {
  ...withoutWords(en.line),
  code: 'qaa',
  country: 'fr',
  writing: {
    numberStyle: { decimal: ',', group: '.', singular: 'whole 1' },
    written: { cup: ['kalo', 'kaloka'], tbsp: ['lusi', 'lusika'] },
    titleCase: false,
    capitalNouns: false,
    plainAdjectives: false,
    of: ['da ', 'da '],
    joins: ['da '],
  },
  grammar: { ...en.line.grammar, noun: 'first', bareDegrees: 'C', barePan: 'cm', soundArticles: null },
  foods: {
    endings: [['ka$', '']],
    kept: [],
    joining: ['da'],
    accented: {},
    ofPart: ['da'],
    states: {
      fresh: ['zeni'],
      raw: [],
      drained: [],
      cooked: [],
      dried: [],
      ground: [],
      grated: [],
      cut: ['tiko'],
    },
    seeds: [],
    plain: [],
    plainWith: [],
    changing: [],
    changingInName: [],
    changingFirst: [],
    plainParts: [],
    kinds: {},
  },
  measures: { cup: ['kalo', 'kaloka'], tbsp: ['lusi', 'lusika'], g: ['g'], kg: ['kg'], ml: ['ml'], l: ['l'] },
  exact: {},
  counted: { pinch: ['piko'] },
  lengths: { mm: ['mm'], cm: ['cm'], inch: ['tumi'] },
  numbers: { du: 2, 'du polu': 2.5 },
  andParts: { 'i polu': 0.5 },
  and: ['i'],
  or: ['o'],
  of: ['da'],
  range: ['na'],
  prepared: ['tiko'],
  degrees: ['gradu'],
  celsius: ['c'],
  common: ['da', 'i', 'na', 'miko'],
  verbs: ['miko'],
  firstVerbEnds: [],
  verbLike: [],
  lastVerbEnds: [],
};

const ask: AskWords = {
  ...withoutWords(en.ask),
  fill: ['kuma'],
  to: ['na'],
  times: {},
  doubled: {},
  sounds: {},
  idioms: {},
  regions: {},
  regionLast: false,
  usualCup: 'metric_cup',
  sizes: {},
  write: { ...en.ask.write, metricCup: ['kalo metru', 'kaloka metru'], of: 'da', aCup: '1 kalo da' },
};

export const inventedPack: LanguagePack = {
  code: 'qaa',
  name: 'Invented',
  country: 'fr',
  numbers: line.writing.numberStyle,
  line,
  recipe: {
    ...en.recipe,
    countries: {},
    headings: {
      prep: 'Faro:',
      cook: 'Kiro:',
      total: 'Sumo:',
      yields: 'Sumo:',
      ingredients: 'Partaka',
      steps: 'Faro',
    },
    times: { prep: [], cook: [], total: [] },
    sections: {
      ingredients: ['partaka'],
      steps: ['faro'],
      notes: [],
      yield: ['sumo'],
      servings: [],
      time: [],
      page: [],
    },
  },
  ask,
};

/** Two foods by their names in it. */
export const inventedFoods: FoodList = {
  language: 'qaa',
  words: line,
  foods: allFoods('en')
    .filter(({ id }) => id === 'flour' || id === 'milk')
    .map(({ also: _also, general: _general, shared: _shared, ...food }) => ({
      ...food,
      name: food.id === 'flour' ? 'Muka' : 'Lato',
    })),
};
