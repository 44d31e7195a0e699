import type { FoodFigures } from '../food.ts';
import { fao, fdc, fineli, goodCocktails, newZealand, osakaGas, recipes, usda } from '../sources.ts';

export const drinks = {
  water: {
    level: [usda(14411, 'Water, tap, drinking', '1 cup 8 fl oz', 237), fao('Water, liquid, 20 °C', 0.998)],
  },
  'coconut-water': { level: [usda(12119, 'Nuts, coconut water (liquid from coconuts)', '1 cup', 240)] },
  'lemon-juice': {
    level: [
      usda(9152, 'Lemon juice, raw', '1 cup', 244),
      fineli(11557, 'Lemon juice, unsweetened, undiluted', '100 ml', 100),
    ],
  },
  'lime-juice': { level: [usda(9160, 'Lime juice, raw', '1 cup', 242), recipes(7, '1 cup', 227)] },
  'orange-juice': { level: [usda(9206, 'Orange juice, raw', '1 cup', 248), fao('Orange juice', 1.038)] },
  'orange-juice-concentrate': {
    level: [
      usda(9214, 'Orange juice, frozen concentrate, unsweetened, undiluted', '1 cup', 284),
      fdc(169923, 'Orange juice, frozen concentrate, unsweetened, undiluted', '1 cup', 262),
      newZealand('Juice concentrate, orange, Pinto', '250 ml', 293),
    ],
  },
  'apple-juice': {
    level: [
      usda(9016, 'Apple juice, canned or bottled, unsweetened, without added ascorbic acid', '1 cup', 248),
      fao('Apple juice, unsweetened', 1.04),
      fineli(433, 'Apple juice, unsweetened, vitamin C', '100 ml', 100),
    ],
  },
  'pineapple-juice': {
    level: [
      usda(9273, 'Pineapple juice, canned, unsweetened, without added ascorbic acid', '1 cup', 250),
      fineli(438, 'Pineapple juice, unsweetened, vitamin C', '100 ml', 100),
    ],
  },
  'grape-juice': {
    level: [
      usda(9130, 'Grape juice, canned or bottled, unsweetened, with added ascorbic acid', '1 cup', 253),
      fao('Grape juice, unsweetened', 1.06),
      fao('Grape juice', 1.054),
    ],
  },
  'cranberry-juice': {
    level: [
      usda(14242, 'Cranberry juice cocktail, bottled', '1 cup (8 fl oz)', 253),
      fao('Cranberry juice', 1.05),
    ],
  },
  'tomato-juice': { level: [usda(11540, 'Tomato juice, canned, with salt added', '1 cup', 243)] },
  'chicken-stock': {
    level: [
      usda(6172, 'Soup, stock, chicken, home-prepared', '1 cup', 240),
      fineli(30315, 'Kanaliemi, laimennettu', '100 ml', 100),
    ],
  },
  'beef-stock': {
    level: [
      usda(6170, 'Soup, stock, beef, home-prepared', '1 cup', 240),
      fineli(29, 'Lihaliemi, laimennettu', '100 ml', 100),
    ],
  },
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
  wine: { level: [usda(14084, 'Alcoholic beverage, wine, table, all', '1 fl oz', 29.5)] },
  'red-wine': {
    level: [
      usda(14096, 'Alcoholic beverage, wine, table, red', '1 fl oz', 29.4),
      fao('Wine, table, red', 0.99),
      fineli(924, 'Red wine', '100 ml', 100),
    ],
  },
  'white-wine': {
    level: [
      usda(14106, 'Alcoholic beverage, wine, table, white', '1 fl oz', 29.4),
      fao('Wine, table, white', 0.99),
      fineli(925, 'White wine, dry', '100 ml', 100),
    ],
  },
  'dessert-wine': {
    level: [
      usda(14057, 'Alcoholic beverage, wine, dessert, sweet', '1 fl oz', 29.5),
      fao('Wine, white, sweet', 1.016),
    ],
  },
  port: {
    level: [
      fao('Port', 1.026),
      fineli(905, 'Wine, fortified, sweet, bitters, sherry, vermouth, madeira, fruit wine', '100 ml', 100),
    ],
  },
  'sherry-dry': {
    level: [
      fao('Sherry, dry', 0.988),
      fineli(905, 'Wine, fortified, sweet, bitters, sherry, vermouth, madeira, fruit wine', '100 ml', 100),
    ],
  },
  'vermouth-dry': { level: [fao('Vermouth, dry', 1.005)] },
  beer: {
    level: [
      usda(14003, 'Alcoholic beverage, beer, regular, all', '1 fl oz', 29.7),
      fao('Beer, regular, all', 1.01),
      fineli(902, 'Beer, lager, medium strength, 4.5% volume', '100 ml', 100),
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
  brandy: {
    level: [
      fao('Spirits, 40% alcohol', 0.95),
      usda(14037, 'Alcoholic beverage, distilled, all (gin, rum, vodka, whiskey) 80 proof', '1 fl oz', 27.8),
    ],
  }, // not FAO's brandy, 1.04: 40 % alcohol is lighter than water
  'coffee-liqueur': {
    level: [
      usda(14414, 'Alcoholic beverage, liqueur, coffee, 53 proof', '1 fl oz', 34.8),
      fao('Coffee liquor', 1.13),
      goodCocktails('Coffee liqueur, Kahlúa', 1.079),
    ],
  },
  amaretto: { level: [fao('Amaretto', 1.1), fao('Amaretto di saranno', 1.08)] },
  'orange-liqueur': {
    level: [
      fao('Triple sec', 1.09),
      fao('Cointreau', 1.04),
      fao('Orange curacao', 1.08),
      goodCocktails('Orange liqueur, Grand Marnier', 1.03),
    ],
  },
  'vegetable-stock': {
    level: [
      usda(6615, 'SWANSON BROTH, Vegetable Broth', '1 cup', 235),
      fineli(29026, 'Kasvisliemi, laimennettu', '100 ml', 100),
    ],
  },
  'fish-stock': {
    level: [
      usda(6174, 'Soup, stock, fish, home-prepared', '1 cup', 233),
      fineli(75, 'Fish stock broth', '100 ml', 100),
    ],
  },
  'soda-water': {
    level: [
      usda(14121, 'Carbonated beverage, club soda', '1 fl oz', 29.6),
      fineli(915, 'Mineral water', '100 ml', 100),
    ],
  },
  'tonic-water': {
    level: [
      usda(14155, 'Carbonated beverage, tonic water', '1 fl oz', 30.5),
      fao('Carbonated beverage, tonic water', 1.02),
    ],
  },
  'ginger-ale': { level: [usda(14136, 'Carbonated beverage, ginger ale', '1 fl oz', 30.5)] },
  'lemon-lime-soda': {
    level: [
      usda(14144, 'Carbonated beverage, lemon-lime soda, no caffeine', '1 fl oz', 30.8),
      fao('Soft drinks, lemonade type', 1.02),
    ],
  },
  lemonade: {
    level: [usda(14293, 'Lemonade, frozen concentrate, white, prepared with water', '1 fl oz', 30.9)],
  },
  'lemonade-concentrate': { level: [usda(14292, 'Lemonade, frozen concentrate, white', '1 fl oz', 36.5)] },
  'malt-beverage': { level: [usda(14305, 'Malt beverage, includes non-alcoholic beer', '1 cup', 237)] },
  'grapefruit-juice': { level: [usda(9128, 'Grapefruit juice, white, raw', '1 cup', 247)] },
  'tangerine-juice': { level: [usda(9221, 'Tangerine juice, raw', '1 cup', 247)] },
  'pomegranate-juice': { level: [usda(9442, 'Pomegranate juice, bottled', '1 cup', 249)] },
  'carrot-juice': { level: [usda(11655, 'Carrot juice, canned', '1 cup', 236)] },
  'prune-juice': { level: [usda(9294, 'Prune juice, canned', '1 cup', 256)] },
  'passion-fruit-juice': { level: [usda(9232, 'Passion-fruit juice, purple, raw', '1 cup', 247)] },
  'apricot-nectar': {
    level: [usda(9036, 'Apricot nectar, canned, without added ascorbic acid', '1 cup', 251)],
  },
  'peach-nectar': { level: [usda(9251, 'Peach nectar, canned, without added ascorbic acid', '1 cup', 249)] },
  'mango-nectar': { level: [usda(9436, 'Mango nectar, canned', '1 cup', 251)] },
  clamato: { level: [usda(14187, 'Clam and tomato juice, canned', '1 fl oz', 30.2)] },
  espresso: { level: [fao('Coffee, expresso', 1)] },
  'coffee-beans': { level: [fao('Coffee, roasted (beans)', 0.36)] },
  'tea-leaves': { level: [fao('Tea, black (tea leaves)', 0.48)] },
  'sparkling-wine': { level: [fao('Wine, white, dry or sparkling', 0.995)] },
  'rose-wine': { level: [fao('Wine, rose, medium', 1.003)] },
  'sherry-sweet': { level: [fao('Sherry, sweet', 1.009)] },
  'vermouth-sweet': {
    level: [
      fao('Vermouth, sweet', 1.046),
      fineli(905, 'Wine, fortified, sweet, bitters, sherry, vermouth, madeira, fruit wine', '100 ml', 100),
    ],
  },
  sake: { level: [usda(43479, 'Alcoholic beverage, rice (sake)', '1 fl oz', 29.1), osakaGas('酒', 15)] },
  stout: {
    level: [
      fao('Beer, stout, bottled', 1.014),
      usda(14003, 'Alcoholic beverage, beer, regular, all', '1 fl oz', 29.7),
    ],
  },
  tequila: {
    level: [
      fao('Spirits, 40% alcohol', 0.95),
      usda(14037, 'Alcoholic beverage, distilled, all (gin, rum, vodka, whiskey) 80 proof', '1 fl oz', 27.8),
    ],
  },
  mezcal: {
    level: [
      fao('Spirits, 40% alcohol', 0.95),
      usda(14037, 'Alcoholic beverage, distilled, all (gin, rum, vodka, whiskey) 80 proof', '1 fl oz', 27.8),
    ],
  },
  gin: {
    level: [
      usda(14049, 'Alcoholic beverage, distilled, gin, 90 proof', '1 fl oz', 27.8),
      fao('Spirits, 40% alcohol', 0.95),
    ],
  },
  cachaca: {
    level: [
      fao('Spirits, 40% alcohol', 0.95),
      usda(14037, 'Alcoholic beverage, distilled, all (gin, rum, vodka, whiskey) 80 proof', '1 fl oz', 27.8),
    ],
  },
  pisco: {
    level: [
      fao('Spirits, 40% alcohol', 0.95),
      usda(14037, 'Alcoholic beverage, distilled, all (gin, rum, vodka, whiskey) 80 proof', '1 fl oz', 27.8),
    ],
  },
  kirsch: {
    level: [
      fao('Spirits, 40% alcohol', 0.95),
      usda(14037, 'Alcoholic beverage, distilled, all (gin, rum, vodka, whiskey) 80 proof', '1 fl oz', 27.8),
    ],
  },
  calvados: {
    level: [
      fao('Spirits, 40% alcohol', 0.95),
      usda(14037, 'Alcoholic beverage, distilled, all (gin, rum, vodka, whiskey) 80 proof', '1 fl oz', 27.8),
    ],
  },
  grappa: {
    level: [
      fao('Spirits, 40% alcohol', 0.95),
      usda(14037, 'Alcoholic beverage, distilled, all (gin, rum, vodka, whiskey) 80 proof', '1 fl oz', 27.8),
    ],
  },
  anisette: { level: [fao('Anisette', 1.175)] },
  'irish-cream': {
    level: [
      fao("Bailey's Irish cream", 1.05),
      usda(14415, 'Alcoholic beverage, liqueur, coffee with cream, 34 proof', '1 fl oz', 31.1),
    ],
  },
  'creme-de-cassis': { level: [fao('Creme de cassis', 1.18)] },
  'creme-de-cacao': { level: [fao('Crème de cacao', 1.14)] },
  'cherry-liqueur': { level: [fao('Cherry liqueur', 1.12), fao('Liqueur, type cherry brandy', 1.093)] },
  'hazelnut-liqueur': { level: [fao('Frangelico', 1.08)] },
  advocaat: { level: [fao('Liqueur, type advocaat', 1.093)] },
  campari: { level: [fao('Campari', 1.06)] },
  'shaoxing-wine': { level: [usda(43479, 'Alcoholic beverage, rice (sake)', '1 fl oz', 29.1)] },
  marsala: {
    level: [
      usda(14057, 'Alcoholic beverage, wine, dessert, sweet', '1 fl oz', 29.5),
      usda(14536, 'Alcoholic beverage, wine, dessert, dry', '1 fl oz', 29.5),
    ],
  },
  madeira: {
    level: [
      fineli(905, 'Wine, fortified, sweet, bitters, sherry, vermouth, madeira, fruit wine', '100 ml', 100),
    ],
  },
  'elderflower-liqueur': { level: [fao('Liqueur', 1.1)] },
  'raspberry-liqueur': {
    level: [goodCocktails('Raspberry liqueur, Chambord', 1.13), fao('Liqueur', 1.1)],
  },
  'coconut-liqueur': { level: [fao('Liqueur', 1.1)] },
  limoncello: { level: [fao('Liqueur', 1.1)] },
} as const satisfies FoodFigures;
