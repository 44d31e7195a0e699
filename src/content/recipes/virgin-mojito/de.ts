import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Virgin Mojito',
  alt: 'Mojito mit Limette, Minze und Eis',
  description:
    'Minze, Limette, etwas Zucker und Sodawasser auf viel Eis; es fehlt an nichts, auch ohne Rum. Die Limette wird mit der Schale zerdrückt, weil das Öl darin dem Getränk die Tiefe gibt, die sonst der Alkohol bringt. In wenigen Minuten fertig.',
  garnish: ['Minzzweig, zwischen den Händen angeklatscht', 'Limettenscheibe'],
  glassware: 'Longdrinkglas',
  ingredients: {
    mint: { one: 'frisches Minzblatt', other: 'frische Minzblätter' },
    lime: { one: 'Bio-Limette, in Spalten geschnitten', other: 'Bio-Limetten, in Spalten geschnitten' },
    sugar: 'Zucker',
    limeJuice: 'frisch gepresster Limettensaft',
    ice: 'Crushed Ice, zum Füllen der Gläser',
    soda: 'Sodawasser, gut gekühlt',
  },
  steps: [
    'Die Limetten vor dem Schneiden heiß waschen, die Minze abbrausen und trocken schütteln. Limettenspalten und Zucker auf die Gläser verteilen. Mit einem Stößel oder dem Ende eines Holzlöffels drücken, bis der Saft ausgetreten ist und der Zucker wie nasser Sand aussieht.',
    'Die Minze zugeben und {press}-mal sanft andrücken: Die Blätter sollen leicht gequetscht sein und kräftig duften, aber nicht zerreißen, denn zerrissene Minze wird bitter und gerät in den Trinkhalm.',
    'Den Limettensaft zugießen und {stir} rühren, bis am Boden kein Zucker mehr knirscht.',
    'Die Gläser bis zum Rand mit Crushed Ice füllen und das Sodawasser langsam am Rand entlang eingießen.',
    'Einen langen Löffel ein- oder zweimal vom Boden nach oben ziehen, damit Minze und Limette im Eis aufsteigen, garnieren und sofort servieren.',
  ],
  tips: [
    'Den Zweig zum Garnieren einmal zwischen den Handflächen anklatschen: Das weckt den Duft und macht die Hälfte des Geschmacks aus.',
    'Grüne Minze (Spearmint) ist die milde Minze des Mojitos. Pfefferminze geht auch, davon aber weniger Blätter nehmen.',
    'Für einen Krug alles außer Eis und Sodawasser im Voraus zerdrücken, kalt stellen und Eis und Sodawasser am Tisch zugeben.',
    'Rohrzucker gibt einen runderen Geschmack; seine groben Körner helfen auch, die Minze anzudrücken.',
  ],
  tags: ['Minze', 'Limette', 'alkoholfrei', 'Sommer', 'Longdrink'],
});
