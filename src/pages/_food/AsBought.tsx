import { isFood } from '@gramwise/engine/foods/figures.ts';
import type { AnyFoodId } from '@gramwise/engine/foods/foods.ts';
import { isWholePiece, weightAsBought } from '@gramwise/engine/foods/piece.ts';
import { EDIBLE_PERCENT } from '@gramwise/engine/foods/table/edibleShare.ts';
import type { CountryId } from '@gramwise/engine/kitchens/kitchens.ts';
import type { Language } from '#catalogs/languages.ts';
import { fill } from '#catalogs/template.ts';
import { formatPieceGrams } from '#features/foods/formatPieceGrams.ts';
import { formatPieceName } from '#features/foods/formatPieceName.ts';
import { leadsByPiece } from '#features/foods/leadMeasure.ts';
import type { FoodMessages } from '#features/foods/messages.ts';
import { usualPieces } from '#features/foods/usualPieces.ts';
import { InKitchens } from '#tools/inKitchens/InKitchens.tsx';
import { useLanguage } from '#ui/language/language.ts';
import { SectionText } from './FoodSection.tsx';

interface Props {
  food: AnyFoodId;
  messages: FoodMessages;
}

/** Whether the page of a food asks what one weighs, so that its answer must say of what: a lemon without its peel. */
export const asksForPiece = (language: Language, food: AnyFoodId): boolean =>
  !isFood(food) || leadsByPiece(language, food);

function formatAsBought(
  language: Language,
  { food, messages }: Props,
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

/** What the usual whole piece weighs with its shell or peel; nothing for a food without, and for slices and the like. */
export function AsBought(props: Props) {
  const language = useLanguage();
  return (
    <InKitchens of={(kitchen) => formatAsBought(language, props, kitchen)}>
      {(bought) => (bought ? <SectionText text={bought} /> : null)}
    </InKitchens>
  );
}
