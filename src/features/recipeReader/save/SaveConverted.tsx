import { formatRecipe } from '@gramwise/engine/recipes/formatRecipe.ts';
import { SaveOptions } from '#ui/save/SaveOptions.tsx';
import type { ReaderMessages } from '../messages.ts';
import type { ConvertedRecipe } from '../reading/convertRecipe.ts';
import type { ConvertedFile } from './downloadConverted.ts';

const KINDS = ['txt', 'json', 'cook'] as const satisfies readonly ConvertedFile[];

interface Props {
  messages: ReaderMessages;
  recipe: ConvertedRecipe;
}

/** Saves the converted recipe as a file in the wanted format. */
export function SaveConverted({ messages: { save, result }, recipe }: Props) {
  return (
    <SaveOptions
      messages={save}
      ways={KINDS.map((kind) => ({
        name: save.kinds[kind],
        icon: 'save',
        save: async () =>
          (await import('./downloadConverted.ts')).downloadConverted(kind, recipe, {
            titles: result,
            text: formatRecipe(recipe, result),
          }),
      }))}
    />
  );
}
