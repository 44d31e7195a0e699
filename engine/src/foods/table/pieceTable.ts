import type { MarketId } from '../../kitchens/markets.ts';
import { UNITS } from '../../units/units.ts';
import type { AnyFoodId } from '../foods.ts';
import type { Piece, PieceId } from '../piece.ts';
import type { SourceId } from '../sources.ts';

const piece = (source: SourceId, entry: string, grams: number): Piece => ({ grams, source, entry });

/** By NDB number; the measure as in its file WEIGHT. */
const usda = (ndb: number, measure: string, grams: number) =>
  piece('usda', `${measure} (NDB ${String(ndb).padStart(5, '0')})`, grams);

/** By FDC number; the measure as in its file food_portion. */
const fdc = (id: number, measure: string, grams: number) => piece('fdc', `${measure} (FDC ${id})`, grams);

/** By food number; pieces of the food as its name says, with peel or without. */
const fineli = (food: number, measure: string, grams: number) =>
  piece('fineli', `${measure} (${food})`, grams);

const soldIn = (market: MarketId, piece: Piece): Piece => ({ ...piece, market });

const between = (low: number, high: number, piece: Piece): Piece => ({ ...piece, low, high });

/** With the sizes between which 8 of 10 are, by the standard deviation in USDA's file WEIGHT: 1.28 of them either way. */
function spread(deviation: number, piece: Piece): Piece {
  const either = 1.28 * deviation;
  return between(Math.round(piece.grams - either), Math.round(piece.grams + either), piece);
}

/** Widens a piece to what another source has. */
const also = (source: SourceId, entry: string) =>
  function widen(has: number | readonly [number, number], piece: Piece): Piece {
    const { grams, low = grams, high = grams, others = [] } = piece;
    const [from, to] = typeof has === 'number' ? [has, has] : has;
    return between(Math.min(from, low), Math.max(to, high), {
      ...piece,
      others: [...others, { source, entry, low: from, high: to }],
    });
  };

/** The middle half of at least three lines, most of them of ten or more, their waste taken off by `edibleShare.ts`. */
const inRecipes = also('recipes', '');
const byTheCup = also('recipes', '');
const inNorway = also('norway', 'Net weight');
const inMexico = also('smae', 'Peso neto');
const inBrazil = also('ibge', 'Unidade');
const inNewZealand = also('newZealand', 'Common measure');
const inFrance = (entry: string) => also('grammages', entry);

/** The median of so many lines of US recipes by weight or by the cup, its waste taken off, between their quarters. */
const usRecipes = (lines: number, [low, median, high]: readonly [number, number, number]) =>
  soldIn('us', between(low, high, piece('recipes', `${lines}`, median)));

/** Widens a piece to a row of USDA. */
const inUsda = ({ entry, grams }: Piece, piece: Piece) => also('usda', entry)(grams, piece);

/** A Norwegian size, its edible part. */
const norway = (entry: string, grams: number) => piece('norway', entry, grams);

/** A Norwegian size, and the heaviest of its kinds, where the US has other ones. */
const europe = (entry: string, grams: number, high = grams) =>
  soldIn('eu', between(grams, high, norway(entry, grams)));

/** A Mexican size, and the heaviest of its kinds. */
const mexico = (grams: number, high = grams) =>
  soldIn('mx', between(grams, high, piece('smae', 'Peso neto', grams)));

/** By maker and product, and its number in USDA Branded Food Products. */
const label = (entry: string, grams: number) => soldIn('us', piece('labels', entry, grams));

/** By food number, where the US has other sizes. */
const inEurope = (food: number, measure: string, grams: number) => soldIn('eu', fineli(food, measure, grams));

/** The peel's share of a potato, with trimmings: the refuse of NDB 11352, as `edibleShare.ts` takes it off. */
const PEEL = 0.25;

/** A potato that its source weighs as bought. */
function peeled({ grams, low = grams, high = grams, entry, ...potato }: Piece): Piece {
  const inner = (all: number) => Math.round(all * (1 - PEEL));
  return {
    ...potato,
    entry: `${entry} − ${100 * PEEL} %`,
    grams: inner(grams),
    low: inner(low),
    high: inner(high),
  };
}

const usPotato = (measure: string, grams: number) => peeled(usSold(11352, measure, grams));

/** The shell's share of an egg: the refuse of NDB 01123. */
const SHELL = 0.12;
const withoutShell = (grams: number) => Math.round(grams * (1 - SHELL));

/** What shops cut, bake or pack, by NDB number: elsewhere it has other sizes. */
const usSold = (ndb: number, measure: string, grams: number) => soldIn('us', usda(ndb, measure, grams));

/** A size of eggs of the European Union, in grams with its shell; S has no lower limit, XL no upper one. */
function euEgg(size: string, grams: number, [from, below]: readonly [number, number]): Piece {
  const limits = size === 'S' ? '< 53 g' : size === 'XL' ? '≥ 73 g' : `${from}–${below} g`;
  const egg = piece('euEggs', `${size}: ${limits} − 12 %`, grams);
  return { ...soldIn('eu', egg), low: withoutShell(from), high: withoutShell(below) };
}

/** A size of eggs of Canada or Chile, in grams with its shell; the heaviest, with no upper limit, is as wide as the others. */
const americanEgg = (market: MarketId, source: SourceId) =>
  function egg(size: string, from: number): Piece {
    const below = from + 7;
    const egg = piece(source, `${size}: ≥ ${from} g − 12 %`, withoutShell((from + below) / 2));
    return { ...soldIn(market, egg), low: withoutShell(from), high: withoutShell(below) };
  };
const caEgg = americanEgg('ca', 'nsEggs');
const clEgg = americanEgg('cl', 'memys');

/** The white or the yolk of an egg: that of a US large one, and its share of the other sizes. */
function euParts(ndb: number, large: number): Pieces {
  const part = (size: string, egg: number) =>
    soldIn('eu', usda(ndb, `${size}: ${large}/50`, Math.round((egg * large) / 50)));
  return {
    small: part('S', 42),
    medium: part('M', 50),
    large: [usSold(ndb, '1 large', large), part('L', 60)],
    extraLarge: part('XL', 69),
  };
}

/** Norway has 17 g. */
const LASAGNA_SHEET = between(17, 28, piece('lasagnaNoodles', '16 to 20 noodles in 1 pound', 25));
const CARDAMOM_POD = piece('mccormick', '12 pods, dehusked, = 1 teaspoon ground, of 2 g (NDB 02006)', 0.17);

/** European slices of bacon are thinner. */
const SLICE_OF_BACON: readonly Piece[] = [
  spread(5.2, usSold(10123, '1 slice raw', 28)),
  inEurope(707, 'Bacon, medium-sized piece', 20),
];

const usEgg = (measure: string, grams: number) => usSold(1123, measure, grams);

const DRY_YEAST: readonly Piece[] = [
  soldIn('fr', between(5, 8, piece('meinado', 'Sachets 7-8g (sèche active), 5-7g (instantanée)', 7))),
  soldIn('us', piece('redStar', 'Package of dry yeast, 0.25 oz', 7)),
  soldIn('de', piece('oetker', 'Trockenbackhefe, 7 g', 7)),
];

/** A quarter of a pound, which USDA rounds. */
const stick = (ndb: number): Piece => ({
  ...usda(ndb, '1 stick', UNITS.stick_of_butter.size),
  printed: 113,
});

/** Peach or nectarine, without skin and stone. */
const EUROPEAN_PEACH = {
  small: inEurope(11051, 'small piece', 110),
  medium: inEurope(11051, 'medium-sized piece', 125),
};

const SCALLION = byTheCup([8, 17], inNorway(19, usda(11291, '1 medium (4-1/8" long)', 15)));

const LEEK = [
  inRecipes([50, 86], usSold(11246, '1 leek', 89)),
  inFrance('Poireau: 150 g − 56 %')(
    66,
    between(120, 280, inEurope(337, 'medium-sized piece; small 120 g, big 280 g', 200)),
  ),
];

/** Rolled out, ready to use. */
const FRENCH_PUFF_PASTRY = soldIn(
  'fr',
  also('zeVinci', '1 rouleau, pur beurre')(320, piece('m4nur0ssi', '1 rouleau de pâte feuilletée', 240)),
);

/** Drained, of a can of 400 g. */
const FRENCH_CAN_OF_PULSES = soldIn(
  'fr',
  also('zeVinci', '1 boîte de 400 g, égouttés: 230 g, 240 g')(
    [230, 240],
    piece('guitehub', '1 boîte de légumineuses égouttée', 250),
  ),
);

/** Drained, from the lightest to the heaviest of other beans there. */
const CAN_OF_BEANS = between(253, 277, usSold(16145, '1 can drained solids, of kidney beans', 266));

const CHICKEN_IN_EUROPE = soldIn(
  'eu',
  between(690, 1242, piece('grammages', 'Poulet PAC: 1 à 1,8 kg − 31 %', 966)),
);

/** USDA's package of 14 oz (NDB 18014) lies between. */
const BISCUIT_DOUGH = soldIn(
  'us',
  between(283, 462, piece('allrecipes', '1 (10 ounce) can, 1 (16.3 ounce) can', 283)),
);

/** Smaller ones are 15 and more to the ounce. */
const VANILLA_BEAN = between(1.9, 4.7, piece('thuOnline', 'On average, 6-8 vanilla beans in an ounce', 4));

const CINNAMON_STICK = inMexico(6, between(2.6, 5.2, piece('ntro', 'a 3-inch stick: 3 to 4 grams', 3.5)));

/** Drained; cans of packs of three in Spain, of most brands in Mexico. SR26's US can held 6 1/2 oz, now 5. */
const cansOfTuna = (before: number) => [
  soldIn('us', between(115, before, fdc(2341726, '1 standard can', 115))),
  soldIn('es', between(48, 104, piece('ocu', 'Latas: entre 48 y 104 gramos', 76))),
  soldIn('mx', piece('profecoTuna', 'Masa drenada de 100 gramos', 100)),
  soldIn('fr', between(93, 150, piece('m4nur0ssi', '1 petite boîte, égoutté; 1 boîte: 150 g', 93))),
];

/** An ounce in SR26, by NDB number; as packs hold them now, 21 g, in FNDDS (FDC 2341112 for cheddar), and less. */
const sliceOfCheese = (ndb: number, measure = '1 slice (1 oz)') =>
  also(
    'labels',
    'Boar’s Head, Swiss Cheese: 2 in 28 g (45017721); Sargento, Sharp Cheddar-Jack: 19 g (45005674)',
  )([14, 19], between(21, 28, usSold(ndb, measure, 28)));

/** By the density of oil, 0.91. */
const DRIZZLE: Pieces = {
  drizzle: also('guitehub', '1 filet d’huile: 1 cuillère à soupe')(
    14,
    between(9, 18, piece('abcColor', 'Un chorrito: con 10 o con 20 cc', 14)),
  ),
};

/** A can of a drink: of 12 fl oz by SR26, and of 330 ml in Europe, by what that weighs for its volume. */
const canOf = (ndb: number, measure: string, grams: number): Pieces => ({
  can: [
    usSold(ndb, measure, grams),
    soldIn('eu', piece('canettes', '0,33 litre', Math.round((grams * 0.33) / 0.3549))),
  ],
});

/** Still or sparkling, of 750 ml, the usual size (27 CFR 4.37), by USDA's fluid ounce. */
const BOTTLE_OF_WINE: Pieces = { bottle: usda(14096, '25.4 fl oz by 1 fl oz = 29.4 g', 746) };

type Pieces = Readonly<Partial<Record<PieceId, Piece | readonly Piece[]>>>;

/** The kernels of an ear. */
const EARS: Pieces = {
  small: usda(11167, '1 ear, small (5-1/2" to 6-1/2" long)', 73),
  medium: inNewZealand(
    161,
    inMexico(53, inNorway(140, usda(11167, '1 ear, medium (6-3/4" to 7-1/2" long) yields', 102))),
  ),
  large: usda(11167, '1 ear, large (7-3/4" to 9" long) yields', 143),
};

