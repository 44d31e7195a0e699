import { chosenCountry } from '../kitchens/kitchen.ts';
import { wordsCountry } from '../kitchens/markets.ts';
import { phraseAt } from '../language/lexicon.ts';
import { tokensOf } from '../language/tokens.ts';
import type { LineAmount } from '../text/line/readLine.ts';
import { heldVolume, isHouseholdId } from '../vessels/householdMeasures.ts';
import type { Given } from './askAnswer.ts';
import type { AskRequest } from './askRequest.ts';

/** Milliliters of counted vessels, and what they are. */
interface AskedVessels {
  values: readonly number[];
  given: Given;
}

/** The vessel that is named after what it holds, if nothing else follows: the pot in `vaso de yogur`. */
function vesselIn({ unit, end }: LineAmount, { question, lexicon }: AskRequest): string | null {
  const tokens = tokensOf(question.line);
  const named = tokens.flatMap(({ start }, at) => {
    const found = start < end ? phraseAt(tokens, at, lexicon.recipe.units) : null;
    return found?.next === tokens.length && isHouseholdId(found.value) ? found.value : [];
  });
  return named[0] ?? unit;
}

/** What counted glasses, bowls or ladles hold, smallest to largest; null where no source says. */
export function vesselsOf(main: LineAmount, request: AskRequest): AskedVessels | null {
  const { question, lexicon, context } = request;
  const country = wordsCountry(lexicon.recipe.words.country, chosenCountry(context.kitchen));
  const held = heldVolume({ ...main, unit: vesselIn(main, request) }, country);
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
