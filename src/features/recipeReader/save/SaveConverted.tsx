import { useLanguage } from '#ui/language/language.ts';
import { SaveOptions } from '#ui/save/SaveOptions.tsx';
import { recipeText } from '../listFacts.ts';
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
export function SaveConverted({ messages, text, recipe, choices }: Props) {
  const language = useLanguage();
  const { save, result } = messages;
  return (
    <SaveOptions
      messages={save}
      ways={KINDS.map((kind) => ({
        name: save.kinds[kind],
        icon: 'save',
        save: async () =>
          (await import('./downloadConverted.ts')).downloadConverted(kind, recipe, {
            titles: result,
            text: recipeText(language, messages, recipe),
            pasted: pastedRecipe(recipe, text, choices),
          }),
      }))}
    />
  );
}
