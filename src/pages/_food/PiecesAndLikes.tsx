import { isFood } from '@gramwise/engine/foods/figures.ts';
import type { AnyFoodId } from '@gramwise/engine/foods/foods.ts';
import { kindsOf } from '@gramwise/engine/foods/generalFood.ts';
import { lookalikesOf } from '@gramwise/engine/foods/lookalikes.ts';
import { foodName } from '@gramwise/engine/foods/names/names.ts';
import { isWholePiece, weightAsBought } from '@gramwise/engine/foods/piece.ts';
import { EDIBLE_PERCENT } from '@gramwise/engine/foods/table/edibleShare.ts';
import { hasPage } from '@gramwise/engine/foods/weighedFoods.ts';
import type { CountryId } from '@gramwise/engine/kitchens/kitchens.ts';
import type { ReactNode } from 'react';
import type { Language } from '#catalogs/languages.ts';
import { fill } from '#catalogs/template.ts';
import { FoodWeights } from '#features/foods/FoodWeights.tsx';
import { formatPieceGrams } from '#features/foods/formatPieceGrams.ts';
import { formatPieceName } from '#features/foods/formatPieceName.ts';
import type { FoodMessages } from '#features/foods/messages.ts';
import { PieceWeights } from '#features/foods/PieceWeights.tsx';
import { piecesIn, usualPieces } from '#features/foods/usualPieces.ts';
import { InKitchens } from '#tools/inKitchens/InKitchens.tsx';
import { FoodSection, SectionText } from './FoodSection.tsx';
import { neighborsOf } from './neighborsOf.ts';

interface Props {
  language: Language;
  food: AnyFoodId;
  messages: FoodMessages;
  /** What stands above, in the same column. */
  children: ReactNode;
}

/** What the usual whole piece weighs with its shell or peel; undefined for a food without, and for slices and the like. */
function formatAsBought(
  { language, food, messages }: Omit<Props, 'children'>,
  kitchen: CountryId | null,
): string | undefined {
  const percent = EDIBLE_PERCENT[food];
  const usual = usualPieces(language, food, kitchen).find(({ id }) => isWholePiece(id));
  const grams = usual ? weightAsBought(usual.id, usual.grams, percent) : null;
  if (!usual || grams === null || percent === undefined) return undefined;
  const bought = formatPieceGrams(language, { grams });
  const piece = formatPieceName(messages, usual);
  return fill(messages.foods.page.pieces.asBought, { percent, piece, bought });
}

/** The pieces of a food, and foods that it is confused with, that are kinds of it, or that are next to it. */
export function PiecesAndLikes({ language, food, messages, children }: Props) {
  const { page } = messages.foods;
  const named = (ids: readonly AnyFoodId[]) => ids.map((id) => ({ id, name: foodName(language, id) }));
  const lookalikes: readonly AnyFoodId[] = isFood(food) ? lookalikesOf(food) : [];
  const kinds = kindsOf(food).filter((id) => hasPage(id) && !lookalikes.includes(id));
  const near = isFood(food) ? [] : neighborsOf(food).filter((id) => !kinds.includes(id));
  return (
    <>
      <div>
        {children}
        {piecesIn(language, food).length > 0 && (
          <FoodSection id="pieces" title={page.pieces.title} inner>
            <InKitchens of={(kitchen) => formatAsBought({ language, food, messages }, kitchen)}>
              {(bought) => (bought ? <SectionText text={bought} /> : null)}
            </InKitchens>
            <InKitchens of={(kitchen) => piecesIn(language, food, kitchen)}>
              {(pieces) => (
                <PieceWeights name={foodName(language, food)} pieces={pieces} messages={messages} />
              )}
            </InKitchens>
          </FoodSection>
        )}
        {lookalikes.length > 0 && (
          <FoodSection id="lookalikes" title={page.lookalikes.title} text={page.lookalikes.text} inner>
            <FoodWeights foods={named(lookalikes)} messages={messages} compared />
          </FoodSection>
        )}
        {kinds.length > 0 && (
          <FoodSection id="kinds" title={page.kinds} inner>
            <FoodWeights foods={named(kinds)} messages={messages} />
          </FoodSection>
        )}
      </div>
      {near.length > 0 && (
        <FoodSection id="related" title={page.counted.related} inner>
          <FoodWeights foods={named(near)} messages={messages} />
        </FoodSection>
      )}
    </>
  );
}
