import type { GeneralRecipe } from '#domain/recipes/recipe.ts';

export default {
  id: 'salmon-teriyaki',
  collection: 'general',
  title: 'Salmon Teriyaki',
  cuisine: 'Japanese',
  recipeType: 'Main Dish',
  time: '30 min',
  servings: '4 servings',
  image: 'https://images.unsplash.com/photo-1684815595429-cf46bff6294f?w=1200&q=80&auto=format&fit=crop',
  imageAlt: 'Teriyaki salmon',
  description:
    'Salmon with crackling skin under a dark, mirror-bright glaze of soy sauce, mirin, sake and a little sugar, all in one pan. The sauce goes in only when the fish is nearly done, so it thickens in minutes and never burns. Steamed rice and something green are all it needs.',
  ingredients: [
    '4 salmon fillets of about 170 g (6 oz) each, skin on',
    '1/4 tsp fine salt',
    '60 ml (1/4 cup) soy sauce',
    '60 ml (1/4 cup) mirin',
    '60 ml (1/4 cup) sake',
    '2 tbsp granulated sugar',
    '1 tsp finely grated fresh ginger',
    '1 tbsp vegetable oil',
    '1 tsp toasted sesame seeds',
    '2 scallions, thinly sliced',
  ],
  instructions: [
    'Take the salmon out of the fridge, run a finger over it and pull out any bones. Pat it very dry, sprinkle the skin side with the salt and let it stand for 10 minutes.',
    'Stir the soy sauce, mirin, sake, sugar and ginger in a bowl until the sugar has dissolved.',
    'Dry the skin once more. Heat the oil in a large nonstick or well-seasoned pan over medium-high heat until it shimmers. Lay in the salmon skin down and press each fillet flat with a spatula for 10 seconds, so that the skin does not curl.',
    'Turn the heat to medium and cook for 5 to 6 minutes without moving the fish, until the skin is crisp and lets go of the pan and the pale color has climbed two thirds of the way up the sides.',
    'Turn the fillets and cook for 1 minute. Lift them onto a plate and pour or wipe the fat out of the pan.',
    'Pour in the sauce and boil for 3 to 4 minutes, until it has reduced by half, the bubbles are large and slow, and a spoon drawn through it leaves a trail that closes lazily.',
    'Put the salmon back, skin up, and spoon the glaze over its sides for 1 to 2 minutes, keeping the skin dry. It is done when it flakes under light pressure, is opaque to the middle and reads 63 °C (145 °F) in the thickest part.',
    'Lift the fillets onto plates, spoon the remaining glaze around them, and scatter over the sesame seeds and scallions.',
  ],
  dietaryTags: [],
  allergens: ['Wheat', 'Soy', 'Fish', 'Sesame'],
} satisfies GeneralRecipe;
