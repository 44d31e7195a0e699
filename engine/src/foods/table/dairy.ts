import type { FoodFigures } from '../food.ts';
import { fao, fdc, fineli, kingArthur, labels, newZealand, norway, recipes, usda } from '../sources.ts';

export const dairy = {
  milk: {
    level: [
      usda(1077, 'Milk, whole, 3.25% milkfat, with added vitamin D', '1 cup', 244),
      fao('Milk, liquid, whole', 1.03),
    ],
  },
  'milk-skim': {
    level: [
      usda(1085, 'Milk, nonfat, fluid, with added vitamin A and vitamin D (fat free or skim)', '1 cup', 245),
      fao('Milk, liquid, skimmed', 1.033),
    ],
  },
  'milk-2-percent': {
    level: [
      usda(1079, 'Milk, reduced fat, fluid, 2% milkfat, with added vitamin A and vitamin D', '1 cup', 244),
      fao('Milk, liquid, partially skimmed', 1.034),
    ],
  },
  whey: { level: [usda(1114, 'Whey, sweet, fluid', '1 cup', 246)] },
  buttermilk: {
    level: [
      usda(1088, 'Milk, buttermilk, fluid, cultured, lowfat', '1 cup', 245),
      fao('Milk, buttermilk', 1.022),
    ],
  },
  'half-and-half': { level: [usda(1049, 'Cream, fluid, half and half', '1 cup', 242)] },
  'light-cream': {
    level: [
      usda(1050, 'Cream, fluid, light (coffee cream or table cream)', '1 cup', 240),
      fao('Cream, light', 1.012),
    ],
  },
  cream: {
    level: [
      usda(1053, 'Cream, fluid, heavy whipping', '1 cup, fluid (yields 2 cups whipped)', 238),
      fao('Cream, heavy', 0.994),
    ],
  },
  'whipped-cream': {
    level: [usda(1053, 'Cream, fluid, heavy whipping', '1 cup, whipped', 120), fao('Cream, whipped', 0.496)],
  },
  yogurt: {
    level: [
      usda(1116, 'Yogurt, plain, whole milk, 8 grams protein per 8 ounce', '1 cup (8 fl oz)', 245),
      fao('Yoghurt, plain, unsweetened', 1.031),
    ],
  },
  'double-cream': { level: [newZealand('Cream, double cream, 45 % fat', '250 ml', 251)] },
  'sour-cream': {
    level: [usda(1056, 'Cream, sour, cultured', '1 cup', 230), kingArthur('Sour cream', '1 cup', 227)],
  },
  'creme-fraiche': {
    level: [
      fao('Cream, sour (crème fraiche about 38% fat)', 0.978),
      kingArthur('Creme fraiche', '1/2 cup', 113),
    ],
  },
  mascarpone: {
    level: [
      kingArthur('Mascarpone cheese', '1 cup', 227),
      fineli(34752, 'Cream cheese, mascarpone, 38% fat', '100 ml', 100),
    ],
  },
  'cream-cheese': {
    level: [usda(1017, 'Cheese, cream', '1 cup', 232), kingArthur('Cream cheese', '1 cup', 227)],
  },
  'cottage-cheese': {
    loose: [
      usda(1012, 'Cheese, cottage, creamed, large or small curd', '1 cup, small curd (not packed)', 225),
      usda(1012, 'Cheese, cottage, creamed, large or small curd', '1 cup, large curd (not packed)', 210),
      kingArthur('Cottage cheese', '1/2 cup', 113),
    ],
  },
  ricotta: {
    level: [
      usda(1036, 'Cheese, ricotta, whole milk', '1 cup', 246),
      kingArthur('Cheese (Ricotta)', '1 cup', 227),
    ],
  },
  'evaporated-milk': {
    level: [
      usda(1096, 'Milk, canned, evaporated, with added vitamin D and without added vitamin A', '1 cup', 252),
      fao('Milk, evaporated', 1.07),
    ],
  },
  'condensed-milk': {
    level: [
      usda(1095, 'Milk, canned, condensed, sweetened', '1 cup', 306),
      kingArthur('Sweetened condensed milk', '1/4 cup', 78),
    ],
  },
  'milk-powder-nonfat': {
    level: [
      usda(1091, 'Milk, dry, nonfat, regular, without added vitamin A and vitamin D', '1 cup', 120),
      kingArthur('Dried nonfat milk (powdered)', '1/4 cup', 28),
      recipes(6, '1 cup', 97),
    ],
  },
  'milk-powder-instant': {
    level: [
      usda(1092, 'Milk, dry, nonfat, instant, with added vitamin A and vitamin D', '1 cup', 68),
      labels('Topco, Instant Nonfat Dry Milk (45023008)', '80 ml (1/3 cup)', 23),
    ],
  },
  'milk-powder-whole': {
    level: [
      usda(1090, 'Milk, dry, whole, with added vitamin D', '1 cup', 128),
      kingArthur('Dried whole milk (powdered)', '1/2 cup', 50),
    ],
  },
  'buttermilk-powder': {
    level: [
      usda(1094, 'Milk, buttermilk, dried', '1 cup', 120),
      kingArthur('Buttermilk powder', '2 tbsp', 18),
    ],
  },
  'malted-milk-powder': { level: [kingArthur('Malted Milk Powder', '1/4 cup', 35)] },
  'coconut-milk': {
    level: [
      usda(12118, 'Nuts, coconut milk, canned (liquid expressed from grated meat and water)', '1 cup', 226),
      kingArthur('Coconut milk (canned, well shaken)', '1 cup', 241),
    ],
  },
  'coconut-cream': {
    level: [
      usda(12115, 'Nuts, coconut cream, raw (liquid expressed from grated meat)', '1 cup', 240),
      kingArthur('Coconut cream (unsweetened)', '1 cup', 284),
    ],
  },
  'cream-of-coconut': {
    level: [
      usda(12116, 'Nuts, coconut cream, canned, sweetened', '1 cup', 296),
      kingArthur('Cream of coconut', '1/2 cup', 142),
    ],
  },
  'soy-milk': {
    level: [usda(16120, 'Soymilk, original and vanilla, unfortified', '1 cup', 243), fao('Soy drink', 1.08)],
  },
  'almond-milk': {
    level: [usda(14016, 'Beverages, almond milk, sweetened, vanilla flavor, ready-to-drink', '1 cup', 240)],
  },
  'ice-cream': {
    level: [usda(19095, 'Ice creams, vanilla', '1/2 cup, 1 serving', 66), fao('Ice cream, regular', 0.56)],
  },
  'whole-egg': {
    level: [
      usda(1123, 'Egg, whole, raw, fresh', '1 cup (4.86 large eggs)', 243),
      newZealand('Egg, chicken, whole, raw', '250 ml', 252),
    ],
  },
  'egg-white': {
    level: [
      usda(1124, 'Egg, white, raw, fresh', '1 cup', 243),
      labels('Milton G. Waldbaum, Liquid Egg Whites (45012286)', '45 ml (3 tbsp)', 46),
    ],
  },
  'egg-yolk': { level: [usda(1125, 'Egg, yolk, raw, fresh', '1 cup', 243)] },
  'egg-white-powder': {
    sifted: [usda(1136, 'Egg, white, dried, powder, stabilized, glucose reduced', '1 cup, sifted', 107)],
    level: [kingArthur('Egg whites (dried)', '2 tbsp', 11)],
  },
  'meringue-powder': { level: [kingArthur('Meringue powder', '1/4 cup', 43)] },
  'yogurt-low-fat': {
    level: [usda(1117, 'Yogurt, plain, low fat, 12 grams protein per 8 ounce', '1 cup (8 fl oz)', 245)],
  },
  'yogurt-nonfat': {
    level: [usda(1118, 'Yogurt, plain, skim milk, 13 grams protein per 8 ounce', '1 cup (8 fl oz)', 245)],
  },
  'yogurt-vanilla': {
    level: [usda(1119, 'Yogurt, vanilla, low fat, 11 grams protein per 8 ounce', '1 cup (8 fl oz)', 245)],
  },
  'yogurt-fruit': {
    level: [usda(1121, 'Yogurt, fruit, low fat, 10 grams protein per 8 ounce', '1 cup (8 fl oz)', 245)],
  },
  'milk-1-percent': {
    level: [usda(1082, 'Milk, lowfat, fluid, 1% milkfat, with added vitamin A and vitamin D', '1 cup', 244)],
  },
  'goat-milk': { level: [usda(1106, 'Milk, goat, fluid, with added vitamin D', '1 cup', 244)] },
  'chocolate-milk': {
    level: [
      usda(
        1102,
        'Milk, chocolate, fluid, commercial, whole, with added vitamin A and vitamin D',
        '1 cup',
        250,
      ),
    ],
  },
  'rice-milk': {
    level: [
      usda(
        14639,
        'Rice drink, unsweetened, with added calcium, vitamins A and D',
        '8 fl oz (approximate weight, 1 serving)',
        240,
      ),
    ],
  },
  'coffee-creamer': {
    level: [
      usda(1067, 'Cream substitute, liquid, with hydrogenated vegetable oil and soy protein', '1 cup', 240),
    ],
  },
  'whipped-topping': {
    level: [
      usda(1073, 'Dessert topping, semi solid, frozen', '1 cup', 75),
      labels('Quality Farms, Whipped Topping (45008594)', '30 ml (2 tbsp)', 9),
    ],
  },
  'spray-cream': {
    level: [
      usda(1054, 'Cream, whipped, cream topping, pressurized', '1 cup', 60),
      norway('Whipped cream, canned', 25),
      labels('Natural by Nature, Classic Whipped Cream (45024700)', '30 ml (2 tbsp)', 6),
    ],
  },
  'cream-cheese-light': { level: [usda(43274, 'Cheese, cream, low fat', '1 cup', 240)] },
  'cottage-cheese-low-fat': {
    level: [
      usda(1015, 'Cheese, cottage, lowfat, 2% milkfat', '1 cup (not packed)', 226),
      newZealand('Cheese, cottage, light, 1% fat', '250 ml', 268.7),
    ],
  },
  'farmer-cheese': {
    level: [
      usda(1014, 'Cheese, cottage, nonfat, uncreamed, dry, large or small curd', '1 cup (not packed)', 145),
    ],
  },
  'ricotta-part-skim': { level: [usda(1037, 'Cheese, ricotta, part skim milk', '1 cup', 246)] },
  'hard-boiled-eggs': {
    chopped: [
      usda(1129, 'Egg, whole, cooked, hard-boiled', '1 cup, chopped', 136),
      fao('Egg, chicken, boiled/poached', 0.6),
    ],
  },
  'egg-substitute': { level: [usda(1226, 'Egg substitute, liquid or frozen, fat free', '1 cup', 240)] },
  'greek-yogurt': {
    level: [
      fdc(2340802, 'Yogurt, Greek, NS as to type of milk, plain', '1 cup', 245),
      fineli(32201, 'Yoghurt, Turkish/Greek, 10% fat', '100 ml', 100),
    ],
  },
  'greek-yogurt-nonfat': { level: [fdc(2340805, 'Yogurt, Greek, nonfat milk, plain', '1 cup', 245)] },
  skyr: { level: [fineli(34593, 'Skyr, plain, 4% fat', '100 ml', 100)] },
  quark: { level: [fineli(34591, 'Cream quark, 10% fat', '100 ml', 100)] },
  'quark-low-fat': { level: [fineli(622, 'Quark, <0.5% fat', '100 ml', 100)] },
  kefir: {
    level: [
      fdc(2340772, 'Kefir, NS as to fat content', '1 cup', 244),
      fineli(34614, 'Gefilus kefir drink, 2% fat', '100 ml', 100),
    ],
  },
  'plant-milk': {
    level: [
      usda(16120, 'Soymilk, original and vanilla, unfortified', '1 cup', 243),
      usda(14016, 'Beverages, almond milk, sweetened, vanilla flavor, ready-to-drink', '1 cup', 240),
      fineli(30210, 'Oat drink without milk', '100 ml', 100),
    ],
  },
  'oat-milk': { level: [fineli(30210, 'Oat drink without milk', '100 ml', 100)] },
  'coconut-drink': { level: [fineli(34845, 'Coconut drink, added vitamins', '100 ml', 100)] },
  'oat-cream': { level: [fineli(30211, 'Oat product, non-dairy cream substitute, 15% fat', '100 ml', 100)] },
} as const satisfies FoodFigures;
