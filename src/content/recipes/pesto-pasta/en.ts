import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Pesto Pasta',
  alt: 'Pasta with pesto',
  cuisine: 'Italian',
  description:
    'Basil, pine nuts, hard cheese and good olive oil, pounded or pulsed while the water boils and loosened with a little of it into a sauce that coats every piece. Pesto is never cooked, which is why it stays so green and tastes so fresh. With Parmesan and pecorino in place of the vegetarian cheese it is the classic of Genoa.',
  ingredients: {
    water: 'water, for the pasta',
    waterSalt: 'fine salt, for the pasta water',
    pineNuts: 'pine nuts',
    garlic: { one: 'clove garlic', other: 'cloves garlic' },
    pestoSalt: 'fine salt, for the pesto',
    basil: 'fresh basil leaves',
    cheese: 'vegetarian hard cheese, finely grated',
    oil: 'extra-virgin olive oil',
    pasta: 'dried pasta',
  },
  steps: [
    'Bring the water for the pasta to a rolling boil in a large pot and add the salt for it.',
    'Meanwhile toast the pine nuts in a dry pan over medium-low heat for {toast}, shaking it all the time, until they are golden in patches and smell sweet. Tip them onto a plate at once, since they burn in the hot pan, and let them cool.',
    'Wash the basil, and dry it completely in a salad spinner and then on a towel. Water on the leaves makes a dull, thin pesto.',
    'Crush the garlic with the salt for the pesto to a paste in a large mortar. Pound in two thirds of the pine nuts, then the basil, a handful at a time, until no whole leaf is left. Or pulse the same things with half the olive oil in a food processor, in bursts of {burst} so that the blade does not heat the basil.',
    'Stir in three quarters of the cheese and then the olive oil in a thin stream, until the pesto is creamy and drops slowly from the spoon. Scrape it into a large bowl.',
    'Boil the pasta for {less} less than the package says, stirring now and then, until it is tender with a slight bite in the middle. Scoop out a mugful of the water before you drain it.',
    'Stir a few spoonfuls of the hot pasta water into the pesto, add the pasta, and toss for {toss}, until each piece is coated and glossy. Add more of the water, a spoonful at a time, if it looks dry. Do not put it back on the heat, which would darken the basil and clump the cheese.',
    'Serve at once, with the remaining pine nuts and cheese on top. Pesto holds raw garlic in oil: keep leftovers in the fridge and eat them within three days.',
  ],
});
