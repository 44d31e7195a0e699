import { converterFoods } from '@gramwise/engine/foods/listFoods.ts';
import { kitchenFor } from '@gramwise/engine/kitchens/kitchen.ts';
import { measuredFoods } from '@gramwise/engine/tests/foods/measuredFoods.ts';
import { sheetMessages } from '#pages/_kitchenSheet/sheetMessages.ts';
import type { ToolInputs } from '#tests/toolInputs.ts';
import { urlReader } from '#tests/urlReader.ts';
import { findFoodById } from '#tools/foodField/foodOptions.ts';
import { fitSheet } from './fitSheet.ts';
import { KitchenSheet } from './KitchenSheet.tsx';
import { buildLines } from './lines.ts';
import { readSheet, usualUnits, writeSheet } from './sheet.ts';

const FOODS = measuredFoods('en');

export const inputs: ToolInputs = {
  view: (language) => <KitchenSheet messages={sheetMessages(language)} foods={converterFoods(language)} />,
  readers: [
    urlReader(
      'features/kitchenSheet/useKitchenSheet.ts',
      readSheet,
      writeSheet,
      ({ foods, units, parts }) => {
        const known = { complete: true, find: (id: string) => findFoodById(FOODS, id) };
        const kitchen = kitchenFor('us');
        const lines = buildLines(foods, known, kitchen);
        const columns = units ?? usualUnits(kitchen);
        const rows = lines.map(({ name }) => ({ name, reverse: '' }));
        return [lines, fitSheet({ paper: 'a4', columns, rows, hasReverse: false, parts, scales: 4 })];
      },
    ),
  ],
};
