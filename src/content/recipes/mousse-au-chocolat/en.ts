import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Mousse au chocolat',
  alt: 'Chocolate mousse in a stemmed glass with chocolate shavings',
  description:
    'The mousse of every French grandmother: dark chocolate, eggs and hardly any sugar, without cream or butter. It is held up by nothing but beaten egg white, so the eggs stay raw. Buy pasteurized ones, and give it three hours in the cold.',
  ingredients: {
    chocolate: 'dark chocolate for baking',
    eggs: { one: 'large egg, pasteurized in the shell', other: 'large eggs, pasteurized in the shell' },
    sugar: 'granulated sugar',
    salt: 'fine salt, a pinch',
  },
  steps: [
    'Chop the chocolate and melt it in a bowl over barely simmering water for about {melt}, stirring now and then; no drop of water may get into it. Take it off the heat and let it cool until lukewarm, about {warm}: hot chocolate would cook the yolks.',
    'Meanwhile separate the eggs, without a trace of yolk in the whites. Whisk the yolks with half the sugar until pale, then stir them quickly into the lukewarm chocolate.',
    'Beat the egg whites with the pinch of salt in a clean, grease-free bowl until they hold soft peaks. Add the rest of the sugar and beat on until they are glossy and just firm, not dry.',
    'Stir a third of the whites briskly into the chocolate to loosen it. Fold in the rest in two additions with a spatula, cutting down through the middle and up along the side, and stop when no white streaks are left.',
    'Spoon the mousse into glasses or one bowl, cover and put it in the fridge at once for at least {chill}, until it is set.',
    'Serve it straight from the fridge, kept at {cold} or colder, and eat it within {day}. The eggs in it are raw: unless they are pasteurized, do not serve it to young children, pregnant women, older people or anyone with a weakened immune system.',
  ],
  tips: [
    'Eggs pasteurized in the shell can carry the words on the carton. Their whites take longer to whip, so give them time; a few drops of lemon juice help.',
    'If you use unpasteurized eggs, take the freshest you can get, with clean, whole shells, and keep them in the fridge until you separate them.',
    'Good chocolate is half the dessert. Very dark chocolate makes a firm, bitter mousse, milk chocolate one that hardly sets.',
    'Grated orange zest or a spoonful of strong coffee in the melted chocolate suits it well.',
  ],
  tags: ['french', 'chocolate', 'mousse', 'dessert', 'no bake'],
});
