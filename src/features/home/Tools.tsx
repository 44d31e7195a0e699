import type { HomeUnitId } from '#domain/units/home.ts';
import type { Catalog } from '#i18n/catalog.ts';
import buttons from '#ui/button/button.module.css';
import { Icon, type IconName } from '#ui/icon/Icon.tsx';
import { LocalLink } from '#ui/link/LocalLink.tsx';
import layout from '#ui/theme/layout.module.css';
import styles from './Tools.module.css';

/** What the weight phrases ask the converter, in the order of the catalog's list. */
const PHRASES: readonly [HomeUnitId, HomeUnitId][] = [
  ['grams', 'ounces'],
  ['ounces', 'grams'],
  ['pounds', 'kilograms'],
  ['grams', 'cups'],
];

/** The smaller cards; each has one target (the visible names are in the catalog). */
const CARDS = [
  { name: 'volume', icon: 'cup', to: '/#converter', anchor: 'volume' },
  { name: 'temperature', icon: 'heat', to: '/#converter', anchor: undefined },
  { name: 'portions', icon: 'portion', to: '/#converter', anchor: undefined },
  { name: 'length', icon: 'ruler', to: '/conversions/length', anchor: undefined },
] as const satisfies readonly { name: string; icon: IconName; to: string; anchor: string | undefined }[];

export function Tools({ words }: { words: Catalog['home']['tools'] }) {
  return (
    <section
      id="conversion-tools"
      className={`${layout.column} ${layout.section}`}
      aria-labelledby="tools-title"
    >
      <h2 id="tools-title" className={layout.head}>
        {words.title}
      </h2>
      <div className={styles.grid}>
        <article id="weight" className={`${layout.card} ${styles.weight}`}>
          <div className={styles.face}>
            <Icon name="scale" size={36} />
            <h3>{words.weight.title}</h3>
            <p>{words.weight.text}</p>
            <p>
              <LocalLink to="/#converter" className={buttons.primary}>
                {words.weight.convert}
              </LocalLink>
            </p>
          </div>
          <div>
            <h4>{words.weight.popular}</h4>
            <ul className={`${layout.plain} ${styles.phrases}`}>
              {PHRASES.map(([from, to], index) => (
                <li key={from + to}>
                  <LocalLink to={`/?from=${from}&to=${to}#converter`}>
                    {words.weight.phrases[index]}
                  </LocalLink>
                </li>
              ))}
            </ul>
          </div>
        </article>
        {CARDS.map(({ name, icon, to, anchor }) => (
          <article key={name} id={anchor} className={`${layout.card} ${styles.card}`}>
            <Icon name={icon} size={30} />
            <h3>{words[name].title}</h3>
            <p>{words[name].text}</p>
            <LocalLink to={to} className={styles.go}>
              {words[name].go}
            </LocalLink>
          </article>
        ))}
      </div>
    </section>
  );
}
