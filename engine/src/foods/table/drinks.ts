import type { FoodFigures } from '../food.ts';
import { fao, usda } from '../sources.ts';

export const drinks = {
  water: {
    level: [usda(14411, 'Water, tap, drinking', '1 cup 8 fl oz', 237), fao('Water, liquid, 20 °C', 0.998)],
  },
  'coconut-water': { level: [usda(12119, 'Nuts, coconut water (liquid from coconuts)', '1 cup', 240)] },
  'lemon-juice': { level: [usda(9152, 'Lemon juice, raw', '1 cup', 244)] },
  'lime-juice': { level: [usda(9160, 'Lime juice, raw', '1 cup', 242)] },
  'orange-juice': { level: [usda(9206, 'Orange juice, raw', '1 cup', 248), fao('Orange juice', 1.038)] },
  'apple-juice': {
    level: [
      usda(9016, 'Apple juice, canned or bottled, unsweetened, without added ascorbic acid', '1 cup', 248),
      fao('Apple juice, unsweetened', 1.04),
    ],
  },
  'pineapple-juice': {
    level: [usda(9273, 'Pineapple juice, canned, unsweetened, without added ascorbic acid', '1 cup', 250)],
  },
  'grape-juice': {
    level: [
      usda(9130, 'Grape juice, canned or bottled, unsweetened, with added ascorbic acid', '1 cup', 253),
      fao('Grape juice, unsweetened', 1.06),
    ],
  },
  'cranberry-juice': {
    level: [
      usda(14242, 'Cranberry juice cocktail, bottled', '1 cup (8 fl oz)', 253),
      fao('Cranberry juice', 1.05),
    ],
  },
  'tomato-juice': { level: [usda(11540, 'Tomato juice, canned, with salt added', '1 cup', 243)] },
  'chicken-stock': { level: [usda(6172, 'Soup, stock, chicken, home-prepared', '1 cup', 240)] },
  'beef-stock': { level: [usda(6170, 'Soup, stock, beef, home-prepared', '1 cup', 240)] },
  'coffee-brewed': {
    level: [
      usda(14209, 'Coffee, brewed from grounds, prepared with tap water', '1 cup (8 fl oz)', 237),
      fao('Coffee, brewed', 1),
    ],
  },
  'tea-brewed': {
    level: [
      usda(14355, 'Tea, black, brewed, prepared with tap water', '1 cup (8 fl oz)', 237),
      fao('Tea, liquid', 1),
    ],
  },
  cola: {
    level: [
      usda(14400, 'Carbonated beverage, cola, contains caffeine, fast-food cola', '1 fl oz', 30.7),
      fao('Soft drinks, cola type', 1.04),
    ],
  },
  'red-wine': {
    level: [
      usda(14096, 'Alcoholic beverage, wine, table, red', '1 fl oz', 29.4),
      fao('Wine, table, red', 0.99),
    ],
  },
  'white-wine': {
    level: [
      usda(14106, 'Alcoholic beverage, wine, table, white', '1 fl oz', 29.4),
      fao('Wine, table, white', 0.99),
    ],
  },
  'dessert-wine': { level: [usda(14057, 'Alcoholic beverage, wine, dessert, sweet', '1 fl oz', 29.5)] },
  port: { level: [fao('Port', 1.026)] },
  'sherry-dry': { level: [fao('Sherry, dry', 0.988)] },
  'vermouth-dry': { level: [fao('Vermouth, dry', 1.005)] },
  beer: {
    level: [
      usda(14003, 'Alcoholic beverage, beer, regular, all', '1 fl oz', 29.7),
      fao('Beer, regular, all', 1.01),
    ],
  },
  'cider-dry': { level: [fao('Cider, dry', 1.007)] },
  rum: {
    level: [
      usda(14050, 'Alcoholic beverage, distilled, rum, 80 proof', '1 fl oz', 27.8),
      fao('Spirits, 40% alcohol', 0.95),
    ],
  },
  vodka: {
    level: [
      usda(14051, 'Alcoholic beverage, distilled, vodka, 80 proof', '1 fl oz', 27.8),
      fao('Spirits, 40% alcohol', 0.95),
    ],
  },
  whiskey: {
    level: [
      usda(14052, 'Alcoholic beverage, distilled, whiskey, 86 proof', '1 fl oz', 27.8),
      fao('Spirits, 45% alcohol (whiskey)', 0.939),
    ],
  },
  brandy: { level: [fao('Spirits, 40% alcohol', 0.95)] }, // not FAO's brandy, 1.04: 40 % alcohol is lighter than water
  'coffee-liqueur': {
    level: [
      usda(14414, 'Alcoholic beverage, liqueur, coffee, 53 proof', '1 fl oz', 34.8),
      fao('Coffee liquor', 1.13),
    ],
  },
  amaretto: { level: [fao('Amaretto', 1.1), fao('Amaretto di saranno', 1.08)] },
  'orange-liqueur': { level: [fao('Triple sec', 1.09), fao('Cointreau', 1.04), fao('Orange curacao', 1.08)] },
} as const satisfies FoodFigures;
