import type { Language } from '#catalogs/languages.ts';
import { fill } from '#catalogs/template.ts';
import { formatPieceGrams } from './formatPieceGrams.ts';
import { formatPieceName } from './formatPieceName.ts';
import type { FoodMessages } from './messages.ts';
import type { WeighedPiece } from './PieceWeights.tsx';

/** `Bacon: 1 slice (US) weighs 28 g.` */
export const formatPieceSentence = (
  language: Language,
  food: string,
  piece: WeighedPiece,
  messages: FoodMessages,
) =>
  fill(messages.foods.page.counted.answer, {
    food,
    piece: formatPieceName(messages, piece),
    grams: formatPieceGrams(language, piece),
  });
