import type {
  AmountAnswer,
  AskedPan,
  AskResult,
  LengthAnswer,
  OvenAnswer,
  PanSwapAnswer,
} from '@gramwise/engine/ask/askAnswer.ts';
import { sumInBaseUnits } from '@gramwise/engine/ask/usefulUnits.ts';
import { panSides } from '@gramwise/engine/pans/shapes.ts';
import { type KitchenUnitId, UNITS } from '@gramwise/engine/units/units.ts';
import type { Catalog } from '#catalogs/catalog.ts';
import type { LinkTarget } from '#site/paths.ts';

type Open = keyof Catalog['ask']['answers']['open'];

/** Numbers in addresses use no local decimal sign, and no more digits than anybody types. */
const plain = (value: number) => String(Number(value.toPrecision(9)));

interface ToolLink {
  to: LinkTarget;
  text: Open;
}

/** The converter filled in with the answer. */
function converter({ given, factor, food, main, basis }: AmountAnswer): ToolLink {
  if (given.kind === 'pieces' && food)
    return { to: { page: 'ingredient', part: food.food.id }, text: 'food' };
  const amounts = given.kind === 'amounts' ? given.amounts : [];
  const [base = 0] = sumInBaseUnits(amounts, factor);
  const [first] = amounts;
  const kind = first ? UNITS[first.unit].kind : 'weight';
  const metric: KitchenUnitId = kind === 'volume' ? 'milliliters' : 'grams';
  const from = first?.unit ?? metric;
  const to = main.unit;
  const usual = food === null || food.way === food.food.ways[0];
  const measured = food !== null && usual && food.food.density !== undefined && basis === 'measured';
  const query = {
    ...(food && { ingredient: food.food.id, ...(!usual && { as: food.way.id }) }),
    amount: plain(base / UNITS[from].size),
    from,
    to,
    ...(measured && { figure: 'measured' }),
  };
  return { to: { page: 'home', query, hash: 'converter' }, text: 'converter' };
}

function oven({ value, scale, celsius, fan }: OvenAnswer): ToolLink {
  const asked = !fan && scale !== 'thermostat';
  const mark = value === 0.25 ? '1/4' : value === 0.5 ? '1/2' : plain(value);
  const query = asked
    ? { heat: scale === 'gas-mark' ? mark : plain(value), scale }
    : { heat: plain(Math.round(celsius * 10) / 10), scale: 'celsius' };
  return { to: { page: 'home', query, hash: 'temperature' }, text: 'oven' };
}

/** The pan chart has a swap for the sides; a single length goes to the inch calculator. */
function length({ values, from, to, sides, results }: LengthAnswer): ToolLink {
  const [first = 0, second = first] = from === 'cm' ? values : results;
  if (sides && (from === 'cm' || to === 'cm')) {
    const recipe = `own-rectangular~${plain(Math.max(first, second))}~${plain(Math.min(first, second))}~`;
    return { to: { page: 'length', query: { tab: 'pans', recipe } }, text: 'pans' };
  }
  return { to: { page: 'length', query: { value: plain(values[0] ?? 0), from, to } }, text: 'length' };
}

const panQuery = ({ pan }: AskedPan) => {
  const [length, width] = panSides(pan).map(plain);
  return pan.shape === 'round' || pan.shape === 'square'
    ? `own-${pan.shape}~${length}~~`
    : `own-rectangular~${length}~${width}~`;
};

const pans = ({ from, to }: PanSwapAnswer): ToolLink => ({
  to: { page: 'length', query: { tab: 'pans', recipe: panQuery(from), mine: panQuery(to) } },
  text: 'pans',
});

/** The tool that tells more about an answer, filled in with it. */
export function toolLink(result: AskResult): ToolLink {
  if (result.kind === 'oven') return oven(result);
  if (result.kind === 'pan-swap') return pans(result);
  return result.kind === 'length' ? length(result) : converter(result);
}
