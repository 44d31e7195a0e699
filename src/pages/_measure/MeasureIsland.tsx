import { useKitchen } from '#browser/useKitchen.ts';
import { MeasurePan } from '#features/measure/MeasurePan.tsx';
import type { MeasureMessages } from '#features/measure/messages.ts';
import buttons from '#ui/button/button.module.css';
import { island } from '#ui/island/Island.tsx';
import { useLanguage } from '#ui/language/language.ts';
import { LocalLink } from '#ui/link/LocalLink.tsx';
import styles from './Measure.module.css';
import { swapTarget } from './swapTarget.ts';

interface Props {
  messages: MeasureMessages;
  /** Recipes baked in a pan. */
  recipes: readonly { id: string; title: string }[];
}

/** Measuring, and the uses of a measured pan: the pan swap, and recipes scaled to it. */
export function MeasureBody({ messages, recipes }: Props) {
  const language = useLanguage();
  const [{ country }] = useKitchen(language);
  const { result } = messages;
  return (
    <MeasurePan
      messages={messages}
      links={(sides, pan) => (
        <div className={styles.uses}>
          <LocalLink to={swapTarget(language, country, sides)} className={buttons.primary}>
            {result.swap}
          </LocalLink>
          {pan && (
            <details>
              <summary>{result.recipes}</summary>
              <ul>
                {recipes.map(({ id, title }) => (
                  <li key={id}>
                    <LocalLink to={{ page: 'recipe', part: id, query: { pan } }}>{title}</LocalLink>
                  </li>
                ))}
              </ul>
            </details>
          )}
        </div>
      )}
    />
  );
}

export const MeasureIsland = island(MeasureBody);
