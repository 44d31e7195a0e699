/**
 * How far the food in a kitchen may be from the one that a table measured: what labels are allowed to be off by. 21 CFR
 * 101.9(g)(5) for calories, fat and sugars; 20 % of most nutrients, too, in the guidance of the European Commission on
 * tolerances (December 2012).
 */
export const FOOD_TOLERANCE = 0.2;

/**
 * How far a portion may be from an equal share of what the lines hold: of the figures that 1077 recipes of 16
 * collections publish for a serving, we know at least 95 % of the weight of 908. 8 of 10 of these are within 25 % of
 * ours, of the 530 that are not of the largest collection within 29 % (November 2026).
 */
export const PORTION_TOLERANCE = 0.3;

/**
 * Kilocalories of a day that labels count with (21 CFR 101.9(c)(9); 8400 kJ in Regulation (EU) 1169/2011, annex XIII).
 * What holds more is not a serving: `makes 1 loaf`.
 */
export const MAX_SERVING_ENERGY = 2000;

/** Ingredients without figures are ignored up to this share of the dish. */
export const MAX_UNKNOWN_SHARE = 0.02;

/**
 * Grams in 100 g that a label may be off by, of saturates; of sugars and fiber, more (guidance of the European Commission
 * on tolerances, December 2012): food that holds less counts as without.
 */
export const NEXT_TO_NONE = 0.8;

/** With less of the weight known, figures are only shown as a lower bound. */
export const MIN_SHARE_KNOWN = 0.8;

/**
 * More fat than this in a recipe of our own is a bath that most of stays in the pan, in grams: a US cup of oil is 218 g
 * (USDA, NDB 04044).
 */
export const MIN_FRYING_GRAMS = 200;

/**
 * More oil than this is fried in, whether a line says so or not, in grams: two US cups in all (218 g each: USDA, NDB
 * 04044), and for each person five of the tablespoons that people eat (13.6 g each: 21 CFR 101.12(b), table 2): the most
 * in 1088 recipes that is not fried in is 54 g, of a salad (November 2026).
 */
export const MAX_OIL_EATEN = { all: 436, each: 68 };

/**
 * Grams of fat that 1 g of food takes up in hot fat, by what fried foods of USDA SR26 have more than raw ones: plantains
 * 11.4 (NDB 09446, 09277) and, in a restaurant, 7.1 (09447), French fries 14.6 g in 100 g (21138, 11352).
 */
export const FRYING_UPTAKE = { value: 0.114, low: 0.071, high: 0.146 };

/**
 * How much of that meat takes up, which loses fat of its own: 100 g of raw chicken in batter have 2.5 g more when fried
 * (276 g become 280: USDA SR26, NDB 05006, 05007), of veal 2.5 to 2.9 (454 g become 304, or 295 breaded: 17094, 17096,
 * 17097).
 */
export const MEAT_FRYING = 0.22;

/**
 * The share of the weight of chicken thighs that is eaten: with their skin all but 15 % of bone and cartilage (USDA SR26,
 * NDB 05091), without it 60 of 75 % (05096). A line that says nothing of either has them as most that do, without both:
 * 28 of 38 weighed ones (November 2026); at least 60 % are eaten, and at most what has the energy of 85 % with skin, of
 * 221 kcal instead of 121.
 */
export const THIGHS = {
  withSkin: 0.85,
  withoutSkin: 0.8,
  unsaid: { value: 1, low: 0.6, high: (0.85 * 221) / 121 },
};

/**
 * The share of the weight of a whole chicken that is eaten: 68 % of one that is sold without its neck and giblets, 276 g
 * of a pound of one that is sold with them (USDA SR26, NDB 05006), and the middle where nobody says which it is.
 */
export const WHOLE_CHICKEN = { value: 0.645, low: 0.61, high: 0.68 };

/**
 * Grams of half a chicken breast without bones: of 52 recipes that weigh theirs, half have at most 5 ounces, 8 of 10
 * from 4 to 8 (November 2026). By USDA SR26 it is 127 g, which roast to 86 (NDB 05057, 05060, 05064).
 */
export const BREAST_HALF = { value: 142, low: 113, high: 227 };

/** Grams of half a chicken breast that is cooked: those by the same yield, at least USDA's 86. */
export const COOKED_BREAST_HALF = { value: 96, low: 86, high: 154 };

/** The share of bacon that is left when it is fried: a slice of 28 g weighs 8.1 g then (USDA SR26, NDB 10123, 10860). */
export const FRIED_BACON = 0.29;

/**
 * Grams of fat that 100 g of raw meat keep when it is cooked and what melts drained, in USDA SR26, by kind. Ground meat,
 * however much it had, by the protein that stays in it: beef of 15 to 25 % 10.3 to 11.9 (NDB 23568 to 23581), bison 11.9
 * (17331), turkey 10.6 to 11.7 (05669, 05670). The others by what is left of raw pieces: slices of bacon 8.1 of 28 g
 * (10123, 10860), chicken with its skin 178 of 276 g (05006, 05009), Italian sausages 83 of 113 g (07036, 07089), spareribs 177 of 318 g (10088, 10089), half a duck 382 of 634 g (05139, 05140) and goose 774 of
 * 1319 g (05146, 05147), cuts of beef 9.9 to 13.7 g of fat (13806, 13857, 13924, 13935), of lamb 12.7 to 15.6 without
 * their bones (17024, 17044).
 */
