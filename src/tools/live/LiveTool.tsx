import type { ReactNode } from 'react';
import { ResultActions } from '#tools/form/ResultActions.tsx';
import { Answer } from '#ui/answer/Answer.tsx';
import layout from '#ui/theme/layout.module.css';
import styles from './LiveTool.module.css';

interface LiveFact {
  label: string;
  value: ReactNode;
}

/** A result as its parts, so that every tool shows it alike. */
export interface LiveResult {
  /** The number, and its unit in smaller type. */
  number: string;
  unit?: string | undefined;
  /** The result as one line of text, to copy. */
  text: string;
  /** The same in other measures, or what belongs to it. */
  facts: readonly LiveFact[];
  /** More than pairs of a name and a value. */
  detail?: ReactNode;
  /** What to mind about it. */
  remark?: string | undefined;
}

interface Props {
  /** Words of the buttons, shared by all calculators. */
  messages: { copy: string; link: string; copied: string; notCopied: string };
  fields: ReactNode;
  note?: string;
  /** The result; null while nothing is typed. */
  result: LiveResult | null;
  /** Shown instead of a result. */
  error?: string | undefined;
  /** Shown while nothing is typed. */
  empty: string;
}

/** A calculator that answers while one types: fields on one side, the answer on the other. */
export function LiveTool({ messages, fields, note, result, error, empty }: Props) {
  return (
    <form className={layout.frame} noValidate onSubmit={(event) => event.preventDefault()}>
      <div className={`${layout.sheet} ${styles.tool}`}>
        <div className={styles.fields}>{fields}</div>
        <div className={styles.answer}>
          <Answer error={error} empty={empty} aside={result && <Aside messages={messages} result={result} />}>
            {result && (
              <>
                {result.number} {result.unit && <span className={styles.unit}>{result.unit}</span>}
              </>
            )}
          </Answer>
        </div>
        {note && <p className={styles.note}>{note}</p>}
      </div>
    </form>
  );
}

/** What stands below the number. */
function Aside({ messages, result }: { messages: Props['messages']; result: LiveResult }) {
  return (
    <>
      {result.detail}
      {result.facts.length > 0 && (
        <dl className={styles.facts}>
          {result.facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {result.remark && <p className={styles.remark}>{result.remark}</p>}
      <ResultActions messages={messages} text={result.text} />
    </>
  );
}
