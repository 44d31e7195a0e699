import type { ReactNode } from 'react';
import buttons from '#ui/button/button.module.css';
import { Icon } from '#ui/icon/Icon.tsx';
import { useLanguage } from '#ui/language/language.ts';
import { printPage } from '#ui/print/printPage.ts';
import { copyText } from '#ui/toast/copyText.ts';
import { recipeText } from './listFacts.ts';
import type { ReaderMessages } from './messages.ts';
import styles from './ReaderBar.module.css';
import type { ConvertedRecipe } from './reading/convertRecipe.ts';

interface Props {
  messages: ReaderMessages;
  recipe: ConvertedRecipe;
  /** The button for cook mode; null for a recipe without steps. */
  cook: ReactNode;
}

/** Cook, copy and print, at the lower edge of the screen while the recipe is on it: within a thumb's reach. */
export function ReaderBar({ messages, recipe, cook }: Props) {
  const language = useLanguage();
  const { result } = messages;
  return (
    <fieldset className={styles.bar} disabled={recipe.isPending} data-noprint>
      {cook}
      <button
        type="button"
        className={buttons.secondary}
        onClick={() => copyText(recipeText(language, messages, recipe), result)}
      >
        <Icon name="copy" />
        {result.copy}
      </button>
      <button type="button" className={buttons.secondary} onClick={printPage}>
        <Icon name="print" />
        {result.print}
      </button>
    </fieldset>
  );
}
