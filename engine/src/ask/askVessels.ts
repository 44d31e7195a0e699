import { chosenCountry } from '../kitchens/kitchen.ts';
import { wordsCountry } from '../kitchens/markets.ts';
import type { LineAmount } from '../text/line/readLine.ts';
import { heldVolume } from '../vessels/householdMeasures.ts';
import type { Given } from './askAnswer.ts';
import type { AskRequest } from './askRequest.ts';

/** Milliliters of counted vessels, and what they are. */
interface AskedVessels {
  values: readonly number[];
  given: Given;
}

/** What counted glasses, bowls or ladles hold, smallest to largest; null where no source says. */
export function vesselsOf(main: LineAmount, { question, lexicon, context }: AskRequest): AskedVessels | null {
  const { kitchen } = context;
  const country = wordsCountry(lexicon.recipe.words.country, chosenCountry(kitchen));
  const held = heldVolume(main, country);
  if (!held) return null;
  const { id, low, high, source } = held.measure;
  const ends = [held.low, held.high].map((size) => size * question.factor);
  return {
    values: [...new Set(ends)],
    given: {
      kind: 'vessels',
      count: main.values,
      vessel: { id, low, high, source },
    },
  };
}
