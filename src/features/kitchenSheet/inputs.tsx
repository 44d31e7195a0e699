import { allFoods, usualFoods } from '@gramwise/engine/foods/listFoods.ts';
import { kitchenIn } from '@gramwise/engine/kitchens/kitchen.ts';
import { sheetMessages } from '#pages/_kitchenSheet/sheetMessages.ts';
import { addressReader } from '#tests/addressReader.ts';
import type { ToolInputs } from '#tests/toolInputs.ts';
import { findFoodById } from '#tools/foodField/foodOptions.ts';
import { fitted } from './fit.ts';
import { KitchenSheet } from './KitchenSheet.tsx';
import { linesOf } from './lines.ts';
import { readSheet, writeSheet } from './sheet.ts';

const FOODS = allFoods('en');

export const inputs: ToolInputs = {
  view: (language) => <KitchenSheet messages={sheetMessages(language)} foods={usualFoods(language)} />,
  readers: [
    addressReader(
      'features/kitchenSheet/useKitchenSheet.ts',
      readSheet,
      writeSheet,
      ({ foods, units, parts }) => {
        const known = { complete: true, find: (id: string) => findFoodById(FOODS, id) };
        const lines = linesOf(foods, known, kitchenIn('us'));
        const rows = lines.map(({ name }) => ({ name, back: '' }));
        return [lines, fitted({ paper: 'a4', columns: units, rows, back: false, parts, scales: 4 })];
      },
    ),
  ],
};
