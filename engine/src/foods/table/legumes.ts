import type { FoodFigures } from '../food.ts';
import { fao, fineli, labels, minimalistBaker, newZealand, recipes, usda } from '../sources.ts';

export const legumes = {
  lentils: { level: [usda(16069, 'Lentils, raw', '1 cup', 192), fao('Lentils, green, small, raw', 0.89)] },
  'red-lentils': {
    level: [
      usda(16144, 'Lentils, pink, raw', '1 cup', 192),
      fineli(31219, 'Lentils, red, dried', '100 ml', 80),
    ],
  },
  'chickpeas-dry': {
    level: [
      usda(16056, 'Chickpeas (garbanzo beans, bengal gram), mature seeds, raw', '1 cup', 200),
      labels('Fresh & Easy, Garbanzo Beans (45001788)', '60 ml (1/4 cup)', 50),
    ],
  },
  'chickpeas-cooked': {
    drained: [
      usda(
        16057,
        'Chickpeas (garbanzo beans, bengal gram), mature seeds, cooked, boiled, without salt',
        '1 cup',
        164,
      ),
      fineli(11089, 'Chick pea in unsalted water', '100 ml', 60),
    ],
  },
  'black-beans-dry': { level: [usda(16014, 'Beans, black, mature seeds, raw', '1 cup', 194)] },
  'black-beans-cooked': {
    level: [
      usda(16015, 'Beans, black, mature seeds, cooked, boiled, without salt', '1 cup', 172),
      minimalistBaker('Cooked black beans, drained and patted dry', '1 1/2 cup', 227),
    ],
  },
  'kidney-beans-dry': {
    level: [
      usda(16027, 'Beans, kidney, all types, mature seeds, raw', '1 cup', 184),
      fao('Kidney beans, dry, raw', 0.75),
    ],
  },
  'pinto-beans-dry': { level: [usda(16042, 'Beans, pinto, mature seeds, raw', '1 cup', 193)] },
  'navy-beans-dry': {
    level: [
      usda(16037, 'Beans, navy, mature seeds, raw', '1 cup', 208),
      newZealand('Bean, dried, haricot', '250 ml', 197),
    ],
  },
  'white-beans-dry': {
    level: [usda(16049, 'Beans, white, mature seeds, raw', '1 cup', 202), recipes(7, '1 cup', 227)],
  },
  'black-eyed-peas-dry': {
    level: [
      usda(16062, 'Cowpeas, common (blackeyes, crowder, southern), mature seeds, raw', '1 cup', 167),
      fao('Cowpeas', 0.72),
      fao('Cowpeas, dried, raw', 0.96),
    ],
  },
  'split-peas': {
    level: [
      usda(16085, 'Peas, split, mature seeds, raw', '1 cup', 197),
      labels("Roundy's, Green Split Peas (45016782)", '60 ml (1/4 cup)', 45),
    ],
  },
  'mung-beans-dry': {
    level: [usda(16080, 'Mung beans, mature seeds, raw', '1 cup', 207), fao('Greengram, raw', 0.79)],
  },
  'soybeans-dry': { level: [usda(16108, 'Soybeans, mature seeds, raw', '1 cup', 186), fao('Soybean', 0.74)] },
  hummus: {
    level: [
      usda(16158, 'Hummus, commercial', '1 cup', 246),
      labels('Target, Traditional Hummus (45001591)', '30 ml (2 tbsp)', 28),
    ],
  },
  'tofu-firm': {
    level: [
      usda(
        16126,
        'Tofu, firm, prepared with calcium sulfate and magnesium chloride (nigari)',
        '1/2 cup',
        126,
      ),
      fineli(35619, 'Tofu, firm, soya product', '100 ml', 100),
    ],
  },
  'vegan-sausages': { sliced: [usda(43130, 'Frankfurter, meatless', '1 cup, sliced', 140)] },
  'fava-beans-dry': { level: [usda(16052, 'Broadbeans (fava beans), mature seeds, raw', '1 cup', 150)] },
  'lima-beans-dry': { level: [usda(16071, 'Lima beans, large, mature seeds, raw', '1 cup', 178)] },
  'butter-beans-cooked': {
    drained: [usda(16072, 'Lima beans, large, mature seeds, cooked, boiled, without salt', '1 cup', 188)],
  },
  'kidney-beans-cooked': {
    drained: [
      usda(16033, 'Beans, kidney, red, mature seeds, cooked, boiled, without salt', '1 cup', 177),
      usda(
        16335,
        'Beans, kidney, red, mature seeds, canned, drained solids, rinsed in tap water',
        '1 cup cup rinsed solids',
        158,
      ),
      fineli(31214, 'Bean, kidney bean, boiled', '100 ml', 85),
    ],
  },
  'white-beans-cooked': {
    drained: [
      usda(16050, 'Beans, white, mature seeds, cooked, boiled, without salt', '1 cup', 179),
      fineli(395, 'Bean, white bean, boiled', '100 ml', 70),
    ],
  },
  'pinto-beans-cooked': {
    drained: [
      usda(16043, 'Beans, pinto, mature seeds, cooked, boiled, without salt', '1 cup', 171),
      usda(16345, 'Beans, pinto, mature seeds, canned, drained solids, rinsed in tap water', '1 cup', 169),
    ],
  },
  'navy-beans-cooked': {
    drained: [usda(16038, 'Beans, navy, mature seeds, cooked, boiled, without salt', '1 cup', 182)],
  },
  'lentils-cooked': {
    level: [
      usda(16070, 'Lentils, mature seeds, cooked, boiled, without salt', '1 cup', 198),
      recipes(4, '1 cup', 198),
    ],
  },
  'black-eyed-peas-cooked': {
    drained: [
      usda(
        16063,
        'Cowpeas, common (blackeyes, crowder, southern), mature seeds, cooked, boiled, without salt',
        '1 cup',
        171,
      ),
    ],
  },
  'great-northern-beans-dry': {
    level: [usda(16024, 'Beans, great northern, mature seeds, raw', '1 cup', 183), recipes(4, '1 cup', 184)],
  },
  'borlotti-beans-dry': { level: [usda(16019, 'Beans, cranberry (roman), mature seeds, raw', '1 cup', 195)] },
  'borlotti-beans-cooked': {
    drained: [
      usda(16020, 'Beans, cranberry (roman), mature seeds, cooked, boiled, without salt', '1 cup', 177),
    ],
  },
  'adzuki-beans-dry': { level: [usda(16001, 'Beans, adzuki, mature seeds, raw', '1 cup', 197)] },
  'adzuki-beans-cooked': {
    level: [usda(16002, 'Beans, adzuki, mature seeds, cooked, boiled, without salt', '1 cup', 230)],
  },
  'pigeon-peas': { level: [usda(16101, 'Pigeon peas (red gram), mature seeds, raw', '1 cup', 205)] },
  'pigeon-peas-cooked': {
    level: [usda(16102, 'Pigeon peas (red gram), mature seeds, cooked, boiled, without salt', '1 cup', 168)],
  },
  'urad-dal': { level: [usda(16083, 'Mungo beans, mature seeds, raw', '1 cup', 207)] },
  'soybeans-cooked': { level: [usda(16109, 'Soybeans, mature cooked, boiled, without salt', '1 cup', 172)] },
  'baked-beans': {
    level: [
      usda(16006, 'Beans, baked, canned, plain or vegetarian', '1 cup', 254),
      labels('Essential Everyday, Vegetarian Baked Beans (45002522)', '120 ml (1/2 cup)', 130),
    ],
  },
  'refried-beans': {
    level: [
      usda(16103, 'Refried beans, canned, traditional style (includes USDA commodity)', '1 cup', 238),
      labels('Gladstone, Mexican Style Refried Beans (45003088)', '120 ml (1/2 cup)', 128),
    ],
  },
  'tofu-soft': {
    cubed: [
      usda(
        16127,
        'Tofu, soft, prepared with calcium sulfate and magnesium chloride (nigari)',
        '1 cup (1/2" cubes)',
        248,
      ),
    ],
  },
  tempeh: { level: [usda(16114, 'Tempeh', '1 cup', 166)] },
  'mayocoba-beans-dry': { level: [usda(16047, 'Beans, yellow, mature seeds, raw', '1 cup', 196)] },
} as const satisfies FoodFigures;
