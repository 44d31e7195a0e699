import { useLazyModule } from '#browser/useLazyModule.ts';
import { fill } from '#catalogs/template.ts';
import buttons from '#ui/button/button.module.css';
import { CookButton } from './CookButton.tsx';
import styles from './CookMode.module.css';
import type { CookableRecipe, CookMessages } from './cookableRecipe.ts';
import { useCookMode } from './useCookMode.ts';

interface Props {
  recipe: CookableRecipe;
  messages: CookMessages;
  /** Whether its amounts are still loading. */
  isPending?: boolean;
}

/** Cook mode, which shows one step at a time full screen, and the button that opens it. */
export function CookMode({ recipe, messages, isPending = false }: Props) {
  const { step, dialog, opener, open, go, close, onKeyDown } = useCookMode(recipe.steps.length);
  const screen = useLazyModule(() => import('./CookScreen.tsx'), step !== null);
  const ready = isPending ? null : screen.value;
  return (
    <>
      <CookButton ref={opener} messages={messages.cook} onClick={open} />
      <dialog
        ref={dialog}
        className={styles.dialog}
        aria-label={fill(messages.cook.label, { name: recipe.name })}
        onClose={close}
        onKeyDown={onKeyDown}
        data-noprint
      >
        {step !== null && ready && (
          <ready.CookScreen
            recipe={recipe}
            step={step}
            messages={messages}
            go={go}
            close={() => dialog.current?.close()}
          />
        )}
        {step !== null && !ready && (
          <div className={styles.waiting}>
            {screen.failed ? (
              <>
                <p role="alert">{messages.failure.text}</p>
                <button type="button" className={buttons.primary} onClick={screen.retry}>
                  {messages.failure.retry}
                </button>
                <button type="button" className={buttons.secondary} onClick={() => dialog.current?.close()}>
                  {messages.cook.close}
                </button>
              </>
            ) : (
              <p role="status">{messages.loading}</p>
            )}
          </div>
        )}
      </dialog>
    </>
  );
}
