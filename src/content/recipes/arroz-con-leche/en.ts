import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Arroz con Leche',
  alt: 'Rice pudding with ground cinnamon and a cinnamon stick',
  description:
    'The rice pudding of Spain and Latin America, here in the creamy manner of Asturias: a little rice, a lot of milk and close to an hour of stirring. Lemon and cinnamon scent it, and it is eaten cold under a dusting of cinnamon.',
  ingredients: {
    milk: 'whole milk',
    lemon: { one: 'strip of zest from a washed lemon', other: 'strips of zest from a washed lemon' },
    cinnamon: { one: 'cinnamon stick', other: 'cinnamon sticks' },
    salt: 'fine salt',
    rice: 'short-grain white rice',
    sugar: 'granulated sugar',
    butter: 'butter',
    groundCinnamon: 'ground cinnamon, for dusting',
  },
  steps: [
    'Rinse a heavy, wide pot with cold water, so that the milk catches less. Pour in the milk, add the lemon zest, the cinnamon stick and the salt, and heat it until small bubbles rise at the edge.',
    'Sprinkle in the rice, stir, and lower the heat until the milk barely bubbles. Simmer for {simmer}, stirring every few minutes and more often toward the end, and scraping the bottom as you do, until the grains are very soft and the milk is as thick as light cream.',
    'Take out the lemon zest and the cinnamon stick. Stir in the sugar and cook for {sweet}, stirring all the time. Sugar keeps rice from softening, so it goes in only now.',
    'Take the pot off the heat and stir in the butter. The pudding should still flow from the spoon; it thickens a great deal as it cools.',
    'Ladle it into shallow bowls, let it cool for {cool}, then cover and chill for at least {chill}.',
    'Dust with the ground cinnamon just before serving.',
  ],
  tips: [
    'Do not rinse the rice: its starch makes the milk creamy.',
    'In Asturias the top is sprinkled with sugar and burned to a crust with a hot iron. A kitchen torch does the same.',
    'If it has set too firmly, stir in a little cold milk.',
    'Cooked rice does not keep at room temperature: put it in the fridge within {out} and eat it within {days} days.',
  ],
  tags: ['dessert', 'rice', 'cinnamon', 'gluten-free', 'Spanish'],
});
