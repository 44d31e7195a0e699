import type { Catalog } from '#i18n/catalog.ts';
import buttons from '#ui/button/button.module.css';
import { Icon } from '#ui/icon/Icon.tsx';
import layout from '#ui/theme/layout.module.css';
import styles from './Hero.module.css';
import { Measures } from './Measures.tsx';

export function Hero({ words }: { words: Catalog['home']['hero'] }) {
  return (
    <div className={`${layout.column} ${styles.hero}`}>
      <div className={styles.text}>
        <h1>{words.title}</h1>
        <p className={layout.lead}>{words.subtitle}</p>
        <p>
          <a href="#converter" className={buttons.primary}>
            {words.start}
            <Icon name="right" />
          </a>
        </p>
        <ul className={`${layout.plain} ${styles.facts}`}>
          {words.facts.map((fact) => (
            <li key={fact}>
              <Icon name="check" size={18} />
              {fact}
            </li>
          ))}
        </ul>
      </div>
      <Measures />
    </div>
  );
}
