import convert from 'convert';
import convertUnits from 'convert-units';
import Quantity from 'js-quantities';
import { convertHome } from '../src/domain/units/convert.ts';
import { version } from './packages.ts';
import { type Section, table, verdict } from './report.ts';
import { median } from './statistics.ts';

/** Our unit ids and what the other libraries call the same units. */
const UNITS = {
  milliliters: { convert: 'ml', convertUnits: 'ml', quantity: 'ml' },
  liters: { convert: 'l', convertUnits: 'l', quantity: 'l' },
  cups: { convert: 'cups', convertUnits: 'cup', quantity: 'cu' },
  tablespoons: { convert: 'tbsp', convertUnits: 'Tbs', quantity: 'tbs' },
  teaspoons: { convert: 'tsp', convertUnits: 'tsp', quantity: 'tsp' },
  fluid_ounces: { convert: 'fl oz', convertUnits: 'fl-oz', quantity: 'floz' },
  grams: { convert: 'g', convertUnits: 'g', quantity: 'g' },
  kilograms: { convert: 'kg', convertUnits: 'kg', quantity: 'kg' },
  ounces: { convert: 'oz', convertUnits: 'oz', quantity: 'oz' },
  pounds: { convert: 'lb', convertUnits: 'lb', quantity: 'lb' },
} as const;
type UnitId = keyof typeof UNITS;

const VOLUMES: UnitId[] = ['milliliters', 'liters', 'cups', 'tablespoons', 'teaspoons', 'fluid_ounces'];
const WEIGHTS: UnitId[] = ['grams', 'kilograms', 'ounces', 'pounds'];
const AMOUNTS = [0.25, 1, 2.5, 100, 375];

/** Every pair of two volumes and of two weights, with several amounts. No density matters: the others know none. */
const TASKS = [VOLUMES, WEIGHTS].flatMap((units) =>
  units.flatMap((from) =>
    units.flatMap((to) => (from === to ? [] : AMOUNTS.map((amount) => ({ amount, from, to, density: 1 })))),
  ),
);
type Task = (typeof TASKS)[number];
type Worker = (task: Task) => number;

type ConvertUnit = Parameters<ReturnType<typeof convert>['to']>[0];

const CONTESTANTS: { name: string; work: Worker }[] = [
  {
    name: 'Gramwise, `convertHome`',
    work: (task) => {
      const result = convertHome(task);
      return result.ok ? result.value : Number.NaN;
    },
  },
  {
    name: `\`convert\` ${version('convert')}`,
    work: ({ amount, from, to }) =>
      convert(amount, UNITS[from].convert as 'ml').to(UNITS[to].convert as ConvertUnit as 'l'),
  },
  {
    name: `\`convert-units\` ${version('convert-units')}`,
    work: ({ amount, from, to }) =>
      convertUnits(amount).from(UNITS[from].convertUnits).to(UNITS[to].convertUnits),
  },
  {
    name: `\`js-quantities\` ${version('js-quantities')}`,
    work: ({ amount, from, to }) => Quantity(amount, UNITS[from].quantity).to(UNITS[to].quantity).scalar,
  },
];

/** A different task, as the limit: the pair of units is known beforehand, and one multiplication is left to do. */
const PREPARED = TASKS.map(({ amount, from, to }) => ({
  amount,
  run: Quantity.swiftConverter(UNITS[from].quantity, UNITS[to].quantity),
}));

/** All must come to the same answers, up to the rounding of our factors. */
function compareAnswers(): void {
  for (const task of TASKS) {
    const [own = 0, ...others] = CONTESTANTS.map(({ work }) => work(task));
    for (const [i, other] of others.entries()) {
      if (Math.abs(other / own - 1) > 0.001) {
        throw new Error(`${CONTESTANTS[i + 1]?.name} disagrees: ${JSON.stringify(task)} ${own} ${other}`);
      }
    }
  }
}

let sink = 0;

function namedPairs(work: Worker): () => void {
  return () => {
    for (const task of TASKS) sink += work(task);
  };
}

function preparedPairs(): void {
  for (const { amount, run } of PREPARED) sink += run(amount);
}

/** Conversions per second over the whole list of tasks, for about the given time. */
function speed(list: () => void, milliseconds: number): number {
  const start = performance.now();
  let rounds = 0;
  let elapsed = 0;
  do {
    list();
    rounds += 1;
    elapsed = performance.now() - start;
  } while (elapsed < milliseconds);
  return (rounds * TASKS.length * 1000) / elapsed;
}

const ROUNDS = 25;
const ROUND_MS = 60;

/** Conversions per second of our engine beside other libraries: same inputs, one core, taking turns. */
export async function engine(): Promise<Section> {
  compareAnswers();
  const limit = {
    name: `one multiplication, converters made beforehand by \`js-quantities\``,
    list: preparedPairs,
  };
  const entries = [...CONTESTANTS.map(({ name, work }) => ({ name, list: namedPairs(work) })), limit];
  const samples = entries.map(() => [] as number[]);
  for (const { list } of entries) speed(list, 300);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [i, { list }] of entries.entries()) samples[i]?.push(speed(list, ROUND_MS));
  }
  if (Number.isNaN(sink)) throw new Error('A conversion failed.');
  const [own = 0, ...others] = samples.map(median);
  const libraries = others.slice(0, CONTESTANTS.length - 1);
  return {
    title: 'Engine speed',
    text:
      `${TASKS.length} conversions between volumes and between weights, every pair of units, the units given by name ` +
      `in each call; ${ROUNDS} rounds of ${ROUND_MS} ms in turn on one core, median. Limit: at least the fastest library.`,
    tables: [
      table(
        ['library', 'conversions per second', 'ours is', ''],
        entries.map(({ name }, i) => {
          const each = i === 0 ? own : (others[i - 1] ?? 0);
          const mark = i === 0 ? verdict(own >= Math.max(...libraries)) : '';
          return [
            name,
            Math.round(each).toLocaleString('en-US'),
            `${(own / each).toFixed(2)} times as fast`,
            mark,
          ];
        }),
      ),
    ],
  };
}
