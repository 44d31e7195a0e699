import { ALLERGENS, type Allergen } from '@gramwise/engine/recipes/allergens.ts';
import type { Catalog } from '#catalogs/catalog.ts';
import { fill } from '#catalogs/template.ts';
import buttons from '#ui/button/button.module.css';
import styles from './Substitutions.module.css';

interface Props {
  messages: Catalog['substitutions'];
  chosen: readonly Allergen[];
  onToggle: (allergen: Allergen) => void;
}

/** The allergens that a substitute must not contain, closed until somebody looks for them. */
export function AllergenChoice({ messages, chosen, onToggle }: Props) {
  const label = chosen.length > 0 ? fill(messages.withoutSome, { n: chosen.length }) : messages.without;
  return (
    <details className={styles.allergens} data-noprint>
      <summary>{label}</summary>
      <fieldset>
        <legend className={styles.legend}>{messages.without}</legend>
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
    </details>
  );
}
