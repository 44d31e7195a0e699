import type { MarketId } from '../../kitchens/markets.ts';
import { UNITS } from '../../units/units.ts';
import type { CountedFoodId, Piece, PieceId } from '../piece.ts';
import type { SourceId } from '../sources.ts';

const piece = (source: SourceId, entry: string, grams: number): Piece => ({ grams, source, entry });

/** By NDB number; the measure as in its file WEIGHT. */
const usda = (ndb: number, measure: string, grams: number) =>
  piece('usda', `${measure} (NDB ${String(ndb).padStart(5, '0')})`, grams);

const soldIn = (market: MarketId, piece: Piece): Piece => ({ ...piece, market });

/** The shell's share of an egg: the refuse of NDB 01123. */
const SHELL = 0.12;

/** A size of eggs of the European Union, in grams with its shell; S has no lower limit, XL no upper one. */
function euEgg(size: string, grams: number, [from, below]: readonly [number, number]): Piece {
  const limits =
    size === 'S' ? 'below 53 g' : size === 'XL' ? 'from 73 g' : `from ${from} to below ${below} g`;
  return {
    ...soldIn('eu', piece('euEggs', `${size}, ${limits} with its shell, 12 % of it shell`, grams)),
    low: Math.round(from * (1 - SHELL)),
    high: Math.round(below * (1 - SHELL)),
  };
}

/** The white or the yolk of an egg: that of a US large one, and its share of the other sizes. */
function euParts(ndb: number, large: number): Pieces {
  const part = (size: string, egg: number) =>
    soldIn('eu', usda(ndb, `${size}: ${large} of every 50 g of an egg`, Math.round((egg * large) / 50)));
  return {
    small: part('S', 42),
    medium: part('M', 50),
    large: [soldIn('us', usda(ndb, '1 large', large)), part('L', 60)],
    extraLarge: part('XL', 69),
  };
}

const usEgg = (measure: string, grams: number) => soldIn('us', usda(1123, measure, grams));

const DRY_YEAST: readonly Piece[] = [
  soldIn('us', piece('redStar', 'Package of dry yeast, 0.25 oz', 7)),
  soldIn('de', piece('oetker', 'Trockenbackhefe, 7 g', 7)),
];

/** A quarter of a pound, which USDA rounds. */
const stick = (ndb: number): Piece => ({
  ...usda(ndb, '1 stick', UNITS.stick_of_butter.size),
  printed: 113,
});

type Pieces = Readonly<Partial<Record<PieceId, Piece | readonly Piece[]>>>;

