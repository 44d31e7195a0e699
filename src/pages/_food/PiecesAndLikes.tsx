import { isFood } from '@gramwise/engine/foods/figures.ts';
import type { AnyFoodId } from '@gramwise/engine/foods/foods.ts';
import { kindsOf } from '@gramwise/engine/foods/generalFood.ts';
import { soldByPack } from '@gramwise/engine/foods/listedFood.ts';
import { lookalikesOf } from '@gramwise/engine/foods/lookalikes.ts';
import { foodName } from '@gramwise/engine/foods/names/names.ts';
import { hasPage } from '@gramwise/engine/foods/weighedFoods.ts';
import type { ReactNode } from 'react';
import type { Language } from '#catalogs/languages.ts';
import { FoodWeights } from '#features/foods/FoodWeights.tsx';
import type { FoodMessages } from '#features/foods/messages.ts';
import { PieceWeights } from '#features/foods/PieceWeights.tsx';
import { piecesIn } from '#features/foods/usualPieces.ts';
import { InKitchens } from '#tools/inKitchens/InKitchens.tsx';
import { AsBought, asksForPiece } from './AsBought.tsx';
import { FoodSection } from './FoodSection.tsx';
import { neighborsOf } from './neighborsOf.ts';

interface Props {
  language: Language;
  food: AnyFoodId;
  messages: FoodMessages;
  /** What stands above, in the same column. */
  children: ReactNode;
}

/** The pieces of a food, and foods that it is confused with, that are kinds of it, or that are next to it. */
export function PiecesAndLikes({ language, food, messages, children }: Props) {
  const { page } = messages.foods;
  const named = (ids: readonly AnyFoodId[]) => ids.map((id) => ({ id, name: foodName(language, id) }));
  const lookalikes: readonly AnyFoodId[] = isFood(food) ? lookalikesOf(food) : [];
  const kinds = kindsOf(food).filter((id) => hasPage(id) && !lookalikes.includes(id));
  const pieces = piecesIn(language, food);
  const near = isFood(food) ? [] : neighborsOf(food).filter((id) => !kinds.includes(id));
  return (
    <>
      <div>
        {children}
        {pieces.length > 0 && (
          <FoodSection id="pieces" title={page.pieces[soldByPack(pieces) ? 'pack' : 'piece'].title} inner>
            {!asksForPiece(language, food) && <AsBought food={food} messages={messages} />}
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
