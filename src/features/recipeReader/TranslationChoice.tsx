import { CheckField } from '#ui/field/CheckField.tsx';
import type { ReaderMessages } from './messages.ts';
import styles from './RecipeReader.module.css';
import type { ConvertedRecipe } from './reading/convertRecipe.ts';

interface Props {
  messages: ReaderMessages['result']['translation'];
  recipe: ConvertedRecipe;
  /** Whether the ingredients are wanted in the language of the page. */
  wanted: boolean;
  onChange: (wanted: boolean) => void;
}

/** Shows the ingredients of a recipe in the language of the page, and explains what stays as written. */
export function TranslationChoice({ messages, recipe, wanted, onChange }: Props) {
  const isShown = recipe.shownIn !== recipe.language;
  const hasKept = recipe.ingredients.some(({ parts }) => parts?.some(({ kept }) => kept));
  return (
    <>
      <div data-noprint>
        <CheckField
          label={messages.label}
          name="translate"
          value={wanted ? 'yes' : 'no'}
          onChange={(value) => onChange(value === 'yes')}
        />
      </div>
      <p role="status" className={styles.note}>
        {isShown && (hasKept ? messages.kept : messages.whole)}
        {wanted && recipe.untranslated && messages.failed}
      </p>
    </>
  );
}
