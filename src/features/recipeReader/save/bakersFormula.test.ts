import { expect, it } from 'vitest';
import type { ShownLine } from '../reading/shownLine.ts';
import { bakersFormulaHref } from './bakersFormula.ts';

type Unit = 'g' | 'ml' | 'piece';

const line = (name: string, food: string, quantity: readonly [Unit, number] | null): ShownLine => ({
  kind: 'ingredient',
  id: '0',
  text: name,
  original: name,
  changed: false,
  unread: false,
  range: null,
  shared: null,
  packet: null,
  held: null,
  usesOwnWeight: false,
  chosen: false,
  requiredQuantity: quantity && { unit: quantity[0], value: quantity[1] },
  unweighed: null,
  reading: { name, food: { id: food }, measures: [] },
  parts: null,
});

const BREAD = [
  line('bread flour', 'bread-flour', ['g', 500]),
  line('water', 'water', ['ml', 325]),
  line('salt', 'salt', ['g', 9.75]),
  line('eggs', 'whole-egg', ['piece', 1]),
  line('sesame', 'sesame-seeds', null),
  { ...line('oil for frying', 'sunflower-oil', ['ml', 1000]), id: '9' },
];

it.each<
  [
    label: string,
    language: 'en' | 'de',
    lines: readonly ShownLine[],
    factor: number | null,
    href: string | null,
  ]
>([
  [
    'bread',
    'en',
    BREAD,
    1,
    '/tools/bakers-percentage?formula=500 g bread flour\n325 ml water\n9.8 g salt\n1 eggs',
  ],
  [
    'bread in German, doubled',
    'de',
    BREAD.slice(0, 3),
    2,
    '/de/tools/bakers-percentage?formula=1000 g bread flour\n650 ml water\n19,5 g salt',
  ],
  [
    'pizza',
    'en',
    [line('00 flour', 'pizza-flour-00', ['g', 500])],
    1,
    '/tools/bakers-percentage?formula=500 g 00 flour',
  ],
  ['no flour', 'en', [line('rice', 'rice', ['g', 300])], 1, null],
  ['semolina only', 'en', [line('semolina', 'semolina', ['g', 300])], 1, null],
  ['almond flour only', 'en', [line('almond flour', 'almond-flour', ['g', 300])], 1, null],
])('%s', (_, language, ingredients, factor, href) => {
  const found = bakersFormulaHref({ language, ingredients, factor, frying: ['9'] });
  expect(found && decodeURIComponent(found)).toBe(href);
});
