import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'French Onion Soup',
  alt: 'French onion soup',
  description:
    'A pan of onions, cooked down for the better part of an hour until they are brown and jammy, then loosened with white wine and beef stock. Toasted bread and Gruyère go on top and under the broiler until the cheese blisters. Nearly all the work is patience.',
  ingredients: {
    butter: 'butter',
    oil: 'olive oil',
    onions: 'yellow onions, halved and thinly sliced',
    salt: 'fine salt',
    sugar: 'sugar',
    flour: 'all-purpose flour',
    wine: 'dry white wine',
    stock: 'low-salt beef stock, usually made with celery',
    thyme: { one: 'sprig thyme', other: 'sprigs thyme' },
    bayLeaf: { one: 'bay leaf', other: 'bay leaves' },
    pepper: 'ground black pepper',
    vinegar: 'sherry vinegar',
    baguette: { one: 'slice baguette, {thick} thick', other: 'slices baguette, {thick} thick' },
    garlic: { one: 'clove garlic, halved', other: 'cloves garlic, halved' },
    cheese: 'Gruyère cheese, coarsely grated',
  },
  steps: [
    'Melt the butter with the oil in a wide, heavy pan over medium heat. Add the onions and the salt, cover and cook for {soften}, stirring twice, until they have collapsed and given off their juice.',
    'Uncover, stir in the sugar and cook for {brown}, stirring every few minutes and more often toward the end. Whenever a brown film forms on the bottom, scrape it up, with a spoonful of water if it sticks. The onions are ready when they are chestnut brown, soft and reduced to about a quarter.',
    'Sprinkle the flour over them and stir for {flour}. Pour in the wine and let it bubble, scraping the pan clean, for {wine}, until the sharp smell has gone.',
    'Add the stock, thyme and bay leaf. Simmer gently, with the lid ajar, for {simmer}. Take out the herbs, stir in the pepper and the vinegar and taste for salt.',
    'While the soup simmers, heat the oven to {oven}. Toast the baguette on a baking sheet for {toast}, until dry all through and golden at the edges, then rub one side with the cut garlic.',
    'Switch the oven to the broiler on high. Put broiler-safe bowls on the sheet, fill them with the hot soup, float the toasts on top and cover with the cheese right to the rim.',
    'Broil about {below} below the heat for {broil}, until the cheese bubbles and has dark brown spots. Let the bowls cool for {cool} before serving: the soup under the lid is scalding.',
  ],
  tips: [
    'Slice the onions from root to tip; they keep their strands and do not cook to mush.',
    'Use stock with little salt: it concentrates while it simmers, and the cheese adds more.',
    'Most store-bought beef stock contains celery, which is why celery is named here. Read the label if that matters to you.',
    'Wine and wine vinegar mostly contain sulfites.',
    'No broiler-safe bowls? Melt the cheese on the toasts under the broiler and float them on the soup at the table.',
    'The soup without bread and cheese keeps for {days} days in the fridge and is better on the second day.',
  ],
  tags: ['soup', 'onion', 'french', 'cheese', 'winter'],
});
