import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Erdbeer-Basilikum-Smash',
  alt: 'Erdbeerlimonade im Glas',
  description:
    'Reife Erdbeeren, mit Zucker und Basilikum zerdrückt, mit Zitrone aufgefrischt und mit Sodawasser aufgegossen: eine Erdbeerlimonade mit einer pfeffrig-grünen Note im Hintergrund. Sie ist nur so gut wie die Beeren, also am besten zubereiten, wenn sie wirklich duften.',
  garnish: ['Basilikumblatt', 'Kleine Erdbeere am Glasrand', 'Zitronenscheibe'],
  glassware: 'Tumbler oder Old-Fashioned-Glas',
  ingredients: {
    strawberries: 'reife Erdbeeren, ohne Kelchblätter',
    sugar: 'Zucker',
    basil: { one: 'frisches Basilikumblatt', other: 'frische Basilikumblätter' },
    lemonJuice: 'frisch gepresster Zitronensaft',
    ice: 'Eiswürfel, zum Füllen von Shaker und Gläsern',
    soda: 'Sodawasser, gut gekühlt',
  },
  steps: [
    'Die Erdbeeren waschen und erst dann entkelchen, das Basilikum abbrausen. Für jedes Glas eine kleine Erdbeere zum Garnieren beiseitelegen. Die übrigen in einen Shaker oder ein großes Schraubglas schneiden, den Zucker zugeben und {stand} ziehen lassen, bis sie im roten Saft stehen.',
    'Grob zerdrücken. Das Basilikum zugeben und nur {press}-mal andrücken, bis es duftet.',
    'Zitronensaft und eine gute Handvoll Eis zugeben, verschließen und {shake} kräftig schütteln, bis die Außenseite beschlagen ist.',
    'Durch ein grobes Sieb in die mit frischem Eis gefüllten Gläser abseihen und mit einem Löffel drücken, damit etwas Fruchtfleisch mitkommt und nur Kerne und Blätter zurückbleiben.',
    'Mit dem Sodawasser auffüllen, einmal vom Boden her umrühren und garnieren. Abschmecken: erst säuerlich, dann süß; etwas mehr Zucker oder Zitrone bringt es ins Gleichgewicht.',
  ],
  tips: [
    'Außerhalb der Saison gehen auch tiefgekühlte Erdbeeren. Mit dem Zucker auftauen und den Saft mitverwenden.',
    'Einige Tropfen Balsamico-Essig im Shaker vertiefen Farbe und Geschmack blasser Beeren.',
    'Bis zu einen Tag im Voraus schütteln und abseihen, die Basis im Kühlschrank aufbewahren; das Sodawasser erst im letzten Moment zugeben.',
    'Für ein klares Getränk ein zweites Mal durch ein feines Sieb abseihen.',
  ],
  tags: ['Erdbeere', 'Basilikum', 'Zitrone', 'alkoholfrei', 'Sommer'],
});
