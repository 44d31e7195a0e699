import type { FoodWords } from './foodWords.ts';
import { JOINING_WORDS } from './joiningWords.ts';

export const de: FoodWords = {
  // Of plurals and adjectives: Mandeln, brauner, frische
  endings: [['^(?=.{5})(.*?)(?:ern|en|er|em|es|e|n|s)$', '$1']],
  kept: ['kirsch', 'tamarin'],
  joining: ['the', ...JOINING_WORDS],
  accented: {},
  ofPart: [],
  states: {
    fresh: ['frisch'],
    raw: ['roh', 'rohe', 'rohen', 'roher', 'ungekocht'],
    drained: ['abgetropft'],
    cooked: ['gekocht', 'gegart', 'vorgekocht'],
    dried: ['getrocknet'],
    ground: ['gemahlen', 'gemahlene'],
    grated: ['gerieben', 'geriebene'],
    cut: ['gehackt', 'geschnitten', 'geschnittene', 'gezupft'],
  },
  seeds: ['Samen', 'Same', 'Korn', 'Körner', 'Saat'],
  plain: [],
  plainWith: [
    {
      words: ['trocken', 'trockene', 'trockener', 'trockenen'],
      foods: ['-wein', '-linse', 'Sherry', 'Wermut'],
    },
    {
      words: ['Käse'],
      foods: [
        'Parmesan',
        'Parmigiano',
        'Mozzarella',
        'Ricotta',
        'Feta',
        'Cheddar',
        'Gruyère',
        'Greyerzer',
        'Emmentaler',
        'Mascarpone',
      ],
    },
  ],
  changing: [
    { words: ['heiß', 'heiße'], foods: ['Schokolade', 'Wein'] },
    { words: ['grob', 'grobe'], foods: ['Salz', 'Meersalz', 'Speisesalz', 'Kochsalz', 'Zucker'] },
    { words: ['Würfel', 'stückig'], foods: ['Zucker'] },
    {
      words: ['gefroren', 'gefrorene', 'tiefgefroren', 'tiefgefrorene', 'tiefgekühlte', 'TK'],
      foods: ['Joghurt', 'Sahne', 'Creme', '-spinat', 'Grünkohl'],
    },
  ],
  changingInName: [{ words: ['zerdrückt', 'zerkleinert'], foods: ['Tomate', 'Kartoffel', 'Ananas'] }],
  changingFirst: [],
  kinds: {
    nuts: ['Nüsse', 'gemischte Nüsse', 'gehackte Nüsse', 'gemahlene Nüsse', 'Nuss'],
    seeds: ['Samen', 'Kerne', 'Körner'],
    beans: ['Bohnen', 'getrocknete Bohnen'],
    berries: ['Beeren', 'gemischte Beeren', 'Waldbeeren', 'Beerenmischung'],
    driedFruit: ['Trockenfrüchte', 'Trockenobst', 'Dörrobst', 'Backobst'],
    cheese: ['Käse', 'geriebener Käse', 'Reibekäse'],
    pasta: ['Nudeln', 'Pasta', 'Teigwaren'],
    syrup: ['Sirup'],
    stock: ['Brühe', 'Bouillon', 'Fond'],
    juice: ['Saft', 'Fruchtsaft'],
    wine: ['Wein'],
    leavening: ['Hefe', 'Backtriebmittel', 'Germ'],
    coriander: ['Koriander', 'gehackter Koriander'],
  },
};
