import { formatRecipe } from '@gramwise/engine/recipes/formatRecipe.ts';
import { SaveOptions } from '#ui/save/SaveOptions.tsx';
import type { ReaderMessages } from '../messages.ts';
import type { ConvertedRecipe } from '../reading/convertRecipe.ts';
import type { LineChoices } from '../reading/lineChoices.ts';
import { pastedRecipe } from '../reading/pastedRecipe.ts';
import type { ConvertedFile } from './downloadConverted.ts';

const KINDS = ['txt', 'json', 'cook'] as const satisfies readonly ConvertedFile[];

interface Props {
  messages: ReaderMessages;
  /** The recipe as it was pasted. */
  text: string;
  recipe: ConvertedRecipe;
  choices: LineChoices;
}

/** Saves the converted recipe as a file in the wanted format. */
export function SaveConverted({ messages: { save, result }, text, recipe, choices }: Props) {
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
            pasted: pastedRecipe(recipe, text, choices),
          }),
      }))}
    />
  );
}
