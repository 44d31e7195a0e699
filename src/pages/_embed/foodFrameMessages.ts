import type { Catalog } from '#catalogs/catalog.ts';
import type { Language } from '#catalogs/languages.ts';
import { messagesFor } from '#catalogs/messages.ts';
import type { ConverterMessages } from '#features/converter/messages.ts';
import type { FoodMessages } from '#features/foods/messages.ts';

/** The words of the frame of a food, and of the converter in its place. */
export interface FoodFrameMessages extends FoodMessages, ConverterMessages {
  frame: Catalog['embed']['frame'];
}

export function foodFrameMessages(language: Language): FoodFrameMessages {
  const { embed, ...messages } = messagesFor(
    language,
    'embed',
    'foods',
    'converter',
    'units',
    'fills',
    'foodField',
  );
  return { ...messages, frame: embed.frame };
}
