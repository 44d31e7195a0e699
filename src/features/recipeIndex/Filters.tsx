import { ALLERGENS } from '@gramwise/engine/recipes/allergens.ts';
import { DIETARY_TAGS } from '@gramwise/engine/recipes/diet.ts';
import { COLLECTIONS, DIFFICULTIES } from '@gramwise/engine/recipes/facts.ts';
import { type Ref, useState } from 'react';
import { fill } from '#catalogs/template.ts';
import { formatMinutes } from '#format/formatMinutes.ts';
import buttons from '#ui/button/button.module.css';
import fields from '#ui/field/Field.module.css';
import { Field } from '#ui/field/Field.tsx';
import { SelectField } from '#ui/field/SelectField.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { useLanguage } from '#ui/language/language.ts';
import { FilterChoices } from './FilterChoices.tsx';
import type { RecipeIndexMessages } from './messages.ts';
import styles from './RecipeIndex.module.css';
import { MAX_PARAM_LENGTH, type RecipeFilter, TIME_LIMITS } from './recipeFilter.ts';

interface Props {
  messages: RecipeIndexMessages;
  filter: RecipeFilter;
  onChange: (part: Partial<RecipeFilter>) => void;
  /** The results are already up to date, so submitting only moves to them. */
  onSubmit: () => void;
  searchRef: Ref<HTMLInputElement>;
}

/** Search and filters of the recipe list; every change takes effect immediately. */
export function Filters({ messages, filter, onChange, onSubmit, searchRef }: Props) {
  const language = useLanguage();
  const { index, card } = messages;
  const [opened, setOpened] = useState<boolean | null>(null);
  const chosen = filter.diets.length + filter.free.length;
  return (
    <form
      className={styles.filters}
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
      data-noprint
    >
      <div className={styles.fields}>
        <Field label={index.search} className={styles.search}>
          {(wiring) => (
            <input
              {...wiring}
              ref={searchRef}
              className={fields.control}
              type="search"
              name="search"
              maxLength={MAX_PARAM_LENGTH}
              autoComplete="off"
              enterKeyHint="search"
              placeholder={index.placeholder}
              value={filter.search}
              onChange={(event) => onChange({ search: event.target.value })}
            />
          )}
        </Field>
        <div className={styles.selects}>
          <SelectField
            label={index.collection}
            name="collection"
            value={filter.collection}
            options={[
              { id: '', name: index.allCollections },
              ...COLLECTIONS.map((id) => ({
                id,
                name: id === 'general' ? card.general : card.collections[id],
              })),
            ]}
            onChange={(collection) => onChange({ collection })}
          />
          <SelectField
            label={index.time}
            name="time"
            value={filter.time}
            options={[
              { id: '', name: index.anyTime },
              ...TIME_LIMITS.map((id) => ({
                id,
                name: fill(index.upTo, { time: formatMinutes(language, card.duration, Number(id)) }),
              })),
            ]}
            onChange={(time) => onChange({ time })}
          />
          <SelectField
            label={index.difficulty}
            name="difficulty"
            value={filter.difficulty}
            options={[
              { id: '', name: index.anyDifficulty },
              ...DIFFICULTIES.map((id) => ({ id, name: card.difficulties[id] })),
            ]}
            onChange={(difficulty) => onChange({ difficulty })}
          />
        </div>
      </div>
      <details
        className={styles.more}
        open={opened ?? chosen > 0}
        onToggle={(event) => setOpened(event.currentTarget.open)}
      >
        <summary>{chosen > 0 ? fill(index.moreChosen, { n: chosen }) : index.more}</summary>
        <div className={styles.choices}>
          <FilterChoices
            title={index.diet}
            options={DIETARY_TAGS.map((id) => ({ id, name: card.diets[id] }))}
            chosen={filter.diets}
            onChange={(diets) => onChange({ diets })}
          />
          <FilterChoices
            title={index.free}
            hint={index.label}
            options={ALLERGENS.map((id) => ({ id, name: messages.allergens[id] }))}
            chosen={filter.free}
            onChange={(free) => onChange({ free })}
          />
        </div>
      </details>
      <button type="submit" className={`${buttons.secondary} ${styles.show}`}>
        <Icon name="search" />
        {index.show}
      </button>
    </form>
  );
}
