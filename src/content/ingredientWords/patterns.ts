import type { Language } from '#catalogs/languages.ts';

/** How a language says what a food is cut into; `before`, `after` and `length` may be empty. */
interface CutPattern {
  cut: string;
  bare: string;
  what: string;
  length: string;
  thick: string;
  /** Before a length, exact or about. */
  of: string;
  about: string;
}

const CUTS: Readonly<Record<Language, CutPattern>> = {
  en: {
    cut: 'cut into {what}',
    bare: 'cut into {what}',
    what: '{before} {length} {shape}',
    length: '{n}',
    thick: '{n} thick',
    of: '',
    about: 'about ',
  },
  fr: {
    cut: 'coupé* en {what}',
    bare: 'en {what}',
    what: '{before} {shape} {after} {length}',
    length: '{n}',
    thick: '{n} d’épaisseur',
    of: 'de ',
    about: 'd’environ ',
  },
  de: {
    cut: 'in {what} geschnitten',
    bare: 'in {what}',
    what: '{before} {length} {shape}',
    length: '{n} große',
    thick: '{n} dicke',
    of: '',
    about: 'ca. ',
  },
  es: {
    cut: 'cortado* en {what}',
    bare: 'en {what}',
    what: '{shape} {after} {length}',
    length: '{n}',
    thick: '{n} de grosor',
    of: 'de ',
    about: 'de unos ',
  },
};

/** After a measure that is no standard one of the reader's country: how much it holds or weighs. */
const SIZED: Readonly<Record<Language, string>> = {
  en: '({size})',
  fr: '(de {size})',
  de: '(à {size})',
  es: '(de {size})',
};

/** What may follow the length of a piece, before or after its shape: `2 cm de côté`. */
const AFTER_LENGTH = [
  'de côté',
  'd épaisseur',
  'de large',
  'de long',
  'de grosor',
  'de largo',
  'de ancho',
  'de lado',
  'groß',
  'große',
  'grosse',
  'dicke',
  'breite',
  'lange',
  'thick',
  'wide',
  'long',
  'environ',
  'aprox',
] as const;

/** Those of them that say how thick it is. */
const THICK = ['d épaisseur', 'de grosor', 'dicke', 'thick'] as const;

/** Measures that `Writing` has no words for: singular and plural, `id|en|fr|de|es`. */
const MEASURE_NAMES = `
dessertspoon|dessertspoon~dessertspoons|c. à dessert~c. à dessert|Dessertlöffel~Dessertlöffel|cucharada de postre~cucharadas de postre
fl_oz|fl oz|fl oz|fl oz|fl oz
gill|gill~gills|gill~gills|Gill~Gills|gill~gills
pint|pint~pints|pinte~pintes|Pint~Pints|pinta~pintas
pinte|pint~pints|pinte~pintes|Pint~Pints|pinta~pintas
demiard|half pint~half pints|demiard~demiards|halbes Pint~halbe Pints|media pinta~medias pintas
quart|quart~quarts|quart~quarts|Quart~Quarts|cuarto de galón~cuartos de galón
gallon|gallon~gallons|gallon~gallons|Gallone~Gallonen|galón~galones
metric_pound|metric pound~metric pounds|livre~livres|Pfund~Pfund|libra~libras
stick|stick~sticks|stick~sticks|Stick~Sticks|barra~barras
go|rice cooker cup~rice cooker cups|mesure à riz~mesures à riz|Reiskocher-Becher~Reiskocher-Becher|taza de arrocera~tazas de arrocera
`;

/** What words of several meanings are said of, by their English name; folded, the beginnings of words. */
const CONTENTS = {
  shredded: 'cheese|cheddar|mozzarella|jack|parmesan|gruyere|swiss|carrot|coconut|zucchini|potato|beet',
  pitted:
    'poll|pavo|pato|cerd|corder|cabrit|terner|vaca|buey|conej|carne|pechug|musl|contramusl|palet|piern|chulet|costill|lomo|aguja|codill|pescad',
  hot: 'pepper|chil|paprika|mustard|sauce|salsa|curry|sausage',
  drizzle:
    'huile|velours|balsam|vinaigre|citron|jus|creme|miel|sirop|lait|eau|sauce|vin|rhum|cognac|liqueur|lime|soja|caramel',
  dash: 'sauce|tabasco|worcestershire|vinegar|lemon|lime|oil|olive|bitters|wine|sherry|milk|cream|water|soy|hot|angostura|fish|rum|vanilla|maggi',
  glass:
    'wein|rotwein|weisswein|wasser|milch|sekt|bier|rum|cognac|weinbrand|likor|ol|olivenol|apfelsaft|orangensaft',
  sheet:
    'gelatin|lasagn|pate|phyllo|filo|brick|nori|alga|riz|papier|pastry|puff|hojaldre|pasta|masa|blatterteig|strudel|yufka',
  tub: 'yaourt|creme|fromage|ricotta|mascarpone|skyr|petit suisse',
} as const;

/** Measures of which a reader abroad is always told how much they hold or weigh. */
const ALWAYS_SIZED: readonly string[] = [
  'gill',
  'pint',
  'pinte',
  'demiard',
  'quart',
  'gallon',
  'metric_pound',
  'stick',
  'go',
];

/** How sentences around the words are built. */
export const PATTERNS = {
  cuts: CUTS,
  sized: SIZED,
  afterLength: AFTER_LENGTH,
  thick: THICK,
  measureNames: MEASURE_NAMES,
  contents: CONTENTS,
  alwaysSized: ALWAYS_SIZED,
};
