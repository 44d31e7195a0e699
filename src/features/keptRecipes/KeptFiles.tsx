import { toIsoDate } from '@gramwise/engine/calculators/calendar.ts';
import { downloadFile } from '#browser/downloadFile.ts';
import { localToday } from '#browser/localToday.ts';
import buttons from '#ui/button/button.module.css';
import { FileButton } from '#ui/field/FileButton.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { useLanguage } from '#ui/language/language.ts';
import { SaveOptions } from '#ui/save/SaveOptions.tsx';
import type { ExportKind } from './export/writeKept.ts';
import type { KeptRecipe } from './keptRecipe.ts';
import styles from './MyRecipes.module.css';
import type { KeptMessages } from './messages.ts';
import { serializeRecipes } from './recipesFile.ts';

const EXPORT_KINDS = ['json', 'paprika', 'cooklang'] as const satisfies readonly ExportKind[];

interface Props {
  messages: KeptMessages;
  all: readonly KeptRecipe[];
  onFiles: (files: readonly File[]) => void;
}

/** Exports all kept recipes to a file, ours or another program's, and imports recipes from files. */
export function KeptFiles({ messages, all, onFiles }: Props) {
  const language = useLanguage();
  const save = () =>
    downloadFile(
      `gramwise-recipes-${toIsoDate(localToday())}.json`,
      'application/json',
      serializeRecipes(all),
    );
  return (
    <>
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
      {all.length > 0 && (
        <SaveOptions
          messages={messages.export}
          ways={EXPORT_KINDS.map((kind) => ({
            name: messages.export.kinds[kind],
            icon: 'save',
            save: async () => (await import('./export/downloadKept.ts')).downloadKept(kind, all, language),
          }))}
        />
      )}
    </>
  );
}
