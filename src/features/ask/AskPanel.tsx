import { colon } from '#format/marks.ts';
import buttons from '#ui/button/button.module.css';
import { useLanguage } from '#ui/language/language.ts';
import layout from '#ui/theme/layout.module.css';
import styles from './Ask.module.css';
import type { AskView, ChoicesText } from './answerView.ts';

interface Props {
  view: AskView;
  /** Whether it answers an earlier question, while the next one is typed. */
  old?: boolean;
  /** Asks another question. */
  onAsk?: (question: string) => void;
}

/** Longer numbers, in characters, get smaller type. */
const LONG_NUMBER_LENGTH = 9;

/** The answer below the field. It changes with every key, so it is not announced itself: `AskAnswers` does, once. */
export function AskPanel({ view, old = false, onAsk }: Props) {
  const answer = view.kind === 'answer' ? view.answer : null;
  const choices = view.kind === 'answer' || view.kind === 'choose' ? view.choices : [];
  return (
    <div className={styles.panel} data-kind={view.kind} data-old={old || undefined}>
      <output className={styles.output} aria-live="off">
        {answer && (
          <>
            <span
              className={styles.number}
              data-long={answer.number.length > LONG_NUMBER_LENGTH || undefined}
              aria-hidden="true"
            >
              {answer.number} {answer.unit && <small>{answer.unit}</small>}
            </span>
            <span className={styles.sentence}>{answer.sentence}</span>
          </>
        )}
        {view.kind === 'choose' && choices.map(({ title }) => <span key={title}>{title}</span>)}
        {view.kind === 'list' && (
          <>
            <span className={styles.sentence}>{view.title}</span>
            {view.items.map((item) => (
              <span key={item} className={styles.item}>
                {item}
              </span>
            ))}
          </>
        )}
        {(view.kind === 'hint' || view.kind === 'note') && <span>{view.text}</span>}
      </output>
      {view.kind === 'list' && (
        <p className={styles.notes}>
          <a href={view.link.href}>{view.link.text}</a>
        </p>
      )}
      {answer && (
        <p className={styles.notes}>
          {answer.notes.join(' ')} <a href={answer.link.href}>{answer.link.text}</a>
          {answer.report && (
            <>
              {' '}
              <a href={answer.report.href}>{answer.report.text}</a>
            </>
          )}
        </p>
      )}
      {choices.map((group) => (
        <Options key={group.title} choices={group} titled={view.kind === 'answer'} onAsk={onAsk} />
      ))}
      {view.kind === 'hint' && (
        <ul className={`${layout.plain} ${styles.options}`}>
          {view.examples.map((example) => (
            <li key={example}>
              <button type="button" className={buttons.chip} onClick={() => onAsk?.(example)}>
                {example}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface OptionsProps {
  choices: ChoicesText;
  /** The title is shown here; otherwise the output contains it. */
  titled: boolean;
  onAsk: Props['onAsk'];
}

/** The other meanings of a question, each with its answer. */
function Options({ choices: { title, options }, titled, onAsk }: OptionsProps) {
  const language = useLanguage();
  return (
    <div role="group" aria-label={title} className={styles.choices}>
      {titled && (
        <p className={styles.title} aria-hidden="true">
          {title}
        </p>
      )}
      <ul className={`${layout.plain} ${styles.options}`}>
        {options.map(({ question, label, answer, current }) => (
          <li key={question}>
            <button
              type="button"
              className={buttons.chip}
              aria-pressed={current}
              onClick={() => onAsk?.(question)}
            >
              {label}
              {colon(language)}
              <strong>{answer}</strong>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
