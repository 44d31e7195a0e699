import { useLanguage } from '#ui/language/language.ts';
import { listFacts, type ReadFacts } from './listFacts.ts';
import type { ReaderMessages } from './messages.ts';
import styles from './RecipeReader.module.css';

/** What a pasted recipe makes, scaled, and how long it takes, where it says so. */
export function ReaderFacts({ messages, recipe }: { messages: ReaderMessages; recipe: ReadFacts }) {
  const facts = listFacts(useLanguage(), messages, recipe);
  if (facts.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, text, lang }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd lang={lang}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