export const PIECES: Readonly<Partial<Record<CountedFoodId, Pieces>>> = {
  butter: { stick: stick(1145) },
  margarine: { stick: stick(4610) },
  'whipped-butter': { stick: usda(1002, '1 stick', 76) },
  'whole-egg': {
    small: [usEgg('1 small', 38), euEgg('S', 42, [43, 53])], // S and XL as wide as M and L, 10 g
    medium: [usEgg('1 medium', 44), euEgg('M', 50, [53, 63])],
    large: [usEgg('1 large', 50), euEgg('L', 60, [63, 73])],
    extraLarge: [usEgg('1 extra large', 56), euEgg('XL', 69, [73, 83])],
    jumbo: usEgg('1 jumbo', 63),
  },
  'egg-white': euParts(1124, 33),
  'egg-yolk': euParts(1125, 17),
  'lemon-juice': { juiceOfOne: usda(9152, '1 lemon yields', 48) },
  'lime-juice': { juiceOfOne: usda(9160, '1 lime yields', 44) },
  'orange-juice': { juiceOfOne: usda(9206, '1 fruit yields', 86) },
  'garlic-minced': { clove: usda(11215, '1 clove', 3) },
  'onions-chopped': {
    small: usda(11282, '1 small', 70),
    medium: usda(11282, '1 medium (2-1/2" dia)', 110),
    large: usda(11282, '1 large', 150),
  },
  'scallions-sliced': {
    small: usda(11291, '1 small (3" long)', 5),
    medium: usda(11291, '1 medium (4-1/8" long)', 15),
    large: usda(11291, '1 large', 25),
  },
  'leeks-sliced': { piece: usda(11246, '1 leek', 89) },
  'carrots-grated': {
    small: usda(11124, '1 small (5-1/2" long)', 50),
    medium: usda(11124, '1 medium', 61),
    large: usda(11124, '1 large (7-1/4" to 8-/1/2" long)', 72),
  },
  'celery-chopped': { stalk: usda(11143, '1 stalk, medium (7-1/2" - 8" long)', 40) },
  'bell-pepper-chopped': {
    small: usda(11333, '1 small', 74),
    medium: usda(11333, '1 medium (approx 2-3/4" long, 2-1/2" dia)', 119),
    large: usda(11333, '1 large (2-1/4 per lb, approx 3-3/4" long, 3" dia)', 164),
  },
  'potatoes-diced': {
    small: usda(11352, '1 Potato small (1-3/4" to 2-1/2" dia)', 170),
    medium: usda(11352, '1 Potato medium (2-1/4" to 3-1/4" dia)', 213),
    large: usda(11352, '1 Potato large (3" to 4-1/4" dia)', 369),
  },
  'sweet-potato-cubed': { piece: usda(11507, '1 sweetpotato, 5" long', 130) },
  'tomatoes-chopped': {
    small: usda(11529, '1 small whole (2-2/5" dia)', 91),
    medium: usda(11529, '1 medium whole (2-3/5" dia)', 123),
    large: usda(11529, '1 large whole (3" dia)', 182),
  },
  'tomatoes-cherry': { piece: usda(11529, '1 cherry', 17) },
  'tomatoes-sun-dried': { piece: usda(11955, '1 piece', 2) },
  'cucumber-sliced': {
    small: usda(11206, '1 small (6-3/8" long)', 158),
    medium: usda(11206, '1 medium', 201),
    large: usda(11206, '1 large (8-1/4" long)', 280),
  },
  'zucchini-chopped': {
    small: usda(11477, '1 small', 118),
    medium: usda(11477, '1 medium', 196),
    large: usda(11477, '1 large', 323),
  },
  'eggplant-cubed': { piece: usda(11209, '1 eggplant, unpeeled (approx 1-1/4 lb)', 548) },
  'mushrooms-sliced': {
    small: usda(11260, '1 small', 10),
    medium: usda(11260, '1 medium', 18),
    large: usda(11260, '1 large', 23),
  },
  'beets-raw': { piece: usda(11080, '1 beet (2" dia)', 82) },
  'radish-sliced': {
    small: usda(11429, '1 small', 2),
    medium: usda(11429, '1 medium (3/4" to 1" dia)', 4.5),
    large: usda(11429, '1 large (1" to 1-1/4" dia)', 9),
  },
  'cabbage-shredded': {
    leaf: usda(11109, '1 leaf, medium', 23),
    head: usda(11109, '1 head, medium (about 5-3/4" dia)', 908),
  },
  'red-cabbage': {
    leaf: usda(11112, '1 leaf', 23),
    head: usda(11112, '1 head, medium (about 5" dia)', 839),
  },
  'cauliflower-chopped': { head: usda(11135, '1 head medium (5-6" dia.)', 588) },
  'broccoli-chopped': { stalk: usda(11090, '1 stalk', 151), bunch: usda(11090, '1 bunch', 608) },
  'lettuce-shredded': { leaf: usda(11253, '1 leaf outer', 24), head: usda(11253, '1 head', 360) },
  'spinach-raw': { leaf: usda(11457, '1 leaf', 10), bunch: usda(11457, '1 bunch', 340) },
  'corn-kernels': {
    small: usda(11167, '1 ear, small (5-1/2" to 6-1/2" long)', 73),
    medium: usda(11167, '1 ear, medium (6-3/4" to 7-1/2" long) yields', 102),
    large: usda(11167, '1 ear, large (7-3/4" to 9" long) yields', 143),
  },
  asparagus: {
    small: usda(11011, '1 spear, small (5" long or less)', 12),
    medium: usda(11011, '1 spear, medium (5-1/4" to 7" long)', 16),
    large: usda(11011, '1 spear, large (7-1/4" to 8-1/2")', 20),
  },
  'apples-chopped': {
    small: usda(9003, '1 small (2-3/4" dia)', 149),
    medium: usda(9003, '1 medium (3" dia)', 182),
    large: usda(9003, '1 large (3-1/4" dia)', 223),
  },
  'apricots-fresh': { piece: usda(9021, '1 apricot', 35) },
  'apricots-dried': { piece: usda(9032, '1 half', 3.5) },
  'avocado-cubed': { piece: usda(9038, '1 fruit, without skin and seed', 136) }, // California's, Hass; a Florida avocado has 304 g
  'bananas-mashed': {
    small: usda(9040, '1 small (6" to 6-7/8" long)', 101),
    medium: usda(9040, '1 medium (7" to 7-7/8" long)', 118),
    large: usda(9040, '1 large (8" to 8-7/8" long)', 136),
    extraLarge: usda(9040, '1 extra large (9" or longer)', 152),
  },
  'cherries-pitted': { piece: usda(9070, '1 cherry', 8.2) },
  'dates-chopped': { piece: usda(9087, '1 date, pitted', 7.1) },
  'figs-dried': { piece: usda(9094, '1 fig', 8.4) },
  prunes: { piece: usda(9291, '1 prune, pitted', 9.5) },
  'kiwi-sliced': { piece: usda(9148, '1 fruit (2" dia)', 69) },
  // SR26 weighed 12 fruits, 336 g with a deviation of 144; before, the USDA had 207, as of the mangoes of most shops
  'mango-diced': { piece: { ...usda(9176, '1 fruit without refuse', 336), low: 207, high: 336 } },
  'melon-diced': {
    small: usda(9181, '1 melon, small (about 4-1/4" dia)', 441),
    medium: usda(9181, '1 melon, medium (about 5" dia)', 552),
    large: usda(9181, '1 melon, large (about 6-1/2" dia)', 814),
  },
  'orange-sections': {
    small: usda(9200, '1 small (2-3/8" dia)', 96),
    medium: usda(9200, '1 fruit (2-5/8" dia)', 131),
    large: usda(9200, '1 large (3-1/16" dia)', 184),
  },
  'passion-fruit-pulp': { piece: usda(9231, '1 fruit without refuse', 18) },
  'peaches-sliced': {
    small: usda(9236, '1 small (2-1/2" dia)', 130),
    medium: usda(9236, '1 medium (2-2/3" dia)', 150),
    large: usda(9236, '1 large (2-3/4" dia)', 175),
    extraLarge: usda(9236, '1 extra large (3" dia)', 224),
  },
  'pears-cubed': {
    small: usda(9252, '1 small', 148),
    medium: usda(9252, '1 medium', 178),
    large: usda(9252, '1 large', 230),
  },
  'pineapple-chunks': {
    piece: usda(9266, '1 fruit', 905),
    slice: usda(9266, '1 slice (3-1/2" dia x 3/4" thick)', 84),
  },
  'plums-sliced': { piece: usda(9279, '1 fruit (2-1/8" dia)', 66) },
  'rhubarb-diced': { stalk: usda(9307, '1 stalk', 51) },
  'strawberries-sliced': {
    small: usda(9316, '1 small (1" dia)', 7),
    medium: usda(9316, '1 medium (1-1/4" dia)', 12),
    large: usda(9316, '1 large (1-3/8" dia)', 18),
    extraLarge: usda(9316, '1 extra large (1-5/8" dia)', 27),
  },
  'breadcrumbs-fresh': { slice: usda(18069, '1 slice, large', 30) },
  'graham-crumbs': { piece: usda(18173, '1 cracker (2-1/2" square)', 7) },
  'gelatin-powder': {
    sachet: [
      soldIn('us', usda(19177, '1 envelope (1 tbsp)', 7)),
      soldIn('de', piece('oetker', '1 sachet of powdered gelatin', 9)),
    ],
  },
  'yeast-instant': { sachet: DRY_YEAST },
  'yeast-active-dry': { sachet: DRY_YEAST },
  'yeast-fresh': {
    cube: [
      soldIn('fr', piece('odelices', 'Un cube de levure fraîche', 42)),
      soldIn('de', piece('oetker', '1 Würfel Frische Hefe', 42)),
      soldIn('es', piece('levital', 'Levadura fresca, 2 x 25 g', 25)),
    ],
    cake: soldIn('us', usda(18374, '1 cake (0.6 oz)', 17)),
  },
  'baking-powder': {
    sachet: [
      soldIn('fr', piece('septCentCinquante', 'Petits sachets en papier de levure chimique', 11)),
      soldIn('de', { ...piece('oetker', 'Backin, für 500 g Mehl', 16), low: 15, high: 16 }), // other makers' have 15 g
      soldIn('es', piece('royal', 'Sobres de 16 g', 16)),
    ],
  },
  'gelatin-sheets': { sheet: { ...piece('oetker', '6 leaves of gelatine = 10 g', 1.7), low: 1.7, high: 2 } }, // each sets about as much, whatever it weighs
};
