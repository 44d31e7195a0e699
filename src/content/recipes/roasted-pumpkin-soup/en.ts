import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Roasted Pumpkin Soup',
  alt: 'Pumpkin soup',
  description:
    'Roasting dries the pumpkin and browns its sugars before any liquid is added, so the soup tastes nutty and full instead of watery. A tart apple and whole roasted garlic go into the oven beside it and are blended in.',
  ingredients: {
    pumpkin: 'red kuri or sugar pumpkin, seeded and cut into {wedge} wedges',
    apple: { one: 'tart apple, quartered and cored', other: 'tart apples, quartered and cored' },
    garlic: { one: 'clove garlic, unpeeled', other: 'cloves garlic, unpeeled' },
    oil: 'olive oil',
    salt: 'fine salt',
    onion: { one: 'medium onion, chopped', other: 'medium onions, chopped' },
    celery: { one: 'stalk celery, chopped', other: 'stalks celery, chopped' },
    cumin: 'ground cumin',
    paprika: 'sweet smoked paprika',
    stock: 'gluten-free vegetable stock',
    cream: 'heavy cream',
    lemonJuice: 'lemon juice',
    pumpkinSeeds: 'pumpkin seeds, toasted',
  },
  steps: [
    'Heat the oven to {oven}. Toss the pumpkin, apple and garlic with two thirds of the oil and half the salt on a large baking sheet, and lay the wedges flesh side down.',
    'Roast for {roast}, until the pumpkin is brown at the edges and a knife slides through it. If the garlic and apple are soft earlier, take them out.',
    'Meanwhile warm the remaining oil in a large pan over medium heat. Cook the onion and celery with the remaining salt for {soften}, until soft and pale gold. Stir in the cumin and paprika for {spices}, until they smell warm.',
    'Squeeze the garlic out of its skins. Scrape the flesh from any pumpkin skin that is tough; the skin of red kuri can stay on. Put pumpkin, apple and garlic into the pan with the stock.',
    'Bring to a boil and simmer gently for {simmer}, so that the flavors come together and everything is soft enough to crush.',
    'Blend until completely smooth, about {blend}, with an immersion blender or in small batches in a countertop blender with the lid vented and covered with a towel: the steam of hot soup can blow off a closed lid. Stir in most of the cream and the lemon juice and warm through without boiling. The soup should pour like thick cream; add a little hot water if it does not.',
    'Ladle into warm bowls, swirl in the remaining cream and scatter the pumpkin seeds on top.',
  ],
  tips: [
    'Carving pumpkins are watery and stringy. Red kuri, kabocha or sugar pumpkin give a sweeter, thicker soup.',
    'A very hard pumpkin cuts more safely after {whole} whole in the hot oven.',
    'Toast the seeds in a dry pan over medium heat for {toast}, until they puff and pop.',
    'The soup keeps for {days} days in the fridge and freezes well for up to {months} months.',
  ],
  tags: ['soup', 'pumpkin', 'autumn', 'roasted', 'blended'],
});
