/**
 * The foods whose lines lead to their substitutes: those of the tables, apart from acids, which keep a pickle safe.
 * Listed here, so that pages with lines do not carry the tables.
 */
const LINKED = new Set(
  [
    'buttermilk sour-cream creme-fraiche milk milk-2-percent milk-skim half-and-half light-cream cream',
    'yogurt condensed-milk evaporated-milk mascarpone ricotta whole-egg butter shortening oil baking-powder baking-soda',
    'cream-of-tartar self-rising-flour yeast-fresh yeast-active-dry yeast-instant flour cake-flour',
    'cornstarch arrowroot breadcrumbs sugar brown-sugar powdered-sugar honey corn-syrup corn-syrup-dark',
    'molasses chocolate-chopped chocolate-chips cocoa-dutch vanilla-beans vanilla-extract orange-liqueur allspice-ground',
    'apple-pie-spice pumpkin-pie-spice poultry-seasoning cardamom-ground cinnamon-ground cloves-ground',
    'cumin-ground ginger-ground mace nutmeg-ground ginger-fresh oregano-dried marjoram-dried thyme-dried',
    'rosemary-dried sage-ground parsley-fresh mint-fresh basil-fresh thyme-fresh rosemary-fresh',
    'dill-fresh cilantro-fresh oregano-fresh tarragon-fresh basil-dried dill-dried tarragon-dried',
    'chives-fresh garlic-minced mustard-powder mustard-prepared ketchup chili-sauce mayonnaise',
    'barbecue-sauce tomato-juice tomato-sauce beef-stock chicken-stock vegetable-stock white-wine',
    'red-wine soy-sauce',
  ].flatMap((row) => row.split(' ')),
);

/** Of these, what is counted: two eggs, not 2 packets of baking powder. */
const COUNTED = ['whole-egg', 'garlic-minced', 'vanilla-beans'];

export const leadsToSubstitutes = (food: string): boolean => LINKED.has(food);

export const isCounted = (food: string): boolean => COUNTED.includes(food);
