import type { ReactNode, SubmitEventHandler } from 'react';
import buttons from '#ui/button/button.module.css';
import layout from '#ui/theme/layout.module.css';
import styles from './ToolForm.module.css';

interface Props {
  /** The form's tab, submitted along in case scripts have not run yet. */
  tab: string;
  /** Label of the submit button. */
  submit: string;
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  /** The fields. */
  children: ReactNode;
  /** The result area. */
  answer: ReactNode;
  /** A note below the fields. */
  note?: ReactNode;
}

/** A calculator: fields and a button on one side, the answer on the other. */
export function ToolForm({ tab, submit, onSubmit, children, answer, note }: Props) {
  return (
    <form className={layout.frame} noValidate onSubmit={onSubmit}>
      <input type="hidden" name="tab" value={tab} />
      <div className={`${layout.sheet} ${styles.tool}`}>
        <div className={styles.fields}>
          {children}
          <button type="submit" className={`${buttons.primary} ${styles.wide}`}>
            {submit}
          </button>
          {note && <div className={styles.note}>{note}</div>}
        </div>
        <div className={styles.answer}>{answer}</div>
      </div>
    </form>
  );
}
