import type { ReactNode } from 'react';
import type { Catalog } from '#catalogs/catalog.ts';
import buttons from '#ui/button/button.module.css';
import { Icon } from '#ui/icon/Icon.tsx';
import { LocalLink } from '#ui/link/LocalLink.tsx';
import layout from '#ui/theme/layout.module.css';
import { FocusLink } from './FocusLink.tsx';
import styles from './Hero.module.css';
import { Proof } from './Proof.tsx';

interface Props {
  messages: Catalog['home']['hero'];
  units: Catalog['units'];
  /** The name of the recipe converter. */
  reader: string;
  /** The field for questions. */
  children: ReactNode;
}

/** The hero: what the site does, proof that a cup is not a weight, and links to the two converters. */
export function Hero({ messages, units, reader, children }: Props) {
  return (
    <div className={`${layout.column} ${styles.hero}`}>
      <div className={styles.text}>
        <h1>{messages.title}</h1>
        <p className={styles.subtitle}>{messages.subtitle}</p>
      </div>
      <div className={styles.ask}>{children}</div>
      <Proof messages={messages.proof} units={units} />
      <div className={styles.start}>
        <FocusLink focus="#converter input[name=amount]" className={buttons.primary}>
          {messages.start}
          <Icon name="down" />
        </FocusLink>
        <LocalLink to="reader" className={buttons.secondary}>
          {reader}
        </LocalLink>
        <ul className={`${layout.plain} ${styles.facts}`}>
          {messages.facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
