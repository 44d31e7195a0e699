import { ALLERGENS, type Allergen } from '../recipes/allergens.ts';
import { PANTRY, type PantryId, traitsOf } from '../recipes/pantry.ts';
import { SUBSTITUTE_DIETS, type SubstituteDiet } from '../recipes/substituteLimits.ts';
import type { SubstitutionRow } from './substitutions.ts';

/** What matters to a diet or an allergy, by the usual ingredients of a food and by those that some brands add. */
interface Contents {
  contains?: readonly Allergen[];
  animal?: 'meat' | 'rennet' | 'honey';
}

/** Spice blends and bouillons, of which any brand may hold something else. */
const BLEND = ['Wheat', 'Milk', 'Soy', 'Mustard', 'Celery', 'Sulfites', 'Eggs', 'Sesame'] as const;

/**
 * Foods that the pantry of recipes lacks, and what must be added to it here: recipes say what is usual, but whoever
 * looks for a substitute for an allergy must not be told that something is free of it which some brands contain.
 */
const CONTENTS: Readonly<Record<string, Contents>> = {
  // Dairy and what replaces it
  'milk-skim': { contains: ['Milk'] },
  'milk-1-percent': { contains: ['Milk'] },
  'milk-2-percent': { contains: ['Milk'] },
  'milk-powder-nonfat': { contains: ['Milk'] },
  'half-and-half': { contains: ['Milk'] },
  'light-cream': { contains: ['Milk'] },
  'sour-cream': { contains: ['Milk'] },
  'greek-yogurt': { contains: ['Milk'] },
  'cream-cheese': { contains: ['Milk'], animal: 'rennet' },
  'cottage-cheese': { contains: ['Milk'], animal: 'rennet' },
  'soy-milk': { contains: ['Soy'] },
  'oat-milk': { contains: ['Wheat'] }, // oats are a cereal with gluten by EU law
  'almond-milk': { contains: ['Nuts'] },
  'rice-milk': {},
  'vegan-yogurt': { contains: ['Soy', 'Nuts', 'Wheat', 'Lupin'] }, // by brand
  'coconut-cream': { contains: ['Sulfites'] }, // of cans; coconut is no nut by EU law
  // Fats
  margarine: { contains: ['Milk', 'Soy'] },
  'vegan-butter': { contains: ['Wheat', 'Soy', 'Nuts'] }, // some of oat milk (Miyoko's) or cashews
  shortening: { contains: ['Soy'] },
  oil: { contains: ['Soy'] }, // in the US mostly of soybeans
  'coconut-oil': {},
  'peanut-oil': { contains: ['Peanuts'] },
  // Eggs
  'egg-white': { contains: ['Eggs'] },
  'egg-substitute': { contains: ['Eggs'] },
  'flaxseed-ground': {},
  'chia-seeds': {},
  applesauce: {},
  'bananas-mashed': {},
  'pumpkin-puree': {},
  'sweet-potato-puree': {},
  // Flours, starches and leavening
  'baking-powder': { contains: ['Wheat'] }, // some are thinned with wheat starch
  'cream-of-tartar': {},
  'soy-flour': { contains: ['Soy'] },
  'chickpea-flour': { contains: ['Lupin'] }, // EU law names lupin because its flour is mixed in
  'cake-flour': { contains: ['Wheat'] },
  'whole-wheat-flour': { contains: ['Wheat'] },
  'potato-starch': { contains: ['Sulfites'] },
  'tapioca-quick': { contains: ['Soy'] },
  'tapioca-pearls': {},
  'yeast-active-dry': {},
  'yeast-fresh': {},
  oats: { contains: ['Wheat'] },
  'oats-quick': { contains: ['Wheat'] },
  crackers: { contains: ['Wheat', 'Milk', 'Eggs', 'Soy', 'Sesame'] },
  // Sweet
  'powdered-sugar': { contains: ['Wheat'] }, // some brands keep it loose with wheat starch
  molasses: { contains: ['Sulfites'] },
  'corn-syrup': { contains: ['Sulfites'] },
  'chocolate-chips': { contains: ['Milk', 'Soy', 'Nuts'] },
  'chocolate-chopped': { contains: ['Nuts'] },
  'orange-extract': {},
  // Spices and sauces
  'allspice-ground': {},
  'cloves-ground': {},
  'ginger-ground': {},
  'cardamom-ground': {},
  mace: {},
  'basil-dried': {},
  'oregano-dried': {},
  'rosemary-dried': {},
  'parsley-dried': {},
  'dill-dried': {},
  'dill-fresh': {},
  'mint-dried': {},
  'cilantro-dried': {},
  'tarragon-dried': {},
  'tarragon-fresh': {},
  'oregano-fresh': {},
  'sage-ground': {},
  'chili-powder': { contains: BLEND },
  'poultry-seasoning': { contains: BLEND },
  'mustard-powder': { contains: ['Mustard', 'Wheat'] }, // a filler of some brands
  'tomato-sauce': { contains: ['Celery'] },
  'worcestershire-sauce': { contains: ['Fish', 'Wheat', 'Soy', 'Sulfites'] }, // anchovies, malt vinegar, by brand
  ketchup: { contains: ['Celery', 'Mustard'] },
  'mustard-prepared': { contains: ['Wheat'] }, // English mustard is thickened with wheat flour
  mayonnaise: { contains: ['Soy'] }, // its oil, as above
  'lemon-juice': { contains: ['Sulfites'] }, // in bottles
  'lime-juice': { contains: ['Sulfites'] },
  'liquid-smoke': { contains: ['Soy'] }, // Stubb's is seasoned with soy sauce
  'red-wine-vinegar': { contains: ['Sulfites'] },
  'white-wine-vinegar': { contains: ['Sulfites'] },
  'white-wine': { contains: ['Eggs', 'Milk', 'Fish'] }, // what wine is fined with
  'vermouth-dry': { contains: ['Sulfites', 'Eggs', 'Milk', 'Fish'] },
  'beef-bouillon-powder': { contains: BLEND, animal: 'meat' },
  'chicken-bouillon-powder': { contains: BLEND, animal: 'meat' },
  'vegetable-bouillon-powder': { contains: BLEND },
  'chicken-stock': { contains: BLEND },
  'vegetable-stock': { contains: BLEND },
  'tea-brewed': {},
};

