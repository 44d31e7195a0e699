import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Tarte Tatin',
  alt: 'Tarte Tatin with glossy caramelized apples on a plate',
  description:
    'Apples cooked in butter caramel under a lid of pastry, then turned upside down while they are hot. The tart is named after the Tatin sisters, who made it famous at their hotel in the Sologne. It is all about the apples: firm, tart, and more of them than seem to fit.',
  ingredients: {
    flour: 'all-purpose flour, for the dough',
    salt: 'fine salt',
    doughButter: 'cold butter, cubed, for the dough',
    water: 'ice-cold water',
    apples: 'firm, tart apples, such as Golden Delicious, Braeburn or Granny Smith',
    juice: 'lemon juice',
    sugar: 'granulated sugar',
    butter: 'butter, cubed, for the caramel',
    dusting: 'all-purpose flour, for rolling out',
  },
  steps: [
    'Mix the flour for the dough and the salt. Rub in the cold butter with your fingertips until the mixture looks like coarse crumbs, sprinkle the water over and press the dough together. Flatten it, wrap it and chill it for {chill}.',
    'Meanwhile wash, peel, quarter and core the apples and toss them with the lemon juice.',
    'Spread the sugar in a heavy ovenproof skillet or Tatin pan of {pan} and melt it over medium heat for {caramel}, swirling the pan but not stirring, until the caramel is amber. Take it off the heat at once and stir in the butter for the caramel, piece by piece. It foams up, and it is far hotter than boiling water: keep your hands and any children away from it.',
    'Stand the apple quarters in the caramel in tight circles, the round side down, and wedge the rest between them; they will shrink. Cook over medium-low heat for {cook}, until the juice bubbles thick and brown between the apples. Meanwhile heat the oven to {oven}.',
    'Roll the dough out on the flour for rolling, about {thick} thick, to a disk of {disk}. Lay it on the apples, tuck the edge down inside the pan with a spoon handle and prick the lid a few times.',
    'Put the pan on a baking sheet and bake for {bake}, until the pastry is deep golden and caramel bubbles up at the edge.',
    'Let the tart stand for {rest}. Put on oven mitts, since the handle is as hot as the oven was, lay a large plate with a rim over the pan and turn both over in one go, away from you. Put back any apples that stick. Serve warm, with crème fraîche or vanilla ice cream.',
  ],
  tips: [
    'Mealy apples fall apart. Choose firm ones, and quarters instead of slices.',
    'Puff pastry is what many French bakers use instead. It makes a lighter, flakier lid.',
    'If the tart has cooled and clings to the pan, warm it on the stove for about {warm} so that the caramel melts, then turn it out.',
    'Tarte Tatin is best on the day. It keeps for {days} days in the fridge; reheat it at {oven} for about {reheat}.',
  ],
  tags: ['french', 'apples', 'caramel', 'tart', 'dessert', 'baking'],
});
