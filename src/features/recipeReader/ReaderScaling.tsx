import { ScaleBy } from '#tools/scaleBy/ScaleBy.tsx';
import { ScaleHints } from '#tools/scaleBy/ScaleHints.tsx';
import type { ReaderMessages } from './messages.ts';
import { type PanArea, pansFor } from './pansFor.ts';
import styles from './RecipeReader.module.css';
import type { ConvertedRecipe } from './reading/convertRecipe.ts';
import type { ReaderSettings } from './reading/readerSettings.ts';

interface Props {
  messages: ReaderMessages;
  settings: Pick<ReaderSettings, 'stock' | 'pan'>;
  found: ConvertedRecipe;
  pans: readonly PanArea[];
  onScale: (change: Partial<Pick<ReaderSettings, 'stock' | 'pan'>>) => void;
}

/** More ingredients would be too many to choose from. */
const MAX_LINES = 200;

/** Scales a pasted recipe by what a cook has; loaded with the first recipe. */
export function ReaderScaling({ messages, settings, found, pans, onScale }: Props) {
  const { ingredients, panArea } = found;
  return (
    <ScaleBy
      messages={messages.by}
      lines={ingredients
        .slice(0, MAX_LINES)
        .flatMap(({ id, original, requiredQuantity }) =>
          requiredQuantity ? [{ key: id, name: original, requiredQuantity }] : [],
        )}
      stock={settings.stock}
      pan={settings.pan}
      pans={pansFor(pans, panArea)}
      onStock={(stock) => onScale({ stock })}
      onPan={(pan) => onScale({ pan })}
    />
  );
}

/** Says what multiplying a pasted recipe leaves out. */
export function ReaderHints({
  messages,
  found: { ingredients, frying },
  factor,
}: Pick<Props, 'messages' | 'found'> & { factor: number }) {
  return (
    <div aria-live="polite" className={styles.note}>
      {factor !== 1 && (
        <ScaleHints
          messages={messages.hints}
          recipe={{
            lines: ingredients.flatMap(({ id, reading, requiredQuantity: quantity }) =>
              reading?.food ? [{ food: reading.food.id, quantity, fries: frying.includes(id) }] : [],
            ),
          }}
          factor={factor}
        />
      )}
    </div>
  );
}
