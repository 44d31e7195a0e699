import { describe, expect, it } from 'vitest';
import { lineIn } from '../../tests/lineIn.ts';
import type { PackCode } from '../../tests/packs.ts';

const foodIn = (language: PackCode, text: string) => lineIn(language, text)?.food?.id ?? null;

/** Labeled by hand, before any reader saw them. */
describe('the food of a line', () => {
  it.each<[PackCode, string, string | null]>([
    ['en', '2 slices French bread', 'baguette'],
    ['en', '1 loaf sourdough', 'sourdough-bread'],
    ['en', '1 mandarin orange', 'mandarins'],
    ['en', '2 mandarin oranges, peeled', 'mandarins'],
    ['en', '1 (11 ounce) can mandarin oranges, drained', 'mandarins-canned'],
    ['en', '1 cup mandarin oranges, drained', 'mandarins-canned'],
    ['en', '1/2 cup unsweetened Dutch-process cocoa powder', 'cocoa-dutch'],
    ['en', '1 cup unsweetened Greek yogurt', 'greek-yogurt'],
    ['en', '500 g watermelon wedges', 'watermelon-diced'],
    ['en', '8 tomato slices', 'tomatoes-chopped'],
    ['en', '2 cups potato wedges', null],
  ])('%s: %s is %s', (language, line, food) => {
    expect(foodIn(language, line)).toBe(food);
  });

  it.each<[PackCode, string, string | null]>([
    ['en', '1 cup cherry or grape tomatoes', 'tomatoes-cherry'],
    ['en', '8 corn or flour tortillas', 'corn-tortillas'],
    ['en', '1 cup almond or peanut butter', 'almond-butter'],
    ['en', '1 cup butter or olive tapenade', 'butter'],
    ['en', '1 lb ham or cooked turkey breast', 'ham'],
    ['en', '1 onion or 1 tsp onion powder', 'onions-chopped'],
    ['en', '1 cup rice or 2 cups rice noodles', 'rice'],
  ])('%s: %s is %s, the first of two', (language, line, food) => {
    expect(foodIn(language, line)).toBe(food);
  });

  it.each<[string, string | null]>([
    ['1 tsp cumin seeds, toasted and ground', 'cumin-seeds'],
    ['1 tsp ground cumin', 'cumin-ground'],
    ['1 lb chicken breasts trimmed of excess fat', 'chicken-breasts'],
    ['2 carrots sliced thinly on the bias', 'carrots-grated'],
    ['1 onion chopped and sautéed until soft', 'onions-chopped'],
    ['3 egg whites from large eggs', 'egg-white'],
    ['150 g red lentils, rinsed and drained', 'red-lentils'],
    ['1 cup split peas, rinsed and drained', 'split-peas'],
    ['1 cup lentils, drained', 'lentils-cooked'],
    ['1 OXO beef stock cube, crumbled', 'bouillon-cube'],
    ['2 tbsp tomato puré', null],
    ['1 cup chopped nuts', 'mixed-nuts'],
    ['8 oz. pkg. cream cheese', 'cream-cheese'],
    ['1 diced jalapeño pepper or a few drops hot sauce', 'jalapenos'],
    ['1 tsp hot chilli powder', 'chili-powder-pure'],
    ['4 cups arugula, rinsed and dried', 'arugula'],
    ['1 small onion, grated and squeezed dry', 'onions-chopped'],
    ['1 tbsp oregano, dried', 'oregano-dried'],
    ['4 pounds bone-in pork roast', 'pork-shoulder'],
    ['1 lb 85 percent lean ground beef', 'ground-beef-lean'],
    ['2 tsp King Arthur vanilla extract', 'vanilla-extract'],
    ['1 lb king oyster mushrooms', 'oyster-mushrooms'],
    ['½ cup reduced-fat cheddar cheese', 'cheddar-shredded'],
    ['1 cup gluten-free beef broth', 'beef-stock'],
    ['1 cup gluten-free pasta', 'gluten-free-pasta'],
    ['⅓ cup dry milk powder', 'milk-powder-nonfat'],
    ['3 Roma tomatoes', 'tomatoes-plum'],
    ['1 can plum tomatoes', 'tomatoes-canned'],
  ])('en: %s is %s, with what leaves it unchanged', (line, food) => {
    expect(foodIn('en', line)).toBe(food);
  });

  it.each<[string, string | null]>([
    ['4 filets de merlan', 'whiting'],
    ['4 filets de merlu', 'hake'],
    ['500 g de petit salé', 'petit-sale'],
    ['1 pintade', 'guinea-fowl'],
    ['300 g de ris de veau', 'sweetbreads'],
    ['300 g de riz', 'rice'],
    ['2 boudins blancs', 'boudin-blanc'],
    ['2 boudins noirs', 'black-pudding'],
  ])('fr: %s is %s, a row of its own', (line, food) => {
    expect(foodIn('fr', line)).toBe(food);
  });

  it.each<[PackCode, string, string | null]>([
    ['de', '1 TL Kreuzkümmel (gemahlen)', 'cumin-ground'],
    ['de', '1 TL Kreuzkümmel, gemahlen', 'cumin-ground'],
    ['de', '1 TL Kreuzkümmel', 'cumin-seeds'],
    ['de', '1 Zitrone (Abrieb)', 'lemon-zest'],
    ['de', '1 Zitrone, unbehandelt (Abrieb)', 'lemon-zest'],
    ['de', '1 Bio-Zitrone, abgeriebene Schale', 'lemon-zest'],
    ['de', '1 Limette (Abrieb)', 'lime-zest'],
    ['de', '1 Zitrone, unbehandelt', 'lemons'],
    ['fr', '100 g de fromage râpé (cheddar ou mexicain)', 'cheddar-shredded'],
    ['fr', '1 citron (zeste + jus)', 'lemons'],
    ['fr', '200 g de fromage râpé', 'emmental-grated'],
    ['en', '1 cup milk (almond or oat)', 'almond-milk'],
    ['en', '1 lb beef (chuck or round)', 'beef-chuck'],
    ['en', '1/2 cup caramel', 'caramel-sauce'],
    ['en', '14 oz caramels', 'caramel-candies'],
  ])('%s: %s is %s, by what stands beside it', (language, line, food) => {
    expect(foodIn(language, line)).toBe(food);
  });

  it.each<[PackCode, string, string | null]>([
    ['de', '2 EL Hagelzucker', 'nib-sugar'],
    ['de', '2 EL grober Dekorzucker', 'pearl-sugar'],
    ['fr', '50 g de sucre perlé', 'nib-sugar'],
    ['fr', '50 g de gros sucre cristal', 'pearl-sugar'],
    ['es', '50 g de azúcar perlado', 'nib-sugar'],
    ['de', '2 EL Apfelkraut', 'fruit-kraut'],
    ['de', '2 EL Kaffeeweißer', null],
    ['de', '50 ml flüssiger Kaffeeweißer', 'coffee-creamer'],
    ['de', '10 Vanillewafers', 'vanilla-wafers'],
    ['fr', '1 cuillère à soupe de sirop de Liège', 'fruit-kraut'],
    ['de', '200 ml Dickmilch', 'clabbered-milk'],
    ['de', '200 ml Molke', 'whey'],
    ['es', '1 taza de suero de leche', 'whey'],
    ['es', '1 taza de Mermelada McCormick® Fresa', null],
    ['es', '1 taza de Oikos® Yogurt griego', 'greek-yogurt'],
    ['es', '24 obleas para gyozas', 'wonton-wrappers'],
    ['es', '1 taza de harina, para rebozar', 'flour'],
    ['es', '4 carrilleras de cerdo', 'pork'],
    ['es', '4 carrilleras', 'beef-cheeks'],
    ['es', '2 rodajas gruesas de atún', 'tuna'],
    ['es', '1 sobre de gelatina sabor piña', null],
    ['es', '2 tazas de harina para hot cakes Tres Estrellas®', 'pancake-mix'],
    ['es', '1 taza de harina de arroz Tres Estrellas®', 'rice-flour'],
    ['es', '1 taza de leche Alpura®, fría', 'milk'],
    ['es', '1 cucharada de salsa Huichol®', null],
    ['es', '1 cucharada de caldo de pollo Knorr®', null],
    ['es', '4 galletas Chokis®', null],
    ['es', '500 g de carne molida (cocida)', 'ground-beef'],
    ['es', '1 cebolla chica, picadita', 'onions-chopped'],
    ['es', '2 chiles poblanos asados, en rajitas', 'poblano-peppers'],
    ['es', '1 cucharadita de canela c/s de leche', 'cinnamon-ground'],
    ['es', '3 cabezas de ajos tiernos', null],
    ['es', '2 Cd de alcaparras', 'capers'],
    ['es', '1 berenjena asada', 'eggplant-cubed'],
    ['es', '1/2 barrita de mantequilla', 'butter'],
    ['es', '1 nuez de Castilla', 'walnuts-chopped'],
    ['es', '\u20602 dientes de ajo', 'garlic-minced'],
    ['es', '1 taza de suero de mantequilla', 'buttermilk'],
    ['de', '30 g Molkepulver', null],
    ['de', '3 ganze Knoblauchzehen (ungeschält)', 'garlic-minced'],
    ['de', '130 g getrocknete braune Linsen', 'lentils'],
    ['de', '80 ml veganer Weißwein', 'white-wine'],
    ['de', '100 g veganer Speck', null],
    ['de', '150 ml Wein, weiß', 'white-wine'],
    ['de', '1 TL Currypaste rot', 'red-curry-paste'],
    ['de', '1 EL helle Misopaste', 'miso'],
    ['de', '1 TL Backkakao, ungesüßt', 'cocoa'],
    ['de', '300 ml kräftige klare Brühe', 'stock'],
    ['de', '200 g Tiefkühlhimbeeren', 'raspberries'],
    ['de', '200 g Tiefkühlspinat', 'spinach-frozen'],
    ['de', '8 g Chillipulver', 'chili-powder-pure'],
    ['de', '2 EL Soyasoße', 'soy-sauce'],
    ['de', '200 g Rohschinkenwürfeli', 'prosciutto'],
    ['de', '500 g „Tipo 00“ Mehl', 'pizza-flour-00'],
    ['de', '2 Stangen Sellerie oder 1/2 Knollensellerie', 'celery-chopped'],
    ['de', '2 Bio-Zitronen Schale und Saft', 'lemons'],
    ['de', '2 gehackte Tomaten', 'tomatoes-chopped'],
    ['de', 'Béchamel: 45 g Butter', 'butter'],
    ['de', 'Béchamel: 45 g', 'bechamel-sauce'],
    ['de', 'Teig:3 Eier', 'whole-egg'],
    ['de', '400 g gehackte Tomaten', 'tomatoes-canned'],
  ])('%s: %s is %s', (language, line, food) => {
    expect(foodIn(language, line)).toBe(food);
  });

  it.each<[PackCode, string, string | null]>([
    ['fr', "300 g d'épinards (boîte)", null],
    ['fr', "300 g d'épinards", 'spinach-raw'],
    ['de', '350 g Sauerkirschen (Glas), abgetropft', 'sour-cherries-canned'],
    ['de', '200 g Kirschen (Glas)', null],
    ['en', '2 cups cherries (canned)', 'cherries-canned'],
    ['en', '2 tomatoes (drained)', null],
    ['de', '400 g Tomaten (Dose)', 'tomatoes-canned'],
    ['de', '500 g weiße Riesenbohnen aus der Dose', 'butter-beans-cooked'],
    ['de', '1 Dose Cannellini-Bohnen', 'white-beans-cooked'],
    ['de', '150 g Mais (aus der Dose, abgetropft)', 'corn-canned'],
    ['de', '200 g Rote Bete aus dem Glas', null],
    ['de', '300 g frischer Spinat (oder tiefgekühlt)', 'spinach-raw'],
    ['de', '300 g Spinat (tiefgekühlt)', 'spinach-frozen'],
    ['es', '1 guindilla', null],
    ['es', '3 cucharaditas de soja', null],
    ['es', '200 g de soja seca', 'soybeans-dry'],
    ['es', '1 cucharada de salsa de soja', 'soy-sauce'],
    ['es', '1 guindilla roja', 'red-chili'],
    ['es', '1 guindilla seca', 'dried-chilies'],
    ['fr', '300 g de crozets', null],
  ])('%s: %s is %s, not what only looks like it', (language, line, food) => {
    expect(foodIn(language, line)).toBe(food);
  });

  it.each<[string, string | null]>([
    ['100 g REWE Beste Wahl Gouda', 'gouda'],
    ['1 Packung ja! Blätterteig', 'puff-pastry'],
    ['250 g Barilla Cannelloni', 'cannelloni'],
    ['200 g laktosefreie Butter', 'butter'],
    ['125 g Frischkäse laktosefrei', 'cream-cheese'],
    ['100 g vegane Butterkekse', 'tea-biscuits'],
    ['100 g vegane Butter', 'vegan-butter'],
    ['4 gelbe Kirschtomaten', 'tomatoes-cherry'],
    ['4 grüne Tomaten', 'green-tomatoes'],
    ['500 g Speisemöhren', 'carrots-grated'],
    ['2 EL Ajvar, mild', 'red-pepper-paste'],
    ['2 EL scharfer Ajvar', 'red-pepper-paste'],
    ['1 l Mineralwasser prickelnd', 'soda-water'],
    ['1 EL gefr. Petersilie', 'parsley-fresh'],
    ['400 g Schupfnudeln', 'gnocchi'],
    ['2 Brezeln', 'soft-pretzels'],
    ['50 g Dinkel-Mehl 630', 'spelt-flour'],
    ['600 g Lammfleisch von der Schulter', 'lamb'],
    ['600 g Fleisch vom Grill', null],
  ])('de: %s is %s, with what leaves it unchanged', (line, food) => {
    expect(foodIn('de', line)).toBe(food);
  });

  it.each<[string, string | null]>([
    ["2 gousses d'ail dégermées", 'garlic-minced'],
    ['500 g de champignons brossés', 'mushrooms-sliced'],
    ['1 gousse de vanille fendue et grattée', 'vanilla-beans'],
    ['1 poulet vidé', 'chicken'],
    ['250 g de tomates cerises rouges', 'tomatoes-cherry'],
    ['300 g de tomates vertes', 'green-tomatoes'],
    ["200 g d'épinards décongelés", null],
    ["200 g de purée d'amandes", 'almond-butter'],
    ['50 g de beurre salé', 'butter'],
  ])('fr: %s is %s, however it is prepared', (line, food) => {
    expect(foodIn('fr', line)).toBe(food);
  });

  it.each<[PackCode, string, string | null]>([
    ['en', 'zest and juice of 1 lemon', 'lemons'],
    ['de', 'Saft und Schale von 1 Zitrone', 'lemons'],
    ['fr', "le zeste et le jus d'un citron", 'lemons'],
    ['es', 'ralladura y zumo de 1 limón', 'lemons'],
    ['en', 'zest of 1 lemon', 'lemon-zest'],
    ['fr', "le jus d'un citron", 'lemon-juice'],
  ])('%s: %s is %s, by its parts', (language, line, food) => {
    expect(foodIn(language, line)).toBe(food);
  });
});
