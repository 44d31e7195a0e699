import type { SubstituteFood } from '#tools/substitutions/substituteFood.ts';
import buttons from '#ui/button/button.module.css';
import layout from '#ui/theme/layout.module.css';
import styles from './Substitutions.module.css';

/** What cooks run out of most. */
const OFTEN = [
  'buttermilk',
  'whole-egg',
  'butter',
  'cream',
  'baking-powder',
  'sour-cream',
  'cornstarch',
  'white-wine',
];

interface Props {
  label: string;
  foods: ReadonlyMap<string, SubstituteFood>;
  onChoose: (name: string) => void;
}

/** Foods to press instead of typing. */
export const Often = ({ label, foods, onChoose }: Props) => (
  <div className={styles.often} data-noprint>
    <p>{label}</p>
    <ul className={layout.plain}>
      {OFTEN.flatMap((id) => foods.get(id) ?? []).map(({ id, name }) => (
        <li key={id}>
          <button type="button" className={buttons.chip} onClick={() => onChoose(name)}>
            {name}
          </button>
        </li>
      ))}
    </ul>
  </div>
);
