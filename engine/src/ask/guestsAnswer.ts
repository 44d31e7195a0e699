import type { portions } from '../calculators/portions/portions.ts';
import type { PortionFoodId } from '../calculators/portions/portionTable.ts';
import { UNITS } from '../units/units.ts';
import type { AskContext } from './askContext.ts';
import type { GuestsQuestion } from './guestsQuestion.ts';
import type { GuestsAnswer } from './portionResults.ts';
import type { AskReaders } from './readers.ts';

/** What a question for portions is answered with. */
export interface PortionReaders extends AskReaders {
  portions: typeof portions;
}

/** A portion that lacks this share is still one: 12 oz are three portions of 4 oz, though 340 g are not. */
const TOLERANCE = 0.05;

/** The amount of a question in the portion's unit; null if nothing tells what it weighs. */
function amountsIn(
  unit: 'g' | 'ml',
  { amount, bare }: GuestsQuestion,
  { context, readers }: { context: AskContext; readers: PortionReaders },
): readonly number[] | null {
  for (const text of [amount, bare]) {
    const { answer } = readers.ask(`${text} = ${unit}`, context);
    if (answer.kind !== 'answer' || answer.result.kind !== 'amount') continue;
    const { main, range } = answer.result;
    const { size, kind } = UNITS[main.unit];
    if (kind !== (unit === 'g' ? 'weight' : 'volume')) continue;
    return (range ?? main.values).map((value) => value * size);
  }
  return null;
}

/** For how many guests an amount of a food is enough, by the portions of the kitchen's country; null if none are known. */
export function guestsFor(
  food: PortionFoodId,
  question: GuestsQuestion,
  { context, readers }: { context: AskContext; readers: PortionReaders },
): GuestsAnswer | null {
  const { dish, cooked } = question;
  const found = readers.portions({
    food,
    country: context.kitchen.country,
    guests: 1,
    ...(dish && { dish }),
  });
  if (!found.ok) return null;
  const { value } = found;
  const { unit } = value;
  const amounts = amountsIn(unit, question, { context, readers });
  if (!amounts) return null;
  const portion = cooked ? value.served : value.adult;
  if (!portion || (cooked && value.served?.as !== 'cooked') || (dish && dish !== value.dish)) return null;
  const { least, most } = portion;
  const whole = (amount: number, each: number) => Math.floor(amount / each + TOLERANCE);
  return {
    kind: 'guests',
    food,
    amounts,
    cooked,
    portion: { least, most },
    fewest: whole(Math.min(...amounts), most),
    most: whole(Math.max(...amounts), least),
    unit,
    dish: value.dish,
    country: value.country,
    source: value.source,
  };
}