const isInPantry = (food: string): food is PantryId => Object.hasOwn(PANTRY, food);

/** Whether it is known what a food contains. */
export const isKnown = (food: string) => isInPantry(food) || Object.hasOwn(CONTENTS, food);

const contentsOf = (food: string): readonly Contents[] => [
  ...(isInPantry(food) ? [traitsOf(food)] : []),
  ...(Object.hasOwn(CONTENTS, food) ? [CONTENTS[food] as Contents] : []),
];

/** The allergens that foods contain or may contain, in the order of the law; all of them where one is not known. */
export function allergensIn(foods: readonly string[]): readonly Allergen[] {
  if (!foods.every(isKnown)) return ALLERGENS;
  const found = new Set(foods.flatMap(contentsOf).flatMap(({ contains = [] }) => contains));
  return ALLERGENS.filter((allergen) => found.has(allergen));
}

/** The diets that foods fit; none where one is not known. */
export function dietsOf(foods: readonly string[]): readonly SubstituteDiet[] {
  if (!foods.every(isKnown)) return [];
  const allergens = allergensIn(foods);
  const animals = foods.flatMap(contentsOf).map(({ animal }) => animal);
  const holds = (...some: readonly Allergen[]) => some.some((allergen) => allergens.includes(allergen));
  const vegetarian =
    !animals.includes('meat') && !animals.includes('rennet') && !holds('Fish', 'Crustaceans', 'Molluscs');
  const fits: Record<SubstituteDiet, boolean> = {
    vegetarian,
    vegan: vegetarian && !holds('Milk', 'Eggs') && !animals.includes('honey'),
    'gluten-free': !holds('Wheat'),
    'dairy-free': !holds('Milk'),
  };
  return SUBSTITUTE_DIETS.filter((diet) => fits[diet]);
}

/** The foods of a row. */
export const foodsIn = ({ use }: SubstitutionRow): readonly string[] => Object.keys(use);
