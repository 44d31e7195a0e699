import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { fill } from '#catalogs/template.ts';
import { selectPluralForm } from '#format/format.ts';
import { createWordSearch } from '#tools/words/createWordSearch.ts';
import buttons from '#ui/button/button.module.css';
import { SearchField } from '#ui/field/SearchField.tsx';
import { useLanguage } from '#ui/language/language.ts';
import { Problem } from '#ui/problem/Problem.tsx';
import { formatAddedFiles } from './formatAddedFiles.ts';
import { KeptFiles } from './KeptFiles.tsx';
import { KeptList } from './KeptList.tsx';
import type { KeptRecipe } from './keptRecipe.ts';
import styles from './MyRecipes.module.css';
import type { KeptMessages } from './messages.ts';
import { deviceRecipeStore, type RecipeStore } from './recipeStore.ts';
import { useKeptActions } from './useKeptActions.ts';
import { useKeptRecipes } from './useKeptRecipes.ts';

/** With fewer recipes there is no search field. */
const MIN_RECIPES_FOR_SEARCH = 5;

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
  const actions = useKeptActions(change);
  const { removed, added } = actions;
  const [search, setSearch] = useState('');
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
      <div className={styles.status}>
        <p role="status">{statusText()}</p>
        {removed && (
          <button
            key={removed.id}
            ref={focusButton}
            type="button"
            className={buttons.secondary}
            onClick={async () => {
              if (await actions.restore(removed)) list.current?.focus();
            }}
          >
            {messages.undo}
          </button>
        )}
      </div>
      {problems.length > 0 && <Problem>{problems.join(' ')}</Problem>}
      <KeptList messages={messages} recipes={found} list={list} onOpen={onOpen} actions={actions} />
      <KeptFiles messages={messages} all={all} onFiles={actions.add} />
    </>
  );
}
