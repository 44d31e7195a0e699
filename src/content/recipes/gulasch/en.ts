import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Gulasch',
  alt: 'Beef goulash in a deep red paprika sauce with bread dumplings',
  description:
    'Beef goulash as Vienna and the south of Germany cook it: almost as many onions as meat, a good deal of sweet paprika, and time. The onions melt into the sauce and thicken it, so no flour is needed. Serve it with bread dumplings, spaetzle, boiled potatoes or a fresh roll.',
  ingredients: {
    beef: 'boneless beef shank or chuck, in {cube} cubes',
    onions: 'yellow onions',
    lard: 'lard',
    paprika: 'sweet Hungarian paprika',
    hotPaprika: 'hot Hungarian paprika',
    tomatoPaste: 'tomato paste',
    vinegar: 'cider vinegar',
    stock: 'unsalted beef stock',
    garlic: { one: 'clove garlic', other: 'cloves garlic' },
    caraway: 'ground caraway',
    marjoram: 'dried marjoram',
    bayLeaf: { one: 'bay leaf', other: 'bay leaves' },
    salt: 'fine salt',
    pepper: 'freshly ground black pepper',
  },
  steps: [
    'Pat the beef dry. Peel and halve the onions and slice them thinly. Crush the garlic.',
    'Melt the lard in a wide, heavy pot over medium heat and cook the onions, stirring often, for {onions}, until they have shrunk to a golden-brown jam. This is where the sauce gets its body and color, so do not hurry.',
    'Stir in the garlic and tomato paste and let them sizzle briefly. Take the pot off the heat, stir in the sweet and the hot paprika for no longer than {paprika} and pour in the vinegar at once: scorched paprika is bitter.',
    'Add the beef, caraway, marjoram, bay leaf, salt and pepper and stir until every piece is red. Pour in the stock; it should come almost to the top of the meat. Add a little water if it does not.',
    'Bring to a bare simmer, cover with the lid ajar and braise over low heat for {braise}, stirring now and then, until the meat gives way to a fork. It is safe to eat at {safe} after a rest of three minutes, but shank only turns tender near {tender}.',
    'Take off the lid and simmer for {reduce}, until the sauce is thick, glossy and shows a rim of red fat. Take out the bay leaf and taste for salt.',
    'Let the goulash stand for {stand} before serving. Cool leftovers in shallow containers and put them in the fridge within {fridge}.',
  ],
  tips: [
    'Paprika fades: buy it in small amounts, keep it in the dark and use a fresh tin for goulash.',
    'The meat is not browned first. In a goulash the onions do that job, and the cubes stay juicier.',
    'Do not skim off all of the red fat: it carries much of the flavor. Without lard, use clarified butter or oil.',
    'It keeps for {days} days in the fridge and is better each time. Heat it through to {hot}.',
  ],
  tags: ['german', 'austrian', 'goulash', 'beef', 'paprika', 'braise'],
});
