import { type ReactNode, useMemo } from 'react';
import type { CountRecipe } from '#tools/nutrition/pastedRecipe.ts';
import { Problem } from '#ui/problem/Problem.tsx';
import layout from '#ui/theme/layout.module.css';
import { showToast } from '#ui/toast/toast.ts';
import type { KeepAll } from './files/FilePicker.tsx';
import { LazyFilePicker } from './files/LazyFilePicker.tsx';
import type { ReaderMessages } from './messages.ts';
import type { PanArea } from './pansFor.ts';
import { ReaderFields } from './ReaderFields.tsx';
import { ReaderResult } from './ReaderResult.tsx';
import styles from './RecipeReader.module.css';
import type { ConvertedRecipe } from './reading/convertRecipe.ts';
import type { LineChoices } from './reading/lineChoices.ts';
import { readSettings, writeSettings } from './reading/readerSettings.ts';
import { useFolded } from './useFolded.ts';
import { useIncomingRecipe } from './useIncomingRecipe.ts';
import { useRecipeReader } from './useRecipeReader.ts';

interface Props {
  messages: ReaderMessages;
  /** All pans that a recipe can be converted to. */
  pans: readonly PanArea[];
  /** Extra actions for the converted recipe, such as cook mode; `text` is what was pasted. */
  actions?: (recipe: ConvertedRecipe, text: string) => ReactNode;
  /** Renders the button that keeps a recipe on this device; `settings` gives the query that opens it as shown now. */
  keep?: (recipe: { title: string | null; text: string; settings: () => string }) => ReactNode;
  /** Keeps all recipes of a file on this device, and says so. */
  keepAll?: KeepAll;
  /** Renders what is added below the recipe, such as its nutrition. */
  after?: (
    recipe: ConvertedRecipe,
    pasted: { text: string; choices: LineChoices; count: CountRecipe },
  ) => ReactNode;
  /** The recipes kept before; `open` shows one. */
  kept?: (open: (recipe: { text: string; settings: string }) => void) => ReactNode;
}

/** The query of a link to the recipe, without what other tools keep in the URL. */
const settingsForLink = (text: string) => writeSettings(readSettings(window.location.search, text), '');

/** A pasted recipe, shown in the units of the visitor's kitchen. */
export function RecipeReader({ messages, pans, actions, keep, keepAll, after, kept }: Props) {
  const {
    settings,
    change,
    scaleBy,
    setText,
    open,
    choose,
    prepare,
    result,
    readText,
    failed,
    retry,
    foods,
    count,
  } = useRecipeReader(pans);
  const { text, choices, translated } = settings;
  const incoming = useIncomingRecipe(setText, prepare);
  const { field, heading, folded, onEdit, unfold, fold } = useFolded(text, result?.ok !== false);
  const shown = useMemo(() => {
    const recipe = result?.ok ? result.value : null;
    return (
      <ReaderResult
        messages={messages}
        text={readText}
        result={result}
        failed={failed}
        onRetry={retry}
        foods={foods}
        choices={choices}
        onChoose={choose}
        translated={translated}
        onTranslate={(wanted) => change({ translated: wanted })}
        title={heading}
        actions={actions && recipe && actions(recipe, readText)}
        keep={
          keep &&
          recipe &&
          keep({ title: recipe.title, text: readText, settings: () => settingsForLink(readText) })
        }
        after={after && recipe && after(recipe, { text: readText, choices, count })}
      />
    );
  }, [
    messages,
    result,
    readText,
    failed,
    retry,
    foods,
    choices,
    choose,
    translated,
    change,
    heading,
    actions,
    keep,
    after,
    count,
  ]);
  return (
    <div className={`${layout.frame} ${styles.tool}`} data-empty={text.trim() === '' || undefined}>
      {incoming.error && <Problem>{messages.brought[incoming.error]}</Problem>}
      {incoming.several && (
        <LazyFilePicker
          // The key starts anew with another file.
          key={incoming.several.name}
          messages={messages}
          file={incoming.several}
          keepAll={keepAll}
          onPick={(text) => {
            incoming.setText(text);
            // Once the list and the field have folded away, so that the heading is where it stays.
            requestAnimationFrame(() => requestAnimationFrame(fold));
          }}
          onClose={incoming.closeFile}
        />
      )}
      <ReaderFields
        messages={messages}
        settings={settings}
        found={result?.ok ? result.value : null}
        onIntent={prepare}
        onText={incoming.setText}
        field={field}
        folded={folded}
        onEdit={(next) => {
          onEdit(next);
          incoming.setText(next);
        }}
        onUnfold={unfold}
        onFile={incoming.openFile}
        onChange={change}
        onScale={scaleBy}
        pans={pans}
        onSubmit={fold}
      />
      {shown}
      {kept?.((recipe) => {
        if (text !== recipe.text) showToast(messages.kept.opened);
        open(recipe.text, recipe.settings);
        fold();
      })}
    </div>
  );
}
