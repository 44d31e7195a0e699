import { MEASUREMENT_SYSTEMS } from '@gramwise/engine/kitchens/initialSystem.ts';
import type { Recipe } from '@gramwise/engine/recipes/recipe.ts';
import type { ReactNode } from 'react';
import { useLazyModule } from '#browser/useLazyModule.ts';
import { formatNumber } from '#format/format.ts';
import { ScaleControl } from '#tools/scaleBy/ScaleControl.tsx';
import { ServingsStepper } from '#tools/scaleBy/ServingsStepper.tsx';
import buttons from '#ui/button/button.module.css';
import { Icon } from '#ui/icon/Icon.tsx';
import { useLanguage } from '#ui/language/language.ts';
import { printPage } from '#ui/print/printPage.ts';
import { SegmentedControl } from '#ui/segments/SegmentedControl.tsx';
import { shareLink } from '#ui/share/shareLink.ts';
import layout from '#ui/theme/layout.module.css';
import { listScaleNotes } from './listScaleNotes.ts';
import type { RecipeMessages } from './messages.ts';
import type { OtherPan } from './panChoice.ts';
import { ScaleRecipe } from './ScaleRecipe.tsx';
import styles from './SettingsBar.module.css';
import { scaledRecipe } from './scalable.ts';
import type { RecipeControls } from './useRecipeSettings.ts';

interface Props {
  messages: RecipeMessages;
  recipe: Recipe;
  controls: RecipeControls;
  pans: readonly OtherPan[];
  joins: readonly string[];
  /** Extra actions, shown before Print and Share. */
  children?: ReactNode;
  /** Rendered below the actions. */
  more?: ReactNode;
}

/** Servings, units, and actions such as print and share. */
export function SettingsBar({ messages, recipe, controls, pans, joins, children, more }: Props) {
  const labels = messages.settings;
  const { servings } = recipe;
  const { factor } = controls;
  const language = useLanguage();
  const notes = listScaleNotes(language, labels, { recipe, pans }, controls);
  const lazy = useLazyModule(() => import('#tools/scaleBy/ScaleHints.tsx'), factor !== 1).value;
  return (
    <div className={styles.band} data-noprint>
      <section className={styles.bar} aria-label={labels.title}>
        <div className={styles.settings}>
          {servings === null ? (
            <ScaleControl label={labels.scale} value={factor} onChange={controls.setAmount} />
          ) : (
            <ServingsStepper messages={labels} value={factor * servings} onChange={controls.setAmount} />
          )}
          <SegmentedControl
            label={labels.measures}
            value={controls.system}
            options={MEASUREMENT_SYSTEMS.map((id) => ({ id, name: labels.views[id] }))}
            onChange={controls.setView}
          />
        </div>
        <p role="status" className={styles.note}>
          {/* The text changes on each step, so that an unchanged note is announced again. */}
          {factor !== 1 && servings !== null && (
            <span
              className={layout.hidden}
            >{`${labels.servings} ${formatNumber(language, factor * servings, 0, 1)}. `}</span>
          )}
          {notes.join(' ')}
        </p>
        <div aria-live="polite" className={styles.note}>
          {lazy && <lazy.ScaleHints messages={labels.hints} recipe={scaledRecipe(recipe)} factor={factor} />}
        </div>
        <div className={styles.further}>
          <ScaleRecipe messages={labels.by} recipe={recipe} controls={controls} pans={pans} joins={joins} />
          {more}
        </div>
      </section>
      <div className={styles.actions}>
        {children}
        <button type="button" className={buttons.secondary} onClick={printPage}>
          <Icon name="print" />
          {labels.print}
        </button>
        <button
          type="button"
          className={buttons.secondary}
          onClick={() => shareLink(recipe.title, window.location.href, messages)}
        >
          <Icon name="share" />
          {labels.share}
        </button>
      </div>
    </div>
  );
}
