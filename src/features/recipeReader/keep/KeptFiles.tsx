import { toIsoDate } from '@gramwise/engine/calculators/calendar.ts';
import { localToday } from '#browser/localToday.ts';
import { saveFile } from '#browser/saveFile.ts';
import buttons from '#ui/button/button.module.css';
import { Icon } from '#ui/icon/Icon.tsx';
import type { ReaderMessages } from '../messages.ts';
import styles from '../ReaderFields.module.css';
import type { KeptRecipe } from './keptRecipe.ts';
import { writeRecipes } from './recipesFile.ts';

interface Props {
  messages: ReaderMessages['kept'];
  all: readonly KeptRecipe[];
  onFiles: (files: readonly File[]) => void;
}

/** Takes all kept recipes to another device, and brings them from one. */
export function KeptFiles({ messages, all, onFiles }: Props) {
  const save = () =>
    saveFile(`gramwise-recipes-${toIsoDate(localToday())}.json`, 'application/json', writeRecipes(all));
  return (
    <div className={styles.bring}>
      {all.length > 0 && (
        <button type="button" className={buttons.quiet} onClick={save}>
          <Icon name="save" />
          {messages.saveAll}
        </button>
      )}
      <label className={`${buttons.quiet} ${styles.file}`}>
        {messages.add}
        <input
          type="file"
          multiple
          className={styles.input}
          accept=".json,application/json"
          onChange={({ target }) => {
            onFiles([...(target.files ?? [])]);
            target.value = '';
          }}
        />
      </label>
    </div>
  );
}
