import { SAFE_TEMPERATURES } from '#domain/calculators/safeTemperatures.ts';
import { formatNumber } from '#i18n/format.ts';
import { fill } from '#i18n/template.ts';
import { Answer } from '#ui/answer/Answer.tsx';
import { useLanguage } from '#ui/language/language.ts';
import { ResultActions } from '#ui/tool/ResultActions.tsx';
import { Chart } from './Chart.tsx';
import styles from './CookingTime.module.css';
import { type Dish, SAFE_ROW } from './cookingTimeForm.ts';
import type { CookingTimeMessages } from './messages.ts';
import { timeText } from './timeText.ts';

interface Props {
  messages: CookingTimeMessages;
  /** Null if submitted without a weight above 0; undefined before the first submit. */
  dish: Dish | null | undefined;
}

/** The estimated time, with the caveats that make clear it is only an estimate. */
export function Estimate({ messages, dish }: Props) {
  const language = useLanguage();
  const { cookingTime, tool } = messages;
  const time = dish && timeText(language, cookingTime, dish.time);
  const safe = dish && SAFE_TEMPERATURES.find(({ id }) => id === SAFE_ROW[dish.protein]);
  const summary =
    dish &&
    fill(cookingTime.dish, {
      protein: cookingTime.proteins[dish.protein],
      weight: fill(cookingTime.weights[dish.unit], { n: formatNumber(language, dish.weight, 0, 3) }),
      method: cookingTime.methods[dish.method],
    });
  return (
    <div className={styles.estimate} data-filled={time ? '' : undefined}>
      <h3>{cookingTime.estimate}</h3>
      <Answer
        empty={cookingTime.empty}
        error={dish === null ? cookingTime.error : undefined}
        aside={
          dish &&
          safe && (
            <>
              <p>{summary}</p>
              <p className={styles.caution}>
                {fill(cookingTime.caution, { fahrenheit: safe.fahrenheit, celsius: safe.celsius })}{' '}
                {safe.restMinutes > 0 && fill(cookingTime.rest, { n: safe.restMinutes })}
              </p>
              <Chart messages={cookingTime} dish={dish} />
              <ResultActions messages={tool} text={`${summary}: ${time}`} />
            </>
          )
        }
      >
        {time}
      </Answer>
    </div>
  );
}
