import type { SignatureRecipe } from '#domain/recipes/recipe.ts';

export default {
  id: 'sichuan-red-chili-oil',
  collection: 'signature-noodle-condiment',
  title: 'Sichuan Red Chili Oil',
  image:
    'https://commons.wikimedia.org/wiki/Special:FilePath/Red_Oil_Wontons_%28%E7%BA%A2%E6%B2%B9%E6%8A%84%E6%89%8B%29.jpg?width=960',
  imageAlt: 'Chengdu wontons dressed in red chili oil: the condiment in use',
  description:
    'The brick-red oil that dresses wontons, cold noodles and salads all over Sichuan; the picture shows it on wontons. Whole spices give their scent to warm oil first; then the oil goes over the chili in three pours at three temperatures, for toasted aroma, color and heat. Everything in the jar is dry, which is also what makes it keep.',
  timeToMake: '13 h',
  difficulty: 'Medium',
  ingredients: [
    '480 ml (2 cups) neutral oil with a high smoke point',
    '2 tbsp whole Sichuan peppercorns',
    '3 star anise',
    '1 stick cassia or cinnamon, broken',
    '1 black cardamom pod, cracked',
    '3 dried bay leaves',
    '1 tsp fennel seeds',
    '80 g (1 cup) Sichuan chili flakes, with few seeds',
    '2 tbsp sesame seeds',
    '1 tsp fine salt',
    '1/2 tsp sugar',
  ],
  instructions: [
    'Put the oil, Sichuan peppercorns, star anise, cassia, cardamom, bay leaves and fennel seeds in a deep, dry pan. Warm it over low heat to 110 °C (230 °F) and hold it there for 30 minutes: tiny bubbles should rise from the spices, and nothing may turn black.',
    'Meanwhile mix the chili flakes, sesame seeds, salt and sugar in a dry heatproof bowl of metal or thick stoneware that is at least three times as large as its contents, because the oil foams up.',
    'Strain the oil through a fine metal sieve, throw the spices away and return the oil to the cleaned, completely dry pan. Heat it to 180 °C (350 °F) on a thermometer and take it off the heat.',
    'Pour about a third of the oil slowly over the chili, stirring with a metal spoon. It must foam and smell of toasted nuts. If a few flakes thrown in as a test blacken at once, wait until the oil has cooled a little.',
    'Let the rest of the oil cool to 150 °C (300 °F), which takes about 4 minutes, and pour in half of it, stirring. This pour brings out the red color.',
    'When what is left has fallen to 120 °C (250 °F), stir it in as well. It draws out the heat of the chili without toasting it any further.',
    'Leave the bowl uncovered until it is at room temperature, about 2 hours, then cover it and let it rest for 10 hours. The oil turns deep red and the flakes sink. Fill it, with the sediment, into a clean and perfectly dry jar and close it.',
  ],
  dietaryTags: ['Vegetarian', 'Vegan', 'Gluten-Free', 'Low-Carb'],
  allergens: ['Sesame'],
  tips: [
    'Use a thermometer. Above 190 °C (375 °F) chili burns within seconds and turns the whole batch bitter and brown.',
    'No fresh garlic, ginger or scallion belongs in the jar: fresh vegetables under oil can let botulism bacteria grow. Add them when you serve.',
    'Never leave the oil alone on the heat, and keep a lid within reach. If it smokes, turn off the heat; if it burns, put on the lid, turn off the heat and never use water.',
    'Keep the jar in the fridge, take oil out with a dry spoon only, and use it within 3 months.',
    'For wontons in red oil, dress them while hot with chili oil and sediment, soy sauce, a little sugar, grated garlic and scallions.',
    'For more color than heat, replace half the flakes with mild ones such as gochugaru or Kashmiri chili.',
  ],
  tags: ['condiment', 'chili oil', 'sichuan', 'chinese', 'spicy'],
} satisfies SignatureRecipe;
