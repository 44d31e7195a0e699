import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Passionsfrucht-Fizz',
  alt: 'Passionsfruchtdrink mit Eis nach Art eines Mojito, ohne Alkohol',
  description:
    'Passionsfruchtmark, Limette und angedrückte Minze unter Sodawasser, im Glas zubereitet wie ein Mojito. Die Hälfte der Früchte wird für eine glatte, goldene Basis durch ein Sieb gestrichen, die andere kommt mit den Kernen hinein, die beim Trinken angenehm knacken. Duftend, sauer und sehr kalt.',
  garnish: ['Halbe Passionsfrucht', 'Minzzweig', 'Limettenscheibe'],
  glassware: 'Longdrinkglas',
  ingredients: {
    passionFruit: { one: 'reife Passionsfrucht', other: 'reife Passionsfrüchte' },
    sugar: 'Zucker',
    hotWater: 'heißes Wasser',
    limeJuice: 'frisch gepresster Limettensaft',
    mint: { one: 'frisches Minzblatt', other: 'frische Minzblätter' },
    ice: 'Crushed Ice, zum Füllen der Gläser',
    soda: 'Sodawasser, gut gekühlt',
  },
  steps: [
    'Den Zucker im heißen Wasser verrühren, bis er sich gelöst hat und der Sirup klar ist, und {cool} abkühlen lassen.',
    'Passionsfrüchte und Minze waschen, die Früchte halbieren. Die Hälfte des Fruchtfleischs in ein Sieb über einer Schüssel kratzen und mit einem Löffel durchstreichen, bis nur trockene schwarze Kerne bleiben; den Rest mit den Kernen beiseitestellen.',
    'Minze und Sirup auf die Gläser verteilen und die Blätter {press}-mal andrücken, bis sie kräftig duften, aber noch ganz sind.',
    'Den Saft aus dem Sieb, den Limettensaft und das restliche Fruchtfleisch zugeben, {stir} rühren und die Gläser mit Crushed Ice füllen.',
    'Das Sodawasser langsam aufgießen, alles mit einem langen Löffel einmal vom Boden her anheben, damit sich die Kerne im Getränk verteilen, und garnieren, solange es sprudelt.',
  ],
  tips: [
    'Eine runzlige Passionsfrucht ist reif. Sie sollte für ihre Größe schwer sein; eine leichte ist eingetrocknet.',
    'Tiefgekühltes ungesüßtes Fruchtmark eignet sich gut: {pulp} je Frucht rechnen.',
    'Sehr saure Früchte brauchen mehr Sirup. Vor dem Sodawasser abschmecken, dann lässt es sich am leichtesten korrigieren.',
    'Ginger Beer statt Sodawasser macht den Drink scharf; eines ohne Alkohol nehmen und die Hälfte des Zuckers weglassen.',
  ],
  tags: ['Passionsfrucht', 'Limette', 'Minze', 'alkoholfrei', 'spritzig'],
});
