import type { FoodWords } from './foodWords.ts';
import { JOINING_WORDS } from './joiningWords.ts';

export const es: FoodWords = {
  endings: [
    // `verde` and `chile` keep the vowel that `nopal` does not have
    ['(?<=^(?:verd|grand|chil|chipotl|noodl|pickl|carn))es$', 'e'],
    ['(?<=[lrndzj])es$', ''],
    ['(?<=[aeiou])s$', ''],
  ],
  kept: [],
  joining: ['the', ...JOINING_WORDS],
  accented: {},
  ofPart: ['de', 'del', 'al', 'a'],
  states: {
    fresh: ['fresco', 'fresca'],
    raw: ['crudo', 'cruda'],
    drained: ['escurrido', 'escurrida', 'lata', 'conserva', 'enlatado', 'enlatada'],
    cooked: ['cocido', 'cocida', 'hervido', 'hervida', 'cocinado', 'cocinada', 'precocido', 'precocida'],
    dried: ['seco', 'seca', 'deshidratado', 'deshidratada'],
    ground: ['molido', 'molida', 'polvo'],
    grated: ['rallado', 'rallada'],
    cut: ['picado', 'picada', 'cortado', 'cortada'],
  },
  seeds: ['semilla', 'grano'],
  plain: [],
  plainWith: [
    { words: ['preparada'], foods: ['filo'] },
    { words: ['semimontada'], foods: ['crema', 'nata'] },
    {
      words: ['seco', 'seca'],
      foods: ['vino', 'jerez', 'lenteja', 'vermut', 'pasta', 'ramen', 'udon', 'soba', 'espagueti'],
    },
    {
      words: ['pasta'],
      foods: [
        'cavatappi',
        'penne',
        'rigatoni',
        'fusilli',
        'farfalle',
        'linguini',
        'linguine',
        'orecchiette',
        'orzo',
        'miso',
      ],
    },
    {
      words: ['queso'],
      foods: [
        'parmesano',
        'mozzarella',
        'ricotta',
        'feta',
        'cheddar',
        'gruyer',
        'gruyère',
        'emmental',
        'mascarpone',
      ],
    },
  ],
  changing: [
    { words: ['caliente'], foods: ['chocolate', 'vino'] },
    { words: ['grueso', 'gruesa'], foods: ['sal', 'azúcar'] },
    { words: ['cubo', 'cubito', 'trozo', 'terrón'], foods: ['azúcar', 'bouillon', 'caldo'] },
    { words: ['tostado', 'tostada'], foods: ['garbanzo', 'maíz', 'pan'] },
    {
      words: ['congelado', 'congelada', 'helado', 'helada'],
      foods: ['yogur', 'yogurt', 'crema', 'nata', 'espinaca'],
    },
  ],
  changingInName: [
    {
      words: ['pisado', 'pisada', 'triturado', 'triturada', 'molido', 'molida'],
      foods: ['tomate', 'jitomate', 'patata', 'papa', 'piña', 'fresa', 'frambuesa'],
    },
  ],
  changingFirst: ['batido', 'tostada', 'rallado', 'picada'],
  kinds: {
    nuts: ['frutos secos', 'nueces mixtas'],
    seeds: ['semillas', 'mezcla de semillas'],
    beans: ['frijoles', 'judías', 'porotos', 'habichuelas', 'frijoles secos'],
    berries: ['frutos rojos', 'bayas', 'frutos del bosque'],
    driedFruit: ['frutas secas', 'fruta deshidratada', 'frutas deshidratadas', 'fruta seca'],
    cheese: ['queso', 'queso rallado'],
    pasta: ['pasta', 'fideos', 'pasta seca'],
    syrup: ['jarabe', 'sirope'],
    starch: ['almidón', 'fécula'],
    stock: ['caldo'],
    juice: ['zumo', 'jugo', 'zumo de frutas'],
    wine: ['vino'],
    vinegar: ['vinagre'],
    leavening: ['levadura'],
    chiliPowder: ['chile en polvo', 'ají en polvo', 'chile molido'],
  },
};
