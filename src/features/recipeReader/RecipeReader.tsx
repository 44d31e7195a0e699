import { type ReactNode, useRef } from 'react';
import layout from '#ui/theme/layout.module.css';
import type { ConvertedRecipe } from './convertRecipe.ts';
import type { ReaderMessages } from './messages.ts';
import { ReaderFields } from './ReaderFields.tsx';
import { ReaderResult } from './ReaderResult.tsx';
import styles from './RecipeReader.module.css';
import { useBrought } from './useBrought.ts';
import { useRecipeReader } from './useRecipeReader.ts';

interface Props {
  messages: ReaderMessages;
  /** Extra actions for the converted recipe, such as cook mode. */
  actions?: (recipe: ConvertedRecipe) => ReactNode;
}

/** Any recipe, pasted, and the same recipe in the units of the visitor's kitchen. */
export function RecipeReader({ messages, actions }: Props) {
  const { settings, change, setText, result, foods } = useRecipeReader();
  const brought = useBrought(setText);
  const shown = useRef<HTMLHeadingElement>(null);
  return (
    <div className={`${layout.frame} ${styles.tool}`}>
      <noscript>
        <p className={styles.noScript}>{messages.noScript}</p>
      </noscript>
      {brought.error && (
        <p role="alert" className={styles.problem}>
          {messages.brought[brought.error]}
        </p>
      )}
      <ReaderFields
        messages={messages}
        settings={settings}
        found={result.ok ? result.value : null}
        onText={brought.setText}
        onFile={brought.openFile}
        onChange={change}
        onSubmit={() => shown.current?.focus()}
      />
      <ReaderResult
        messages={messages}
        text={settings.text}
        result={result}
        failed={foods.failed}
        onRetry={foods.retry}
        title={shown}
        actions={actions}
      />
    </div>
  );
}
