import { toIsoDate } from '@gramwise/engine/calculators/calendar.ts';
import { downloadFile } from '#browser/downloadFile.ts';
import { localToday } from '#browser/localToday.ts';
import buttons from '#ui/button/button.module.css';
import { FileButton } from '#ui/field/FileButton.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import type { KeptRecipe } from './keptRecipe.ts';
import styles from './MyRecipes.module.css';
import type { KeptMessages } from './messages.ts';
import { serializeRecipes } from './recipesFile.ts';

interface Props {
  messages: KeptMessages;
  all: readonly KeptRecipe[];
  onFiles: (files: readonly File[]) => void;
}

/** Exports all kept recipes to a file, and imports recipes from files. */
export function KeptFiles({ messages, all, onFiles }: Props) {
  const save = () =>
    downloadFile(
      `gramwise-recipes-${toIsoDate(localToday())}.json`,
      'application/json',
      serializeRecipes(all),
    );
  return (
    <div className={styles.files}>
      {all.length > 0 && (
        <button type="button" className={buttons.quiet} onClick={save}>
          <Icon name="save" />
          {messages.saveAll}
        </button>
      )}
      <FileButton accept=".json,application/json" multiple onFiles={onFiles}>
        {messages.add}
      </FileButton>
    </div>
  );
}
