import { COLLECTIONS, DIFFICULTIES } from '@gramwise/engine/recipes/facts.ts';
import { type Ref, useState } from 'react';
import { fill } from '#catalogs/template.ts';
import { formatMinutes } from '#format/formatMinutes.ts';
import buttons from '#ui/button/button.module.css';
import { bindFields } from '#ui/field/bindFields.ts';
import { InputField } from '#ui/field/Field.tsx';
import { SelectField } from '#ui/field/SelectField.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { useLanguage } from '#ui/language/language.ts';
import { MoreFilters, type MoreFiltersProps } from './MoreFilters.tsx';
import styles from './RecipeIndex.module.css';
import { countChoices, MAX_PARAM_LENGTH, TIME_LIMITS } from './recipeFilter.ts';

interface Props extends MoreFiltersProps {
  /** The results are already up to date, so submitting only moves to them. */
  onSubmit: () => void;
  searchRef: Ref<HTMLInputElement>;
}

/** Search and filters of the recipe list; every change takes effect immediately. */
export function Filters({ messages, filter, onChange, onSubmit, searchRef }: Props) {
  const language = useLanguage();
  const { index, card } = messages;
  const [open, setOpen] = useState(false);
  const chosen = countChoices(filter);
  const field = bindFields(filter, onChange);
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
        <InputField
          label={index.search}
          className={styles.search}
          ref={searchRef}
          type="search"
          name="search"
          maxLength={MAX_PARAM_LENGTH}
          autoComplete="off"
          enterKeyHint="search"
          placeholder={index.placeholder}
          value={filter.search}
          onChange={(search) => onChange({ search })}
        />
        <button
          type="button"
          className={`${buttons.secondary} ${styles.toggle}`}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {chosen > 0 ? fill(index.filtersChosen, { n: chosen }) : index.filters}
        </button>
        <div className={styles.selects}>
          <SelectField
            label={index.collection}
            name="collection"
            options={[
              { id: '', name: index.allCollections },
              ...COLLECTIONS.map((id) => ({
                id,
                name: id === 'general' ? card.general : card.collections[id],
              })),
            ]}
            {...field('collection')}
          />
          <SelectField
            label={index.time}
            name="time"
            options={[
              { id: '', name: index.anyTime },
              ...TIME_LIMITS.map((id) => ({
                id,
                name: fill(index.upTo, { time: formatMinutes(language, card.duration, Number(id)) }),
              })),
            ]}
            {...field('time')}
          />
          <SelectField
            label={index.difficulty}
            name="difficulty"
            options={[
              { id: '', name: index.anyDifficulty },
              ...DIFFICULTIES.map((id) => ({ id, name: card.difficulties[id] })),
            ]}
            {...field('difficulty')}
          />
        </div>
      </div>
      <MoreFilters messages={messages} filter={filter} onChange={onChange} />
      <button type="submit" className={`${buttons.secondary} ${styles.show}`}>
        <Icon name="search" />
        {index.show}
      </button>
    </form>
  );
}
