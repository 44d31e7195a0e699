import { PAN_PRESETS } from '@gramwise/engine/pans/presets.ts';
import type { Language } from '#catalogs/languages.ts';
import { messagesFor } from '#catalogs/messages.ts';
import { formatPresetName } from '#tools/pans/presetName.ts';

/** The catalog messages that measuring uses. */
export function measureMessages(language: Language) {
  const { measure, pans, shell } = messagesFor(language, 'measure', 'pans', 'shell');
  const { meta: _, title: __, lead: ___, steps: ____, ...words } = measure;
  const names = Object.fromEntries(
    PAN_PRESETS.map((preset) => [preset.id, formatPresetName(language, pans, preset)]),
  );
  return { ...words, pans: names, failure: shell.failure };
}
