import { ResultActions } from '#tools/form/ResultActions.tsx';
import { Answer } from '#ui/answer/Answer.tsx';
import { useLanguage } from '#ui/language/language.ts';
import { Chart } from './Chart.tsx';
import styles from './CookingTime.module.css';
import type { CookingEstimate } from './cookingTimeForm.ts';
import { formatEstimate, formatEstimateForCopy } from './estimateText.ts';
import type { CookingTimeMessages } from './messages.ts';

interface Props {
  messages: CookingTimeMessages;
  /** Null if submitted without a weight above 0; undefined before the first submit. */
  estimate: CookingEstimate | null | undefined;
  /** Whether the words that read its unit are still loading. */
  isPending: boolean;
}

/** The rule's time and the official chart's, shown alike and marked as mere estimates. */
export function Estimate({ messages, estimate, isPending }: Props) {
  const language = useLanguage();
  const { cookingTime, tool } = messages;
  const text = estimate && formatEstimate(language, cookingTime, estimate);
  return (
    <div className={styles.estimate} data-filled={text ? '' : undefined}>
      <h3>{cookingTime.estimate}</h3>
      <Answer
        empty={isPending ? tool.loading : cookingTime.empty}
        error={estimate === null ? cookingTime.error : undefined}
        aside={
          estimate &&
          text && (
            <>
              <Basis basis={text.rule.basis} start={text.rule.start} />
              {text.longer && <p className={styles.caution}>{text.longer}</p>}
              {text.chart && (
                <>
                  <p className={styles.figure}>{text.chart.time}</p>
                  <Basis basis={text.chart.basis} start={text.chart.start} />
                </>
              )}
              <p>{text.dish}</p>
              <p className={styles.caution}>{text.caution}</p>
              <Chart messages={cookingTime} estimate={estimate} />
              <ResultActions messages={tool} text={formatEstimateForCopy(language, text)} />
            </>
          )
        }
      >
        {text?.rule.time}
      </Answer>
    </div>
  );
}

function Basis({ basis, start }: { basis: string; start: string | null }) {
  return (
    <p className={styles.basis}>
      {basis}
      {start && <strong>{start}</strong>}
    </p>
  );
}