export const PIECES: Readonly<Partial<Record<AnyFoodId, Pieces>>> = {
  butter: {
    stick: soldIn('us', stick(1145)),
    bar: soldIn('mx', piece('profeco', 'Barra de 90 gramos', 90)),
    block: [
      soldIn('eu', piece('eatDe', '1 Stück Butter, 250 Gramm', 250)),
      soldIn('ca', piece('bcDairy', '454 grams of butter (1 pound or 4 sticks)', 454)),
      soldIn('ar', between(100, 200, piece('diarioPopular', 'Envases de 100 y 200 gramos', 200))),
      soldIn('cl', between(200, 250, piece('elDinamo', 'Panes de 200 a 250 grs.', 250))),
    ],
    // A noisette of butter weighs 10 g by produits-laitiers.com
    knob: between(10, 20, piece('gastronomiaYCia', 'Nuez de mantequilla, 12 y 20 gramos', 16)),
  },
  oil: DRIZZLE,
  'olive-oil': DRIZZLE,
  'sunflower-oil': DRIZZLE,
  cream: {
    tub: soldIn('de', between(200, 250, piece('outTheBlue', 'Becher Sahne, 200 ml oder 250 ml', 201))),
    carton: soldIn('fr', piece('guitehub', '1 brique de crème, 20 cl', 201)), // NDB 01053: 238 g by the cup
  },
  'sour-cream': { tub: soldIn('de', piece('aboutTheWurst', '3 cups (à 200 g) Schmand', 200)) },
  // Pots of 20 cl are sold, too; 0.978 g by the milliliter (FAO)
  'creme-fraiche': {
    tub: soldIn(
      'fr',
      between(196, 245, piece('bertrandLenclos', '1 pot de crème fraîche épaisse, 25 cl', 245)),
    ),
  },
  yogurt: {
    tub: [
      soldIn('fr', piece('comptoirAuthentique', '1 pot de yaourt de 125 gr classique', 125)),
      soldIn('de', piece('jochen', '1 Becher Joghurt (150g)', 150)),
      soldIn('es', piece('benitomanuel', '1 yogur natural (125 g.)', 125)),
    ],
  },
  'condensed-milk': {
    can: [
      soldIn('us', piece('allrecipes', '1 (14 ounce) can', 397)),
      soldIn('es', piece('publicDomainRecipes', '1 can of condensed milk (370g)', 370)),
      soldIn('mx', piece('pcotera', '1 lata leche condensada (lechera) 375g', 375)),
    ],
  },
  'evaporated-milk': {
    can: [
      soldIn('us', between(369, 378, usda(1214, '12 fl oz by 1 fl oz = 31.5 g; 1 can (13 oz) 369 g', 378))),
      soldIn('pe', between(395, 400, piece('laRepublica', 'Un tarro de 400 g hoy contiene 395 g', 395))),
    ],
  },
  'tomato-paste': { can: usSold(11546, '1 can (6 oz)', 170) },
  'tomatoes-canned': {
    can: [
      soldIn('us', between(411, 794, piece('publicDomainRecipes', '1 can (14.5 oz), 1 can (28 oz)', 411))),
      soldIn('eu', piece('skoenig', '1 Dose gehackte Tomaten a 400 gramm', 400)),
    ],
  },
  'chocolate-chopped': {
    bar: [
      soldIn('fr', between(100, 200, piece('ingenieusePatisserie', 'Les tablettes: 200g souvent', 200))),
      soldIn('de', between(70, 100, piece('chclt', 'Standard: 100g; im Premium-Segment 70g', 100))),
    ],
  },
  'vanilla-sugar': {
    sachet: [
      soldIn('fr', between(7.5, 8, piece('dumont', '1 sachet de sucre vanillé, 7,5 ou 8g', 7.5))),
      soldIn('de', between(7.5, 8, piece('dumont', '1 sachet de sucre vanillé, 7,5 ou 8g', 8))),
    ],
  },
  margarine: { stick: soldIn('us', stick(4610)) },
  'whipped-butter': { stick: usSold(1002, '1 stick', 76) },
  'whole-egg': {
    small: [usEgg('1 small', 38), euEgg('S', 42, [43, 53]), caEgg('Small', 42), clEgg('Chico', 40)], // S and XL as wide as M and L, 10 g
    medium: [usEgg('1 medium', 44), euEgg('M', 50, [53, 63]), caEgg('Medium', 49), clEgg('Mediano', 47)],
    large: [usEgg('1 large', 50), euEgg('L', 60, [63, 73]), caEgg('Large', 56), clEgg('Grande', 54)],
    extraLarge: [
      usEgg('1 extra large', 56),
      euEgg('XL', 69, [73, 83]),
      caEgg('Extra Large', 63),
      clEgg('Extra Grande', 61),
    ],
    // Brands of the same table weigh 55 g
    piece: soldIn('mx', between(44, 55, piece('smae', 'Huevo fresco: 44 g; de marca: 55 g', 50))),
    jumbo: [usEgg('1 jumbo', 63), caEgg('Jumbo', 70), clEgg('Especial', 68)],
  },
  'egg-white': euParts(1124, 33),
  'egg-yolk': euParts(1125, 17),
  'lemon-juice': { juiceOfOne: byTheCup([31, 61], usda(9152, '1 lemon yields', 48)) },
  'lime-juice': { juiceOfOne: byTheCup([21, 38], usda(9160, '1 lime yields', 44)) },
  'lemon-zest': {
    zestOfOne: between(3, 6, piece('niftyChef', '1 medium = 2 teaspoons grated peel, of 2 g (NDB 09156)', 4)), // others: 1 1/2 tsp, 1 tbsp
  },
  'orange-zest': {
    zestOfOne: byTheCup(
      [3, 6],
      between(6, 18, piece('niftyChef', '1 medium = 1 tablespoon grated peel, of 6 g (NDB 09216)', 6)),
    ), // others: 2 to 3 tbsp
  },
  'orange-juice': { juiceOfOne: byTheCup([61, 124], usda(9206, '1 fruit yields', 86)) },
  'grapefruit-juice': { juiceOfOne: usda(9128, '1 fruit yields', 196) },
  'garlic-minced': {
    clove: inFrance('Ail, gousse: 5 g − 13 %')(4.4, usda(11215, '1 clove', 3)),
    head: between(43.5, 52, piece('grammages', 'Ail, tête: 50 g − 13 %', 43.5)), // Canadian Living: 60 g
  },
  'shallots-sliced': {
    piece: [
      soldIn('us', between(18, 50, piece('recipes', '40', 39))),
      soldIn('eu', inNorway(13, between(17.6, 26.4, piece('grammages', 'Échalote: 25 g − 12 %', 22)))), // huitres-vdlg.fr: 20 to 30 g
    ],
  },
  // Mercasa: nets of a kilo hold 4 or 5 onions. Those of Fineli are smaller, 55 g. In US shops 44 yellow ones had 143 g
  // each, 30 red ones 197 g: USDA Foundation Foods (FDC 790646, 790577), more than those that SR26 weighs
  'onions-chopped': {
    slice: between(9, 38, usda(11282, '1 slice, medium (1/8" thick)', 14)), // thin 9 g, 1/4" of a large one 38 g
    small: [
      inUsda(usda(11282, '1 small', 70), usRecipes(26, [102, 102, 149])),
      soldIn('eu', usda(11282, '1 small', 70)),
      soldIn('es', piece('verPueblos', 'Peso medio: 100 gramos − 10 %', 90)),
    ],
    medium: [
      inUsda(usda(11282, '1 medium (2-1/2" dia)', 110), usRecipes(135, [157, 160, 240])),
      soldIn('eu', inNorway(160, between(55, 110, usda(11282, '1 medium (2-1/2" dia); Fineli: 55 g', 110)))),
      soldIn(
        'es',
        between(90, 225, piece('verPueblos', 'Peso medio: entre los 100 y los 250 gramos − 10 %', 158)),
      ),
    ],
    large: [
      inUsda(usda(11282, '1 large', 150), usRecipes(133, [240, 306, 340])),
      inFrance('Oignon, gros: 100 g − 10 %')(
        90,
        soldIn('eu', between(150, 200, usda(11282, '1 large; Fineli: 200 g', 150))),
      ),
      soldIn('es', piece('verPueblos', 'Peso medio: 250 gramos − 10 %', 225)),
    ],
  },
  'scallions-sliced': {
    small: usda(11291, '1 small (3" long)', 5),
    medium: SCALLION,
    stalk: SCALLION,
    large: usda(11291, '1 large', 25),
    bunch: [
      byTheCup([47, 96], soldIn('us', piece('canadianLiving', '1 bunch = 4 oz (125 g) − 4 %', 120))),
      soldIn('de', between(144, 168, piece('exquisine', 'Ein Bund: 150 bis 175 Gramm − 4 %', 156))),
    ],
  },
  'leeks-sliced': { piece: LEEK, stalk: LEEK },
  'carrots-grated': {
    // Fineli: 65 g
    piece: soldIn('fr', between(65, 125, piece('grammages', 'Carotte: 125 g − 11 %', 111))),
    small: [usSold(11124, '1 small (5-1/2" long)', 50), inEurope(300, 'small piece', 35)],
    medium: [
      byTheCup([55, 82], inRecipes([67, 108], usSold(11124, '1 medium', 61))),
      inNorway(55, inEurope(300, 'medium-sized piece', 65)),
    ],
    large: [
      inUsda(usda(11124, '1 large (7-1/4" to 8-/1/2" long)', 72), usRecipes(47, [70, 107, 124])),
      inEurope(300, 'big piece', 100),
    ],
  },
  'celery-chopped': {
    inch: between(3.4, 5.6, usda(11143, '1 stalk, medium (7-1/2" - 8" long), 40 g', 5.2)), // small 5" of 17 g, large 11"-12" of 64 g
    stalk: inNewZealand(
      70,
      inRecipes([37, 53], between(17, 64, usda(11143, '1 stalk, medium; small 17 g, large 64 g', 40))),
    ),
    // Fineli weighs a small plant 335 g
    bunch: inRecipes(
      [757, 959],
      between(335, 668, piece('canadianLiving', '1 bunch = 1 1/2 lb (750 g) − 11 %', 606)),
    ),
  },
  'bell-pepper-chopped': {
    small: [byTheCup([82, 149], usSold(11333, '1 small', 74)), inEurope(355, 'small piece', 120)],
    medium: [
      inRecipes([116, 185], usSold(11333, '1 medium (approx 2-3/4" long, 2-1/2" dia)', 119)),
      inNorway([125, 145], inEurope(355, 'medium-sized piece', 170)),
      soldIn('de', between(68, 237, piece('foodwissen', '70: 68–237 g', 155))),
    ],
    large: [
      byTheCup(
        [149, 223],
        inRecipes([149, 186], usSold(11333, '1 large (2-1/4 per lb, approx 3-3/4" long, 3" dia)', 164)),
      ),
      inEurope(355, 'big piece', 230),
    ],
  },
  'potatoes-diced': {
    small: [
      inUsda(usPotato('1 Potato small (1-3/4" to 2-1/2" dia)', 170), usRecipes(27, [51, 85, 98])),
      inNorway(30, soldIn('eu', peeled(piece('grammages', 'Pomme de terre p: 80 g', 80)))),
      soldIn('es', peeled(between(80, 120, piece('donporque', 'Pequeña: entre 80 y 120 gramos', 100)))),
    ],
    medium: [
      inRecipes([113, 170], usPotato('1 Potato medium (2-1/4" to 3-1/4" dia)', 213)),
      inNorway(55, soldIn('eu', peeled(piece('grammages', 'Pomme de terre m: 120 g', 120)))),
      soldIn('de', peeled(between(70, 120, piece('volksstimme', 'Im Schnitt um die 100 Gramm', 100)))), // Fineli: 70 g
      soldIn('es', peeled(between(180, 220, piece('donporque', 'Mediana: entre 180 y 220 gramos', 200)))),
      soldIn('mx', between(78, 136, piece('smae', 'Papa cocida: 0.5 = 68 g; papa de agua: 78 g', 136))),
    ],
    large: [
      inUsda(usPotato('1 Potato large (3" to 4-1/4" dia)', 369), usRecipes(64, [170, 213, 255])),
      inNorway(100, soldIn('eu', peeled(piece('grammages', 'Pomme de terre g: 200 g', 200)))),
      soldIn('es', peeled(between(250, 350, piece('donporque', 'Grande: entre 250 y 350 gramos', 300)))),
    ],
  },
  // Half of 19 recipes that weigh theirs, of medium or no stated size, have at most 300 g each, 8 of 10 from 200 to 454 g
  // (November 2026), of which USDA takes off 28 % as trimmings
  'sweet-potato-cubed': {
    piece: between(130, 327, usda(11507, '1 sweetpotato, 5" long: 130 g; 300 g − 28 %', 216)),
    small: between(163, 184, piece('recipes', '5', 163)),
    // NDB 11508 calls one of 5" medium
    medium: inUsda(
      usda(11507, '1 sweetpotato, 5" long', 130),
      between(184, 245, piece('recipes', '14', 204)),
    ),
    large: between(245, 265, piece('recipes', '17', 245)),
  },
  'tomatoes-chopped': {
    slice: inNorway(13, between(15, 27, usda(11529, '1 slice, medium (1/4" thick)', 20))), // thin 15 g, thick 27 g
    small: inFrance('Tomate petite: 75 g − 9 %')(
      68,
      inNewZealand(75, usda(11529, '1 small whole (2-2/5" dia)', 91)),
    ),
    medium: inNewZealand(128, inRecipes([103, 206], usda(11529, '1 medium whole (2-3/5" dia)', 123))),
    large: inRecipes([168, 253], usda(11529, '1 large whole (3" dia)', 182)),
  },
  'tomatoes-cherry': { piece: inRecipes([9, 14], usda(11529, '1 cherry', 17)) },
  'tomatoes-plum': {
    piece: inRecipes([69, 103], between(62, 100, usda(11529, '1 plum tomato; Serious Eats: 100 g', 62))),
  },
  'tomatoes-sun-dried': { piece: between(2, 10, usda(11955, '1 piece', 2)) }, // in oil: Fineli 30444
  'cucumber-sliced': {
    inch: between(25, 34, usda(11206, '1 large (8-1/4" long), 280 g', 34)), // small 6-3/8" of 158 g
    small: [
      usSold(11206, '1 small (6-3/8" long)', 158),
      inEurope(346, 'small piece', 250),
      soldIn('es', usda(11206, '1 small (6-3/8" long)', 158)),
    ],
    medium: [
      inRecipes([166, 331], usSold(11206, '1 medium', 201)),
      inRecipes([291, 307], inEurope(346, 'medium-sized piece', 400)),
      soldIn('es', usda(11206, '1 medium', 201)),
    ],
    large: [
      inRecipes([248, 331], usSold(11206, '1 large (8-1/4" long)', 280)),
      inEurope(346, 'big piece', 600),
      soldIn('es', usda(11206, '1 large (8-1/4" long)', 280)),
    ],
  },
  'zucchini-chopped': {
    small: [
      inRecipes([108, 162], usSold(11477, '1 small', 118)),
      also('liebherr', 'Etwa 100 bis 300 Gramm − 5 %')(
        [95, 190],
        inEurope(389, 'small piece: 200 g − 5 %', 190),
      ),
      soldIn('es', piece('preelaboraciones', 'Ronda los 200 gramos − 5 %', 190)),
    ],
    medium: [
      inRecipes([162, 215], usSold(11477, '1 medium', 196)),
      between(
        190,
        333,
        soldIn('eu', piece('preelaboraciones', 'Ronda los 200 y 300 gramos − 5 %; Fineli: 350 g', 238)),
      ),
      soldIn('es', between(190, 285, piece('preelaboraciones', 'Ronda los 200 y 300 gramos − 5 %', 238))),
      soldIn('de', between(95, 285, piece('liebherr', 'Etwa 100 bis 300 Gramm − 5 %', 190))),
    ],
    large: [
      inRecipes([215, 269], usSold(11477, '1 large', 323)),
      between(285, 428, inEurope(389, 'big piece: 450 g − 5 %; España: 300 g', 428)),
      soldIn('es', piece('preelaboraciones', 'Ronda los 300 gramos − 5 %', 285)),
    ],
  },
  'eggplant-cubed': {
    piece: [
      inUsda(usda(11209, '1 eggplant, unpeeled (approx 1-1/4 lb)', 548), usRecipes(82, [367, 390, 459])),
      // Unpeeled, as USDA's; 19 % are ends and peel. Fineli: 400 g
      soldIn('eu', between(182, 400, piece('interfel', '225 g en moyenne', 225))),
    ],
  },
  'mushrooms-sliced': {
    small: usda(11260, '1 small', 10),
    medium: usda(11260, '1 medium', 18),
    large: inRecipes([27, 37], usda(11260, '1 large', 23)),
  },
  'beets-raw': {
    small: between(51, 76, piece('recipes', '5', 57)),
    piece: inNewZealand(196, inRecipes([76, 147], inNorway(120, usda(11080, '1 beet (2" dia)', 82)))),
  },
  'radish-sliced': {
    small: usda(11429, '1 small', 2),
    medium: byTheCup(
      [13, 17],
      between(4, 10, usda(11429, '1 medium (3/4" to 1" dia); Matportalen: 4 g, Fineli: 10 g', 4.5)),
    ),
    large: inNewZealand(25.6, usda(11429, '1 large (1" to 1-1/4" dia)', 9)),
    bunch: between(153, 281, piece('recipes', '6', 204)), // French ones have 200 to 250 g
  },
  'cabbage-shredded': {
    leaf: between(15, 33, usda(11109, '1 leaf, medium; 1 leaf 15 g, large 33 g', 23)),
    head: [
      inRecipes(
        [635, 907],
        between(
          714,
          1248,
          usSold(11109, '1 head, medium (about 5-3/4" dia); small 714 g, large 1248 g', 908),
        ),
      ),
      between(800, 1500, inEurope(320, 'medium-sized piece; small 800 g, big 1500 g', 1200)),
    ],
  },
  'red-cabbage': {
    leaf: usda(11112, '1 leaf', 23),
    head: inNewZealand(
      1780,
      inNorway(1200, between(567, 1134, usda(11112, '1 head, medium (about 5" dia); small 567 g', 839))),
    ),
  },
  // Fineli: 600 g, small 400 g, big 1000 g
  'cauliflower-chopped': {
    head: inRecipes(
      [354, 442],
      between(265, 1000, usda(11135, '1 head medium (5-6" dia.); small 265 g', 588)),
    ),
  },
  'broccoli-chopped': {
    head: between(200, 600, inEurope(324, 'medium-sized piece; small 200 g, big 600 g', 350)),
    stalk: usSold(11090, '1 stalk', 151),
    bunch: inRecipes([277, 406], usSold(11090, '1 bunch', 608)),
  },
  'lettuce-shredded': {
    leaf: inNewZealand(10, between(4.8, 24, usda(11253, '1 leaf outer; inner 4.8 g', 24))),
    head: inNewZealand(238, usda(11253, '1 head', 360)),
  },
  'spinach-raw': {
    leaf: usda(11457, '1 leaf', 10),
    bunch: byTheCup([120, 165], usda(11457, '1 bunch', 340)),
  },
  'corn-kernels': EARS,
  asparagus: {
    small: [usSold(11011, '1 spear, small (5" long or less)', 12), inEurope(11689, 'small piece', 15)],
    medium: [
      usSold(11011, '1 spear, medium (5-1/4" to 7" long)', 16),
      inEurope(11689, 'medium-sized piece', 35),
    ],
    large: [usSold(11011, '1 spear, large (7-1/4" to 8-1/2")', 20), inEurope(11689, 'big piece', 50)],
    bunch: [
      soldIn('us', between(240, 265, piece('canadianLiving', '1 bunch = 1 lb (500 g) − 47 %', 240))),
      soldIn('fr', piece('zeVinci', '2 bottes d’asperges vertes, 500 g une fois préparées', 250)),
    ],
  },
  'apples-chopped': {
    small: between(90, 149, usda(9003, '1 small (2-3/4" dia); Matportalen: 90 g, Fineli: 115 g', 149)),
    medium: between(125, 182, usda(9003, '1 medium (3" dia); Matportalen: 125 g, Fineli: 175 g', 182)),
    large: between(165, 245, usda(9003, '1 large (3-1/4" dia); Matportalen: 165 g, Fineli: 245 g', 223)),
  },
  // Grammages: 55 g with its stone, of 7 %
  'apricots-fresh': { piece: inRecipes([60, 74], between(35, 51, usda(9021, '1 apricot', 35))) },
  'apricots-dried': {
    half: usda(9032, '1 half', 3.5),
    piece: between(7, 8, fineli(409, 'medium-sized piece; FNDDS: 8 g', 7)),
  },
  // California's, Hass, up to one of any kind; a Florida avocado has 304 g
  'avocado-cubed': {
    piece: between(97, 201, usda(9038, '1 fruit, without skin and seed; 1 avocado of NDB 09037: 201 g', 136)),
  },
  'bananas-mashed': {
    small: usda(9040, '1 small (6" to 6-7/8" long)', 101),
    medium: inNewZealand(111, inRecipes([64, 103], usda(9040, '1 medium (7" to 7-7/8" long)', 118))),
    large: inRecipes([93, 127], usda(9040, '1 large (8" to 8-7/8" long)', 136)),
    extraLarge: usda(9040, '1 extra large (9" or longer)', 152),
  },
  'cherries-pitted': { piece: between(7, 8.2, usda(9070, '1 cherry; Fineli: 7 g', 8.2)) },
  'dates-chopped': {
    piece: inNewZealand(5.3, between(7.1, 24, usda(9421, '1 date, pitted: 24 g; of NDB 09087 7.1 g', 15.5))),
  },
  'figs-dried': { piece: between(8.4, 22, usda(9094, '1 fig; Fineli: 13–22 g', 8.4)) },
  prunes: {
    piece: [
      soldIn('us', between(8, 9.5, usda(9291, '1 prune, pitted; FNDDS: 8 g', 9.5))),
      between(7, 9.5, inEurope(11063, 'medium-sized piece', 7)),
    ],
  },
  'kiwi-sliced': {
    piece: inNewZealand(
      [66, 110],
      between(69, 90, usda(9148, '1 fruit (2" dia); Matportalen: 75 g, Fineli: 90 g', 69)),
    ),
  },
  // SR26 weighed 12 fruits, 336 g with a deviation of 144; before, the USDA had 207, as of the mangoes of most shops
  'mango-diced': {
    piece: inNewZealand([251, 467], between(207, 336, usda(9176, '1 fruit without refuse', 336))),
  },
  'melon-diced': {
    small: inFrance('Melon, portion: 500 g − 49 %; gros: 800 g')(
      [255, 408],
      usda(9181, '1 melon, small (about 4-1/4" dia)', 441),
    ),
    medium: inNewZealand(
      [507, 1370],
      inNorway([280, 690], usda(9181, '1 melon, medium (about 5" dia)', 552)),
    ),
    large: usda(9181, '1 melon, large (about 6-1/2" dia)', 814),
  },
  'orange-sections': {
    small: [
      usSold(9200, '1 small (2-3/8" dia)', 96),
      soldIn('eu', between(115, 155, norway('Orange, small: 150 g − 22 %; Fineli: 155 g', 115))),
    ],
    medium: [
      between(131, 154, usSold(9200, '1 fruit (2-5/8" dia); FNDDS: 154 g', 131)),
      inFrance('Orange: 200 g − 27 %')(
        146,
        soldIn('eu', between(195, 215, norway('Orange: 250 g − 22 %; Fineli: 215 g', 195))),
      ),
    ],
    large: [usSold(9200, '1 large (3-1/16" dia)', 184), inEurope(11045, 'big piece, without skin', 270)],
  },
  'passion-fruit-pulp': { piece: inBrazil(45, usda(9231, '1 fruit without refuse', 18)) },
  'peaches-sliced': {
    small: [usSold(9236, '1 small (2-1/2" dia)', 130), EUROPEAN_PEACH.small],
    medium: [usSold(9236, '1 medium (2-2/3" dia)', 150), EUROPEAN_PEACH.medium],
    large: inRecipes([181, 218], usSold(9236, '1 large (2-3/4" dia)', 175)),
    extraLarge: usSold(9236, '1 extra large (3" dia)', 224),
  },
  'pears-cubed': {
    small: inRecipes([151, 185], usda(9252, '1 small', 148)),
    medium: inRecipes([169, 204], between(145, 178, usda(9252, '1 medium; Matportalen: 145 g', 178))),
    large: inRecipes([204, 227], usda(9252, '1 large', 230)),
  },
  'pineapple-canned': { slice: usda(9268, '1 slice or ring (3" dia) with liquid', 47) },
  'pineapple-chunks': {
    piece: [
      inRecipes([636, 925], usSold(9266, '1 fruit', 905)),
      inFrance('Ananas: 2 kg − 49 %')(
        1020,
        between(400, 800, inEurope(11056, 'medium-sized piece, without skin; small 400 g, big 800 g', 600)),
      ),
    ],
    slice: between(56, 166, usda(9266, '1 slice (3-1/2" dia x 3/4" thick); thin 56 g, 4-2/3" 166 g', 84)),
  },
  'plums-sliced': {
    piece: inRecipes([80, 128], between(66, 75, usSold(9279, '1 fruit (2-1/8" dia); FNDDS: 75 g', 66))),
    small: inEurope(11053, 'small piece', 30),
    medium: inEurope(11053, 'medium-sized piece', 50),
    large: inEurope(11053, 'big piece', 100),
  },
  'rhubarb-diced': { stalk: inRecipes([91, 113], inNewZealand(55, usda(9307, '1 stalk', 51))) },
  'strawberries-sliced': {
    small: between(7, 10, usda(9316, '1 small (1" dia); Matportalen: 10 g', 7)),
    medium: between(12, 20, usda(9316, '1 medium (1-1/4" dia); Matportalen: 20 g', 12)),
    large: between(18, 30, usda(9316, '1 large (1-3/8" dia); Matportalen: 30 g', 18)),
    extraLarge: usda(9316, '1 extra large (1-5/8" dia)', 27),
  },
  'breadcrumbs-fresh': { slice: between(25, 30, usda(18069, '1 slice, large; 1 slice 25 g', 30)) },
  // Recipes that say crackers often mean sheets of two squares: two of Honey Maid's weigh 31 g
  'graham-crumbs': { piece: between(7, 15.5, usda(18173, '1 cracker (2-1/2" square)', 7)) },
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
      soldIn('de', between(15, 16, piece('oetker', 'Backin, für 500 g Mehl', 16))), // other makers' have 15 g
      soldIn('es', piece('royal', 'Sobres de 16 g', 16)),
    ],
  },
  'gelatin-sheets': { sheet: between(1.7, 2, piece('oetker', '6 leaves of gelatine = 10 g', 1.7)) }, // each sets about as much, whatever it weighs
  'american-cheese': { slice: inRecipes([27, 28], usSold(1042, '1 slice (3/4 oz)', 21)) },
  colby: { slice: sliceOfCheese(1011) },
  'port-salut': { slice: sliceOfCheese(1034) },
  muenster: { slice: sliceOfCheese(1030) },
  fontina: { slice: sliceOfCheese(1020) },
  'queso-asadero': { slice: usSold(1166, '1 slice (1 oz)', 28) },
  'queso-chihuahua': { slice: sliceOfCheese(1167) },
  'sugar-cubes': {
    piece: [
      usSold(19335, '1 cube', 2.3),
      soldIn('fr', between(6, 7.9, piece('mesLiens', 'No. 4: 168 in 1 kg; no. 3: 126', 6))),
      soldIn('de', between(2.3, 4, piece('danielaMulle', 'ca. 12 Stück Würfelzucker (35 g)', 2.9))), // hggh: 4 g
    ],
  },
  nori: { sheet: usda(11446, '10 sheets weigh 26 g', 2.6) },
  'hard-boiled-eggs': {
    large: usSold(1129, '1 large', 50),
    piece: [inNorway(56, euEgg('M', 50, [53, 63])), mexico(44)], // as raw
  },
  'quail-eggs': { piece: usda(1140, '1 egg', 9) },
  'white-bread': {
    slice: [
      also(
        'labels',
        'ShopRite, Enriched Sandwich White: 2 in 47 g (45011344); Mountain White: 36 g (45015047)',
      )([23.5, 36], usSold(18069, '1 slice', 28)),
      europe('Bread, white, per slice', 40, 50),
    ],
  },
  'whole-wheat-bread': {
    slice: [
      also(
        'labels',
        'Schmidt, 100% Whole Wheat: 25 g (45008892); Arnold, Country Whole Wheat: 43 g (45011318)',
      )([25, 43], usSold(18075, '1 slice', 32)),
      mexico(25),
    ],
  },
  'rye-bread': {
    slice: also('labels', 'Macrina, Rye Bread (45024138)')(
      42,
      between(25, 32, usSold(18060, '1 slice, regular; thin 25 g', 32)),
    ),
  },
  pumpernickel: {
    slice: [
      between(26, 42, label('Manischewitz, Pumpernickel Bread (45008891); NDB 18044: 26 g', 32)),
      europe('Pumpernickel, per slice', 40),
    ],
  },
  'sourdough-bread': {
    slice: between(
      33,
      64,
      label('Breadsmith, Sourdough Bread, 0.5 inch (45024632); NDB 18029, 1.75 inch: 64 g', 44),
    ),
  },
  focaccia: { piece: usSold(18973, '1 piece', 57) },
  challah: { slice: usSold(18027, '1 slice (5" x 3" x 1/2")', 40) },
  cornbread: { piece: usSold(18024, '1 piece', 65) },
  pita: {
    small: usSold(18041, '1 pita, small  (4" dia)', 28),
    large: [
      between(60, 85, usSold(18041, '1 pita, large (6-1/2" dia); FNDDS: 85 g', 60)),
      europe('Pita bread', 75),
    ],
  },
  'english-muffins': { piece: usSold(18258, '1 muffin', 57) },
  'soft-pretzels': {
    small: usSold(43109, '1 small', 62),
    medium: usSold(43109, '1 medium', 115),
    large: usSold(43109, '1 large', 143),
  },
  bagels: {
    small: usSold(18001, '1 small bagel (3" dia)', 69),
    medium: [
      between(
        81,
        105,
        usSold(18001, '1 medium bagel (3-1/2" to 4" dia); Lender’s: 81 g, 1st National: 85 g', 105),
      ),
      mexico(72),
    ],
    large: usSold(18001, '1 large bagel (4-1/2")', 131),
  },
  croissants: {
    small: usSold(18239, '1 croissant, small', 42),
    medium: [usSold(18239, '1 croissant, medium', 57), europe('Croissant; large 80 g', 45, 80)],
    large: usSold(18239, '1 croissant, large', 67),
  },
  'burger-buns': {
    piece: [
      between(39, 65, label('Bimbo, White Hamburger Buns (45009799); NDB 18350: 42 g', 50)),
      also('fastfood', 'Un petit pain à burger de 50 g')(50, europe('Hamburger bun', 80)),
    ],
  },
  'hot-dog-buns': {
    piece: [
      also('labels', 'Bimbo, Hot Dog Potato Rolls (45011343)')(57, usSold(18350, '1 roll', 42)),
      europe('Hot dog bun; large 60 g', 30, 60),
    ],
  },
  'bread-rolls': {
    piece: [
      between(57, 85, usSold(18353, '1 roll (3-1/2" dia); Cobblestone: 85 g', 57)),
      europe('Rolls, white; coarse ones 70 g', 45, 85),
    ],
  },
  'puff-pastry': {
    sheet: soldIn('us', piece('recipes', '1/2 17.3-ounce package (1 sheet)', 245)),
    piece: FRENCH_PUFF_PASTRY,
    sachet: FRENCH_PUFF_PASTRY,
    block: soldIn('de', piece('doclion', '1 Packung Blätterteig, ca. 275 g', 275)),
  },
  'lasagna-sheets': { piece: LASAGNA_SHEET, sheet: LASAGNA_SHEET },
  phyllo: { sheet: usSold(18338, '1 sheet dough', 19) },
  // Frozen 173 g, deep 225 g, from the refrigerator 229 g: NDB 18334, 18945, 18948
  'pie-crust': { piece: between(173, 229, usSold(18402, '1 crust, single 9"', 194)) },
  'graham-crust': { piece: usSold(18942, '1 crust', 183) },
  'pizza-dough': { piece: usRecipes(45, [283, 391, 454]) },
  'flour-tortillas': {
    small: usSold(18364, '1 tortilla medium (approx 6" dia)', 30),
    medium: [
      usSold(18364, '1 tortilla (approx 7-8" dia)', 49),
      europe('Tortilla, wheat flour; large 60 g', 40, 60),
    ],
    large: usSold(18364, '1 tortilla (approx 10" dia)', 72),
    extraLarge: between(104, 117, usSold(18364, '1 tortilla (approx 12" dia); FNDDS: 104 g', 117)),
  },
  'corn-tortillas': { piece: between(24, 28, usSold(18363, '1 tortilla; FNDDS: 28 g', 24)) },
  'taco-shells': {
    medium: between(10.7, 13.3, usSold(18360, '1 medium (approx 5" dia); packages have 10.7 g', 13.3)),
    large: usSold(18360, '1 large (6-1/2" dia)', 21),
  },
  tostadas: {
    piece: [usSold(18952, '1 piece', 12.3), mexico(10)],
  },
  'wonton-wrappers': { piece: usSold(18368, '1 wrapper, wonton (3-1/2" square)', 8) },
  'egg-roll-wrappers': { piece: usSold(18368, '1 wrapper, eggroll (7" square)', 32) },
  crackers: { piece: [usSold(18229, '1 cracker, round', 3.2), europe('Crackers', 5, 9), mexico(4)] },
  saltines: { piece: usSold(18228, '1 cracker square', 3) },
  crispbread: { piece: between(6.5, 10, usSold(18216, '1 crispbread; Kavli: 8.5 g, Vaasan: 6.5 g', 10)) },
  rusks: { piece: usSold(18224, '1 rusk', 10) },
  matzo: { piece: usSold(18217, '1 matzo', 28) },
  'rice-cakes': { piece: [usSold(19051, '1 cake', 9), europe('Net weight', 6)] },
  ladyfingers: {
    piece: also('labels', 'Balocco, Ladyfingers: 4 in 30 g (45018043)')(
      7.5,
      usSold(18423, '1 ladyfinger', 11),
    ),
  },
  shortbread: { piece: between(8, 17, usSold(18192, '1 cookie (1-5/8" square); Walkers: 14.5 g', 8)) },
  gingersnaps: {
    piece: between(5.6, 7, usSold(18172, '1 cookie; Food Club: 5 = 28 g', 7)),
  },
  'vanilla-wafers': {
    piece: between(3.6, 6, label('Topco, Vanilla Wafers: 7 in 31 g (45011165); NDB 18213: 6 g', 4.4)),
  },
  'chocolate-wafers': { piece: usSold(18157, '1 wafer', 6) },
  'cinnamon-rolls': {
    piece: usSold(18356, '1 roll (2-3/4" square)', 60),
    large: usSold(18356, '1 large', 83),
  },
  chicken: {
    piece: [between(736, 1104, usSold(5006, 'half a chicken, bone removed: 460 g', 920)), CHICKEN_IN_EUROPE],
  },
  'whole-chicken': { piece: [usSold(5001, '1 chicken', 1046), CHICKEN_IN_EUROPE] },
  // Half of 51 recipes that weigh theirs have less than 6 ounces (170 g) each (November 2026), within what USDA weighed
  'chicken-breasts': {
    piece: between(
      145,
      272,
      usSold(5057, 'half a breast, bone removed: 145 g; 1 piece of NDB 05062: 272 g; Allrecipes: 6 oz', 170),
    ),
  },
  // Half of 26 recipes that weigh theirs have at most 4 ounces (113 g) each (November 2026)
  'chicken-thighs': {
    piece: between(85, 147, usSold(5080, '1 thigh bone and skin removed: 147 g; Allrecipes: 4 oz', 113)),
  },
  'chicken-drumsticks': {
    piece: [usSold(5080, '1 drumstick bone and skin removed', 88), europe('Net weight', 60, 70)],
  },
  'chicken-livers': { piece: usda(5027, '1 liver', 44) },
  'cornish-hens': { piece: inRecipes(415, usSold(5307, '.5 bird of 168 g', 336)) },
  quail: { piece: usSold(5157, '1 quail', 109) },
  pheasant: { piece: usda(5153, '.5 pheasant, bone removed: 400 g', 800) },
  'skirt-steak': {
    piece: soldIn('us', between(266, 680, piece('recipes', '14 (NDB 23224: 266 g)', 680))),
  },
  'strip-steak': { piece: inRecipes([227, 312], spread(39.4, usSold(23388, '1 steak', 302))) },
  'ribeye-steak': { piece: spread(47.6, usSold(23201, '1 steak', 361)) },
  'beef-tenderloin': { piece: spread(22.9, usSold(23342, '1 steak', 170)) },
  'corned-beef': { slice: usSold(13348, '1 slice (3/4 oz)', 21) },
  pastrami: { slice: usSold(13355, '1 slice (1 oz)', 28) },
  // Without bones, half of 19 recipes that weigh theirs have at most 170 g each (November 2026); USDA weighed 117 to 263
  'pork-chops': {
    piece: between(113, 263, usSold(10036, '1 chop without refuse = 199 g; Allrecipes: 6 oz', 170)),
  },
  'pork-tenderloin': {
    piece: inRecipes(
      [361, 680],
      usSold(10218, '1 roast (Yield from 1 raw roast, with refuse, weighing 504g)', 505),
    ),
  },
  'lamb-chops': {
    piece: inRecipes(
      [112, 157],
      usSold(17023, '1 chop, excluding refuse (yield from 1 raw chop, with refuse, weighing 120 g)', 95),
    ),
  },
  chorizo: { piece: usSold(7019, '1 link (4" long)', 60) },
  bacon: { slice: SLICE_OF_BACON },
  lardons: {
    slice: SLICE_OF_BACON,
    sachet: soldIn('fr', piece('nicolas', 'Allumettes fumées: paquets de 2x100g', 200)),
  },
  sausages: {
    piece: [
      between(52, 113, usSold(7036, '1 link, 5/lb or 4/lb; 1 hot dog of NDB 07950 weighs 52 g', 91)),
      soldIn('eu', between(40, 80, piece('ukma', '40–80 g each', 60))),
    ],
  },
  'bacon-cooked': { slice: [usSold(10860, '1 slice cooked', 8.1), mexico(7)] },
  ham: {
    slice: [
      also('labels', 'Buddig, Premium Deli Smoked Ham: 4 in 50 g (45011000)')(
        12.5,
        usSold(7029, '1 slice', 28),
      ),
      europe('Boiled ham, per slice', 12, 25),
      mexico(21),
      soldIn('fr', piece('charcuteries', '1 tr. jambon cuit supérieur (45 g)', 45)),
    ],
  },
  salami: { slice: spread(6.87, usSold(7072, '1 slice', 9.8)) },
  pepperoni: { slice: usSold(7057, '1 slice round', 2) },
  'breakfast-sausage': {
    piece: also('labels', 'Applegate: 3 in 59 g (45002943); Niman Ranch: 2 in 57 g (45021255)')(
      [19.7, 28.5],
      usSold(7063, '1 link', 25),
    ),
  },
  'chicken-sausage': { piece: usSold(7928, '1 link', 84) },
  'italian-sausage': { piece: between(85, 113, usSold(7036, '1 link, 4/lb; Usinger: 85 g', 113)) },
  frankfurters: {
    piece: [
      also('labels', 'Hatfield, Classic Franks (45003886); Sabrett, Skinless Frankfurters (45006975)')(
        [45, 57],
        usSold(7950, '1 serving (1 hot dog)', 52),
      ),
      mexico(45),
      europe('Wiener/frankfurter, per item', 65),
      soldIn('fr', piece('charcuteries', '1 saucisse de Strasbourg (35 g)', 35)),
    ],
  },
  mortadella: { slice: [usSold(7050, '1 slice (15 per 8 oz package)', 15), mexico(21)] },
  bologna: { slice: [usSold(7007, '1 slice', 30), europe('Bologna, per slice', 9)] },
  haddock: { piece: inRecipes([113, 170], usSold(15033, '1 fillet', 193)) },
  pollock: { piece: inRecipes([138, 170], usSold(15066, '1 fillet', 77)) },
  tilapia: { piece: spread(35.9, usSold(15261, '1 fillet', 116)) },
  catfish: { piece: inRecipes([113, 206], usSold(15234, '1 fillet', 159)) },
  'mahi-mahi': {
    piece: soldIn('us', between(113, 204, piece('recipes', '18 (NDB 15023: 204 g)', 128))),
  },
  swordfish: { piece: inRecipes([170, 227], usSold(15110, '1 piece (4-1/2" x 2-1/8" x 7/8")', 136)) },
  anchovies: {
    piece: inNorway(5, between(2.5, 4, usda(15002, '1 anchovy; Crown Prince: 6 = 15 g', 4))),
  },
  mussels: {
    medium: between(8, 16, usda(15164, '1 medium; Matportalen: 8 g', 16)),
    large: usda(15164, '1 large', 20),
  },
  clams: { medium: usda(15157, '1 medium', 14.5), large: usda(15157, '1 large', 20) },
  oysters: { medium: between(14, 50, usda(15167, '6 medium weigh 84 g', 14)) }, // Pacific: 50 g (15171)
  'vegan-sausages': { piece: [usSold(43130, '1 frankfurter', 70), mexico(25)] },
  falafel: { piece: usSold(16138, '1 patty (approx 2-1/4" dia)', 17) },
  'dill-pickles': {
    small: also('labels', 'Weis, Kosher Baby Dill Pickles (45016714)')(28, usSold(11937, '1 small', 37)),
    piece: also('labels', 'Mt. Olive, Kosher Dills: 1/2 = 28 g (45020967)')(
      56,
      between(65, 80, usSold(11937, '1 piece; FNDDS: 80 g', 65)),
    ),
    large: usSold(11937, '1 large (4" long)', 135),
  },
  'bouillon-cube': {
    cube: [
      usSold(6076, '1 cube', 3.6),
      soldIn('eu', fineli(29008, 'Vegetable bouillon cube, as of chicken and of fish', 11)),
    ],
  },
  'chicken-bouillon-cube': {
    cube: [
      usSold(6081, '1 cube', 4.8),
      soldIn('eu', fineli(29009, 'Chicken bouillon cube, medium-sized piece', 11)),
    ],
  },
  'caramel-candies': {
    piece: also('labels', 'Food Club, Caramels: 6 in 40 g (45011658)')(6.7, usSold(19074, '1 piece', 10.1)),
  },
  marshmallows: { piece: usSold(19116, '1 regular', 7.2) },
  parsnips: {
    small: fineli(309, 'small piece', 100),
    medium: inRecipes(
      [88, 121],
      inNewZealand(169, between(100, 150, fineli(309, 'medium-sized piece; Matportalen: 100 g', 150))),
    ),
    large: inRecipes([96, 166], fineli(309, 'big piece', 200)),
  },
  celeriac: {
    small: inRecipes([219, 268], fineli(311, 'small piece', 200)),
    medium: inRecipes(390, fineli(311, 'medium-sized piece', 600)),
    large: fineli(311, 'big piece', 800),
  },
  kohlrabi: { piece: between(110, 230, fineli(329, 'medium-sized piece; Matportalen: 110 g', 230)) },
  'napa-cabbage': { head: inNorway(735, between(840, 850, fdc(2345294, '1 head', 840))) }, // Fineli: 850 g
  lemons: {
    slice: inNorway(15, usda(9150, '1 wedge or slice (1/8 of one 2-1/8" dia lemon)', 7)), // FNDDS: 8 g
    piece: between(58, 84, usSold(9150, '1 fruit (2-1/8" dia); 2-3/8" dia: 84 g; FNDDS: 65 g', 58)),
    small: inEurope(11048, 'small piece, without skin', 60),
    medium: inFrance('Citron: 100 g − 47 %')(53, inEurope(11048, 'medium-sized piece, without skin', 80)),
    large: inEurope(11048, 'big piece, without skin', 100),
  },
  limes: {
    piece: inMexico(49, usda(9159, '1 fruit (2" dia)', 67)),
    slice: inNorway(10, fdc(2344664, '1 slice or wedge', 8)),
  },
  jalapenos: { piece: inRecipes([23, 26], usda(11979, '1 pepper', 14)) },
  'jalapenos-pickled': { piece: usda(11632, '1 pepper', 22) },
  'green-chili': {
    piece: [usSold(11670, '1 pepper', 45), inEurope(31557, 'medium-sized piece', 10)],
  },
  'red-chili': {
    piece: [usSold(11819, '1 pepper', 45), inNorway(7, inEurope(31557, 'chili, medium-sized piece', 10))],
  },
  'serrano-chilies': { piece: byTheCup([4, 5], usda(11977, '1 pepper', 6.1)) },
  'dried-chilies': { piece: inRecipes([6, 8], usda(11962, '1 pepper', 0.5)) },
  'thai-chilies': {
    piece: between(2, 3, piece('birdsEyeChiles', '3 Birds Eye Chile Peppers, 6 g; 30, 90 g', 2)),
  },
  'arbol-chiles': { piece: inMexico(1.75, usda(11962, '1 pepper', 0.5)) },
  'ancho-chiles': { piece: inRecipes([8, 14], usda(11978, '1 pepper', 17)) },
  'guajillo-chiles': {
    piece: between(4, 7.5, piece('guajillos', '10 guajillo chiles = 40 g; 4 to 5 large ones per 30 g', 6)),
  },
  'pasilla-chiles': { piece: usda(11982, '1 pepper', 7) },
  'bok-choy': { leaf: usda(11116, '1 leaf', 14), head: usda(11116, '1 head', 840) },
  'brussels-sprouts': {
    piece: between(12, 19, usda(11098, '1 sprout; Matportalen: 15 g − 20 %', 19)),
  },
  turnips: {
    small: [usSold(11564, '1 small', 61), inEurope(304, 'small piece', 80)],
    medium: [
      inRecipes([92, 138], usSold(11564, '1 medium', 122)),
      inNorway(40, inEurope(304, 'medium-sized piece', 170)),
    ],
    large: [usSold(11564, '1 large', 183), inEurope(304, 'big piece', 270)],
  },
  rutabaga: {
    small: usda(11435, '1 small', 192),
    medium: [usSold(11435, '1 medium', 386), soldIn('eu', norway('Swede: 1000 g − 17 %', 830))],
    large: inRecipes([530, 723], usda(11435, '1 large', 772)),
  },
  'fennel-bulb': { head: between(140, 234, usda(11957, '1 bulb; Matportalen: 140 g, Fineli: 200 g', 234)) },
  'swiss-chard': { leaf: usda(11147, '1 leaf', 48) },
  'endive-belgian': {
    head: [
      soldIn('us', between(53, 107, piece('recipes', '10 (NDB 11151: 53 g)', 107))),
      soldIn('eu', between(50, 175, piece('zeVinci', '1 endive, parée; 6 de 300 g, 2 grosses de 350 g', 90))),
    ],
  },
  'endive-curly': { head: inRecipes([390, 463], usda(11213, '1 head', 513)) },
  radicchio: { leaf: usda(11952, '1 leaf', 8) },
  'romaine-lettuce': {
    head: byTheCup([235, 376], inRecipes([426, 640], usda(11251, '1 head', 626))),
    leaf: between(6, 28, usda(11251, '1 leaf outer; inner 6 g', 28)),
  },
  'iceberg-lettuce': {
    leaf: between(5, 15, usda(11252, '1 leaf, medium; small 5 g, large 15 g', 8)),
    head: between(324, 755, usda(11252, '1 head, medium (6" dia); small 324 g, large 755 g', 539)), // Matportalen: 470 g
  },
  'butter-lettuce': {
    head: inRecipes([126, 147], usda(11250, '1 head (5" dia)', 163)),
    leaf: between(5, 15, usda(11250, '1 leaf, medium; small 5 g, large 15 g', 7.5)),
  },
  artichokes: {
    medium: inRecipes([91, 96], usda(11007, '1 artichoke, medium', 128)),
    large: inRecipes([123, 136], usda(11007, '1 artichoke, large', 162)),
  },
  cassava: { piece: inMexico(240, usda(11134, '1 root', 408)) },
  jicama: {
    small: byTheCup([120, 140], usda(11603, '1 small', 365)),
    medium: inRecipes([417, 574], usda(11603, '1 medium', 659)),
    large: usda(11603, '1 large', 1200),
  },
  'lotus-root': { piece: usda(11254, '1 root (9-1/2" long)', 115) },
  daikon: { piece: usda(11430, '1 radish (7" long)', 338) },
  'baby-carrots': {
    large: usda(11960, '1 large', 15),
    medium: inRecipes([10, 13], inNorway([4, 10], usda(11960, '1 medium', 10))),
  },
  'potatoes-boiled': {
    small: usda(11367, '1 small (1-3/4" to 2-1/2" dia.)', 125),
    medium: inNorway([55, 100], inMexico(136, usda(11367, '1 medium (2-1/4" to 3-1/4" dia.)', 167))),
    large: usda(11367, '1 large (3" to 4-1/4" dia.)', 300),
  },
  'acorn-squash': { piece: inRecipes([517, 689], usda(11482, '1 squash (4 inch dia)', 431)) },
  'squash-blossoms': { piece: usda(11416, '1 flower', 2) },
  chayote: { piece: inBrazil([145, 230], usda(11149, '1 chayote (5-3/4")', 203)) },
  tomatillos: { medium: inRecipes([38, 67], usda(11954, '1 medium', 34)) },
  'green-tomatoes': {
    small: usda(11527, '1 small', 91),
    medium: usda(11527, '1 medium', 123),
    large: usda(11527, '1 large', 182),
  },
  'oil-packed-tomatoes': {
    piece: between(3, 10, norway('Tomatoes, sun-dried, in oil: NDB 11956: 3 g, Fineli: 10 g', 7)),
  },
  'corn-ears': EARS,
  'corn-baby': { piece: usda(11168, '1 baby ear', 8) },
  'hearts-of-palm': { piece: between(33, 40, usda(11961, '1 piece; FNDDS: 40 g', 33)) },
  'grape-leaves': {
    leaf: between(4, 5, piece('labels', 'Divina, Grape Leaves (45024468); NDB 11975: 4 g', 5)),
  },
  shiitake: { piece: inNorway(8, inRecipes([21, 26], usda(11238, '1 piece whole', 19))) },
  'shiitake-dried': { piece: inRecipes([2, 3], usda(11268, '1 mushroom', 3.6)) },
  'portobello-mushrooms': { piece: inRecipes([110, 160], usda(11265, '1 piece whole', 84)) },
  chanterelles: { piece: usda(11239, '1 piece', 5.4) },
  morels: { piece: usda(11240, '1 piece', 12.9) },
  'oyster-mushrooms': {
    small: inNorway(7, usda(11987, '1 small', 15)),
    large: usda(11987, '1 large', 148),
  },
  enoki: { large: usda(11950, '1 large', 5), medium: usda(11950, '1 medium', 3) },
  'wood-ear-dried': { piece: usda(11988, '1 piece', 4.5) },
  'tofu-puffs': { piece: usSold(16129, '1 piece', 13) },
  mandarins: {
    small: usda(9218, '1 small (2-1/4" dia)', 76),
    medium: inMexico(64, between(88, 109, usda(9218, '1 medium (2-1/2" dia); FNDDS: 109 g', 88))),
    large: usda(9218, '1 large (2-3/4" dia)', 120),
  },
  clementines: {
    piece: inFrance('Clémentine: 70 g − 23 %')(
      54,
      inNorway([60, 85], between(74, 85, usda(9433, '1 fruit; FNDDS: 85 g', 74))),
    ),
  },
  kumquats: { piece: usda(9149, '1 fruit without refuse', 19) },
  nectarines: {
    small: [usSold(9191, '1 small (2-1/3" dia)', 129), EUROPEAN_PEACH.small],
    medium: [inRecipes([103, 155], usSold(9191, '1 medium (2-1/2" dia)', 142)), EUROPEAN_PEACH.medium],
    large: inRecipes([138, 155], usSold(9191, '1 large (2-3/4" dia)', 156)),
  },
  figs: {
    small: usda(9089, '1 small (1-1/2" dia)', 40),
    medium: inMexico(36, usda(9089, '1 medium (2-1/4" dia)', 50)),
    large: usda(9089, '1 large (2-1/2" dia)', 64),
  },
  'pomegranate-arils': {
    piece: between(120, 282, norway('Pomegranate: 285 g − 34 %; NDB 09286: 282 g, Fineli: 190 g', 190)),
  },
  persimmons: {
    piece: inNewZealand(
      83,
      between(125, 240, usda(9263, '1 fruit (2-1/2" dia); Matportalen: 125 g, Fineli: 240 g', 168)),
    ),
  },
  papaya: {
    small: usda(9226, '1 fruit, small', 157),
    large: inRecipes(281, usda(9226, '1 fruit, large', 781)),
  },
  quinces: { piece: inRecipes([121, 173], usda(9296, '1 fruit without refuse', 92)) },
  'star-fruit': {
    small: usda(9060, '1 small (3-1/8" long)', 70),
    medium: usda(9060, '1 medium (3-5/8" long)', 91),
    large: usda(9060, '1 large (4-1/2" long)', 124),
  },
  cherimoya: { piece: spread(77.5, usda(9062, '1 fruit without skin and seeds', 235)) },
  soursop: { piece: inMexico(238, usda(9315, '1 fruit (7" x 5-1/4" dia)', 625)) },
  mamey: { piece: spread(245.6, usda(9314, '1 fruit without refuse', 558)) },
  lychees: { piece: inNorway(12, usda(9164, '1 fruit without refuse', 9.6)) },
  guavas: { piece: inMexico(41, usda(9139, '1 fruit, without refuse', 55)) },
  'prickly-pears': { piece: inNorway(80, usda(9287, '1 fruit without refuse', 103)) },
  plantains: { medium: usda(9277, '1 medium', 179) },
  'peaches-canned': {
    half: inNewZealand(53, inNorway(90, usda(9370, '1 half', 73))),
    slice: usda(9370, '1 slice', 12.7),
  },
  'pears-canned': { half: between(48, 90, usda(9374, '1 half; Matportalen: 90 g', 48)) },
  'maraschino-cherries': { piece: usda(9328, '1 cherry (NLEA serving)', 5) },
  'stuffed-olives': { piece: between(2.5, 3.5, usda(9195, '1 olive; packages have 2.5 to 3.5 g', 2.7)) },
  'parsley-fresh': {
    sprig: usda(11297, '10 sprigs weigh 10 g', 1),
    bunch: inRecipes(
      [61, 108],
      between(28, 57, piece('flavoryCooking', 'typically 1-2 ounces (28-57 grams)', 43)),
    ),
  },
  'bay-leaves': {
    leaf: between(0.2, 0.3, piece('herbMedicine', 'A single dried bay leaf: 0.2 to 0.3 grams', 0.2)),
  },
  'mint-fresh': {
    leaf: between(0.05, 0.15, usda(2065, '2 leaves of spearmint weigh 0.3 g', 0.15)), // of peppermint 0.1 g
    bunch: inRecipes(
      [12, 18],
      between(55, 91, piece('howMuchIsIn', 'an average bunch: 3.2 ounces − 40 %', 55)),
    ),
  },
  'cilantro-fresh': {
    sprig: usda(11165, '9 sprigs weigh 20 g', 2.2),
    bunch: also('zeVinci', '1 botte: 30 g, 1 bouquet: 50 g')(
      [26, 43],
      between(35, 60, piece('recipes', '6', 42)),
    ),
  },
  'ginger-fresh': {
    inch: between(6, 16, piece('recipes', '8', 14)), // 26 German lines: 2.5 g by the centimeter
    slice: usda(11216, '5 slices (1" dia) weigh 11 g', 2.2),
  },
  'thyme-fresh': {
    sprig: between(
      0.2,
      0.4,
      piece('referenceThyme', '1/4 to 1/2 teaspoon of leaves, of 0.8 g (NDB 02049)', 0.3),
    ),
    bunch: between(28, 57, piece('recipes', '3', 28)),
  },
  'rosemary-fresh': {
    sprig: between(
      0.2,
      0.5,
      piece(
        'sauceAndBites',
        'Medium: 1/2 to 3/4 teaspoon chopped, of 0.7 g (NDB 02063); small from 1/4',
        0.4,
      ),
    ),
  },
  'dill-fresh': { sprig: usda(2045, '5 sprigs weigh 1 g', 0.2) },
  'basil-fresh': {
    leaf: usda(2044, '5 leaves weigh 2.5 g', 0.5),
    bunch: inRecipes(
      [26, 45],
      between(40, 71, piece('reference', 'A bunch: 2.5 ounces, without stems 1.4 ounces', 40)),
    ),
  },
  epazote: { sprig: usda(11984, '1 sprig', 2) },
  'carrots-cooked': { piece: between(46, 60, usda(11125, '1 carrot; FNDDS: 60 g', 46)) },
  'cheddar-shredded': { slice: sliceOfCheese(1009) },
  'swiss-cheese-shredded': { slice: sliceOfCheese(1040) },
  'emmental-grated': { slice: sliceOfCheese(1040) },
  'gruyere-shredded': { slice: sliceOfCheese(1023) },
  'monterey-jack-shredded': { slice: sliceOfCheese(1025) },
  'provolone-diced': { slice: sliceOfCheese(1035) },
  bread: {
    slice: [
      also(
        'labels',
        'Kroger, Round Top White: 26 g (45002449); Arnold, Country Whole Wheat: 43 g (45011318)',
      )([26, 43], usSold(18069, '1 slice', 28)),
      europe('Bread, coarse, per slice', 45, 60),
    ],
  },
  'italian-bread': {
    slice: between(20, 40, label('Schmidt, Italian Enriched Bread (45008894); NDB 18033: 20 g', 31)),
  },
  // As French bread, medium slices weigh 64 g; others have 200 g
  baguette: {
    piece: between(200, 300, piece('guichetDuSavoir', 'une baguette, en moyenne', 250)),
    slice: between(32, 64, usSold(18029, '1 slice, small (2" x 2-1/2" x 1-3/4")', 32)),
  },
  naan: {
    piece: between(90, 100, usSold(28307, '1 piece; Indian Life: 100 g', 90)),
  },
  'dinner-rolls': {
    piece: between(28, 43, label('Weis, Dinner Rolls, Potato (45008685); NDB 18342: 28 g', 38)),
  },
  'sub-rolls': {
    small: soldIn('us', fdc(2343143, '1 small (5-1/2" long)', 73)),
    medium: soldIn('us', fdc(2343143, '1 medium (8" long)', 106)),
    large: soldIn('us', fdc(2343143, '1 large (11-1/2" long)', 153)),
  },
  bolillos: { piece: [usSold(28288, '1 piece', 98), mexico(60, 69)] },
  'american-biscuits': {
    piece: between(45, 60, usSold(18016, '1 biscuit (2-1/2" dia); FNDDS: 45 g', 60)),
  },
  'biscuit-dough': { can: BISCUIT_DOUGH, sachet: BISCUIT_DOUGH },
  'stuffing-mix': { sachet: usSold(18081, '1 package (6 oz)', 170) },
  // USDA's package of 18.50 oz (NDB 18144) is no longer sold
  'cake-mix': {
    sachet: soldIn(
      'us',
      between(432, 517, piece('allrecipes', '1 (15.25 ounce) package; older ones 18.25 ounces', 432)),
    ),
  },
  'brownie-mix': { sachet: inRecipes([517, 561], usSold(18152, '1 package (21.5 oz)', 610)) },
  'cornbread-mix': { sachet: usSold(18022, '1 package (8.5 oz)', 241) },
  'vanilla-pudding-instant': { sachet: usSold(19202, '1 package (3.5 oz)', 99) },
  'chocolate-pudding-instant': { sachet: inRecipes(111, usSold(19184, '1 package (3.5 oz)', 99)) },
  'flavored-gelatin': { sachet: usSold(19172, '1 package (3 oz)', 85) },
  'onion-soup-mix': {
    sachet: soldIn('us', between(28, 39, piece('allrecipes', '1 (1 ounce) package', 28))), // NDB 06094: 39 g
  },
  pectin: { sachet: usSold(19310, '1 package (1.75 oz)', 50) },
  'tomato-soup-condensed': { can: usSold(6159, '1 can', 294) },
  'refried-beans': { can: usSold(16103, '1 can', 443) },
  'tuna-canned': { can: cansOfTuna(171) },
  'tuna-in-water': {
    can: [
      ...cansOfTuna(165),
      soldIn('de', piece('skoenig', '150 g Thunfisch in eigenem Saft (eine Dose)', 150)),
    ],
  },
  'chicken-canned': { can: between(142, 283, usSold(5336, '1 can (5 oz); Allrecipes: 10 oz', 142)) },
  'salmon-canned': { can: usSold(15260, '1 can drained solids (total)', 315) },
  'sardines-canned': { can: usSold(15088, '1 can (3.75 oz)', 92) },
  'mackerel-canned': { can: usSold(15048, '1 can (15 oz)', 361) },
  'peas-canned': { can: usSold(11308, '1 can (303 x 406)', 313) },
  'green-beans-canned': { can: usSold(11056, '1 can (303 x 406)', 262) },
  'corn-canned': {
    can: [
      between(211, 298, usSold(11172, '1 can (303 x 406); can of 12 oz: 211 g', 298)),
      soldIn('de', between(140, 300, piece('danielaMulle', '1 Dose Mais (ca. 200 g)', 200))), // drained or not
    ],
  },
  'green-chilies-canned': {
    can: soldIn('us', between(113, 198, piece('allrecipes', '1 (4 ounce) can, 1 (7 ounce) can', 113))),
  },
  'corn-creamed': { can: between(397, 482, usSold(11174, '1 can (303 x 406); Allrecipes: 14 oz', 482)) },
  'bamboo-shoots': { can: between(227, 262, usSold(11028, '1 can (303 x 406); Allrecipes: 8 oz', 262)) },
  'mushrooms-canned': { can: usSold(11264, '1 can', 132) },
  'tomato-sauce': {
    can: soldIn('us', between(227, 425, piece('allrecipes', '1 (8 ounce) can, 1 (15 ounce) can', 227))),
  },
  'beef-stock': {
    can: also('allrecipes', '1 (10.5 ounce) can, 1 (14.5 ounce) can')(
      [298, 411],
      usSold(6008, '1 can 14.5 oz', 435),
    ),
    carton: usSold(6008, '1 container 32 oz', 960),
  },
  'cream-soup-condensed': { can: usSold(6016, '1 can (10.75 oz)', 305) },
  'coconut-milk': {
    can: piece('publicDomainRecipes', '1 can (400mL), 226 g = 1 cup (NDB 12118)', 382),
  },
  'ramen-noodles': { sachet: usSold(6583, '1 package without flavor packet', 81) },
  'cardamom-pods': { piece: CARDAMOM_POD, clove: CARDAMOM_POD },
  'vanilla-beans': { piece: VANILLA_BEAN, clove: VANILLA_BEAN, stalk: VANILLA_BEAN },
  'nutmeg-whole': { piece: piece('mccormick', '1/2 = 1 teaspoon ground, of 2.2 g (NDB 02025)', 4.4) },
  // McCormick: 4 cm are a teaspoon of 2.6 g; two such make the usual stick
  'cinnamon-sticks': { piece: CINNAMON_STICK, stalk: CINNAMON_STICK },
  'tomato-puree': {
    can: between(305, 822, usSold(11547, '1 can (29 oz) (401 x 411); Allrecipes: 10.75 oz', 822)),
  },
  gravy: { can: usSold(6116, '1 can', 291) },
  cola: canOf(14400, '1 can 12 fl oz', 368),
  'ginger-ale': canOf(14136, '1 can or bottle (12 fl oz)', 366),
  'lemon-lime-soda': canOf(14144, '1 can 12 fl oz', 369),
  'tonic-water': canOf(14155, '1 can or bottle (12 fl oz)', 366),
  'soda-water': canOf(14121, '1 can or bottle (12 fl oz)', 355),
  beer: canOf(14003, '1 can', 356),
  'cherry-pie-filling': { can: usSold(19314, '1 can (21 oz)', 595) },
  'apple-pie-filling': { can: usSold(19312, '1 can (21 oz)', 595) },
  'orange-juice-concentrate': { can: usSold(9214, '1 can (6 fl oz)', 213) },
  'lemonade-concentrate': {
    can: between(219, 438, usSold(14292, '1 can (6 fl oz); four of five recipes have 12 fl oz', 219)),
  },
  'spinach-frozen': { sachet: usSold(11463, '1 package (10 oz)', 284) },
  'mixed-vegetables': {
    sachet: between(284, 454, usSold(11583, '1 package (10 oz); Allrecipes: 16 oz', 284)),
  },
  'peas-and-carrots': { sachet: inRecipes(454, usSold(11322, '1 package (10 oz)', 284)) },
  'hash-browns': {
    sachet: soldIn(
      'us',
      between(567, 907, piece('allrecipes', '1 (30 ounce) package; others 20 and 32 ounces', 850)),
    ),
  },
  'french-fries': { sachet: inRecipes([397, 907], usSold(11842, '1 package (9 oz)', 255)) },
  'pearl-onions': { sachet: inRecipes(454, usSold(11289, '1 package (10 oz)', 284)) },
  'artichoke-hearts': {
    sachet: usSold(11010, '1 package (9 oz), yields', 240),
    can: soldIn('us', piece('cloveGarden', '14 ounce cans, drained weight of 8.5 ounces', 241)),
  },
  'tortilla-chips': { sachet: inRecipes([283, 411], usSold(19056, '1 bag', 213)) },
  'potato-chips': { sachet: usSold(19411, '1 bag (8 oz)', 227) },
  'duck-breast': {
    piece: soldIn('fr', between(300, 400, piece('match', 'Un magret de canard pèse de 300 à 400 g', 350))),
  },
  reblochon: {
    piece: between(450, 550, piece('reblochon', 'un poids compris entre 450 et 550 grammes', 500)),
  },
  camembert: {
    piece: soldIn('fr', piece('inao', 'au moins 250 g', 250)),
    slice: usSold(1007, '1 wedge (1.33 oz)', 38),
  },
  'feta-crumbled': { block: soldIn('eu', piece('doclion', '200 g Feta (ein Block)', 200)) },
  'mozzarella-fresh': {
    ball: [
      soldIn('us', between(122, 227, piece('recipes', '12', 227))),
      soldIn('eu', between(80, 125, piece('exquisine', 'Kugel, 80 bis 100 Gramm', 100))), // Galbani's weighs 125 g
      soldIn('de', between(100, 125, piece('skoenig', '250 g Mozzarella (2 Stück)', 125))),
      soldIn('fr', between(100, 125, piece('naereen', 'Mozzarella, un sachet de 125 g', 125))),
    ],
  },
  'greek-yogurt': { tub: soldIn('us', between(150, 170, usda(1256, '1 container', 170))) }, // FNDDS: 150 g
  'fish-bouillon-cube': { cube: soldIn('eu', fineli(29010, 'Fish stock cube, medium-sized piece', 11)) },
  'vegetable-bouillon-cube': {
    cube: soldIn('eu', fineli(29008, 'Vegetable bouillon cube, medium-sized piece', 11)),
  },
  bratwurst: { piece: usSold(7013, '1 link cooked', 85) },
  'chicken-wings': { piece: inRecipes([51, 70], usSold(5100, '1 piece: 107 g − 38 %', 66)) },
  'chicken-legs': {
    piece: [
      soldIn('us', between(166, 344, piece('recipes', '25 (NDB 05075: 344 g)', 186))),
      between(150, 344, soldIn('eu', piece('qooq', 'Cuisse de poulet, 250g − 27 %', 183))),
    ],
  },
  turkey: { piece: usSold(5165, '1 bird', 5002) },
  // Half of 46 recipes that weigh theirs have 1 1/2 pounds (680 g) or less (November 2026)
  'flank-steak': {
    piece: between(188, 907, usSold(13970, '1 steak: 188 g; Allrecipes: 1 1/2 lb', 680)),
  },
  cod: { piece: soldIn('us', between(113, 231, piece('recipes', '31 (NDB 15015: 231 g)', 142))) },
  hake: { piece: usSold(15132, '1 fillet', 92) },
  whiting: { piece: usSold(15132, '1 fillet', 92) },
  trout: { piece: [usSold(15240, '1 fillet', 79), europe('Trout fillet, raw', 160)] },
  'sea-bass': { piece: usSold(15091, '1 fillet', 129) },
  'red-snapper': { piece: usSold(15101, '1 fillet', 218) },
  sole: { piece: usSold(15028, '1 fillet', 163) },
  mackerel: { piece: usSold(15046, '1 fillet', 112) },
  herring: { piece: usSold(15039, '1 fillet', 184) },
  'pike-perch': { piece: inRecipes(113, usSold(15064, '1 fillet', 159)) },
  lobster: { piece: usSold(15147, '1 lobster', 150) },
  // Their core as that of a bell pepper, NDB 11333
  'poblano-peppers': { medium: usRecipes(10, [70, 93, 93]), large: usRecipes(5, [93, 93, 93]) },
  'anaheim-peppers': { piece: usda(11670, '1 pepper', 45) },
  pimientos: { piece: usda(11943, '1 pimiento, whole', 66) },
  'peanut-butter-cups': { piece: usSold(19150, '1 package 0.6 oz 1 cup', 17) },
  'chocolate-chip-cookies': {
    piece: also('labels', 'Clover Valley, Chocolate Chip Cookies: 3 in 33 g (45004012)')(
      11,
      usSold(18378, '1 cookie, medium (2-1/4" dia)', 16),
    ),
  },
  wafers: {
    piece: between(5.6, 10.1, label('Food Club, Sugar Wafers: 4 in 29 g (45017920); NDB 18209: 10.1 g', 7.2)),
  },
  'milk-chocolate': { bar: usSold(19120, '1 bar (1.55 oz)', 44) },
  'white-chocolate': { bar: inRecipes(113, usSold(19087, '1 bar (3 oz)', 85)) },
  'asian-pear': {
    small: usda(9340, '1 fruit 2-1/4" high x 2-1/2" dia', 122),
    large: inRecipes([213, 297], usda(9340, '1 fruit 3-3/8" high x 3" diameter', 275)),
  },
  'cranberry-sauce': { slice: usSold(9081, '1 slice (1/2" thick, approx 8 slices per can)', 57) },
  'coconut-fresh': { medium: inNorway(270, usda(12104, '1 medium', 397)) },
  // Half of 37 recipes that weigh theirs have at most 6 ounces (170 g) each (November 2026)
  salmon: {
    piece: between(113, 227, usSold(15236, '.5 fillet = 198 g; Allrecipes: 6 oz', 170)),
  },
  halibut: { piece: inRecipes([135, 213], usSold(15036, '.5 fillet = 204 g', 204)) },
  'tofu-firm': {
    block: soldIn(
      'us',
      between(324, 454, piece('allrecipes', '1 (14 ounce) package; others 12 and 16 ounces', 397)),
    ),
  },
  'canadian-bacon': {
    slice: [
      also('labels', 'Rose, Sliced Canadian Bacon: 3 in 62 g (45021252)')(
        20.7,
        usSold(10130, '2 slices (6 per 6-oz pkg.) weigh 57 g', 28.5),
      ),
      mexico(15),
    ],
  },
  oreos: { piece: usSold(18166, '3 cookies weigh 36 g', 12) },
  'black-pudding': { slice: usSold(7005, '4 slices weigh 100 g', 25) },
  'mozzarella-shredded': { slice: sliceOfCheese(1026, '6 slices weigh 170 g') },
  grapes: {
    piece: [
      soldIn('us', between(4.9, 7, usda(9132, '10 grapes: 49 g; FNDDS: 7 g', 4.9))),
      inNorway(4, inEurope(28932, 'medium-sized piece', 7)),
    ],
  },
  'tater-tots': { piece: usSold(11398, '10 pieces weigh 91 g', 9.1) },
  raspberries: { piece: inNorway(5, usda(9302, '10 raspberries weigh 19 g', 1.9)) },
  'almonds-whole': { piece: between(1, 1.2, usda(12061, '1 almond; ShopRite: 28 = 28 g', 1.2)) },
  'pecans-chopped': {
    half: usda(12142, '19 halves weigh 28.35 g', 1.5),
    piece: usda(12142, '2 of 19 halves of 28.35 g', 3),
  },
  'walnuts-chopped': {
    half: usda(12155, '14 halves weigh 28.35 g', 2),
    piece: usda(12155, '7 nuts weigh 28 g', 4),
  },
  cashews: { piece: usda(12086, '18 kernels weigh 28.35 g', 1.6) },
  chestnuts: { piece: usda(12167, '10 kernels weigh 84 g', 8.4) },
  'olives-sliced': {
    small: also('labels', 'Food Club, Small Pitted Ripe Olives: 6 in 15 g (45011960)')(
      2.5,
      inNorway(3, usda(9193, '1 small', 3.2)),
    ),
    large: also('labels', 'Musco, Large Pitted California Ripe Olives: 4 in 15 g (45018256)')(
      3.75,
      usda(9193, '1 large', 4.4),
    ),
  },
  'hazelnuts-whole': { piece: usda(12120, '10 nuts weigh 14 g', 1.4) },
  // SR26 has 5, 6 and 7 g (NDB 15149); recipes weigh some with shell
  prawns: {
    small: soldIn('us', between(5, 10, fdc(2341775, '1 small/medium shrimp; NDB 15149: 5 g', 10))),
    medium: inRecipes(
      [14, 19],
      soldIn('us', between(6, 10, fdc(2341775, '1 small/medium shrimp; NDB 15149: 6 g', 10))),
    ),
    large: inRecipes(
      [19, 28],
      soldIn('us', between(7, 15, fdc(2341775, '1 large/jumbo shrimp; NDB 15149: 7 g', 15))),
    ),
    jumbo: also('fdc', '1 large/jumbo shrimp (FDC 2341775)')(15, usRecipes(9, [32, 42, 44])),
  },
  scallops: {
    piece: soldIn('us', between(15, 55, piece('recipes', '14 (NDB 15172: 15 g)', 38))),
  },
  'water-chestnuts': {
    piece: usda(11590, '4 weigh 28 g', 7),
    can: soldIn('us', piece('allrecipes', '1 (8 ounce) can', 227)),
  },
  pretzels: {
    piece: [
      also(
        'labels',
        'Utz, Baked Pretzels: 9 in 28 g (45015510); Food Club, Mini Twists: 19 in 30 g (45014437)',
      )([1.6, 3.1], usSold(19047, '10 twists weigh 60 g', 6)),
      mexico(3),
    ],
  },
  okra: { piece: inBrazil(18, usda(11278, '8 pods (3" long) weigh 95 g', 12)) },
  'green-beans': { piece: inNorway(3, usda(11052, '10 beans (4" long) weigh 55 g', 5.5)) },
  'snow-peas': { piece: inNewZealand(5.5, usda(11300, '10 pea pods weigh 34 g', 3.4)) },
  grapefruit: {
    small: inNorway(130, usda(9111, '.5 small (approx 3-1/2" dia) = 100 g', 200)),
    medium: inNorway(
      130,
      between(256, 308, usda(9111, '.5 medium (approx 4" dia) = 128 g; FNDDS: 308 g', 256)),
    ),
    large: usda(9111, '.5 large (approx 4-1/2" dia) = 166 g', 332),
  },
  'chickpeas-cooked': {
    can: [
      usSold(16358, '1 can drained', 253),
      FRENCH_CAN_OF_PULSES,
      soldIn('de', between(220, 253, piece('danielaMulle', '1 Dose gekochte Kichererbsen (240 g)', 240))), // mr-scrawley: 220 g
    ],
  },
  'kidney-beans-cooked': {
    can: [
      usSold(16145, '1 can drained solids', 266),
      FRENCH_CAN_OF_PULSES,
      soldIn('de', between(250, 266, piece('mrScrawley', '400 g Dose mit 250 g Abtropfgewicht', 250))),
    ],
  },
  'pinto-beans-cooked': { can: usSold(16146, '1 can drained solids', 277) },
  'black-beans-cooked': { can: CAN_OF_BEANS },
  'white-beans-cooked': {
    can: [
      CAN_OF_BEANS,
      FRENCH_CAN_OF_PULSES,
      soldIn('de', between(250, 266, piece('patrickElmer', '2 Dosen (je 250g Abtropfgewicht)', 250))),
    ],
  },
  'navy-beans-cooked': { can: CAN_OF_BEANS },
  'cream-cheese': { block: soldIn('us', piece('allrecipes', '1 (8 ounce) package', 227)) }, // small ones 3 oz (NDB 01017)
  'taco-seasoning': {
    sachet: soldIn(
      'us',
      between(28, 35, piece('allrecipes', '1 (1 ounce) package, 1 (1.25 ounce) package', 28)),
    ),
  },
  'ranch-seasoning': { sachet: soldIn('us', piece('publicDomainRecipes', '1 (1-ounce) envelope', 28)) },
  'tomatoes-with-green-chilies': { can: soldIn('us', piece('allrecipes', '1 (10 ounce) can', 283)) },
  'stewed-tomatoes': {
    can: soldIn('us', between(411, 794, piece('allrecipes', '1 (14.5 ounce) can, 1 (28 ounce) can', 411))),
  },
  'tomatoes-crushed': {
    can: soldIn('us', between(411, 794, piece('allrecipes', '1 (28 ounce) can, 1 (14.5 ounce) can', 794))),
  },
  'enchilada-sauce': {
    can: soldIn('us', between(283, 539, piece('allrecipes', '1 (10 ounce) can, 1 (19 ounce) can', 283))),
  },
  'chicken-stock': {
    can: soldIn('us', between(298, 411, piece('allrecipes', '1 (14.5 ounce) can, 1 (10.5 ounce) can', 411))),
  },
  'pumpkin-puree': {
    can: soldIn('us', between(425, 822, piece('allrecipes', '1 (15 ounce) can, 1 (29 ounce) can', 425))),
  },
  'whipped-topping': {
    tub: soldIn(
      'us',
      between(227, 340, piece('allrecipes', '1 (8 ounce) container, 1 (12 ounce) container', 227)),
    ),
  },
  frosting: { can: usSold(19230, '1 package (16 oz)', 462) },
  'marshmallow-fluff': { tub: usSold(19365, '1 jar', 198) },
  'kalamata-olives': {
    piece: between(2.5, 5, fdc(2345615, '1 olive; Gaea: 4 = 15 g, Bella Famiglia: 6 = 15 g', 5)),
  },
  prosciutto: {
    slice: [
      inRecipes(14, soldIn('us', fdc(2341284, '1 thin slice', 9.2))),
      europe('Smoke-cured ham, per slice', 8, 14),
    ],
  },
  'serrano-ham': { slice: europe('Smoke-cured ham, per slice', 8, 14) },
  // As many say less as say more, of whole ones: a third are kilos
  'butternut-cubed': {
    small: inRecipes([572, 762], between(378, 680, piece('zeVinci', '3', 600))),
    piece: also('zeVinci', '9')([680, 950], between(762, 1095, piece('recipes', '79', 762))),
  },
  'red-kuri-squash': {
    piece: between(480, 1125, piece('polymars', '800 g à 1,5 kg, dont 60 à 75 % de chair', 776)),
  },
  'savoy-cabbage': {
    head: also('grammages', 'Chou vert: 2 kg − 20 %')(
      1600,
      also('zeVinci', 'Les feuilles seulement, 1 chou vert: 250 g')(
        250,
        between(499, 726, piece('recipes', '7', 640)),
      ),
    ),
  },
  'sage-fresh': {
    bunch: also('recipes', '2')([20, 30], between(14, 28, piece('shiftyChevre', '1/2 to 1 ounce', 21))),
  },
  merguez: { piece: between(54, 80, piece('reiskoch', '9: je 60–80 g; Canadian Nutrient File: 54 g', 70)) },
  ricotta: { tub: soldIn('fr', also('naereen', 'Une boîte')(250, piece('m4nur0ssi', '1 ricotta', 250))) },
  watercress: {
    bunch: [
      usRecipes(6, [130, 143, 156]),
      soldIn('fr', piece('grammages', 'Cresson, botte: 200 g − 8 %', 184)),
    ],
  },
  // In the US, hearts of romaine
  'little-gem-lettuce': {
    head: [usRecipes(6, [160, 173, 213]), soldIn('eu', piece('zeVinci', '4 sucrines, parées: 400 g', 100))],
  },
  'smoked-salmon': { slice: inRecipes([15, 28], norway('Salmon, smoked, dry salted, per slice', 25)) },
  'preserved-lemons': {
    small: between(15, 40, piece('zeVinci', '8 lignes: 1 petit citron confit, épépiné', 25)),
  },
  lemongrass: {
    stalk: between(
      5,
      12.5,
      piece('zeVinci', '2 tiges: 10 g, 3 ou 4, le blanc: 20 g; 2 bâtons, le blanc: 25 g', 5.4),
    ),
  },
  wine: BOTTLE_OF_WINE,
  'red-wine': BOTTLE_OF_WINE,
  'white-wine': BOTTLE_OF_WINE,
  'rose-wine': BOTTLE_OF_WINE,
  'sparkling-wine': BOTTLE_OF_WINE,
};
