import { INGREDIENT_IDS } from '#domain/ingredients/ingredients.ts';
import type { Catalog } from '#i18n/catalog.ts';
import { fill } from '#i18n/template.ts';
import buttons from '#ui/button/button.module.css';
import { Icon } from '#ui/icon/Icon.tsx';
import layout from '#ui/theme/layout.module.css';
import styles from './Hero.module.css';
import { Measures } from './Measures.tsx';

interface Props {
  words: Catalog['home']['hero'];
  /** The converter's first answer, so that the first screen of a phone shows one. */
  answer: string;
}

export function Hero({ words, answer }: Props) {
  return (
    <div className={`${layout.column} ${styles.hero}`}>
      <div className={styles.text}>
        <h1>{words.title}</h1>
        <p className={layout.lead}>{words.subtitle}</p>
        <p className={styles.start}>
          <a href="#converter" className={buttons.primary}>
            {words.start}
            <Icon name="right" />
          </a>
          <span className={styles.answer}>{answer}</span>
        </p>
        <ul className={`${layout.plain} ${styles.facts}`}>
          {words.facts.map((fact) => (
            <li key={fact}>
              <Icon name="check" size={18} />
              {fill(fact, { n: INGREDIENT_IDS.length })}
            </li>
          ))}
        </ul>
      </div>
      <Measures />
    </div>
  );
}
