import type { ReactNode } from 'react';
import layout from '#ui/theme/layout.module.css';
import { showToast } from '#ui/toast/toast.ts';
import type { ConvertedRecipe } from './convertRecipe.ts';
import { MyRecipes } from './keep/MyRecipes.tsx';
import type { ReaderMessages } from './messages.ts';
import type { PanArea } from './pansFor.ts';
import { ReaderFields } from './ReaderFields.tsx';
import { ReaderResult } from './ReaderResult.tsx';
import styles from './RecipeReader.module.css';
import { useBrought } from './useBrought.ts';
import { useFolded } from './useFolded.ts';
import { usePacked } from './usePacked.ts';
import { useRecipeReader } from './useRecipeReader.ts';

interface Props {
  messages: ReaderMessages;
  /** All pans that a recipe may be baked in instead. */
  pans: readonly PanArea[];
  /** Extra actions for the converted recipe, such as cook mode; `hash` is the fragment of an address that carries it. */
  actions?: (recipe: ConvertedRecipe, hash: string) => ReactNode;
}

/** A pasted recipe, shown in the units of the visitor's kitchen. */
export function RecipeReader({ messages, pans, actions }: Props) {
  const { settings, change, scaleBy, setText, open, choose, prepare, result, failed, retry, foods } =
    useRecipeReader(pans);
  const hash = usePacked(settings.text);
  const brought = useBrought(setText, prepare);
  const { field, heading, folded, onWrite, unfold, fold } = useFolded(settings.text, result?.ok !== false);
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
        found={result?.ok ? result.value : null}
        onIntent={prepare}
        onText={brought.setText}
        field={field}
        folded={folded}
        onWrite={(text) => {
          onWrite(text);
          brought.setText(text);
        }}
        onUnfold={unfold}
        onFile={brought.openFile}
        onChange={change}
        onScale={scaleBy}
        pans={pans}
        onSubmit={fold}
      />
      <ReaderResult
        messages={messages}
        text={settings.text}
        result={result}
        failed={failed}
        onRetry={retry}
        foods={foods}
        choices={settings.choices}
        onChoose={choose}
        title={heading}
        actions={actions && result?.ok ? actions(result.value, hash) : null}
      />
      <MyRecipes
        messages={messages}
        onOpen={(recipe) => {
          if (settings.text !== recipe.text) showToast(messages.kept.opened);
          open(recipe.text, recipe.settings);
          fold();
        }}
      />
    </div>
  );
}
