import {
  type Kitchen,
  referenceCup,
  validateCustomCup,
  withCustomCup,
} from '@gramwise/engine/kitchens/kitchen.ts';
import { parseQuantity } from '@gramwise/engine/quantity/parse.ts';
import { UNITS } from '@gramwise/engine/units/units.ts';
import { type SubmitEvent, useRef, useState } from 'react';
import type { Catalog } from '#catalogs/catalog.ts';
import { LANGUAGES } from '#catalogs/languages.ts';
import { fill } from '#catalogs/template.ts';
import { formatNumber } from '#format/format.ts';
import { AmbiguousAmountField } from '#tools/amount/AmbiguousAmountField.tsx';
import buttons from '#ui/button/button.module.css';
import { SelectField } from '#ui/field/SelectField.tsx';
import { useLanguage } from '#ui/language/language.ts';
import layout from '#ui/theme/layout.module.css';
import styles from './KitchenSettings.module.css';
import { formatLabelMilliliters } from './kitchenText.ts';
import { OwnCupList } from './OwnCupList.tsx';
import type { WeighedFood } from './weighedFood.ts';

/** The initial food: its cup weight varies most from cook to cook. */
const DEFAULT_FOOD = 'flour';

interface Props {
  messages: Catalog['kitchen'];
  foods: readonly WeighedFood[];
  kitchen: Kitchen;
  onChange: (kitchen: Kitchen) => void;
}

/** The visitor's own cup weights: a form and a list. An implausible weight is refused and asked for again. */
export function OwnCup({ messages, foods, kitchen, onChange }: Props) {
  const language = useLanguage();
  const { own } = messages;
  const [id, setId] = useState((foods.find(({ id }) => id === DEFAULT_FOOD) ?? foods[0])?.id ?? '');
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [status, setStatus] = useState('');
  const form = useRef<HTMLFormElement>(null);

  const cup = referenceCup(kitchen);
  const grams = (value: number) => formatNumber(language, value, 0, value < 10 ? 1 : 0);
  const publishedOf = (food: WeighedFood) => food.density * UNITS[cup].size;
  const food = foods.find((listed) => listed.id === id);
  const published = food ? publishedOf(food) : 0;

  const keep = (event: SubmitEvent) => {
    event.preventDefault();
    if (!food) return;
    const value = parseQuantity(text, LANGUAGES[language].decimal);
    const verdict = validateCustomCup(value, published);
    setStatus('');
    if (verdict !== 'ok' || value === null) {
      const message = own.errors[verdict === 'ok' ? 'not-positive' : verdict];
      setError(fill(message, { n: grams(value ?? 0), published: grams(published) }));
      const input = form.current?.querySelector('input');
      input?.focus();
      input?.select();
      return;
    }
    setError(undefined);
    setText('');
    setStatus(fill(own.stored, { food: food.name, n: grams(value) }));
    onChange(withCustomCup(kitchen, food.id, value));
  };

  return (
    <section className={`${layout.card} ${styles.own}`} aria-labelledby="my-cup">
      <div>
        <h2 id="my-cup">{own.title}</h2>
        <p className={styles.lead}>{own.lead}</p>
        <form ref={form} className={styles.weigh} noValidate onSubmit={keep}>
          <SelectField
            label={own.food}
            value={id}
            options={foods}
            onChange={(chosen) => {
              setId(chosen);
              setError(undefined);
            }}
          />
          <AmbiguousAmountField
            label={own.grams}
            value={text}
            invalid={error !== undefined}
            hint={fill(own.published, { n: grams(published), ml: formatLabelMilliliters(language, cup) })}
            onChange={setText}
          />
          <button type="submit" className={buttons.primary}>
            {own.keep}
          </button>
          {error && (
            <p role="alert" className={styles.error}>
              {error}
            </p>
          )}
          <output className={styles.stored}>{status}</output>
        </form>
      </div>
      <OwnCupList
        messages={own}
        figures={Object.entries(kitchen.cups).map(([key, value]) => {
          const known = foods.find((listed) => listed.id === key);
          return {
            id: key,
            name: known?.name ?? key,
            grams: grams(value),
            published: known ? grams(publishedOf(known)) : null,
          };
        })}
        onRemove={({ id: removed, name }) => {
          setStatus(fill(own.removed, { food: name }));
          onChange(withCustomCup(kitchen, removed, null));
        }}
      />
    </section>
  );
}
