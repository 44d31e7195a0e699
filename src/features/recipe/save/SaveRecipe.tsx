import buttons from '#ui/button/button.module.css';
import { Icon } from '#ui/icon/Icon.tsx';
import { copyText } from '#ui/toast/copyText.ts';
import { showToast } from '#ui/toast/toast.ts';
import type { Saved } from './files.ts';
import styles from './SaveRecipe.module.css';

/** Ways to take a recipe along, as it is shown: printed with its drawing, as text, as a file. */
export function SaveRecipe({ saved, onPrint }: { saved: Saved; onPrint: () => void }) {
  const { save } = saved.messages;
  // Few readers save, so what writes the files loads when asked for.
  const withFiles = async (use: (files: typeof import('./files.ts')) => unknown) => {
    try {
      await use(await import('./files.ts'));
    } catch {
      showToast(save.failed);
    }
  };
  return (
    <details>
      <summary>{save.title}</summary>
      <div className={styles.ways}>
        <button type="button" className={buttons.secondary} onClick={onPrint}>
          <Icon name="print" />
          {save.withPicture}
        </button>
        <button
          type="button"
          className={buttons.secondary}
          onClick={() => withFiles(({ textOf }) => copyText(textOf(saved), save))}
        >
          <Icon name="copy" />
          {save.copy}
        </button>
        <button
          type="button"
          className={buttons.secondary}
          onClick={() => withFiles(({ saveRecipeFile }) => saveRecipeFile('json', saved))}
        >
          <Icon name="save" />
          {save.json}
        </button>
        <button
          type="button"
          className={buttons.secondary}
          onClick={() => withFiles(({ saveRecipeFile }) => saveRecipeFile('cook', saved))}
        >
          <Icon name="save" />
          {save.cooklang}
        </button>
        {saved.recipe.times.fermentationTime && (
          <button
            type="button"
            className={buttons.secondary}
            onClick={() => withFiles(({ remindWhenReady }) => remindWhenReady(saved))}
          >
            <Icon name="calendar" />
            {save.remind}
          </button>
        )}
      </div>
    </details>
  );
}
