import { soldByPack } from '@gramwise/engine/foods/listedFood.ts';
import { fill as filled } from '#catalogs/template.ts';
import { useLanguage } from '#ui/language/language.ts';
import { TableHead } from '#ui/table/TableHead.tsx';
import layout from '#ui/theme/layout.module.css';
import { formatPieceGrams } from './formatPieceGrams.ts';
import { formatPieceName, type NamedPiece } from './formatPieceName.ts';
import styles from './MeasureTable.module.css';
import type { FoodMessages } from './messages.ts';

/** A piece with its weight in grams, as rows and lists of foods have it. */
export interface WeighedPiece extends NamedPiece {
  grams: number;
  low?: number;
  high?: number;
}

interface Props {
  name: string;
  pieces: readonly WeighedPiece[];
  messages: FoodMessages;
}

/** The weight of a food that cooks count: an egg, a clove of garlic. */
export function PieceWeights({ name, pieces, messages }: Props) {
  const language = useLanguage();
  const { weight, ...words } = messages.foods.page.pieces;
  const { caption, name: one } = soldByPack(pieces) ? words.pack : words.piece;
  return (
    <table className={`${styles.table} ${styles.named}`}>
      <caption className={layout.hidden}>{filled(caption, { food: name })}</caption>
      <TableHead columns={[one, weight]} />
      <tbody>
        {pieces.map((piece) => (
          <tr key={`${piece.id} ${piece.market}`}>
            <th scope="row">{formatPieceName(messages, piece)}</th>
            <td>{formatPieceGrams(language, piece)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
