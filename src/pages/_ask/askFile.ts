import { de } from '@gramwise/engine/language/askWords/de.ts';
import { en } from '@gramwise/engine/language/askWords/en.ts';
import { es } from '@gramwise/engine/language/askWords/es.ts';
import { fr } from '@gramwise/engine/language/askWords/fr.ts';
import type { Language } from '#catalogs/languages.ts';
import { messagesFor } from '#catalogs/messages.ts';
import type { AskFile } from '#features/ask/asker.ts';

const WORDS = { en, fr, de, es };

/** The words that questions are read with and the messages that answers are written with. */
export function askFile(language: Language): AskFile {
  const { ask, units, fills, oven, converter } = messagesFor(
    language,
    'ask',
    'units',
    'fills',
    'oven',
    'converter',
  );
  const { precisely, more, less } = converter;
  return {
    words: WORDS[language],
    messages: { ask: ask.answers, units, fills, oven, converter: { precisely, more, less } },
  };
}
