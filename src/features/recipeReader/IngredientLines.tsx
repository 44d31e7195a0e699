import type { FoodFile } from '@gramwise/engine/foods/foodFile.ts';
import { memo, useId, useState } from 'react';
import { useLazyModule } from '#browser/useLazyModule.ts';
import type { Language } from '#catalogs/languages.ts';
import { fill } from '#catalogs/template.ts';
import buttons from '#ui/button/button.module.css';
import { Icon } from '#ui/icon/Icon.tsx';
import { useRovingFocus } from '#ui/keys/useRovingFocus.ts';
import { useLanguage } from '#ui/language/language.ts';
import layout from '#ui/theme/layout.module.css';
import type { ReaderMessages } from './messages.ts';
import styles from './RecipeReader.module.css';
import { ResultLine } from './ResultLine.tsx';
import type { LineChoice, LineChoices } from './reading/lineChoices.ts';
import type { ShownLine } from './reading/shownLine.ts';

interface Props {
  lines: readonly ShownLine[];
  /** The recipe's language, and that of the lines. */
  language: Language;
  shownIn: Language;
  messages: ReaderMessages;
  /** The packed foods of the recipe's language; null until loaded. */
  foods: FoodFile | null;
  choices: LineChoices;
  /** What the recipe is scaled by; null while that is unknown. */
  factor: number | null;
  onChoose: (id: string, choice: LineChoice | null) => void;
}

/**
 * The ingredients, each with a button that opens how it was read; one is open at a time. Memoized, so that typing does
 * not render them again.
 */
export const IngredientLines = memo(function IngredientLines(props: Props) {
  const { lines, language, shownIn, messages, foods, choices, factor, onChoose } = props;
  const page = useLanguage();
  const panelId = useId();
  const [open, setOpen] = useState<string | null>(null);
  const keys = useRovingFocus(`.${styles.change}`);
  const panel = useLazyModule(() => import('./LinePanel.tsx'), open !== null);
  return (
    <ul className={layout.plain} lang={shownIn} {...keys}>
      {lines.map((line) => {
        const { id } = line;
        const isOpen = open === id;
        return (
          <li key={id} data-kind={line.kind}>
            <ResultLine line={line} written={language} messages={messages} />
            {line.kind === 'ingredient' && (
              <button
                type="button"
                lang={page}
                className={`${buttons.icon} ${styles.change}`}
                aria-label={fill(messages.change.open, { line: line.original })}
                aria-expanded={isOpen}
                aria-controls={isOpen ? panelId : undefined}
                data-chosen={line.chosen || undefined}
                data-noprint
                onClick={() => setOpen(isOpen ? null : id)}
              >
                <Icon name="swap" size={18} />
              </button>
            )}
            {isOpen && (
              <div id={panelId} lang={page} className={styles.panel} data-noprint>
                {panel.value && (
                  <panel.value.LinePanel
                    line={line}
                    messages={messages}
                    foods={foods}
                    choice={choices[id] ?? {}}
                    written={language}
                    factor={factor}
                    onChoose={(choice) => onChoose(id, choice)}
                  />
                )}
                {panel.failed && (
                  <p role="alert">
                    {messages.failure.text}{' '}
                    <button type="button" className={buttons.quiet} onClick={panel.retry}>
                      {messages.failure.retry}
                    </button>
                  </p>
                )}
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
});
