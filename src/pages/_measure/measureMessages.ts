import { PAN_PRESETS } from '@gramwise/engine/pans/presets.ts';
import type { Language } from '#catalogs/languages.ts';
import { messagesFor } from '#catalogs/messages.ts';
import { formatPresetName } from '#features/pans/panOptions.ts';

/** The catalog messages that measuring uses. */
export function measureMessages(language: Language) {
  const { measure, length, shell } = messagesFor(language, 'measure', 'length', 'shell');
  const { meta: _, title: __, lead: ___, steps: ____, ...words } = measure;
  const pans = Object.fromEntries(
    PAN_PRESETS.map((preset) => [preset.id, formatPresetName(language, length.swap, preset)]),
  );
  return { ...words, pans, failure: shell.failure };
}
