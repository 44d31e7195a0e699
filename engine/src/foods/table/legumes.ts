import type { FoodFigures } from '../food.ts';
import { fao, usda } from '../sources.ts';

export const legumes = {
  lentils: { level: [usda(16069, 'Lentils, raw', '1 cup', 192), fao('Lentils, green, small, raw', 0.89)] },
  'red-lentils': { level: [usda(16144, 'Lentils, pink, raw', '1 cup', 192)] },
  'chickpeas-dry': {
    level: [usda(16056, 'Chickpeas (garbanzo beans, bengal gram), mature seeds, raw', '1 cup', 200)],
  },
  'chickpeas-cooked': {
    drained: [
      usda(
        16057,
        'Chickpeas (garbanzo beans, bengal gram), mature seeds, cooked, boiled, without salt',
        '1 cup',
        164,
      ),
    ],
  },
  'black-beans-dry': { level: [usda(16014, 'Beans, black, mature seeds, raw', '1 cup', 194)] },
  'black-beans-cooked': {
    level: [usda(16015, 'Beans, black, mature seeds, cooked, boiled, without salt', '1 cup', 172)],
  },
  'kidney-beans-dry': {
    level: [
      usda(16027, 'Beans, kidney, all types, mature seeds, raw', '1 cup', 184),
      fao('Kidney beans, dry, raw', 0.75),
    ],
  },
  'pinto-beans-dry': { level: [usda(16042, 'Beans, pinto, mature seeds, raw', '1 cup', 193)] },
  'navy-beans-dry': { level: [usda(16037, 'Beans, navy, mature seeds, raw', '1 cup', 208)] },
  'white-beans-dry': { level: [usda(16049, 'Beans, white, mature seeds, raw', '1 cup', 202)] },
  'black-eyed-peas-dry': {
    level: [
      usda(16062, 'Cowpeas, common (blackeyes, crowder, southern), mature seeds, raw', '1 cup', 167),
      fao('Cowpeas', 0.72),
      fao('Cowpeas, dried, raw', 0.96),
    ],
  },
  'split-peas': { level: [usda(16085, 'Peas, split, mature seeds, raw', '1 cup', 197)] },
  'mung-beans-dry': {
    level: [usda(16080, 'Mung beans, mature seeds, raw', '1 cup', 207), fao('Greengram, raw', 0.79)],
  },
  'soybeans-dry': { level: [usda(16108, 'Soybeans, mature seeds, raw', '1 cup', 186), fao('Soybean', 0.74)] },
  hummus: { level: [usda(16158, 'Hummus, commercial', '1 cup', 246)] },
  'tofu-firm': {
    level: [
      usda(
        16126,
        'Tofu, firm, prepared with calcium sulfate and magnesium chloride (nigari)',
        '1/2 cup',
        126,
      ),
    ],
  },
} as const satisfies FoodFigures;
