import { type ReactNode, useId } from 'react';
import buttons from '#ui/button/button.module.css';
import { Icon } from '#ui/icon/Icon.tsx';
import { shareLink } from '#ui/share/shareLink.ts';
import { showToast } from '#ui/toast/toast.ts';
import type { ReaderMessages } from './messages.ts';
import styles from './RecipeReader.module.css';
import type { ConvertedRecipe } from './reading/convertRecipe.ts';
import type { LineChoices } from './reading/lineChoices.ts';
import { MoreActions } from './save/MoreActions.tsx';

interface Props {
  messages: ReaderMessages;
  /** The recipe as it was pasted. */
  text: string;
  recipe: ConvertedRecipe;
  choices: LineChoices;
  /** The button that keeps it on this device. */
  keep: ReactNode;
}

/** Shares a link that contains the whole recipe. */
async function share(title: string, text: string, messages: ReaderMessages['result']): Promise<void> {
  const { packText } = await import('#browser/sharing/sharedText.ts');
  const hash = await packText(text);
  if (hash === null) return showToast(messages.tooLong);
  return shareLink(title, window.location.href.replace(/#.*$/, '') + hash, {
    copied: messages.linkCopied,
    notCopied: messages.notCopied,
  });
}

/** What to do with the converted recipe, once all its figures are there. */
export function ReaderActions({ messages, text, recipe, choices, keep }: Props) {
  const reason = useId();
  const words = messages.result;
  return (
    <fieldset
      className={styles.take}
      disabled={recipe.isPending}
      aria-describedby={recipe.isPending ? reason : undefined}
      data-noprint
    >
      <div className={styles.actions}>
        {keep}
        <button
          type="button"
          className={buttons.secondary}
          onClick={() => share(recipe.title ?? words.title, text, words)}
        >
          <Icon name="share" />
          {words.share}
        </button>
      </div>
      {recipe.isPending ? (
        <p id={reason} className={styles.note}>
          {words.waits}
        </p>
      ) : (
        <MoreActions messages={messages} text={text} recipe={recipe} choices={choices} />
      )}
    </fieldset>
  );
}

export { TranslationChoice } from './TranslationChoice.tsx';
