import type { CountryId } from '../../kitchens/kitchens.ts';
import type { AnyFoodId } from '../foods.ts';

/** What names mean in one country: the food, by name. */
export type CountryNames = Readonly<Record<string, AnyFoodId>>;

/** In Mexico, Colombia and Peru the common limón is the small green one; the yellow one is limón amarillo. */
const LIMES: CountryNames = {
  limón: 'limes',
  'jugo de limón': 'lime-juice',
  'zumo de limón': 'lime-juice',
  'ralladura de limón': 'lime-zest',
  'cáscara de limón rallada': 'lime-zest',
};

/** Of the ox where lomo is its tenderloin; in Spain and Mexico it is the pig's loin. */
const BEEF_LOMO: CountryNames = { lomo: 'beef-tenderloin', 'filete de lomo': 'beef-tenderloin' };

const PORK_LOMO: CountryNames = { lomo: 'pork-loin', 'filete de lomo': 'pork-loin' };

/** In Latin America meat is beef, ham is cooked, sausage fresh, and what raises cakes has another name than yeast. */
const LATIN: CountryNames = { carne: 'beef', jamón: 'ham', chorizo: 'chorizo-fresh', levadura: 'yeast' };

const PASTA: CountryNames = { fideos: 'pasta-dried' };

const BRITISH: CountryNames = {
  'corn flour': 'cornstarch',
  'tomato purée': 'tomato-paste',
  chicory: 'endive-belgian',
  endive: 'endive-curly',
  cider: 'cider-dry',
};

const AUSTRALIAN: CountryNames = { 'corn flour': 'cornstarch', cider: 'cider-dry', pawpaw: 'papaya' };

/**
 * Names that cooks of a country use for one food, where others of their language use them for another or for several:
 * by the tag of the language and the country. Elsewhere they keep all their meanings.
 */
export const COUNTRY_NAMES: Readonly<Record<string, Readonly<Partial<Record<CountryId, CountryNames>>>>> = {
  en: {
    us: { yams: 'sweet-potato-cubed', endive: 'endive-belgian' },
    gb: BRITISH,
    ie: BRITISH,
    au: AUSTRALIAN,
    nz: AUSTRALIAN,
  },
  fr: {
    be: { cassonade: 'brown-sugar' },
    ch: { vacherin: 'vacherin-fribourgeois', groseilles: 'gooseberries' },
    // Berries by the Office québécois de la langue française, beef by the names of Canada's inspection agency
    ca: {
      groseilles: 'gooseberries',
      morue: 'cod',
      'faux-filet': 'ribeye-steak',
      'piment vert': 'bell-pepper-chopped',
      'farine à gâteau': 'cake-flour',
      'sauce cocktail': 'cocktail-sauce',
      cassonade: 'brown-sugar',
      vanille: 'vanilla-extract',
      soda: 'baking-soda',
      'poudre de chili': 'chili-powder',
    },
  },
  de: {
    at: { Suppe: 'stock', Gemüsesuppe: 'vegetable-stock', Kohl: 'savoy-cabbage' },
    ch: {
      Peperoni: 'bell-pepper-chopped',
      Hörnchen: 'macaroni-dry',
      Tomatenpüree: 'tomato-paste',
      Tomatenpurée: 'tomato-paste',
      Kuchenteig: 'shortcrust-pastry',
      Entrecôte: 'strip-steak',
      Rumpsteak: 'beef-steak',
    },
  },
  es: {
    es: {
      ...PORK_LOMO,
      manteca: 'lard',
      tocino: 'pork-fat',
      panceta: 'pork-belly',
      bonito: 'tuna',
      pepinillo: 'cornichons',
      'pepinillos en vinagre': 'cornichons',
      jamón: 'serrano-ham',
      'sobre de levadura': 'baking-powder',
      pipas: 'sunflower-seeds',
    },
    ar: {
      ...LATIN,
      ...BEEF_LOMO,
      ...PASTA,
      manteca: 'butter',
      'pan de manteca': 'butter',
      panceta: 'bacon',
      'queso cremoso': 'cheese',
      'ají molido': 'chili-flakes',
      'roast beef': 'beef-chuck',
    },
    cl: {
      ...LATIN,
      ...PASTA,
      'filete de lomo': 'beef-tenderloin',
      'pan de mantequilla': 'butter',
      manteca: 'lard',
      tocino: 'bacon',
      cebollín: 'scallions-sliced',
      quesillo: 'queso-fresco',
      mote: 'wheat-berries',
      pimentón: 'bell-pepper-chopped',
      ostiones: 'scallops',
    },
    co: {
      ...LATIN,
      ...LIMES,
      tocino: 'pork-belly',
      chicharrón: 'pork-belly',
      color: 'annatto-seeds',
      bocadillo: 'guava-paste',
      pimentón: 'bell-pepper-chopped',
      plátano: 'plantains',
      habichuelas: 'green-beans',
    },
    pe: {
      ...LATIN,
      ...LIMES,
      ...BEEF_LOMO,
      ...PASTA,
      manteca: 'lard',
      tocino: 'bacon',
      panceta: 'pork-belly',
      culantro: 'cilantro-fresh',
      palillo: 'turmeric-ground',
      'ajo molido': 'garlic-paste',
      // Of fresh curd pressed again, from Cajamarca
      'queso mantecoso': 'cheese',
      mote: 'hominy',
    },
    us: { manteca: 'lard', tocino: 'bacon' },
    mx: {
      ...LATIN,
      ...LIMES,
      ...PORK_LOMO,
      carbonato: 'baking-soda',
      chicharrón: 'pork-rinds',
      machaca: 'cecina',
      menudo: 'tripe',
      papitas: 'potato-chips',
      quesillo: 'queso-oaxaca',
      'queso manchego': 'cheese',
      nuez: 'pecans-chopped',
      ternera: 'veal',
      'salsa mexicana': 'pico-de-gallo',
      masa: 'fresh-masa',
      manteca: 'lard',
      tocino: 'bacon',
      cebollín: 'chives-fresh',
      bombones: 'marshmallows',
      'tomate verde': 'tomatillos',
      'queso amarillo': 'american-cheese',
      'queso añejo': 'cotija',
    },
  },
};
