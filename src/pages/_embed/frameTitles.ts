import { LANGUAGE_CODES, type Language } from '#catalogs/languages.ts';
import { messagesFor } from '#catalogs/messages.ts';

/** The names of the frames in each language. */
export const frameTitles = () =>
  Object.fromEntries(
    LANGUAGE_CODES.map((language) => {
      const { embed, nutrition } = messagesFor(language, 'embed', 'nutrition');
      const { converter, food } = embed.frame;
      return [language, { converter, food, nutrition: nutrition.title }];
    }),
  ) as Record<Language, Readonly<Record<'converter' | 'food' | 'nutrition', string>>>;
