import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Pâte brisée',
  alt: 'Empty fluted tart shell of pâte brisée with a rolling pin and butter',
  description:
    'The everyday French tart dough: flour, half its weight of butter, a little salt and just enough cold water. It fits quiches as well as fruit tarts, does not shrink if it has rested, and takes ten minutes of work. This amount lines one large tart pan.',
  ingredients: {
    flour: 'all-purpose flour, for the dough',
    salt: 'fine salt',
    butter: 'cold butter, in small cubes, for the dough',
    water: 'ice-cold water',
    panButter: 'butter, softened, for the pan',
    dusting: 'all-purpose flour, for rolling out',
  },
  steps: [
    'Mix the flour for the dough and the salt in a wide bowl. Toss the cold butter in it and rub it between your fingertips, quickly, until the mixture looks like coarse sand with a few flakes of butter left.',
    'Sprinkle most of the water over and stir with a knife until clumps form, adding the rest only if dry flour is left. Press the dough together and smear it away from you once with the heel of your hand; do not knead it, or it turns tough.',
    'Shape the dough into a flat disk, wrap it and chill it for {chill}.',
    'Let the dough soften for {soften}. Roll it out on the flour for rolling, turning it often, about {thick} thick, to a disk of {disk}.',
    'Grease a tart pan of {pan} with the butter for it. Roll the dough onto the pin, unroll it over the pan, press it into the corners without stretching it and trim the edge. Prick the bottom with a fork and chill for {rest} more. Meanwhile heat the oven to {oven}.',
    'Line the dough with parchment paper, fill it with dried beans or pie weights and bake for {beans}. Lift out the paper and beans and bake for {bare} more if the filling is to be baked in it, or for {done} more, until golden brown all over, if the filling is cold.',
  ],
  tips: [
    'For a sweet tart, mix two tablespoons of sugar into the flour.',
    'In a food processor, pulse the butter into the flour, then add the water: stop as soon as clumps form.',
    'The dough keeps for {days} days in the fridge and {months} months in the freezer. Thaw it overnight in the fridge.',
    'Do not eat the dough raw: flour is not treated against germs and only baking makes it safe.',
  ],
  tags: ['french', 'tart dough', 'pie crust', 'pastry', 'basics'],
});
