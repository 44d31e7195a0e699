import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'No-Knead Pizza',
  alt: 'Margherita pizza with tomato, mozzarella and basil',
  cuisine: 'Italian',
  description:
    'Two minutes of stirring and a night on the counter give a dough with big bubbles, a chewy rim and more flavor than any quick one. Here it carries a Margherita: crushed tomatoes, torn mozzarella and basil. The water is {water}% of the weight of the flour, so weigh both if you can. Each serving is a pizza of {pizza}.',
  ingredients: {
    flour: 'all-purpose flour',
    salt: 'fine salt, for the dough',
    yeast: 'instant yeast',
    water: 'cool water',
    shapingFlour: 'all-purpose flour, for shaping',
    semolina: 'semolina, for the peel',
    tomatoes: 'canned whole peeled tomatoes',
    tomatoSalt: 'fine salt, for the tomatoes',
    mozzarella: 'fresh mozzarella made with vegetarian rennet, torn',
    oil: 'extra-virgin olive oil',
    basil: { one: 'fresh basil leaf', other: 'fresh basil leaves' },
  },
  steps: [
    'Whisk the flour, the salt for the dough and the yeast in a large bowl. Add the water and stir with a spoon for {stir}, until no dry flour is left. The dough is meant to be shaggy and sticky.',
    'Cover the bowl and leave it at room temperature, about {room}, for {rise}. It is ready when it has more than doubled, bubbles cover the top and it wobbles when you shake the bowl. In a hot kitchen that may take only {hot}.',
    'Scrape the dough onto a counter dusted with some of the flour for shaping and cut it into equal pieces, one for each pizza. Fold the edges of each piece into its middle, turn it over, and roll it into a ball. Cover, and let the balls rest for {rest}, until they are soft and spread a little.',
    'Meanwhile heat the oven for at least {heat} to {oven}, or as hot as it goes, with a baking stone, a steel or an inverted heavy baking sheet on a rack in the upper third.',
    'Drain the tomatoes, crush them by hand and stir in the salt for them. Lay the torn mozzarella on paper towels so that it does not make the pizzas wet.',
    'Dust a ball well with flour and press it from the middle outward with your fingertips, leaving a rim of {rim} untouched. Lift it over your knuckles and let its weight stretch it to {across}. Do not use a rolling pin, which would push out the gas.',
    'Dust a wooden peel, or the back of a flat baking sheet, with a share of the semolina and lay the dough on it. Spread over its share of the tomatoes, then its share of the mozzarella, and sprinkle on a little of the olive oil. Be quick, and give the peel a shake: the dough must slide. If it sticks, lift its edge and throw a little flour under it.',
    'Let the pizza slide from the peel onto the hot stone with one short jerk, without parchment paper, which is not made for this heat, and bake for {bake}, until the rim is puffed and blistered dark brown in places, the cheese bubbles, and the underside is spotted with brown when you lift it.',
    'Scatter some of the basil over the hot pizza and let it stand for {stand} before cutting. Shape, top and bake the other balls in the same way, giving the stone {stone} to heat up again each time.',
  ],
});
