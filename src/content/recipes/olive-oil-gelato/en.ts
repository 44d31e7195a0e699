import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Olive Oil Gelato',
  alt: 'Scoops of gelato',
  cuisine: 'Italian',
  description:
    'A pale gold custard gelato in which a fruity olive oil takes the place of much of the cream: dense, silky, a little grassy, and finished with a few flakes of salt. A little honey keeps it from freezing hard. It makes about {yield}.',
  ingredients: {
    milk: 'whole milk',
    cream: 'heavy cream',
    sugar: 'granulated sugar',
    honey: 'mild honey',
    salt: 'fine salt',
    yolks: { one: 'large egg yolk', other: 'large egg yolks' },
    oil: 'fruity extra-virgin olive oil',
    flakySalt: 'flaky sea salt, to serve',
  },
  steps: [
    'If your ice cream machine has a bowl that must be frozen, put it in the freezer the day before. Set a sieve over a metal bowl, and stand that bowl in a larger one half filled with ice and water.',
    'Stir the milk, cream, honey, fine salt and half the sugar in a heavy saucepan over medium heat for about {warm}, until the sugar has dissolved, steam rises and small bubbles show at the edge. Do not let it boil.',
    'Meanwhile whisk the egg yolks with the remaining sugar for {whisk}, until pale and thick. Whisk in a third of the hot milk in a thin stream, then pour everything back into the pan.',
    'Cook over low heat, scraping the bottom all the time with a spatula, for {cook}, until the custard coats the spatula and a finger drawn through it leaves a clear line. That is at {coats}, well past the {safe} that makes egg safe; above {curdle} it would curdle.',
    'Strain it at once into the bowl on ice and stir for {stir}, until it no longer feels warm. Pour in the olive oil in a thin stream while whisking hard, or blend it in with an immersion blender for {blend}, until the custard is glossy and no beads of oil float on it.',
    'Cover and chill for at least {least} and up to {most}, until it is as cold as the fridge, {fridge} or below. A warm mix freezes slowly and turns icy.',
    'Whisk the custard and churn it for {churn}, until it has the look of soft serve and a spoon drawn through it leaves a trail that stays.',
    'Spread it in a shallow, cold container, press parchment paper onto the surface, cover, and freeze for {freeze}, until firm at the edges.',
    'Let the gelato stand at room temperature for {stand}, until a scoop glides through it, and scatter the flaky sea salt over the scoops. It is at its best within a week. Because of the honey it is not for children under one year.',
  ],
});
