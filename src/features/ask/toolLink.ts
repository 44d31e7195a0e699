import type {
  AmountAnswer,
  AskedPan,
  AskResult,
  CountAnswer,
  LengthAnswer,
  OvenAnswer,
  PanShapeAnswer,
  PanSwapAnswer,
} from '@gramwise/engine/ask/askAnswer.ts';
import { sumInBaseUnits } from '@gramwise/engine/ask/usefulUnits.ts';
import { isWeighedFood } from '@gramwise/engine/foods/listedFood.ts';
import { panSides } from '@gramwise/engine/pans/shapes.ts';
import { type KitchenUnitId, UNITS } from '@gramwise/engine/units/units.ts';
import type { Catalog } from '#catalogs/catalog.ts';
import type { LinkTarget } from '#site/paths.ts';

type LinkTextKey = keyof Catalog['ask']['answers']['open'];

/** Numbers in URLs have a decimal point and no more digits than anyone types. */
const formatPlain = (value: number) => String(Number(value.toPrecision(9)));

interface ToolLink {
  to: LinkTarget;
  text: LinkTextKey;
}

/** The page of a counted food, or the converter with its weight where it has no page. */
function linkToPieces({ food, main }: AmountAnswer): ToolLink {
  if (food && isWeighedFood(food.food))
    return { to: { page: 'ingredient', part: food.food.id }, text: 'food' };
  const [weight = 0] = main.values;
  const query = {
    amount: formatPlain(weight),
    from: main.unit,
    to: main.unit === 'grams' ? 'ounces' : 'grams',
  };
  return { to: { page: 'home', query, hash: 'converter' }, text: 'converter' };
}

/** The page of the food that was counted, or the converter where it has none. */
const linkToCounted = ({ food }: CountAnswer): ToolLink =>
  isWeighedFood(food.food)
    ? { to: { page: 'ingredient', part: food.food.id }, text: 'food' }
    : { to: { page: 'home', hash: 'converter' }, text: 'converter' };

/** The converter filled in with the answer. The food is left out where it has no cup weight to convert with. */
function linkToConverter(answer: AmountAnswer): ToolLink {
  const { given, factor, food, main, basis } = answer;
  if (given.kind !== 'amounts') return linkToPieces(answer);
  const { amounts } = given;
  const [base = 0] = sumInBaseUnits(amounts, factor);
  const [first] = amounts;
  const kind = first ? UNITS[first.unit].kind : 'weight';
  const metric: KitchenUnitId = kind === 'volume' ? 'milliliters' : 'grams';
  const from = first?.unit ?? metric;
  const to = main.unit;
  const usual = food === null || food.way === food.food.ways[0];
  const measured = food !== null && usual && food.food.density !== undefined && basis === 'measured';
  const query = {
    ...(food?.way && { ingredient: food.food.id, ...(!usual && { as: food.way.id }) }),
    amount: formatPlain(base / UNITS[from].size),
    from,
    to,
    ...(measured && { figure: 'measured' }),
  };
  return { to: { page: 'home', query, hash: 'converter' }, text: 'converter' };
}

function linkToOven({ value, scale, celsius, fan }: OvenAnswer): ToolLink {
  const asked = !fan && scale !== 'thermostat';
  const mark = value === 0.25 ? '1/4' : value === 0.5 ? '1/2' : formatPlain(value);
  const query = asked
    ? { heat: scale === 'gas-mark' ? mark : formatPlain(value), scale }
    : { heat: formatPlain(Math.round(celsius * 10) / 10), scale: 'celsius' };
  return { to: { page: 'home', query, hash: 'temperature' }, text: 'oven' };
}

/** Sides lead to the pan swap, a single length to the inch calculator. */
function linkToLength({ values, from, to, sides, results }: LengthAnswer): ToolLink {
  const [first = 0, second = first] = from === 'cm' ? values : results;
  if (sides && (from === 'cm' || to === 'cm')) {
    const recipe = `own-rectangular~${formatPlain(Math.max(first, second))}~${formatPlain(Math.min(first, second))}~`;
    return { to: { page: 'pans', query: { recipe } }, text: 'pans' };
  }
  return { to: { page: 'length', query: { value: formatPlain(values[0] ?? 0), from, to } }, text: 'length' };
}

const formatPanQuery = ({ pan }: AskedPan) => {
  const [length, width] = panSides(pan).map(formatPlain);
  return pan.shape === 'round' || pan.shape === 'square'
    ? `own-${pan.shape}~${length}~~`
    : `own-rectangular~${length}~${width}~`;
};

const linkToPanSwap = ({ from, to }: PanShapeAnswer | PanSwapAnswer): ToolLink => ({
  // The tool compares single pans
  to:
    from.count || to.count
      ? 'pans'
      : { page: 'pans', query: { recipe: formatPanQuery(from), mine: formatPanQuery(to) } },
  text: 'pans',
});

/** Links to the tool that tells more about an answer, with its fields filled in. */
export function linkToTool(result: AskResult): ToolLink {
  if (result.kind === 'oven') return linkToOven(result);
  if (result.kind === 'pan-shape' || result.kind === 'pan-swap') return linkToPanSwap(result);
  if (result.kind === 'count') return linkToCounted(result);
  return result.kind === 'length' ? linkToLength(result) : linkToConverter(result);
}
