import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Bœuf bourguignon',
  alt: 'Beef in dark red wine sauce with mushrooms, pearl onions and carrots in a pot',
  description:
    'The Sunday stew of Burgundy: beef, bacon and a whole bottle of red wine, left to murmur in the oven until the sauce is dark and the meat gives way to a spoon. Glazed pearl onions and browned mushrooms join only at the end. Cook it a day ahead if you can.',
  ingredients: {
    beef: 'beef chuck, in {cube} cubes',
    salt: 'fine salt',
    pepper: 'freshly ground black pepper',
    lardons: 'smoked bacon, thick-cut, in short strips',
    oil: 'vegetable oil',
    onions: { one: 'onion, chopped', other: 'onions, chopped' },
    carrots: 'carrots, in {slice} slices',
    garlic: { one: 'clove garlic, crushed', other: 'cloves garlic, crushed' },
    tomatoPaste: 'tomato paste',
    flour: 'all-purpose flour',
    wine: 'dry red wine, such as Pinot Noir',
    stock: 'unsalted beef stock',
    thyme: { one: 'sprig fresh thyme', other: 'sprigs fresh thyme' },
    bayLeaves: { one: 'bay leaf', other: 'bay leaves' },
    butter: 'butter',
    pearlOnions: 'pearl onions, peeled',
    sugar: 'granulated sugar',
    mushrooms: 'button mushrooms, quartered',
    parsley: 'chopped fresh parsley',
  },
  steps: [
    'Heat the oven to {oven}. Pat the beef very dry and season it with the salt and pepper.',
    'Fry the bacon in a heavy ovenproof pot over medium heat for {lardons}, until its fat has run, and lift it out. Add a little of the oil, turn up the heat and brown the beef in batches that leave space between the pieces, each for {brown}, adding oil as needed. Set it aside.',
    'Turn the heat to medium and cook the chopped onions and the carrots in the fat for {onions}, scraping up what sticks, until soft and golden. Stir in the garlic and tomato paste for {paste}, then the flour for {flour}, until it smells nutty.',
    'Pour in the wine, whisking, and boil for {boil}, uncovered. Add the stock, thyme, bay leaves, beef with its juices and bacon. The liquid should just reach the top of the meat.',
    'Bring to a bare simmer, put on the lid and move the pot to the oven for {braise}, until the meat gives way to a fork. Chuck is safe at {safe} after a rest of three minutes, but it only turns tender near {tender}.',
    'Half an hour before the end, put the pearl onions in a skillet with half the butter, the sugar and water to half their height. Cook them, partly covered, for {glaze}, until the water is gone and they are tender, shiny and golden. Take them out.',
    'Melt the rest of the butter in the same skillet and fry the mushrooms over high heat for {mushrooms}, until their water has gone and they are brown.',
    'Take out the thyme stalks and bay leaves and skim off the fat. Stir in the pearl onions and mushrooms and simmer on the stove, uncovered, for {simmer}, until the sauce coats a spoon. Scatter the parsley over it. Cool leftovers in shallow containers and put them in the fridge within {fridge}.',
  ],
  tips: [
    'Cook with a wine that you would also drink. It need not be a Burgundy: any dry red without much oak will do.',
    'Some marinate the beef in the wine for {night}, always in the fridge. Dry it well before browning and boil the marinade with the dish.',
    'Boiled potatoes, buttered noodles or mashed potatoes go with it.',
    'The stew keeps for {days} days in a fridge at {cold} or colder and is better each day. Heat it through to {hot}.',
  ],
  tags: ['french', 'burgundy', 'beef', 'red wine', 'braise', 'stew'],
});
