import { describe, expect, it } from 'vitest';
import { defaultFill, isFood, publishedFigures } from './figures.ts';
import type { FoodId } from './foods.ts';
import type { Figure, SourceId } from './sources.ts';

/**
 * The 300 commonest foods with a cup weight, the commonest first: of 28,863 ingredient lines in four languages, which
 * are those of `bench/pantryLines.jsonl` and `bench/recipeLines.jsonl`, and those of 130 public collections of
 * recipes, at most 800 of each (November 2026).
 */
const COMMON = `
  sugar onions-chopped butter flour garlic-minced whole-egg water salt milk olive-oil oil tomatoes-chopped
  bell-pepper-chopped carrots-grated potatoes-diced baking-powder cream paprika lemon-juice ginger-fresh
  soy-sauce black-pepper-ground chocolate-chopped cinnamon-ground tomatoes-canned tomato-paste egg-yolk
  chicken-stock parsley-fresh scallions-sliced brown-sugar cilantro-fresh parmesan-grated vegetable-stock
  cornstarch white-wine cumin-seeds zucchini-chopped bay-leaves apples-chopped rice honey creme-fraiche
  mustard-prepared shallots-sliced eggplant-cubed red-chili vanilla-extract mushrooms-sliced oregano-dried
  coconut-milk garlic-powder celery-chopped cayenne-pepper powdered-sugar lime-juice spinach-raw
  basil-fresh curry-powder olives-sliced leeks-sliced almonds-whole baking-soda turmeric-ground almond-meal
  bananas-mashed cocoa cucumber-sliced white-vinegar sour-cream egg-white nutmeg-ground yogurt
  avocado-cubed mayonnaise feta-crumbled sesame-oil cider-vinegar ham sunflower-oil rum tomatoes-cherry
  peas-green fish-sauce sweet-potato-cubed mozzarella-shredded lentils onion-powder cream-cheese lemon-zest
  chickpeas-cooked cabbage-shredded red-wine breadcrumbs tomato-puree gruyere-shredded walnuts-chopped oats
  yeast-active-dry yeast-instant mint-fresh raisins coconut-oil tahini emmental-grated cauliflower-chopped
  tomato-sauce orange-sections thyme-dried balsamic-vinegar red-wine-vinegar kidney-beans-cooked
  rosemary-fresh worcestershire-sauce red-lentils short-grain-rice orange-juice ketchup chili-powder
  mascarpone broccoli-chopped margarine beer turbinado-sugar corn-kernels bread-flour tofu-firm peanuts
  chives-fresh hard-boiled-eggs green-beans thyme-fresh cheddar-shredded sesame-seeds coconut-desiccated
  green-chili beef-stock cashews tomatoes-sun-dried dill-fresh peanut-butter semolina coconut-sugar
  raspberries lettuce-shredded capers tuna-in-water lard maple-syrup chickpeas-dry ginger-ground canola-oil
  ricotta jalapenos cloves-ground pumpkin-cubed coffee-brewed gin condensed-milk black-beans-cooked
  lemongrass orange-liqueur pine-nuts whiskey superfine-sugar jam orange-zest prunes tomatoes-crushed
  strawberries-sliced cardamom-ground rice-cooked marjoram-dried hazelnuts-whole spelt-flour buttermilk
  celeriac dried-chilies pineapple-chunks cake-flour smoked-salmon fish-stock chocolate-chips dates-chopped
  blue-cheese-crumbled spinach-frozen buckwheat-flour milk-chocolate serrano-chilies pears-cubed stout
  iceberg-lettuce butternut-cubed white-bread beets-raw soda-water mango-diced hot-sauce dill-pickles
  macaroni-dry saffron hazelnut-flour whole-wheat-flour fava-beans frankfurters radish-sliced applesauce
  coriander-seeds fennel-bulb chia-seeds kirsch fennel-seeds milk-2-percent queso-fresco bok-choy
  light-cream cassava oyster-sauce agave-syrup pistachios miso oats-quick poppy-seeds panko asparagus
  red-kuri-squash mussels brandy coconut-fresh quinoa sunflower-seeds couscous tapioca-starch plantains
  napa-cabbage peaches-sliced corn-canned almond-flour arugula sake yams red-cabbage caraway-seeds
  cooked-chicken rice-flour hoisin-sauce swiss-chard mustard-powder white-chocolate turnips tequila
  pumpkin-seeds romaine-lettuce ghee pizza-flour-00 allspice-ground celery-seeds port brussels-sprouts
  flaxseed-ground tamari bechamel-sauce kale-chopped evaporated-milk horseradish-prepared blueberries
  molasses apricots-fresh bean-sprouts white-pepper-ground apple-juice candied-peel coffee-instant
  coconut-flour pineapple-juice parsnips vodka chestnuts corn-syrup green-chilies-canned peanut-oil
  barbecue-sauce queso-blanco sherry-dry lambs-lettuce tomatillos artichoke-hearts tuna-canned polenta
  endive-belgian kidney-beans-dry parsley-dried hazelnut-spread cottage-cheese vermouth-sweet corn-flour
  self-rising-flour malt-syrup passion-fruit-pulp white-beans-cooked
`
  .trim()
  .split(/\s+/);

/** FAO's rows with the names of USDA's survey database, whose weights it took over. */
const FAO_FROM_USDA = new Set([
  'Apple juice, unsweetened',
  'Beer, regular, all',
  'Carbonated beverage, tonic water',
  'Cranberry juice',
  'Grape juice, unsweetened',
  'Syrup, corn, light',
  'Syrup, maple',
  'Wine, table, red',
  'Wine, table, white',
]);

const USDA_SOURCES = new Set<SourceId>(['usdaBulletin', 'usdaCups', 'fdc', 'mccormick']);

const originOf = ({ source, entry }: Figure) =>
  USDA_SOURCES.has(source) || (source === 'fao' && FAO_FROM_USDA.has(entry)) ? 'usda' : source;

const originsOf = (food: FoodId) => new Set(publishedFigures(food, defaultFill(food)).map(originOf));

describe('independent sources', () => {
  it('are told of 300 foods, each once', () => {
    expect(new Set(COMMON).size).toBe(300);
    expect(COMMON.filter((id) => !isFood(id))).toEqual([]);
  });

  it('counts two rows of one source once', () => {
    expect(originsOf('kimchi')).toEqual(new Set(['usda']));
    expect(originsOf('golden-syrup')).toEqual(new Set(['usda', 'newZealand']));
    expect(originsOf('flour')).toEqual(new Set(['usda', 'kingArthur']));
  });

  it('weigh eight of nine of the commonest foods twice', () => {
    const twice = COMMON.filter((id) => isFood(id) && originsOf(id).size > 1);
    expect(twice.length / COMMON.length).toBeGreaterThanOrEqual(8 / 9);
  });
});
