import { ALLERGENS } from '@gramwise/engine/recipes/allergens.ts';
import { DIETARY_TAGS } from '@gramwise/engine/recipes/diet.ts';
import { useState } from 'react';
import { fill } from '#catalogs/template.ts';
import { FilterChoices } from './FilterChoices.tsx';
import type { RecipeIndexMessages } from './messages.ts';
import styles from './RecipeIndex.module.css';
import type { RecipeFilter } from './recipeFilter.ts';

export interface MoreFiltersProps {
  messages: RecipeIndexMessages;
  filter: RecipeFilter;
  onChange: (part: Partial<RecipeFilter>) => void;
}

/** Diets and allergens, folded away until one is chosen. */
export function MoreFilters({ messages: { index, card, allergens }, filter, onChange }: MoreFiltersProps) {
  const [opened, setOpened] = useState<boolean | null>(null);
  const chosen = filter.diets.length + filter.free.length;
  return (
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
          options={ALLERGENS.map((id) => ({ id, name: allergens[id] }))}
          chosen={filter.free}
          onChange={(free) => onChange({ free })}
        />
      </div>
    </details>
  );
}
