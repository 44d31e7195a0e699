import { fill } from '#i18n/template.ts';
import buttons from '#ui/button/button.module.css';
import { Icon } from '#ui/icon/Icon.tsx';
import styles from './CookMode.module.css';
import { CookScreen } from './CookScreen.tsx';
import type { CookableRecipe, CookWords } from './cookableRecipe.ts';
import { useCookMode } from './useCookMode.ts';

/** The button that opens cook mode, and cook mode itself: the whole screen for one step at a time. */
export function CookMode({ dish, words }: { dish: CookableRecipe; words: CookWords }) {
  const { step, dialog, opener, open, go, close, onKeyDown } = useCookMode(dish.steps.length);
  return (
    <>
      <button ref={opener} type="button" className={`${buttons.primary} ${styles.opener}`} onClick={open}>
        <Icon name="heat" />
        {words.cook.open}
      </button>
      <dialog
        ref={dialog}
        className={styles.dialog}
        aria-label={fill(words.cook.label, { name: dish.name })}
        onClose={close}
        onKeyDown={onKeyDown}
        data-noprint
      >
        {step !== null && (
          <CookScreen dish={dish} step={step} words={words} go={go} close={() => dialog.current?.close()} />
        )}
      </dialog>
    </>
  );
}
