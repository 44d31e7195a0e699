import { SaveOptions } from '#ui/save/SaveOptions.tsx';
import { copyText } from '#ui/toast/copyText.ts';
import type { Saved } from './files.ts';

const files = () => import('./files.ts');

/** Ways to save a recipe as shown: printed with its drawing, as text, as a file. */
export function SaveRecipe({ saved, onPrint }: { saved: Saved; onPrint: () => void }) {
  const { save } = saved.messages;
  return (
    <SaveOptions
      messages={save}
      ways={[
        { name: save.withPicture, icon: 'print', save: onPrint },
        {
          name: save.copy,
          icon: 'copy',
          save: async () => copyText((await files()).formatSavedText(saved), save),
        },
        { name: save.json, icon: 'save', save: async () => (await files()).saveRecipeFile('json', saved) },
        {
          name: save.cooklang,
          icon: 'save',
          save: async () => (await files()).saveRecipeFile('cook', saved),
        },
        ...(saved.recipe.times.fermentation
          ? [
              {
                name: save.remind,
                icon: 'calendar' as const,
                save: async () => (await files()).saveReadyReminder(saved),
              },
            ]
          : []),
      ]}
    />
  );
}
