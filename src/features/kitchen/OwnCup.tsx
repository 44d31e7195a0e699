import type { MeasuredFood, MeasuredList } from '@gramwise/engine/foods/listedFood.ts';
import {
  type Kitchen,
  referenceCup,
  validateCustomCup,
  withCustomCup,
} from '@gramwise/engine/kitchens/kitchen.ts';
import { parseQuantity } from '@gramwise/engine/quantity/parse.ts';
import { UNITS } from '@gramwise/engine/units/units.ts';
import { US_MEASURES } from '@gramwise/engine/units/usMeasures.ts';
import { type SubmitEvent, useCallback, useEffect, useRef, useState } from 'react';
import type { Catalog } from '#catalogs/catalog.ts';
import { LANGUAGES } from '#catalogs/languages.ts';
import { fill } from '#catalogs/template.ts';
import { formatNumber } from '#format/format.ts';
import { AmbiguousAmountField } from '#tools/amount/AmbiguousAmountField.tsx';
import { FoodField } from '#tools/foodField/FoodField.tsx';
import buttons from '#ui/button/button.module.css';
import { useLanguage } from '#ui/language/language.ts';
import layout from '#ui/theme/layout.module.css';
import styles from './KitchenSettings.module.css';
import { formatLabelMilliliters } from './kitchenText.ts';
import { OwnCupList } from './OwnCupList.tsx';
import { useUsualFoods } from './useUsualFoods.ts';

/** The initial food: its cup weight varies most from cook to cook. */
const DEFAULT_FOOD = 'flour';

interface Props {
  messages: Pick<Catalog, 'kitchen' | 'foodField'>;
  /** The foods on the page; the others load when somebody looks for one. */
  foods: MeasuredList;
  kitchen: Kitchen;
  onChange: (kitchen: Kitchen) => void;
}

/** The visitor's own cup weights: a form and a list. An implausible weight is refused and asked for again. */
export function OwnCup({ messages, foods: first, kitchen, onChange }: Props) {
  const language = useLanguage();
  const { own } = messages.kitchen;
  const foods = useUsualFoods(first);
  const [id, setId] = useState(DEFAULT_FOOD);
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [status, setStatus] = useState('');
  const form = useRef<HTMLFormElement>(null);

  const cup = referenceCup(kitchen);
  const grams = (value: number) => formatNumber(language, value, 0, value < 10 ? 1 : 0);
  const publishedOf = ({ ways: [usual] }: MeasuredFood) => (usual.cup / US_MEASURES.cup) * UNITS[cup].size;
  const food = foods.find(id)?.food;
  const published = food ? publishedOf(food) : 0;

  const choose = useCallback(({ ingredient }: { ingredient: string }) => {
    setId(ingredient);
    setError(undefined);
  }, []);

  const missing = !foods.complete && Object.keys(kitchen.cups).some((key) => !foods.find(key));
  const waiting = missing && !foods.failed;
  const { loadAll } = foods;
  useEffect(() => {
    if (missing) loadAll();
  }, [missing, loadAll]);

  const keep = (event: SubmitEvent) => {
    event.preventDefault();
    if (!food) return;
    const value = parseQuantity(text, LANGUAGES[language].decimal);
    const verdict = validateCustomCup(value, published);
    setStatus('');
    if (verdict !== 'ok' || value === null) {
      const message = own.errors[verdict === 'ok' ? 'not-positive' : verdict];
      setError(fill(message, { n: grams(value ?? 0), published: grams(published) }));
      const input = form.current?.querySelector<HTMLInputElement>('[inputmode=decimal]');
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
          <FoodField
            messages={messages.foodField}
            first={first}
            foods={foods}
            ingredient={id}
            name={food?.name ?? ''}
            onChoose={choose}
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
        note={missing ? messages.foodField[waiting ? 'loading' : 'failed'] : null}
        figures={(waiting ? [] : Object.entries(kitchen.cups)).map(([key, value]) => {
          const known = foods.find(key)?.food;
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
