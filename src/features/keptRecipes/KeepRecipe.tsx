import { useState } from 'react';
import buttons from '#ui/button/button.module.css';
import { Icon } from '#ui/icon/Icon.tsx';
import { Problem } from '#ui/problem/Problem.tsx';
import { showToast } from '#ui/toast/toast.ts';
import { askToPersist } from './askToPersist.ts';
import type { KeptMessages } from './messages.ts';
import type { StoreError } from './recipeStore.ts';

interface Props {
  messages: KeptMessages;
  title: string | null;
  /** The recipe as it was pasted. */
  text: string;
  /** The query that opens it as it is shown now. */
  settings: () => string;
  /** Loaded when asked for, because few recipes are kept. */
  load?: () => Promise<Pick<typeof import('./storeRecipe.ts'), 'storeRecipe'>>;
}

const loadDevice = () => import('./storeRecipe.ts');

/** Stores the recipe with its settings on this device, or says why it cannot. */
export function KeepRecipe({ messages, title, text, settings, load = loadDevice }: Props) {
  const [problem, setProblem] = useState<StoreError | null>(null);
  const keep = async () => {
    const persisted = askToPersist();
    try {
      const { storeRecipe } = await load();
      const done = await storeRecipe({ title: title ?? '', text, settings: settings() });
      setProblem(done.ok ? null : done.code);
      if (done.ok) showToast((await persisted) === false ? messages.doneForNow : messages.done);
    } catch {
      setProblem('failed');
    }
  };
  return (
    <>
      <button type="button" className={buttons.secondary} onClick={keep}>
        <Icon name="save" />
        {messages.keep}
      </button>
      {problem && <Problem>{messages.errors[problem]}</Problem>}
    </>
  );
}
