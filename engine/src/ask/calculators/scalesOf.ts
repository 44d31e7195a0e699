import { indexPhrases, type Lexicon, type Phrases } from '../../language/lexicon.ts';
import type { DegreeScale } from '../../temperature/shownBy.ts';

/** The scales of a thermometer, also behind a word for degrees, which alone are Celsius where ovens have no other. */
export function scalesOf({ list, words }: Lexicon): Phrases<DegreeScale> {
  const degrees = [...list.degrees.map.keys()];
  const scales = (['celsius', 'fahrenheit'] as const).flatMap((scale) =>
    [...list[scale].map.keys()].flatMap((word) =>
      [word, ...degrees.map((degree) => `${degree} ${word}`)].map((phrase) => [phrase, scale] as const),
    ),
  );
  const bare = words.grammar.bareDegrees === 'C' ? degrees : [];
  return indexPhrases<DegreeScale>([...scales, ...bare.map((degree) => [degree, 'celsius'] as const)]);
}
