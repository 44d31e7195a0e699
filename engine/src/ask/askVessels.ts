import { chosenCountry } from '../kitchens/kitchen.ts';
import { wordsCountry } from '../kitchens/markets.ts';
import type { LineAmount } from '../text/line/readLine.ts';
import { householdMeasure, isHouseholdId } from '../vessels/householdMeasures.ts';
import type { Given } from './askAnswer.ts';
import type { AskRequest } from './askRequest.ts';

/** Milliliters of counted vessels, and what they are. */
interface HeldVolume {
  values: readonly number[];
  given: Given;
}

/** What counted glasses, bowls or ladles hold, smallest to largest; null where no source says. */
export function vesselsOf(main: LineAmount, { question, lexicon, context }: AskRequest): HeldVolume | null {
  if (!isHouseholdId(main.unit)) return null;
  const { kitchen } = context;
  const country = wordsCountry(lexicon.recipe.words.country, chosenCountry(kitchen));
  const measure = householdMeasure(main.unit, country);
  if (!measure) return null;
  const { id, low, high, source } = measure;
  const times = (size: number, count: number) => size * count * question.factor;
  const ends = [times(low, Math.min(...main.values)), times(high, Math.max(...main.values))];
  return {
    values: [...new Set(ends)],
    given: {
      kind: 'vessels',
      count: main.values,
      vessel: { id, low, high, source },
    },
  };
}
