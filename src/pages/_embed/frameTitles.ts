import { LANGUAGE_CODES, type Language } from '#catalogs/languages.ts';
import { messagesFor } from '#catalogs/messages.ts';

/** The names of the frames in each language. */
export const frameTitles = () =>
  Object.fromEntries(
    LANGUAGE_CODES.map((language) => {
      const { converter, food } = messagesFor(language, 'embed').embed.frame;
      return [language, { converter, food }];
    }),
  ) as Record<Language, { converter: string; food: string }>;
