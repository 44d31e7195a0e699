import type { Language } from '#catalogs/languages.ts';
import { messagesFor } from '#catalogs/messages.ts';

/** The words of the frame of a recipe's nutrition. */
export function nutritionFrameMessages(language: Language) {
  const { embed, nutrition, shell } = messagesFor(language, 'embed', 'nutrition', 'shell');
  return { nutrition, frame: embed.frame, failure: shell.failure, loading: shell.loading };
}
