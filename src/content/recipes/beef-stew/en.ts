import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Beef Stew',
  alt: 'Hearty beef stew',
  cuisine: 'American',
  description:
    'Chuck browned hard, then left alone in a low oven with red wine, stock and thyme until a spoon cuts it. Carrots and potatoes join for the last hour, so that they are tender and not mush. Like most stews it is even better warmed up the next day.',
  ingredients: {
    beef: 'beef chuck, in {cube} cubes',
    salt: 'fine salt',
    pepper: 'freshly ground black pepper',
    flour: 'all-purpose flour',
    oil: 'vegetable oil',
    onions: { one: 'onion, chopped', other: 'onions, chopped' },
    celery: { one: 'stalk celery, chopped', other: 'stalks celery, chopped' },
    garlic: { one: 'clove garlic, chopped', other: 'cloves garlic, chopped' },
    tomatoPaste: 'tomato paste',
    wine: 'dry red wine',
    stock: 'unsalted beef stock',
    thyme: { one: 'sprig fresh thyme', other: 'sprigs fresh thyme' },
    bayLeaves: { one: 'bay leaf', other: 'bay leaves' },
    carrots: 'carrots, in {piece} pieces',
    potatoes: 'waxy potatoes, in {piece} pieces',
    parsley: 'chopped fresh parsley',
  },
  steps: [
    'Heat the oven to {oven}. Pat the beef very dry, season it with half the salt and all the pepper, and toss it in the flour until coated.',
    'Heat some of the oil in a heavy ovenproof pot over medium-high heat. Brown the beef in batches that leave space between the pieces, each for {brown}, turning it only when a dark crust has formed and it lets go of the pot by itself. Add a little more oil for every batch, and set the beef aside.',
    'Turn the heat to medium and cook the onions and celery in the fat for {onions}, scraping up what sticks, until soft and golden. Stir in the garlic and tomato paste and cook for {paste}, until the paste is brick red.',
    'Pour in the wine and boil for {boil}, until it has reduced by half. Add the stock, thyme, bay leaves, the beef and its juices. The meat should be just covered.',
    'Bring to a bare simmer, put on the lid and move the pot to the oven for {braise}. The surface should barely tremble; if it boils, turn the oven down a little.',
    'Stir in the carrots, potatoes and the remaining salt, cover, and put back for {vegetables}, until a knife meets no resistance in the vegetables and the beef comes apart under a fork. Chuck is safe at {safe} after a rest of three minutes, but it only turns tender near {tender}.',
    'If the sauce is thin, simmer it, uncovered, on the stove for {reduce}, until it coats a spoon. Take out the bay leaves and thyme stalks.',
    'Let the stew stand for {stand}, skim off the fat, taste for salt, and scatter the parsley over it. Cool leftovers in shallow containers and put them in the fridge within {fridge}.',
  ],
});
