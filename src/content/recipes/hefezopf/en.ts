import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Hefezopf',
  alt: 'Braided sweet yeast loaf with pearl sugar and almonds',
  description:
    'The braided yeast loaf of German Sundays and of Easter: soft, barely sweet, scented with lemon and made to be pulled apart. Eat it with butter and jam or honey, the way it is served at breakfast in southern Germany and Austria.',
  ingredients: {
    flour: 'all-purpose flour',
    yeast: 'instant yeast',
    sugar: 'granulated sugar',
    salt: 'fine salt',
    zest: 'finely grated zest of a washed lemon',
    milk: 'lukewarm milk, for the dough',
    egg: { one: 'large egg', other: 'large eggs' },
    butter: 'butter, softened',
    yolk: { one: 'large egg yolk, for the glaze', other: 'large egg yolks, for the glaze' },
    glazeMilk: 'milk, for the glaze',
    pearlSugar: 'pearl sugar',
    almonds: 'sliced almonds',
  },
  steps: [
    'Whisk the flour, yeast, sugar, salt and lemon zest in a large bowl. The milk for the dough should be hand-warm, about {warm}; hot milk kills the yeast.',
    'Add the milk for the dough, the egg and the butter and knead for {knead}, by machine or by hand, until the dough is smooth, elastic and leaves the bowl. It should be soft; add a spoonful of flour only if it really sticks.',
    'Cover and let it rise in a warm place for {rise}, until doubled.',
    'Turn the dough out onto the counter, press out the gas and divide it into three equal pieces. Roll each into a rope of about {rope}, a little thinner at the ends. If they shrink back, let them rest for {rest} and roll again.',
    'Lay the ropes side by side on a baking sheet lined with parchment paper, pinch them together at one end and braid them, not too tightly. Pinch the other end and tuck both ends under.',
    'Cover and let the loaf rise for {proof}, until a dent made with a fingertip fills up slowly. Meanwhile heat the oven to {oven}.',
    'Beat the egg yolk with the milk for the glaze and brush it all over the loaf. Sprinkle on the pearl sugar and almonds. Bake in the lower third of the oven for {bake}, laying foil over the top if it browns too fast. The loaf is done when it is deep golden, sounds hollow when you tap its bottom, and reads {done} inside.',
    'Let it cool on a rack for at least {cool} before you pull off the first piece.',
  ],
  tips: [
    'To bake it for breakfast, let the dough rise in the fridge for {night} instead of in the warmth, then shape it cold. The second rise then takes about {hour}.',
    'If you like raisins, knead in a handful after the dough is smooth. Soaked first, they do not burn on the crust.',
    'Active dry yeast works too: let it stand in the lukewarm milk for {soak} until it foams.',
    'The loaf is best on the day and keeps for {days} days in a bread box. Stale slices make good French toast.',
  ],
  tags: ['german', 'bread', 'yeast dough', 'easter', 'breakfast', 'baking'],
});
