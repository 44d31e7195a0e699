import { describe, expect, it } from 'vitest';
import { deriveAllergens } from './allergens.ts';
import { ALLERGENS, type Allergen } from './recipe.ts';

const NONE: Allergen[] = ['None'];

const CASES: readonly (readonly [line: string, allergens: readonly Allergen[]])[] = [
  ['240 ml (1 cup) milk', ['Milk']],
  ['400 ml (1 2/3 cups) coconut milk', NONE],
  ['2 tbsp coconut cream', NONE],
  ['250 ml (1 cup) unsweetened almond milk', ['Nuts']],
  ['250 ml (1 cup) oat milk', NONE],
  ['250 ml (1 cup) plant milk', NONE],
  ['250 ml (1 cup) soy milk', ['Soy']],
  ['240 ml (1 cup) lactose-free milk', ['Milk']],
  ['3 tbsp peanut butter', ['Peanuts']],
  ['2 tbsp almond butter', ['Nuts']],
  ['2 tbsp cashew or soy cream', ['Soy', 'Nuts']],
  ['50 g (2 oz) cocoa butter', NONE],
  ['400 g (14 oz) butter beans, drained', NONE],
  ['1 head butter lettuce', NONE],
  ['60 g (1/4 cup) vegan butter', NONE],
  ['2 tbsp vegan butter, or butter', ['Milk']],
  ['240 ml (1 cup) buttermilk', ['Milk']],
  ['1 small butternut squash', NONE],
  ['1/2 tsp cream of tartar', NONE],
  ['100 ml (7 tbsp) crème fraîche', ['Milk']],
  ['4 tbsp Mexican crema', ['Milk']],
  ['85 g (3 oz) cotija cheese', ['Milk']],
  ['200 g (7 oz) fermented bean curd', ['Soy']],
  ['4 tbsp curd', ['Milk']],
  ['2 large eggs, beaten', ['Eggs']],
  ['5 large egg yolks', ['Eggs']],
  ['1 large eggplant', NONE],
  ['60 ml (1/4 cup) mayonnaise', ['Eggs', 'Mustard']],
  ['60 ml (1/4 cup) egg-free mayonnaise', ['Mustard']],
  ['60 ml (1/4 cup) vegan mayonnaise', ['Mustard']],
  ['60 ml (1/4 cup) mustard-free mayonnaise', ['Eggs']],
  ['16 dill pickle slices', ['Mustard']],
  ['1 flax egg', NONE],
  ['250 g (9 oz) dried egg noodles', ['Eggs', 'Wheat']],
  ['250 g (2 cups) all-purpose flour, sifted', ['Wheat']],
  ['100 g (3/4 cup) cornflour', NONE],
  ['100 g (3/4 cup) rice flour', NONE],
  ['2 tbsp glutinous rice flour', NONE],
  ['100 g (1 cup) chickpea flour', NONE],
  ['100 g (1 cup) almond flour', ['Nuts']],
  ['120 g (1 cup) buckwheat flour', NONE],
  ['120 g (1 cup) gluten-free all-purpose flour', NONE],
  ['120 g (1 cup) all-purpose flour, or a gluten-free blend', ['Wheat']],
  ['250 g (9 oz) flat rice noodles', NONE],
  ['250 g (9 oz) rice stick noodles', NONE],
  ['250 g (9 oz) fresh wheat noodles', ['Eggs', 'Wheat']],
  ['250 g (9 oz) fresh thin wheat noodles', ['Eggs', 'Wheat']],
  ['250 g (9 oz) dried wheat noodles', ['Wheat']],
  ['250 g (9 oz) fresh flat rice noodles', NONE],
  ['100 g (3 1/2 oz) rice vermicelli', NONE],
  ['8 corn tortillas', NONE],
  ['8 flour tortillas', ['Wheat']],
  ['80 g (1 cup) panko breadcrumbs', ['Wheat']],
  ['1/4 tsp asafoetida (hing)', ['Wheat']],
  ['1/4 tsp gluten-free asafoetida', NONE],
  ['2 tbsp soy sauce', ['Wheat', 'Soy']],
  ['2 tbsp tamari', ['Soy']],
  ['2 tbsp gluten-free soy sauce', ['Soy']],
  ['2 tbsp soy sauce or tamari', ['Wheat', 'Soy']],
  ['450 g (1 lb) soft tofu', ['Soy']],
  ['2 tbsp fermented black beans, rinsed', ['Soy']],
  ['2 tbsp teriyaki sauce', ['Wheat', 'Soy']],
  ['2 tbsp black bean sauce', ['Wheat', 'Soy']],
  ['3 tbsp white miso', ['Soy']],
  ['2 tbsp doubanjiang (Sichuan chili bean paste)', ['Wheat', 'Soy']],
  ['200 g (7 oz) bean sprouts', NONE],
  ['2 tbsp fish sauce', ['Wheat', 'Fish']],
  ['2 tbsp gluten-free fish sauce', ['Fish']],
  ['2 tbsp fish sauce without gluten', ['Fish']],
  ['1 tbsp Worcestershire sauce', ['Fish']],
  ['4 anchovies in oil', ['Fish']],
  ['1 l (4 1/4 cups) dashi', ['Fish']],
  ['1 l (4 1/4 cups) kombu dashi', NONE],
  ['300 g (10 1/2 oz) raw prawns, peeled', ['Shellfish', 'Sulfites']],
  ['2 tbsp oyster sauce', ['Wheat', 'Shellfish']],
  ['2 tbsp vegetarian oyster sauce', ['Wheat']],
  ['200 g (7 oz) king oyster mushrooms', NONE],
  ['60 g (2 oz) roasted peanuts', ['Peanuts']],
  ['45 g (1/3 cup) pine nuts', ['Nuts']],
  ['1/4 tsp freshly grated nutmeg', NONE],
  ['100 g (1 cup) grated coconut', NONE],
  ['100 g (3 1/2 oz) water chestnuts', NONE],
  ['2 tbsp tahini', ['Sesame']],
  ['1 tsp toasted sesame oil', ['Sesame']],
  ['480 ml (2 cups) mustard oil', ['Mustard']],
  ['1 tbsp Dijon mustard', ['Mustard', 'Sulfites']],
  ['50 g (2 oz) ya cai', ['Mustard', 'Sulfites']],
  ['2 tbsp preserved radish', ['Wheat', 'Sulfites']],
  ['2 tbsp Chinkiang black vinegar', ['Wheat']],
  ['240 ml (1 cup) dry red wine', ['Sulfites']],
  ['240 ml (1 cup) sulfite-free red wine', NONE],
  ['50 g (2 oz) raisins', ['Sulfites']],
  ['2 stalks celery, diced', ['Celery']],
  ['1/2 tsp celery-free vegetable stock powder', NONE],
  ['720 ml (3 cups) beef stock', ['Celery']],
  ['1 celery-free stock cube', NONE],
  ['330 ml (1 1/3 cups) ginger beer', NONE],
  ['1/4 tsp fine salt, for the pesto', NONE],
  ['2 tbsp pesto, for the pasta', ['Milk', 'Nuts']],
  ['1 tbsp honeydew, diced', NONE],
];

describe('deriveAllergens', () => {
  it.each(CASES)('%s', (line, allergens) => {
    expect(deriveAllergens([line])).toEqual(allergens);
  });

  it('names each allergen in all lines once, in list order', () => {
    const lines = CASES.map(([line]) => line);
    expect(deriveAllergens(lines)).toEqual(ALLERGENS.filter((allergen) => allergen !== 'None'));
    expect(deriveAllergens([...lines].reverse())).toEqual(deriveAllergens(lines));
  });

  it('finds none without lines', () => {
    expect(deriveAllergens([])).toEqual(NONE);
  });
});
