import { forFoods, type OwnPieces } from './words.ts';

/** What cooks call pieces of single foods, where the word for all foods is another. */
export const ownPieces: OwnPieces = {
  ...forFoods(['walnuts-chopped', 'pecans-chopped'], { piece: '1 whole nut' }),
  asparagus: { small: '1 small spear', medium: '1 medium spear', large: '1 large spear' },
  ...forFoods(['corn-kernels', 'corn-ears'], {
    small: '1 small ear',
    medium: '1 medium ear',
    large: '1 large ear',
  }),
  'cinnamon-sticks': { piece: '1 stick' },
  'cardamom-pods': { piece: '1 pod' },
  camembert: { slice: '1 wedge' },
  'sugar-cubes': { piece: '1 cube' },
  lardons: { slice: '1 slice of bacon, diced' },
  ...forFoods(['salmon', 'halibut'], { piece: '1 fillet portion' }),
  ...forFoods(['lemons', 'limes'], { slice: '1 wedge or slice' }),
};
