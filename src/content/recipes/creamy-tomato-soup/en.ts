import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Creamy Tomato Soup',
  alt: 'Tomato soup',
  description:
    'A smooth, deep red soup from canned tomatoes, which are picked ripe and so are good in any month. Onion, carrot and celery, cooked slowly in butter, bring the sweetness, and cream rounds off the acidity at the very end.',
  ingredients: {
    butter: 'butter',
    oil: 'olive oil',
    onion: { one: 'large onion, chopped', other: 'large onions, chopped' },
    carrot: { one: 'carrot, chopped', other: 'carrots, chopped' },
    celery: { one: 'stalk celery, chopped', other: 'stalks celery, chopped' },
    salt: 'fine salt',
    garlic: { one: 'clove garlic, sliced', other: 'cloves garlic, sliced' },
    tomatoPaste: 'tomato paste',
    tomatoes: 'canned whole tomatoes, with their juice',
    stock: 'gluten-free vegetable stock',
    sugar: 'sugar',
    basil: { one: 'sprig basil', other: 'sprigs basil' },
    cream: 'heavy cream',
    pepper: 'ground black pepper',
  },
  steps: [
    'Melt the butter with the oil in a heavy pan over medium-low heat. Add the onion, carrot, celery and salt, cover and cook for {soften}, stirring now and then, until the vegetables are very soft but not brown.',
    'Stir in the garlic and the tomato paste and cook, uncovered, for {paste}, until the paste turns from bright to brick red and sticks lightly to the pan.',
    'Add the tomatoes and crush them with the spoon. Pour in the stock, add the sugar and the basil and bring to a boil.',
    'Lower the heat, set the lid ajar and simmer for {simmer}, until the carrot crushes easily against the side of the pan and the soup tastes of cooked, not raw, tomato.',
    'Take out the basil. Blend the soup for a full {blend}, with an immersion blender or in batches in a countertop blender with the lid vented and covered with a towel, until it is completely smooth.',
    'Return the soup to low heat, stir in the cream and the pepper and warm it for {warm} without letting it boil. It is right when it coats the back of a spoon; thin it with a little water if it is too thick. Taste, adjust the salt and serve.',
  ],
  tips: [
    'Taste the tomatoes before you start: very sharp ones need the whole of the sugar, ripe ones hardly any.',
    'For a restaurant finish, press the blended soup through a fine sieve.',
    'Add the cream off the boil. At a hard boil the acid of the tomatoes can make it split.',
    'The soup keeps for {days} days in the fridge; freeze it without the cream for up to {months} months.',
  ],
  tags: ['soup', 'tomato', 'blended', 'weeknight', 'freezer-friendly'],
});
