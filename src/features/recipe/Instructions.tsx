import type { ReactNode } from 'react';
import styles from './Instructions.module.css';
import type { RecipeMessages } from './messages.ts';
import type { ShownRecipe } from './text/recipeText.ts';

interface Props {
  messages: RecipeMessages;
  shown: ShownRecipe;
  /** Rendered after each step, such as its timers. */
  afterStep?: ((index: number) => ReactNode) | undefined;
}

/** The numbered steps and the author's notes. */
export function Instructions({ messages, shown, afterStep }: Props) {
  return (
    <div className={styles.column}>
      <section aria-labelledby="instructions-title" className={styles.section}>
        <h2 id="instructions-title">{messages.instructions}</h2>
        <ol className={styles.steps}>
          {shown.steps.map((step, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a step's number is its identity
            <li key={index} id={`step-${index + 1}`}>
              {step}
              {afterStep?.(index)}
            </li>
          ))}
        </ol>
      </section>
      {shown.tips.length > 0 && (
        <section aria-labelledby="tips-title" className={`${styles.section} ${styles.tips}`}>
          <h2 id="tips-title">{messages.tips}</h2>
          <ul>
            {shown.tips.map((tip) => (
              <li key={tip}>{tip}</li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
