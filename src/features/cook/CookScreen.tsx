import { useEffect, useRef, useState } from 'react';
import { fill } from '#catalogs/template.ts';
import buttons from '#ui/button/button.module.css';
import { Icon } from '#ui/icon/Icon.tsx';
import styles from './CookMode.module.css';
import type { CookableRecipe, CookMessages } from './cookableRecipe.ts';
import { useSwipe } from './useSwipe.ts';
import { useWakeLock } from './useWakeLock.ts';

interface Props {
  recipe: CookableRecipe;
  /** Counted from 1. */
  step: number;
  messages: CookMessages;
  go: (step: number) => void;
  close: () => void;
}

/** From this width on, the ingredients are beside the step and start open. */
const WIDE_SCREEN = '(min-width: 64rem)';

export function CookScreen({ recipe, step, messages, go, close }: Props) {
  const { cook } = messages;
  const total = recipe.steps.length;
  const text = recipe.steps[step - 1] ?? '';
  const last = step === total;
  const wake = useWakeLock();
  const swipe = useSwipe(
    () => go(step + 1),
    () => go(step - 1),
  );
  const [wide] = useState(() => window.matchMedia(WIDE_SCREEN).matches);
  const stage = useRef<HTMLDivElement>(null);
  const onward = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    onward.current?.focus();
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scroll to the top of each new step
  useEffect(() => {
    stage.current?.scrollTo(0, 0);
  }, [step]);

  return (
    <div className={styles.screen}>
      <div className={styles.top}>
        <p className={styles.wake} data-wake={wake}>
          {cook.wake[wake]}
        </p>
        <button type="button" className={buttons.icon} aria-label={cook.close} onClick={close}>
          <Icon name="close" size={26} />
        </button>
        <progress className={styles.progress} max={total} value={step} aria-hidden="true" />
      </div>
      <div className={styles.middle}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long step must scroll by keyboard */}
        <div ref={stage} className={styles.stage} tabIndex={0} {...swipe}>
          <div aria-live="polite" aria-atomic="true">
            <div key={step} className={styles.step}>
              <p className={styles.counter}>{fill(cook.counter, { n: step, total })}</p>
              <p className={styles.text}>{text}</p>
            </div>
          </div>
          {recipe.timersOf(step)}
        </div>
        <details className={styles.ingredients} open={wide}>
          <summary>{cook.ingredients}</summary>
          <ul>
            {recipe.ingredients.map((ingredient, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines can repeat and never move
              <li key={index}>{ingredient}</li>
            ))}
          </ul>
        </details>
      </div>
      <nav className={styles.moves} aria-label={cook.open}>
        <button
          type="button"
          className={buttons.secondary}
          aria-disabled={step === 1}
          onClick={() => go(step - 1)}
        >
          <Icon name="left" />
          {cook.previous}
        </button>
        <button
          ref={onward}
          type="button"
          className={buttons.primary}
          onClick={last ? close : () => go(step + 1)}
        >
          {last ? cook.done : cook.next}
          <Icon name={last ? 'check' : 'right'} />
        </button>
      </nav>
      {recipe.timers}
    </div>
  );
}
