import { useState } from 'react';
import { parseQuantity } from '#domain/quantity/parse.ts';
import { foodWords } from '#domain/recipes/foodWords.ts';
import type { IngredientLine, Recipe } from '#domain/recipes/recipe.ts';
import { LANGUAGES } from '#i18n/languages.ts';
import { fill } from '#i18n/template.ts';
import buttons from '#ui/button/button.module.css';
import fields from '#ui/field/Field.module.css';
import { Field } from '#ui/field/Field.tsx';
import { SelectField } from '#ui/field/SelectField.tsx';
import { useLanguage } from '#ui/language/language.ts';
import type { RecipeMessages } from './messages.ts';
import type { PanChoice } from './panChoice.ts';
import styles from './ScaleBy.module.css';
import { factorOfStock, LARGEST_FACTOR, quantityIn, type Stock, scalable } from './scaleBy.ts';
import type { Kitchen } from './useRecipeSettings.ts';

interface Props {
  messages: RecipeMessages['kitchen']['by'];
  recipe: Recipe;
  kitchen: Kitchen;
  /** Pans to choose from; empty for a recipe that is not baked in one. */
  pans: readonly PanChoice[];
}

/** Scales a recipe to what is left of an ingredient, or to another pan. */
export function ScaleBy({ messages, recipe, kitchen, pans }: Props) {
  const language = useLanguage();
  const { decimal } = LANGUAGES[language];
  const { shown, stock, pan, setStock, setPan } = kitchen;
  const lines = scalable(recipe);
  const [chosen, choose] = useState<string | null>(null);
  const [typed, type] = useState('');
  const [opened, setOpened] = useState<boolean | null>(null);
  const line = lines.find(({ key }) => key === (stock?.of ?? chosen)) ?? lines[0];
  const unit = (line && quantityIn(line)?.unit) ?? 'g';

  // The address carries three decimals.
  const stockOf = (of: string, written: string): Stock | null => {
    const next = { of, amount: Number((parseQuantity(written, decimal) ?? 0).toFixed(3)) };
    return factorOfStock(recipe, next) === null ? null : next;
  };
  const meant = line ? stockOf(line.key, typed) : null;
  const invalid = typed.trim() !== '' && meant === null;
  // What was typed gives way when the recipe is scaled by something else since.
  const known = stock ? String(stock.amount).replace('.', decimal) : '';
  const text = invalid || (meant && meant.amount === stock?.amount) ? typed : known;
  const nameOf = (one: IngredientLine) => {
    const { food, note } = foodWords(
      language,
      shown.ingredients[recipe.ingredients.indexOf(one)]?.name ?? '',
    );
    return note ? `${food}, ${note}` : food;
  };
  return (
    <details
      open={opened ?? (stock !== null || pan !== null)}
      onToggle={(event) => setOpened(event.currentTarget.open)}
    >
      <summary>{messages.title}</summary>
      <div className={styles.fields}>
        {line && (
          <>
            <Field
              label={messages.units[unit]}
              invalid={invalid}
              hint={invalid ? fill(messages.invalid, { n: LARGEST_FACTOR }) : undefined}
              className={styles.amount}
            >
              {(wiring) => (
                <input
                  {...wiring}
                  className={fields.control}
                  inputMode="decimal"
                  autoComplete="off"
                  maxLength={12}
                  value={text}
                  onChange={({ target }) => {
                    type(target.value);
                    // The ingredient stays while a text is no amount, even one that came with the address.
                    choose(line.key);
                    setStock(stockOf(line.key, target.value));
                  }}
                />
              )}
            </Field>
            <SelectField
              label={messages.ingredient}
              value={line.key}
              options={lines.map((one) => ({ id: one.key, name: nameOf(one) }))}
              onChange={(of) => {
                choose(of);
                if (text.trim() !== '') setStock(stockOf(of, text));
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
              options={[{ id: '', name: messages.own }, ...pans]}
              onChange={(id) => {
                type('');
                setPan(id === '' ? null : id);
              }}
            />
            <p className={styles.hint}>{messages.panHint}</p>
          </div>
        )}
      </div>
      {(stock || pan) && (
        <button
          type="button"
          className={buttons.quiet}
          onClick={() => {
            type('');
            setStock(null);
          }}
        >
          {messages.reset}
        </button>
      )}
    </details>
  );
}
