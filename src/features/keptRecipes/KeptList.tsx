import { type RefObject, useState } from 'react';
import { fill } from '#catalogs/template.ts';
import buttons from '#ui/button/button.module.css';
import layout from '#ui/theme/layout.module.css';
import { KeptRow } from './KeptRow.tsx';
import type { KeptRecipe } from './keptRecipe.ts';
import styles from './MyRecipes.module.css';
import type { KeptMessages } from './messages.ts';
import type { useKeptActions } from './useKeptActions.ts';

/** More rows than this are shown when asked for: a thousand rows would freeze a phone for a moment. */
const MAX_ROWS = 100;

interface Props {
  messages: KeptMessages;
  recipes: readonly KeptRecipe[];
  /** Gets focus when what had it is gone. */
  list: RefObject<HTMLUListElement | null>;
  onOpen: (recipe: KeptRecipe) => void;
  actions: Pick<ReturnType<typeof useKeptActions>, 'remove' | 'rename'>;
}

export function KeptList({ messages, recipes, list, onOpen, actions }: Props) {
  const [whole, setWhole] = useState(false);
  return (
    <>
      <ul ref={list} tabIndex={-1} className={`${layout.plain} ${styles.list}`}>
        {(whole ? recipes : recipes.slice(0, MAX_ROWS)).map((recipe) => (
          <KeptRow
            key={recipe.id}
            messages={messages}
            recipe={recipe}
            onOpen={() => onOpen(recipe)}
            onRename={(title) => actions.rename(recipe, title)}
            onRemove={() => actions.remove(recipe)}
          />
        ))}
      </ul>
      {!whole && recipes.length > MAX_ROWS && (
        <button
          type="button"
          className={buttons.quiet}
          onClick={() => {
            setWhole(true);
            list.current?.focus();
          }}
        >
          {fill(messages.showAll, { n: recipes.length })}
        </button>
      )}
    </>
  );
}
