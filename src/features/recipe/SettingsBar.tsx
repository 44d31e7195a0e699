import type { ReactNode } from 'react';
import { SYSTEMS } from '#domain/quantity/systemText.ts';
import { fill } from '#i18n/template.ts';
import buttons from '#ui/button/button.module.css';
import { Icon } from '#ui/icon/Icon.tsx';
import { SegmentedControl } from '#ui/segments/SegmentedControl.tsx';
import layout from '#ui/theme/layout.module.css';
import type { RecipeMessages } from './messages.ts';
import { SCALES } from './recipeSettings.ts';
import styles from './SettingsBar.module.css';
import { Stepper } from './Stepper.tsx';
import { sharePage } from './share.ts';
import type { Kitchen } from './useRecipeSettings.ts';

interface Props {
  messages: RecipeMessages;
  title: string;
  kitchen: Kitchen;
  /** Whether to print the picture. */
  pictured: boolean;
  onPictured: (pictured: boolean) => void;
  /** Extra actions, shown before Print and Share. */
  children?: ReactNode;
}

const SCALE_NAMES = SCALES.map((id) => ({ id: id as number, name: id === 0.5 ? '×1/2' : `×${id}` }));

/** Servings, units, and actions such as print and share. */
export function SettingsBar({ messages, title, kitchen, pictured, onPictured, children }: Props) {
  const labels = messages.kitchen;
  const { base, amount, factor } = kitchen;
  const note = base === null ? labels.scaled : fill(labels.scaledServings, { n: base });
  return (
    <section className={styles.bar} aria-label={labels.title} data-noprint>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hovering only prefetches */}
      <div className={styles.settings} onPointerEnter={kitchen.prepare} onFocus={kitchen.prepare}>
        {base === null ? (
          <SegmentedControl
            label={labels.scale}
            value={amount}
            options={SCALE_NAMES}
            onChange={kitchen.setAmount}
          />
        ) : (
          <Stepper messages={labels} value={amount} onChange={kitchen.setAmount} onStep={kitchen.step} />
        )}
        <SegmentedControl
          label={labels.measures}
          value={kitchen.view}
          options={SYSTEMS.map((id) => ({ id, name: labels.views[id] }))}
          onChange={kitchen.setView}
        />
      </div>
      <div className={styles.actions}>
        {children}
        <span className={styles.print}>
          <button type="button" className={buttons.secondary} onClick={() => window.print()}>
            <Icon name="print" />
            {labels.print}
          </button>
          <label className={styles.pictured}>
            <input
              type="checkbox"
              autoComplete="off"
              checked={pictured}
              onChange={(event) => onPictured(event.target.checked)}
            />
            {labels.withPicture}
          </label>
        </span>
        <button type="button" className={buttons.secondary} onClick={() => sharePage(title, messages)}>
          <Icon name="share" />
          {labels.share}
        </button>
      </div>
      <p role="status" className={styles.note}>
        {/* The key replaces the text on each step, so that an unchanged note is announced again. */}
        {factor !== 1 && base !== null && (
          <span className={layout.hidden}>{`${labels.servings} ${amount}. `}</span>
        )}
        {factor !== 1 && note}
      </p>
    </section>
  );
}
