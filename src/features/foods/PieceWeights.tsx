import type { FoodId } from '@gramwise/engine/foods/foods.ts';
import type { Piece } from '@gramwise/engine/foods/piece.ts';
import { piecesOf } from '@gramwise/engine/foods/pieces.ts';
import { marketsFor } from '@gramwise/engine/kitchens/markets.ts';
import { shownGrams } from '@gramwise/engine/rounding/metric.ts';
import { LANGUAGES } from '#catalogs/languages.ts';
import { fill as filled } from '#catalogs/template.ts';
import { formatNumber } from '#format/format.ts';
import { useLanguage } from '#ui/language/language.ts';
import layout from '#ui/theme/layout.module.css';
import { formatPieceName } from './formatPieceName.ts';
import styles from './MeasureTable.module.css';
import type { FoodMessages } from './messages.ts';

/** The weight of a food that cooks count: an egg, a clove of garlic. */
export function PieceWeights({
  food,
  name,
  messages,
}: {
  food: FoodId;
  name: string;
  messages: FoodMessages;
}) {
  const language = useLanguage();
  const { pieces: words } = messages.foods.page;
  const number = (grams: number) => formatNumber(language, shownGrams(grams), 0, 1);
  /** `50 g (47–55)`: the limits of a size, or brands that differ. */
  const formatPieceGrams = ({ grams, low = grams, high = grams }: Piece) =>
    `${number(grams)}\u00a0g${high > low ? ` (${number(low)}–${number(high)})` : ''}`;
  return (
    <table className={`${styles.table} ${styles.named}`}>
      <caption className={layout.hidden}>{filled(words.caption, { food: name })}</caption>
      <thead>
        <tr>
          <th scope="col">{words.piece}</th>
          <th scope="col">{words.weight}</th>
        </tr>
      </thead>
      <tbody>
        {piecesOf(food, marketsFor(LANGUAGES[language].kitchen)).map((piece) => (
          <tr key={`${piece.id} ${piece.market}`}>
            <th scope="row">{formatPieceName(messages, piece)}</th>
            <td>{formatPieceGrams(piece)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
