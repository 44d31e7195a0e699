import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Chocolate Cake',
  alt: 'Chocolate layer cake',
  cuisine: 'American',
  description:
    'Two dark, moist layers with a fudgy cocoa buttercream between and around them. The batter is stirred together in one bowl without a mixer, and hot coffee deepens the chocolate without being tasted. Oil instead of butter keeps the crumb soft for days.',
  ingredients: {
    panButter: 'butter, softened, for greasing',
    flour: 'all-purpose flour',
    sugar: 'granulated sugar',
    cocoa: 'unsweetened cocoa powder, for the cake',
    bakingPowder: 'baking powder',
    bakingSoda: 'baking soda',
    salt: 'fine salt',
    eggs: { one: 'large egg', other: 'large eggs' },
    milk: 'milk, for the cake',
    oil: 'vegetable oil',
    vanilla: 'vanilla extract',
    coffee: 'hot strong coffee',
    frostingButter: 'butter, softened, for the frosting',
    frostingCocoa: 'unsweetened cocoa powder, for the frosting',
    powderedSugar: 'powdered sugar, sifted',
    frostingMilk: 'milk, for the frosting',
  },
  steps: [
    'Heat the oven to {oven}. Grease two round pans of {pan}, at least {deep} deep, with the butter for greasing, and line their bottoms with parchment paper.',
    'Sift the flour, granulated sugar, cocoa powder for the cake, baking powder, baking soda and salt into a large bowl and whisk until the color is even.',
    'Add the eggs, the milk for the cake, the oil and half the vanilla extract and whisk for {whisk}, until smooth and glossy. Stir in the hot coffee in two additions. The batter is as thin as cream; it is meant to be.',
    'Divide between the pans and tap them on the counter once. Bake side by side in the middle of the oven for {bake}, until the cakes pull away from the sides, spring back when touched, and a toothpick in the middle comes out with a few moist crumbs but no wet batter.',
    'Cool in the pans for {pans}. Run a knife around the edge, turn the cakes out, peel off the paper and let them cool on a rack for {rack}, until no warmth is left, or the frosting will melt.',
    'Beat the butter for the frosting for {butter}, until pale and fluffy. Add the cocoa powder for the frosting and half the powdered sugar and beat on low speed, then the milk for the frosting, the remaining vanilla extract and the remaining powdered sugar. Beat on high speed for {high}, until it holds soft peaks and spreads without tearing. Thin it with a few drops of milk if it is stiff.',
    'Cut off the domes if the layers are not flat. Set one layer on a plate, spread it with a third of the frosting, and set the other on it, bottom up.',
    'Spread a thin coat of frosting over the whole cake to catch the crumbs and chill for {chill}, until it feels firm. Cover with the rest in broad swirls. Let a chilled cake stand for {stand} before cutting.',
  ],
  metricSteps: {
    0: 'Heat the oven to {oven}. Check with a little water that the bottom of a springform pan of {pan} is tight; if it drips, wrap the pan in foil from outside. Grease it with the butter for greasing and line its bottom with parchment paper.',
    3: 'Pour the batter into the springform pan, which it fills less than halfway, and tap the pan on the counter once. Bake in the middle of the oven for {bake}, until the cake pulls away from the sides, springs back when touched, and a toothpick in the middle comes out with a few moist crumbs but no wet batter.',
    4: 'Cool in the pan for {pan}. Run a knife around the edge, open the ring, turn the cake out, peel off the paper and let it cool on a rack for {rack}, until no warmth is left, or the frosting will melt.',
    6: 'Cut off the dome if the cake is not flat. Turn the cake over and cut it across into two layers. Set the lower layer on a plate, spread it with a third of the frosting, and set the other back on it.',
  },
});
