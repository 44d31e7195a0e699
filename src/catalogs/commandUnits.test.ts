/** The engine's command line names units as the site does. */
import type { CommandWords } from '@gramwise/engine/cli/words/commandWords.ts';
import { de } from '@gramwise/engine/cli/words/de.ts';
import { en } from '@gramwise/engine/cli/words/en.ts';
import { es } from '@gramwise/engine/cli/words/es.ts';
import { fr } from '@gramwise/engine/cli/words/fr.ts';
import { symbolOf } from '@gramwise/engine/units/symbols.ts';
import { KITCHEN_UNIT_IDS } from '@gramwise/engine/units/units.ts';
import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES, type Language } from './languages.ts';
import { messagesFor } from './messages.ts';

const WORDS: Readonly<Record<Language, CommandWords>> = { en, fr, de, es };

describe.each(LANGUAGE_CODES)('in %s', (language) => {
  const { units } = WORDS[language];
  const named = Object.keys(units) as (keyof typeof units)[];

  it.each(named)('%s has the name of the catalog', (unit) => {
    const { one, name } = messagesFor(language, 'units').units[unit];
    expect(units[unit]).toEqual([one, name]);
  });

  it('every other unit has a sign', () => {
    const others = KITCHEN_UNIT_IDS.filter((id) => !Object.hasOwn(units, id));
    for (const id of others) expect(symbolOf(id)).toBeTruthy();
  });
});
