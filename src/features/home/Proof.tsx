import type { Catalog } from '#catalogs/catalog.ts';
import { fill } from '#catalogs/template.ts';
import { formatNumber } from '#format/format.ts';
import { useLanguage } from '#ui/language/language.ts';
import { LocalLink } from '#ui/link/LocalLink.tsx';
import layout from '#ui/theme/layout.module.css';
import { CupDrawing } from './CupDrawing.tsx';
import { fillingFor, gramsOf, HERO_CUPS } from './cups.ts';
import styles from './Hero.module.css';
import { linkToPreset } from './preset.ts';

interface Props {
  messages: Catalog['home']['hero']['proof'];
  units: Catalog['units'];
}

/** Three equal cups, what they hold and weigh, each linking to the converter with its ingredient. */
export function Proof({ messages, units }: Props) {
  const language = useLanguage();
  const filling = fillingFor(language);
  const { amount, from } = filling;
  const held = `${amount}\u00a0${from === 'cups' ? units.cups.one : units[from].short}`;
  return (
    <div className={styles.proof}>
      <p className={styles.caption}>{fill(messages.caption, { cup: held })}</p>
      <ul className={`${layout.plain} ${styles.cups}`}>
        {HERO_CUPS.map((food) => (
          <li key={food}>
            <LocalLink
              to={linkToPreset({ ingredient: food, ...filling, to: 'grams', figure: 'measured' })}
              className={styles.cup}
            >
              <CupDrawing food={food} grams={gramsOf(food, filling)} />
              <span className={styles.food}>{messages[food]}</span>{' '}
              <strong>
                {formatNumber(language, gramsOf(food, filling), 0)}
                {'\u00a0'}
                <small>{units.grams.short}</small>
              </strong>
            </LocalLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
