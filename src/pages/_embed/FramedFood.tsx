import { LOCAL_MEASURES, TABLE_MEASURES } from '@gramwise/engine/foods/foodMeasures.ts';
import type { ListedFood } from '@gramwise/engine/foods/listedFood.ts';
import { marketsFor, orderByMarket } from '@gramwise/engine/kitchens/markets.ts';
import { nameInText } from '@gramwise/engine/language/nameInText.ts';
import { writingOf } from '@gramwise/engine/language/writing/writings.ts';
import { cooksWeigh } from '#catalogs/cooksWeigh.ts';
import { LANGUAGES } from '#catalogs/languages.ts';
import { fill } from '#catalogs/template.ts';
import { CupFigures } from '#features/foods/CupFigures.tsx';
import { FIGURES } from '#features/foods/leadWeights.ts';
import { PieceWeights } from '#features/foods/PieceWeights.tsx';
import { LocalToGrams, ToGrams } from '#features/foods/Tables.tsx';
import { wayLabel } from '#features/foods/wayLabel.ts';
import { FrameTitle, SiteLink } from '#layouts/embed/FrameParts.tsx';
import { localHref } from '#site/paths.ts';
import { useLanguage } from '#ui/language/language.ts';
import type { FoodFrameMessages } from './foodFrameMessages.ts';

interface Props {
  food: ListedFood;
  messages: FoodFrameMessages;
}

/** The most common measures in recipes: a frame has little room. */
const FRAME_MEASURES = TABLE_MEASURES.filter(({ count, unit }) =>
  unit === 'cup' ? count <= 1 : count === 1,
);

const FRAME_LOCAL_MEASURES = LOCAL_MEASURES.filter(
  ({ count, unit }) => unit !== 'milliliters' || count === 100 || count === 250,
);

/** What cups and spoons of a food weigh, or its pieces where no source weighs a cup of it. */
export function FramedFood({ food: { id, name, ways: listed, pieces = [] }, messages }: Props) {
  const language = useLanguage();
  const { frame } = messages;
  const weigh = cooksWeigh(language);
  const ways = listed.map(({ id: fill, names: [filled] = [], cup, low = cup, high = cup }) => ({
    fill,
    label: wayLabel(
      {
        fill,
        name,
        filled: filled === undefined ? null : nameInText(language, filled),
        only: listed.length === 1,
        plainAdjectives: writingOf(language).plainAdjectives,
      },
      messages.fills,
    ),
    grams: cup,
    lowest: low,
    highest: high,
  }));
  return (
    <>
      <FrameTitle title={fill(ways.length > 0 ? frame.foodCups : frame.foodPieces, { food: name })} />
      {ways.length > 0 ? (
        <>
          <CupFigures ways={ways} measures={FIGURES[weigh ? 'spoon' : 'cup']} messages={messages} />
          {weigh ? (
            <LocalToGrams food={name} ways={ways} messages={messages} measures={FRAME_LOCAL_MEASURES} />
          ) : (
            <ToGrams food={name} ways={ways} messages={messages} measures={FRAME_MEASURES} />
          )}
        </>
      ) : (
        <PieceWeights
          name={name}
          pieces={orderByMarket(pieces, marketsFor(LANGUAGES[language].kitchen)).map((piece) => ({
            ...piece,
            food: id,
          }))}
          messages={messages}
        />
      )}
      <SiteLink href={localHref(language, { page: 'ingredient', part: id })} messages={frame} />
    </>
  );
}
