import type { FoodId } from '@gramwise/engine/foods/foods.ts';
import { PIECE_IDS, PIECES } from '@gramwise/engine/foods/pieces.ts';
import { formatNumber } from '#i18n/format.ts';
import { fill as filled } from '#i18n/template.ts';
import { useLanguage } from '#ui/language/language.ts';
import layout from '#ui/theme/layout.module.css';
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
  const pieces = PIECES[food] ?? {};
  return (
    <table className={styles.table}>
      <caption className={layout.hidden}>{filled(words.caption, { food: name })}</caption>
      <thead>
        <tr>
          <th scope="col">{words.piece}</th>
          <th scope="col">{words.weight}</th>
        </tr>
      </thead>
      <tbody>
        {PIECE_IDS.map((id) => {
          const piece = pieces[id];
          return (
            piece && (
              <tr key={id}>
                <th scope="row">{messages.foods.pieces[id]}</th>
                <td>{formatNumber(language, piece.grams, 0, 1)}&nbsp;g</td>
              </tr>
            )
          );
        })}
      </tbody>
    </table>
  );
}
