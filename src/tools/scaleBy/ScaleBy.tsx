import { type PanOrigin, panOrigin } from '@gramwise/engine/kitchens/kitchens.ts';
import { plainNumber } from '@gramwise/engine/language/writing/numberText.ts';
import { parseQuantity } from '@gramwise/engine/quantity/parse.ts';
import { MAX_FACTOR, type Quantity, type Stock, stockFactor } from '@gramwise/engine/recipes/stock.ts';
import { useState } from 'react';
import { useKitchen } from '#browser/useKitchen.ts';
import type { Catalog } from '#catalogs/catalog.ts';
import { LANGUAGES } from '#catalogs/languages.ts';
import { fill } from '#catalogs/template.ts';
import buttons from '#ui/button/button.module.css';
import { SelectField } from '#ui/field/SelectField.tsx';
import { useLanguage } from '#ui/language/language.ts';
import { AmbiguousAmountField } from '../amount/AmbiguousAmountField.tsx';
import styles from './ScaleBy.module.css';

/** An ingredient that a recipe can be scaled by. */
interface ScalableLine {
  key: string;
  name: string;
  /** How much of it the recipe requires. */
  requiredQuantity: Quantity;
}

interface Props {
  messages: Catalog['recipe']['settings']['by'];
  lines: readonly ScalableLine[];
  stock: Stock | null;
  pan: string | null;
  /** Pans to choose from, listed with those of the cook's shops first; empty for a recipe that is not baked in one. */
  pans: readonly { id: string; name: string; origin: PanOrigin; byVolume?: true }[];
  onStock: (stock: Stock | null) => void;
  onPan: (pan: string | null) => void;
}

/** Scales a recipe to what is left of an ingredient, or to another pan. */
export function ScaleBy({ messages, lines, stock, pan, pans, onStock, onPan }: Props) {
  const language = useLanguage();
  const { decimal } = LANGUAGES[language];
  const [{ country }] = useKitchen(language);
  const [chosen, choose] = useState<string | null>(null);
  const [typed, type] = useState('');
  const [opened, setOpened] = useState<boolean | null>(null);
  const byVolume = pans.some(({ id, byVolume }) => id === pan && byVolume);
  const isOwn = ({ origin }: { origin: PanOrigin }) => Number(origin === panOrigin(country));
  const line = lines.find(({ key }) => key === (stock?.of ?? chosen)) ?? lines[0];

  // The URL carries three decimals.
  const parseStock = (of: string, written: string): Stock | null => {
    const amount = Number((parseQuantity(written, decimal) ?? 0).toFixed(3));
    const takes = lines.find(({ key }) => key === of)?.requiredQuantity;
    return takes && stockFactor(amount, takes.value) !== null ? { of, amount } : null;
  };
  const meant = line ? parseStock(line.key, typed) : null;
  const invalid = typed.trim() !== '' && meant === null;
  // Typed text is replaced once the recipe is scaled by something else.
  const known = stock ? plainNumber(stock.amount, { decimal }) : '';
  const text = invalid || (meant && meant.amount === stock?.amount) ? typed : known;
  return (
    <details
      open={opened ?? (stock !== null || pan !== null)}
      onToggle={(event) => setOpened(event.currentTarget.open)}
    >
      <summary>{messages.title}</summary>
      <div className={styles.fields}>
        {line && (
          <>
            <AmbiguousAmountField
              label={messages.units[line.requiredQuantity.unit]}
              invalid={invalid}
              hint={invalid ? fill(messages.invalid, { n: MAX_FACTOR }) : undefined}
              className={styles.amount}
              value={text}
              onChange={(written) => {
                type(written);
                // The ingredient stays selected while the text is not an amount, even if it came from the URL.
                choose(line.key);
                onStock(parseStock(line.key, written));
              }}
            />
            <SelectField
              label={messages.ingredient}
              value={line.key}
              options={lines.map(({ key, name }) => ({ id: key, name }))}
              onChange={(of) => {
                choose(of);
                if (text.trim() !== '') onStock(parseStock(of, text));
              }}
              className={styles.ingredient}
            />
          </>
        )}
        {pans.length > 0 && (
          <div className={styles.pan}>
            <SelectField
              label={messages.pan}
              value={pan ?? ''}
              options={[{ id: '', name: messages.own }, ...pans.toSorted((a, b) => isOwn(b) - isOwn(a))]}
              onChange={(id) => {
                type('');
                onPan(id === '' ? null : id);
              }}
            />
            {!byVolume && <p className={styles.hint}>{messages.panHint}</p>}
          </div>
        )}
      </div>
      {(stock || pan) && (
        <button
          type="button"
          className={buttons.quiet}
          onClick={() => {
            type('');
            onStock(null);
          }}
        >
          {messages.reset}
        </button>
      )}
    </details>
  );
}
