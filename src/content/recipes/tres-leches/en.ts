import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Pastel de Tres Leches',
  alt: 'Square of milk-soaked sponge cake with whipped cream and cinnamon',
  description:
    'The three-milks cake of Latin America’s birthdays: an airy sponge that drinks up evaporated milk, condensed milk and cream without falling apart, topped with whipped cream. It has to wait a few hours in the fridge, so it is made ahead.',
  ingredients: {
    butter: 'butter, softened, for the pan',
    flour: 'all-purpose flour',
    bakingPowder: 'baking powder',
    salt: 'fine salt',
    eggs: { one: 'large egg, separated', other: 'large eggs, separated' },
    sugar: 'granulated sugar',
    milk: 'whole milk, for the sponge',
    vanilla: 'vanilla extract',
    evaporated: 'evaporated milk',
    condensed: 'sweetened condensed milk',
    cream: 'heavy cream, for soaking',
    toppingCream: 'cold heavy cream, for the topping',
    powderedSugar: 'powdered sugar',
    cinnamon: 'ground cinnamon, for dusting',
  },
  steps: [
    'Heat the oven to {oven}. Grease a baking dish of {long} by {wide} with the butter; the cake is soaked and served in it. Whisk the flour with the baking powder and the salt.',
    'Beat the egg yolks with two thirds of the granulated sugar for {yolks}, until thick and pale. Stir in the milk for the sponge and half the vanilla extract.',
    'With clean beaters whip the egg whites for {whites}, raining in the remaining sugar, until they form firm, glossy peaks. Sift the flour mixture over the yolks and fold it in, then fold in the whites in three additions, gently, so that the foam stays.',
    'Spread the batter in the dish and bake it in the middle of the oven for {bake}, until the cake is golden, springs back and a toothpick comes out clean.',
    'Let the cake cool in the dish for {cool}, then prick it all over with a fork, down to the bottom.',
    'Stir the evaporated milk, the condensed milk and the cream for soaking together with the remaining vanilla extract. Pour it over the cake a little at a time over {soak}, edges first, waiting until each addition has been drunk up. Cover and chill for at least {chill}.',
    'Whip the cold cream with the powdered sugar for {whip}, until it holds soft peaks. Spread it over the cake, dust it with the cinnamon, and cut it into squares in the dish.',
  ],
  tips: [
    'It will look like far too much milk. Pour slowly; by the next day none is left standing.',
    'Use a sponge without butter, as here: fat in the crumb would keep the milk out.',
    'Some cooks add a splash of rum to the milks, and others a layer of fruit on top.',
    'Covered, the cake keeps for {days} days in the fridge; it must not stand in the warmth, since it is full of milk.',
  ],
  tags: ['cake', 'dessert', 'make-ahead', 'party', 'Latin American'],
});
