import type { OperatorFact } from './operatorFacts.ts';
import styles from './PublisherFacts.module.css';

/** Facts about the operator, one per row. Missing ones are marked, so that nobody takes them for an answer. */
export function PublisherFacts({ facts }: { facts: readonly OperatorFact[] }) {
  if (facts.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, lines, missing }) => (
        <div key={label}>
          <dt>{label}</dt>
          {lines.map((line) => (
            <dd key={line}>
              <Line line={line} missing={missing} />
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

function Line({ line, missing }: { line: string; missing: boolean }) {
  if (missing) return <mark className={styles.missing}>{line}</mark>;
  if (/^https:\/\/\S+$/.test(line)) return <a href={line}>{line}</a>;
  return line;
}
