import type { SignatureRecipe } from '#domain/recipes/recipe.ts';

export default {
  id: 'oil-splashed-noodles',
  collection: 'signature-noodle-condiment',
  title: 'Oil-Splashed Hand-Pulled Noodles (You Po Che Mian)',
  image:
    'https://commons.wikimedia.org/wiki/Special:FilePath/%E6%B2%B9%E6%B3%BC%E6%89%AF%E9%9D%A2.jpg?width=960',
  imageAlt: 'Broad oil-splashed noodles with chili and scallions',
  description:
    'Broad, chewy noodles from Shaanxi, pulled by hand from a dough of flour, water and salt. Chili, garlic and scallions are heaped on the hot noodles and very hot oil is poured over them, so the seasoning is cooked right in the bowl, with a loud hiss. Most of the time is rest for the dough, and it is the rest that lets it stretch.',
  timeToMake: '2 h 30 min',
  difficulty: 'Intermediate',
  ingredients: [
    '375 g (3 cups) all-purpose flour, with 11 to 12 % protein',
    '1 tsp fine salt',
    '180 ml (3/4 cup) cool water',
    '1 tbsp neutral oil, for coating the dough',
    '140 g (5 oz) small bok choy, leaves separated',
    '3 tbsp light soy sauce',
    '2 tbsp Chinkiang black vinegar',
    '1/2 tsp sugar',
    '4 scallions, thinly sliced',
    '4 cloves garlic, finely chopped',
    '2 tbsp coarse chili flakes, mild',
    '1/2 tsp ground roasted Sichuan peppercorns',
    '80 ml (1/3 cup) neutral oil with a high smoke point, for splashing',
  ],
  instructions: [
    'Mix the flour and salt in a bowl. Pour in the water slowly, stirring with chopsticks until only shaggy flakes are left, then knead for 5 minutes to a rough, firm dough. Cover and let it rest for 20 minutes.',
    'Knead for another 5 minutes. The dough is ready when it is as smooth as an earlobe and springs back slowly when poked.',
    'Cut the dough into pieces of about 85 g (3 oz) and roll each into a stubby log. Coat the logs all over with the oil for coating, lay them side by side on a plate, cover tightly and let them rest for 1 hour 30 minutes at room temperature. A log should then stretch without pulling back.',
    'Stir the soy sauce, vinegar and sugar together and divide the seasoning among large warm bowls. Bring a large pot of water to a boil and keep it boiling.',
    'Press one log flat, roll it to a strip about 10 cm (4 in) wide and 20 cm (8 in) long, and press a groove along its middle with a chopstick. Hold both ends, pull gently until the strip is as long as your arms are wide, slapping it on the counter to help it stretch, then tear it open along the groove into a loop.',
    'Drop the noodle straight into the boiling water and pull the next one. Cook each for 2 minutes after it floats, until it is glossy and has no floury streak inside; put the bok choy in for the last minute.',
    'Lift the noodles and greens into the bowls. Pile the scallions, garlic, chili flakes and ground Sichuan peppercorns in a heap on top, so that the oil meets them first.',
    'Heat the oil for splashing in a small, dry pan to 190 °C (375 °F), below the point where it smokes; a slice of scallion dropped in should sizzle at once. Pour it slowly over the heaps, at arm’s length, and toss everything as soon as the hissing stops.',
  ],
  dietaryTags: ['Vegetarian', 'Vegan'],
  allergens: ['Wheat', 'Soy'],
  tips: [
    'As written this feeds three as a main dish.',
    'If a noodle tears while you pull, the dough is not rested enough. Give the other logs 20 minutes more.',
    'Use bowls of stoneware or metal, completely dry inside the rim: thin glass can crack, and water makes the oil spit.',
    'Never leave the oil alone on the heat, and keep a lid within reach. If it smokes it is too hot: turn off the heat and let it cool before pouring. If it burns, put on the lid, turn off the heat and never use water.',
    'Oiled logs keep overnight in the fridge. Let them come to room temperature for 1 hour before pulling.',
  ],
  tags: ['noodles', 'hand-pulled', 'shaanxi', 'chinese', 'spicy'],
} satisfies SignatureRecipe;
