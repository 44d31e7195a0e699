import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Crispy Rosemary Roast Potatoes',
  alt: 'Roasted potato pieces',
  description:
    'Starchy potatoes, boiled until their edges turn to paste and then roasted hard, so that the paste dries into a thick, crackling crust around a fluffy middle. Rosemary and garlic first flavor the oil and come back only at the end, which keeps them fragrant instead of burnt.',
  ingredients: {
    potatoes: 'starchy potatoes, peeled and cut into {chunk} chunks',
    waterSalt: 'fine salt, for the cooking water',
    bakingSoda: 'baking soda',
    oil: 'olive oil',
    rosemary: {
      one: 'sprig rosemary, leaves finely chopped',
      other: 'sprigs rosemary, leaves finely chopped',
    },
    garlic: { one: 'clove garlic, finely chopped', other: 'cloves garlic, finely chopped' },
    salt: 'fine salt, for the crust',
    pepper: 'ground black pepper',
  },
  steps: [
    'Heat the oven to {oven} and put a large, heavy baking sheet on the middle shelf so that it heats up too.',
    'Put the potatoes in a large pan, cover them with cold water by {cover}, add the salt for the water and the baking soda and bring to a boil. Simmer for {simmer}: a knife should slide in easily and the corners should look frayed, but the chunks must still hold together.',
    'Meanwhile warm the oil with the rosemary and garlic in a small pan over medium heat, stirring all the time. After about {fry} the garlic just begins to turn straw-colored; pour everything through a fine sieve into a large bowl at once. Keep the fried rosemary and garlic for the end.',
    'Drain the potatoes and let them steam dry in the colander for {steam}. When the surface looks chalky and no longer wet, tip them into the bowl of oil, add the salt for the crust and the pepper, and toss hard until every piece wears a thin coat of mashed potato.',
    'Spread the potatoes on the hot sheet in one layer with a little space around each piece. Roast for {roast} without touching them.',
    'Loosen the potatoes with a thin metal spatula, turn them and roast for another {roast}, turning once more halfway. They are done when they are deep golden on all sides and sound hollow when tapped with the spatula.',
    'Toss the hot potatoes with the fried rosemary and garlic, taste for salt and serve right away, before steam softens the crust.',
  ],
  tips: [
    'The pinch of baking soda makes the water alkaline, which breaks down the pectin at the surface; that is where the rough, crisp coat comes from.',
    'Use a starchy variety such as Russet, Maris Piper or Agria. Waxy potatoes stay smooth and brown far less.',
    'If the sheet looks crowded, use another: potatoes that touch steam each other and stay pale.',
    'They can be boiled, roughed up and oiled up to a day ahead. Keep them and the fried rosemary and garlic covered in the fridge and roast the potatoes for {longer} longer.',
  ],
  tags: ['potatoes', 'roast', 'side dish', 'rosemary', 'crispy'],
});
