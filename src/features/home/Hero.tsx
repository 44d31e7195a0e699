import type { Catalog } from '#i18n/catalog.ts';
import buttons from '#ui/button/button.module.css';
import { Icon } from '#ui/icon/Icon.tsx';
import layout from '#ui/theme/layout.module.css';
import { FocusLink } from './FocusLink.tsx';
import styles from './Hero.module.css';
import { Proof } from './Proof.tsx';

interface Props {
  words: Catalog['home']['hero'];
  units: Catalog['units'];
}

/** The first screen: what this is, the proof that a cup is not a weight, and the way to the converter. */
export function Hero({ words, units }: Props) {
  return (
    <div className={`${layout.column} ${styles.hero}`}>
      <div className={styles.text}>
        <h1>{words.title}</h1>
        <p className={styles.subtitle}>{words.subtitle}</p>
      </div>
      <Proof words={words.proof} units={units} />
      <div className={styles.start}>
        <FocusLink focus="#converter input[name=amount]" className={buttons.primary}>
          {words.start}
          <Icon name="down" />
        </FocusLink>
        <ul className={`${layout.plain} ${styles.facts}`}>
          {words.facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
