import { SAFE_TEMPERATURES } from '#domain/calculators/safeTemperatures.ts';
import { formatNumber } from '#i18n/format.ts';
import { fill } from '#i18n/template.ts';
import { Answer } from '#ui/answer/Answer.tsx';
import { useLanguage } from '#ui/language/language.ts';
import { ResultActions } from '#ui/tool/ResultActions.tsx';
import { Chart } from './Chart.tsx';
import styles from './CookingTime.module.css';
import { type CookingEstimate, SAFE_ROW } from './cookingTimeForm.ts';
import type { CookingTimeMessages } from './messages.ts';
import { timeText } from './timeText.ts';

interface Props {
  messages: CookingTimeMessages;
  /** Null if submitted without a weight above 0; undefined before the first submit. */
  estimate: CookingEstimate | null | undefined;
}

/** The estimated time, with the caveats that make clear it is only an estimate. */
export function Estimate({ messages, estimate }: Props) {
  const language = useLanguage();
  const { cookingTime, tool } = messages;
  const time = estimate && timeText(language, cookingTime, estimate.time);
  const safe = estimate && SAFE_TEMPERATURES.find(({ id }) => id === SAFE_ROW[estimate.protein]);
  const summary =
    estimate &&
    fill(cookingTime.dish, {
      protein: cookingTime.proteins[estimate.protein],
      weight: fill(cookingTime.weights[estimate.unit], { n: formatNumber(language, estimate.weight, 0, 3) }),
      method: cookingTime.methods[estimate.method],
    });
  return (
    <div className={styles.estimate} data-filled={time ? '' : undefined}>
      <h3>{cookingTime.estimate}</h3>
      <Answer
        empty={cookingTime.empty}
        error={estimate === null ? cookingTime.error : undefined}
        aside={
          estimate &&
          safe && (
            <>
              <p>{summary}</p>
              <p className={styles.caution}>
                {fill(cookingTime.caution, { fahrenheit: safe.fahrenheit, celsius: safe.celsius })}{' '}
                {safe.restMinutes > 0 && fill(cookingTime.rest, { n: safe.restMinutes })}
              </p>
              <Chart messages={cookingTime} estimate={estimate} />
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
