import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Quiche lorraine',
  alt: 'Quiche lorraine with bacon in a fluted crust, one slice cut',
  description:
    'The tart of Lorraine: a crisp butter crust, smoky bacon and a trembling custard of eggs and cream. At home in the east of France nobody puts cheese in it. Serve it warm with a green salad, as lunch or a light supper.',
  ingredients: {
    flour: 'all-purpose flour, for the crust',
    salt: 'fine salt',
    butter: 'cold butter, cubed, for the crust',
    water: 'ice-cold water',
    panButter: 'butter, softened, for the pan',
    dusting: 'all-purpose flour, for rolling out',
    lardons: 'smoked bacon, thick-cut, in short strips',
    eggs: { one: 'large egg', other: 'large eggs' },
    cream: 'heavy cream',
    milk: 'whole milk',
    pepper: 'freshly ground black pepper',
    nutmeg: 'grated nutmeg',
  },
  steps: [
    'Mix the flour for the crust and the salt in a bowl. Rub in the cold butter with your fingertips until the mixture looks like coarse crumbs. Sprinkle the water over, press the dough together without kneading it, flatten it, wrap it and chill it for {chill}.',
    'Grease a tart pan of {pan} with the butter for it. Dust the counter with the flour for rolling, roll the dough out about {thick} thick, lay it in the pan, press it into the corners and trim the edge. Prick the bottom with a fork and chill the crust for {rest} more. Meanwhile heat the oven to {oven}.',
    'Line the crust with parchment paper, fill it with dried beans or pie weights and bake it for {beans}. Lift out the paper and beans and bake for {bare} more, until the bottom looks dry.',
    'While the crust bakes, put the bacon in a cold skillet and fry it over medium heat for {fry}, until the fat runs but the strips are still soft. Drain them on paper towels.',
    'Whisk the eggs, just until smooth, then stir in the cream, milk, pepper and nutmeg. The bacon brings enough salt.',
    'Scatter the bacon over the crust, pour the custard over and bake for {bake}, until the quiche is puffed and golden and its middle no longer runs when you nudge the pan. A thermometer in the middle should read at least {safe}.',
    'Let the quiche stand for {rest} so that the custard sets, and eat it warm or lukewarm. Put leftovers in the fridge within {fridge}.',
  ],
  tips: [
    'With onions softened in butter it is a quiche alsacienne, with Gruyère a quiche vosgienne. Both are good; neither is lorraine.',
    'A brush of beaten egg over the hot blind-baked crust, dried for a moment in the oven, keeps the bottom crisp.',
    'A round of store-bought butter pie dough works too: leave out the first step.',
    'The quiche keeps for {days} days in a fridge at {cold} or colder. Reheat it in the oven, not the microwave, to {hot} in the middle.',
  ],
  tags: ['french', 'quiche', 'bacon', 'tart', 'lunch', 'baking'],
});