export const FAT_KEPT_COOKED = {
  bacon: 12.5,
  'italian-sausage': 20.1,
  'ground-meat': 11,
  beef: 12,
  lamb: 14,
  chicken: 8.8,
  duck: 17.1,
  goose: 12.9,
  'pork-ribs': 16.9,
};

/** Grams per milliliter of what is poured: from oil to syrup in our table of weights. */
export const WATERY_DENSITY = { value: 1, low: 0.9, high: 1.35 };

/** The same of a few spoons of anything else: from grated cheese to pastes there. */
export const SPOON_DENSITY = { value: 0.8, low: 0.4, high: 1.2 };

export const MAX_SPOONS_ML = 61;

/** How far the weight of a line may be off that is counted as a similar food: as far again as foods of one name. */
export const SIMILAR_FOOD = { value: 1, low: 1 - FOOD_TOLERANCE, high: 1 + FOOD_TOLERANCE };

/**
 * The fat that a line without an amount stands for, in grams: for each person and in all, what half of 331 lines with
 * oil take less than in 486 recipes that measure it, and what 9 of 10 do (November 2026). A person eats at most the
 * tablespoon of 21 CFR 101.12(b), table 2 (13.6 g of oil: USDA, NDB 04044).
 */
export const UNMEASURED_FAT = { each: { value: 5.1, high: 13.6 }, all: { value: 27, high: 54.5 } };

/** The shares of foods of a kind, in order of their weight, between which an unweighed one is: 8 of 10. */
export const USUAL_DENSITIES = { low: 0.1, value: 0.5, high: 0.9 };

/**
 * The share of their fat that lighter foods keep, the middle of 0.2 to 0.7 of 22 light and reduced-fat cheeses, creams
 * and dressings of USDA SR26, and fat-free ones, of 10 (NDB 01179, 01260, 04641, 04640, 01180, 01265 and others).
 */
export const FAT_KEPT = { lighter: 0.5, fatFree: 0.03 };

/**
 * Grams of a slice, wedge, ring, strip, spear or leaf of a vegetable or fruit that no source weighs: 8 of 10 among 77 in
 * file WEIGHT of USDA SR26.
 */
export const PLANT_CUT = { value: 14, low: 3, high: 84 };

/** The same of whole raw vegetables, of any size: 8 of 10 among 113 there. */
export const WHOLE_VEGETABLE = { value: 84, low: 7.5, high: 365 };

/** The same of 68 that weigh at most 60 g there, such as radishes; at most what whole ones usually are. */
export const SMALL_VEGETABLE = { value: 12, low: 3, high: 84 };

/**
 * The same of a winter squash without its rind and seeds, 84 % (NDB 11485) of the weight that 8 of 10 among 59 recipes
 * with a butternut squash say (November 2026).
 */
export const WINTER_SQUASH = { value: 762, low: 381, high: 1334 };

/** Grams in a can that no source weighs: 8 of 10 of the 38 foods in our table that are sold in cans. */
export const USUAL_CAN = { value: 298, low: 165, high: 443 };

/** The same of a jar: 8 of 10 among 208 lines of recipes that say how much theirs holds (November 2026). */
export const USUAL_JAR = { value: 425, low: 170, high: 737 };

/** The same of jars of sauce for pasta, 70 there. */
export const PASTA_SAUCE_JAR = { value: 680, low: 227, high: 794 };

/** Grams of a loaf of bread: 8 of 10 among 16 recipes that weigh theirs (November 2026). */
export const USUAL_LOAF = { value: 454, low: 300, high: 454 };

/** Grams in a bottle of beer, of 12 fluid ounces (USDA, NDB 14006) to half a liter. */
export const BEER_BOTTLE = { value: 354, low: 330, high: 500 };

/** Grams of a roasted chicken without its bones (USDA SR26, NDB 05009), and of birds as far from it as foods of one name. */
export const ROAST_CHICKEN = { value: 598, low: 478, high: 718 };

/** Grams of a slice that no source weighs, 8 of 10 in file WEIGHT of USDA SR26: of 44 cheeses, 79 sausages, 101 breads. */
export const USUAL_SLICE = {
  cheese: { value: 28, low: 21, high: 28 },
  meat: { value: 23, low: 12, high: 33 },
  bakery: { value: 27, low: 15, high: 59 },
};

/** The same of a fillet of fish, 140 there, and of a raw chop, steak, leg or breast of pork, lamb or poultry, 90 there. */
export const USUAL_PORTION = {
  fish: { value: 159, low: 62, high: 386 },
  meat: { value: 181, low: 86, high: 489 },
};
