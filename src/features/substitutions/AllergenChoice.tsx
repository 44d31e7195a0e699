import { ALLERGENS, type Allergen } from '@gramwise/engine/recipes/allergens.ts';
import { useId, useState } from 'react';
import type { Catalog } from '#catalogs/catalog.ts';
import { fill } from '#catalogs/template.ts';
import buttons from '#ui/button/button.module.css';
import { Icon } from '#ui/icon/Icon.tsx';
import styles from './Substitutions.module.css';

interface Props {
  messages: Catalog['substitutions'];
  chosen: readonly Allergen[];
  onToggle: (allergen: Allergen) => void;
}

/** The allergens that a substitute must not contain, closed until somebody looks for them. */
export function AllergenChoice({ messages, chosen, onToggle }: Props) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const label = chosen.length > 0 ? fill(messages.withoutSome, { n: chosen.length }) : messages.without;
  return (
    <>
      <button
        type="button"
        className={styles.opener}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        data-noprint
      >
        {label}
        <Icon name="down" size={16} />
      </button>
      <fieldset
        id={id}
        className={styles.allergens}
        aria-label={messages.without}
        hidden={!open}
        data-noprint
      >
        {ALLERGENS.map((allergen) => (
          <button
            key={allergen}
            type="button"
            className={buttons.chip}
            aria-pressed={chosen.includes(allergen)}
            onClick={() => onToggle(allergen)}
          >
            {messages.allergens[allergen]}
          </button>
        ))}
      </fieldset>
    </>
  );
}
