import { CUPS, type CupId } from '@gramwise/engine/units/cups.ts';
import type { Language } from '#catalogs/languages.ts';
import { messagesFor } from '#catalogs/messages.ts';
import type { SheetMessages } from '#features/kitchenSheet/messages.ts';

/** The catalog messages that the kitchen sheet uses. */
export function sheetMessages(language: Language): SheetMessages {
  const { kitchenSheet, fills, foodField, foods, units, oven } = messagesFor(
    language,
    'kitchenSheet',
    'fills',
    'foodField',
    'foods',
    'units',
    'oven',
  );
  const { meta: _, title: __, lead: ___, ...sheet } = kitchenSheet;
  const { usual, fan, fahrenheit, mark } = oven.columns;
  return {
    sheet,
    fills,
    foodField: { ...foodField, label: sheet.add as typeof foodField.label },
    measures: foods.measures,
    cups: Object.fromEntries(CUPS.map((id) => [id, units[id].one])) as Record<CupId, string>,
    pinch: `1\u00a0${units.pinch.one}`,
    oven: { usual, fan, fahrenheit, mark },
  };
}
