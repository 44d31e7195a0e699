import type { Catalog } from '#catalogs/catalog.ts';
import fields from '#ui/field/Field.module.css';
import { Field } from '#ui/field/Field.tsx';
import styles from './EmbedMaker.module.css';

interface Props {
  messages: Catalog['embed'];
  value: string;
  onChange: (value: string) => void;
}

/** The recipe whose nutrition a frame shows. */
export function RecipeField({ messages, value, onChange }: Props) {
  return (
    <Field label={messages.recipe} hint={messages.recipeHint}>
      {(wiring) => (
        <textarea
          {...wiring}
          className={`${fields.control} ${styles.recipe}`}
          name="recipe"
          rows={10}
          autoComplete="off"
          spellCheck={false}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
