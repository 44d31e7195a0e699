import type { Recipe } from '@gramwise/engine/recipes/recipe.ts';
import { LANGUAGES } from '#catalogs/languages.ts';
import type { LinkTarget } from '#site/paths.ts';
import { Icon, type IconName } from '#ui/icon/Icon.tsx';
import { useLanguage } from '#ui/language/language.ts';
import { LocalLink } from '#ui/link/LocalLink.tsx';
import layout from '#ui/theme/layout.module.css';
import { converterTarget } from './converterLink.ts';
import styles from './IngredientList.module.css';
import type { LineLinks } from './lineLinks.ts';
import type { RecipeMessages } from './messages.ts';
import { substitutesTarget } from './substitutesLink.ts';
import type { RecipeControls } from './useRecipeSettings.ts';
import { useTicks } from './useTicks.ts';

interface Props {
  messages: RecipeMessages;
  /** The recipe's id. */
  recipe: string;
  allergens: Recipe['allergens'];
  garnish: readonly string[];
  controls: RecipeControls;
  /** Of each line. */
  links: readonly LineLinks[];
}

/** A link beside a line. */
const lineLink = (to: LinkTarget, label: string, icon: IconName) => (
  <LocalLink to={to} className={styles.link} aria-label={label} title={label} data-noprint>
    <Icon name={icon} size={18} />
  </LocalLink>
);

/** Ingredients as a checklist, with what to know about them; lines link to the converter and to their substitutes. */
export function IngredientList({ messages, recipe, allergens, garnish, controls, links }: Props) {
  const { decimal } = LANGUAGES[useLanguage()];
  const { ticked, toggle } = useTicks(recipe);
  const { shown, factor, system } = controls;
  return (
    <section aria-labelledby="ingredients-title" className={styles.section}>
      <h2 id="ingredients-title">{messages.ingredients}</h2>
      <ul className={`${layout.plain} ${styles.list}`}>
        {shown.ingredients.map(({ amount, name }, index) => {
          const { convert, replace } = links[index] ?? {};
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines change with the scale but never move
            <li key={index}>
              <label>
                <input
                  type="checkbox"
                  autoComplete="off"
                  checked={ticked.has(index)}
                  onChange={() => toggle(index)}
                />
                <span>
                  {amount && (
                    <>
                      <strong>{amount}</strong>{' '}
                    </>
                  )}
                  {name}
                </span>
              </label>
              {replace && lineLink(substitutesTarget(replace, amount), replace.label, 'swap')}
              {convert &&
                lineLink(
                  converterTarget(
                    convert[system === 'us' ? system : 'metric'],
                    convert.fixed ? 1 : factor,
                    decimal,
                  ),
                  convert.label,
                  'scale',
                )}
            </li>
          );
        })}
      </ul>
      {garnish.length > 0 && (
        <>
          <h3>{messages.garnish}</h3>
          <ul className={styles.garnish}>
            {garnish.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      )}
      {shown.cautions.length > 0 && (
        <>
          <h3>{messages.cautions}</h3>
          <ul className={styles.cautions}>
            {shown.cautions.map((caution) => (
              <li key={caution}>{caution}</li>
            ))}
          </ul>
        </>
      )}
      {allergens.length === 0 && <p className={styles.none}>{messages.noAllergens}</p>}
    </section>
  );
}
