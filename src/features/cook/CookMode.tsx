import { useLoaded } from '#browser/useLoaded.ts';
import { fill } from '#i18n/template.ts';
import buttons from '#ui/button/button.module.css';
import { Icon } from '#ui/icon/Icon.tsx';
import styles from './CookMode.module.css';
import type { CookableRecipe, CookMessages } from './cookableRecipe.ts';
import { useCookMode } from './useCookMode.ts';

interface Props {
  dish: CookableRecipe;
  words: CookMessages;
}

/** The button that opens cook mode, and cook mode itself: the whole screen for one step at a time. */
export function CookMode({ dish, words }: Props) {
  const { step, dialog, opener, open, go, close, onKeyDown } = useCookMode(dish.steps.length);
  const screen = useLoaded(() => import('./CookScreen.tsx'), step !== null);
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
        {step !== null && screen.value && (
          <screen.value.CookScreen
            dish={dish}
            step={step}
            words={words}
            go={go}
            close={() => dialog.current?.close()}
          />
        )}
        {step !== null && !screen.value && (
          <div className={styles.waiting}>
            {screen.failed ? (
              <>
                <p role="alert">{words.failure.text}</p>
                <button type="button" className={buttons.primary} onClick={screen.retry}>
                  {words.failure.retry}
                </button>
                <button type="button" className={buttons.secondary} onClick={() => dialog.current?.close()}>
                  {words.cook.close}
                </button>
              </>
            ) : (
              <p role="status">{words.loading}</p>
            )}
          </div>
        )}
      </dialog>
    </>
  );
}
