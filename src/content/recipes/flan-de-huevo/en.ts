import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Flan de Huevo',
  alt: 'Caramel custard turned out on a plate',
  description:
    'The baked egg custard of Spanish homes and set lunches: milk, whole eggs and sugar, scented with lemon and cinnamon, set in a gentle water bath and turned out under its own amber caramel. Make it the day before; it only gets better.',
  ingredients: {
    caramelSugar: 'granulated sugar, for the caramel',
    water: 'water',
    milk: 'whole milk',
    lemon: { one: 'strip of zest from a washed lemon', other: 'strips of zest from a washed lemon' },
    cinnamon: { one: 'cinnamon stick', other: 'cinnamon sticks' },
    eggs: { one: 'large egg', other: 'large eggs' },
    sugar: 'granulated sugar, for the custard',
  },
  steps: [
    'Heat the oven to {oven}. Set ramekins or metal flan molds of {size}, one for each serving, in a deep baking pan lined with a folded kitchen towel.',
    'Heat the sugar for the caramel with the water in a small, heavy, light-colored saucepan over medium heat for {caramel}, swirling the pan instead of stirring, until it is the color of amber. Pour it into the molds at once and tilt them to coat the bottoms. Do not touch or taste it: caramel burns far worse than boiling water.',
    'Heat the milk with the lemon zest and the cinnamon until it steams. Take it off the heat, cover, and let it infuse for {infuse}.',
    'Stir the eggs with the sugar for the custard, without beating in air. Stir in the warm milk a little at a time, strain the custard into a pitcher, skim off the foam and fill the molds.',
    'Pour hot water from the kettle into the baking pan until it reaches halfway up the molds, cover loosely with foil and bake for {bake}. The custard is done when the edge is set and the middle still quivers like jelly; a thermometer in it shows {inside}.',
    'Lift the molds out of the water, let them cool for {cool}, cover, and chill for at least {chill}, until the custard is firm and the caramel has turned to sauce.',
    'Run a thin knife around each flan, lay a plate on top, and turn both over with a jerk. Spoon the rest of the caramel over it.',
  ],
  tips: [
    'The water bath must never boil, or holes form in the custard. If it bubbles, pour in a little cold water.',
    'The pan of hard caramel cleans itself if you boil some water in it.',
    'For one large flan, use a mold of {large} and bake it for {long}.',
    'The flan keeps for {days} days in the fridge, covered, in its mold.',
  ],
  tags: ['dessert', 'custard', 'caramel', 'make-ahead', 'Spanish'],
});
