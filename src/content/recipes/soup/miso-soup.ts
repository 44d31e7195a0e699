import type { SoupRecipe } from '#domain/recipes/recipe.ts';

export default {
  id: 'miso-soup',
  collection: 'soup',
  title: 'Miso Soup with Tofu and Wakame',
  image: 'https://commons.wikimedia.org/wiki/Special:FilePath/Miso_Soup_001.jpg?width=960',
  imageAlt: 'Miso soup',
  description:
    'Cloudy, savory and light, on the table in half an hour. The base is a fresh dashi of kombu and bonito flakes, which takes little more effort than tea; tofu, wakame and scallion go in, and the miso is dissolved last, off the boil, so it keeps its aroma.',
  preparationTime: '10 min',
  cookingTime: '20 min',
  servings: '4',
  ingredients: [
    '960 ml (4 cups) cold water',
    '10 g (1/3 oz) dried kombu',
    '20 g (2 cups) bonito flakes',
    '1 tbsp dried cut wakame',
    '200 g (7 oz) soft tofu, cut into 1.5 cm (5/8 in) cubes',
    '4 tbsp gluten-free white rice miso',
    '2 scallions, thinly sliced',
  ],
  instructions: [
    'Wipe the kombu with a dry cloth, leaving the white bloom on: it is flavor. Put it in a pan with the water and heat over low heat for about 10 minutes, until small bubbles gather at the bottom and the water shows about 80 °C (175 °F). Lift out the kombu before the water boils.',
    'Bring the water to a boil, take the pan off the heat and scatter in the bonito flakes. Leave them for 3 minutes, until most have sunk.',
    'Strain the dashi through a sieve lined with paper or cloth into a clean pan. Let it drip without squeezing, which would make it cloudy and fishy.',
    'Soak the wakame in a bowl of cold water for 5 minutes, until it has unfolded and is soft, then drain it.',
    'Warm the dashi until it just simmers. Slide in the tofu and heat it gently for 2 minutes, until the cubes are hot through. Add the wakame.',
    'Take the pan off the heat. Put the miso in a small sieve or ladle, dip it into the soup and stir with a whisk until it has dissolved without lumps.',
    'Warm the soup once more until steam rises, but do not let it boil. Pour into bowls, scatter with the scallions and serve at once; stir from the bottom as the miso settles.',
  ],
  nutritionInfo: { calories: '80 kcal', protein: '7 g', carbs: '7 g', fat: '3 g' },
  dietaryTags: ['Gluten-Free', 'Low-Carb'],
  allergens: ['Soy', 'Fish'],
  tips: [
    'Misos differ a lot in salt. Stir in three quarters first, taste, then add the rest.',
    'For gluten-free soup choose miso made with rice or soybeans only; barley miso contains gluten. The label tells.',
    'For a vegan bowl leave out the bonito flakes and soak the kombu in the cold water for 8 hours with two dried shiitake.',
    'Boiling flattens the aroma of miso, so reheat leftovers gently, and eat them within 2 days.',
  ],
  tags: ['soup', 'japanese', 'miso', 'tofu', 'quick'],
} satisfies SoupRecipe;
