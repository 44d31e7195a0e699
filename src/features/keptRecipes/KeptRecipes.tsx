import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { fill } from '#catalogs/template.ts';
import { selectPluralForm } from '#format/format.ts';
import { createWordSearch } from '#tools/words/createWordSearch.ts';
import buttons from '#ui/button/button.module.css';
import { SearchField } from '#ui/field/SearchField.tsx';
import { useLanguage } from '#ui/language/language.ts';
import { Problem } from '#ui/problem/Problem.tsx';
import layout from '#ui/theme/layout.module.css';
import { type AddFilesResult, addFiles } from './addFiles.ts';
import { formatAddedFiles } from './formatAddedFiles.ts';
import { KeptFiles } from './KeptFiles.tsx';
import { KeptRow } from './KeptRow.tsx';
import { type KeptRecipe, renameRecipe } from './keptRecipe.ts';
import styles from './MyRecipes.module.css';
import type { KeptMessages } from './messages.ts';
import { deviceRecipeStore, type RecipeStore } from './recipeStore.ts';
import { useKeptRecipes } from './useKeptRecipes.ts';

/** With fewer recipes there is no search field. */
const MIN_RECIPES_FOR_SEARCH = 5;

/** More rows than this are shown when asked for: a thousand rows would freeze a phone for a moment. */
const MAX_ROWS = 100;

/** Gets focus when the focused recipe is deleted. */
const focusButton = (button: HTMLButtonElement | null) => button?.focus();

interface Props {
  messages: KeptMessages;
  onOpen: (recipe: KeptRecipe) => void;
  store?: RecipeStore;
}

/** The recipes kept on this device: to open, rename, delete, save as a file and add from one. */
export function KeptRecipes({ messages, onOpen, store = deviceRecipeStore }: Props) {
  const language = useLanguage();
  const { all, problem, change } = useKeptRecipes(store);
  const [search, setSearch] = useState('');
  const [removed, setRemoved] = useState<KeptRecipe | null>(null);
  const [added, setAdded] = useState<AddFilesResult | null>(null);
  const [whole, setWhole] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const wanted = useDeferredValue(search);
  const find = useMemo(() => createWordSearch(all ?? [], ({ title, text }) => `${title}\n${text}`), [all]);
  if (!all) return null;

  const searched = all.length >= MIN_RECIPES_FOR_SEARCH;
  const found = searched ? find(wanted) : all;
  const countText = () => {
    if (all.length === 0) return messages.none;
    if (found.length === 0) return messages.noMatch;
    return fill(selectPluralForm(language, found.length, messages.count), { n: found.length });
  };
  const statusText = () => {
    if (removed) return fill(messages.removed, { title: removed.title });
    return (added && formatAddedFiles(language, messages, added)) || countText();
  };
  const problems = [
    ...(problem ? [messages.errors[problem]] : []),
    ...(added?.rejected.map(({ file, code }) => fill(messages.files[code], { file })) ?? []),
  ];
  const remove = async (recipe: KeptRecipe) => {
    const done = await change(() => ({ remove: [recipe.id] }));
    if (!done.ok) return;
    setAdded(null);
    setRemoved(recipe);
  };
  const undo = async (recipe: KeptRecipe) => {
    const done = await change(() => ({ put: [recipe] }));
    if (!done.ok) return;
    setRemoved(null);
    list.current?.focus();
  };
  const add = async (files: readonly File[]) => {
    setRemoved(null);
    setAdded(await addFiles(files, change));
  };
  return (
    <>
      {searched && (
        <SearchField
          label={messages.search}
          name="kept"
          value={search}
          onChange={setSearch}
          className={styles.search}
        />
      )}
      <div className={styles.told}>
        <p role="status">{statusText()}</p>
        {removed && (
          <button
            key={removed.id}
            ref={focusButton}
            type="button"
            className={buttons.secondary}
            onClick={() => undo(removed)}
          >
            {messages.undo}
          </button>
        )}
      </div>
      {problems.length > 0 && <Problem>{problems.join(' ')}</Problem>}
      <ul ref={list} tabIndex={-1} className={`${layout.plain} ${styles.list}`}>
        {(whole ? found : found.slice(0, MAX_ROWS)).map((recipe) => (
          <KeptRow
            key={recipe.id}
            messages={messages}
            recipe={recipe}
            onOpen={() => onOpen(recipe)}
            onRename={(title) => change((now) => ({ put: [renameRecipe(now, recipe, title)] }))}
            onRemove={() => remove(recipe)}
          />
        ))}
      </ul>
      {!whole && found.length > MAX_ROWS && (
        <button
          type="button"
          className={buttons.quiet}
          onClick={() => {
            setWhole(true);
            list.current?.focus();
          }}
        >
          {fill(messages.showAll, { n: found.length })}
        </button>
      )}
      <KeptFiles messages={messages} all={all} onFiles={add} />
    </>
  );
}
