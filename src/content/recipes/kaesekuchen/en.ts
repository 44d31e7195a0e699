import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Käsekuchen',
  alt: 'German cheesecake with a golden top and a slice cut out',
  description:
    'The cheesecake of German coffee tables: a short crust and a thick, light filling of quark, a fresh cheese that is tangier and leaner than cream cheese. Lemon and vanilla are all the seasoning it needs. Bake it a day ahead if you can; a night in the fridge only makes it better.',
  ingredients: {
    flour: 'all-purpose flour',
    bakingPowder: 'baking powder',
    doughSugar: 'granulated sugar, for the crust',
    salt: 'fine salt',
    doughButter: 'cold butter, cubed, for the crust',
    doughEgg: { one: 'large egg, for the crust', other: 'large eggs, for the crust' },
    panButter: 'butter, softened, for the pan',
    fillingButter: 'butter, softened, for the filling',
    fillingSugar: 'granulated sugar, for the filling',
    fillingEggs: {
      one: 'large egg, at room temperature, for the filling',
      other: 'large eggs, at room temperature, for the filling',
    },
    vanilla: 'vanilla extract',
    zest: 'finely grated zest of a washed lemon',
    juice: 'lemon juice',
    quark: 'low-fat quark, drained',
    cream: 'heavy cream',
    starch: 'cornstarch',
  },
  steps: [
    'Mix the flour, baking powder, sugar for the crust and salt in a bowl. Rub in the cold butter with your fingertips until the mixture looks like crumbs, add the egg for the crust and press everything together quickly. Flatten the dough, wrap it and chill it for {chill}.',
    'Heat the oven to {oven}. Grease a springform pan of {pan} with the butter for it and line the bottom with parchment paper. Press the dough evenly over the bottom and {rim} up the side, with no gap where the two meet, and prick the bottom with a fork.',
    'Beat the butter and sugar for the filling for {beat}, until pale. Beat in the eggs for the filling one by one, then the vanilla extract, lemon zest and lemon juice.',
    'Stir in the quark and the cream with a whisk. Sift the cornstarch over, stir until no lumps are left, and stop: beaten-in air makes the cake rise high and crack. Pour the filling into the crust and smooth the top. It is thin; it is meant to be.',
    'Bake in the lower third of the oven for {bake}, laying foil over the top if it gets too dark. The cake is done when it is golden, its edge is firm and only a circle of about {wobble} in the middle still trembles. A thermometer in the middle should read at least {safe}.',
    'Turn off the oven and leave the cake in it for {door} with a wooden spoon in the door. Run a knife around the edge, then let the cake cool in its pan on a rack for {rack}. It sinks a little.',
    'Chill for another {chill} before you take off the ring and cut. The cake should be in the fridge no later than {fridge} after it has left the oven.',
  ],
  tips: [
    'Wet quark makes a wet cake. If there is whey in the tub, let the quark drain in a sieve lined with a clean cloth before you weigh it.',
    'Where quark is not sold, smooth farmer cheese or drained plain Greek yogurt comes closest. Cream cheese makes another cake.',
    'Germans like to use a packet of vanilla custard powder in place of the cornstarch and vanilla.',
    'The cake keeps for {days} days, covered, in a fridge at {cold} or colder.',
  ],
  tags: ['german', 'cheesecake', 'quark', 'cake', 'baking'],
});
