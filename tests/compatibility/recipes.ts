/**
 * Recipes as the recipe converter of 1d35f89 puts them into links, keeps them on a device and saves them to files.
 * Rows are only added, never changed.
 */
import type { KeptRecipe } from '#features/keptRecipes/keptRecipe.ts';

interface Shared {
  /** Of the page that made the link. */
  language: 'en' | 'fr' | 'de' | 'es';
  /** The whole URL, without origin. */
  link: string;
  text: string;
  /** What its settings open, besides the tool's usual ones. */
  opens: Readonly<Record<string, unknown>>;
}

export const SHARED: readonly Shared[] = [
  {
    language: 'en',
    link: '/tools/recipe-converter?measures=metric&servings=6#recipe=TY6xTsMwFEV3f8UdQWoDSYrYGSqxIXVgduJXx4pjW-89g_pX_ABLvwwlVIj16Oie-1JViZcQZ7zZNNqZxJyIP0hwMOY1eSYXKKmYFu1Dh7EWgY1xXyqXLIRzzJVNDx2kQKq3bFqoFAx2Dsmj5E9HbK7fGxQbdVs6_C4Nf3nTIVr2BPJezE3A3doUDeN8f3N3WCgqufWcKNdRQ05i2gbvU5AZOhEcX6BTSF4anDQwQvpX2m0J2ORusDFdgyNfVs2ifdyHNE4oNsEq-uen69cR58zooBk9lpCqksBCgqPmBw',
    text: `Buttermilk Pancakes
Serves 4

Ingredients
1 1/2 cups all-purpose flour
3 tbsp sugar
1 tsp baking powder
½ tsp salt
1 1/4 cups buttermilk
2 large eggs
1/4 cup (1/2 stick) butter, melted

Instructions
1. Whisk the dry things. Stir in buttermilk, eggs and butter.
2. Fry in a 10-inch pan at 375°F for 2 to 3 minutes a side.`,
    opens: { measures: 'metric', servings: 6 },
  },
  {
    language: 'en',
    link: '/tools/recipe-converter?country=gb&measures=us&lines=4~flour~sifted,7~keep#recipe=RcyxTsNQDEbh3U_xPwA06VVBnelShk5I7E7q3F7S2JHtIMHTI3VhPp_OZxvTvDE-VtMqdOFZAqaC0o8LRp6F6F2ry7WJZlApL7U72i9C7tOzc4umFdPdNv9vI0eKI7bKTgdIrUGMWW2ATRi2TPEnTObImyCbUkEOscI51kHcf_DFC9FF8mZXOgvnQ9q3KNKwP_anbv_anzCxdpUDhx3eeJbHs_RYmm4psfsD',
    text: `Victoria Sponge
Makes one 20cm cake

Ingredients
225g/8oz self-raising flour
225g/8oz caster sugar
4 eggs
a knob of butter, for the tin
2 tbsp raspberry jam

Method
Heat the oven to 180C/160C fan/gas 4. Bake for 20 minutes.`,
    opens: {
      country: 'gb',
      measures: 'us',
      choices: { 4: { food: 'flour', way: 'sifted' }, 7: { keep: true } },
    },
  },
  {
    language: 'fr',
    link: '/fr/tools/recipe-converter?scale=2#recipe=PY8xTgMxFER7n2JKkNDCJgKlp0AUSLnCl_OdteR8b2z_CFJxByq6iG47zoDFRTgJ8gZRzui9keahfhQmBSleKGoqZh01YYWRU44inI15lG2q08azlGx6jLFgw384hIomNotW59ZntYnN8j87Sl7Y9NeLs_nz-j6oDw35flPXFjPZgefRwAdNDDv4nd8rmx62Qz3BkqvT7PJzSeRn-EDiQ2Bj1qlOIyUqPsoc7EDqHB8RGK79qSf0qxt8fd7jogwd7i47PNUpkGzPVIlarjCqz2BpivARy1vsvHS_',
    text: `Gâteau au yaourt
Pour 8 personnes

Ingrédients
1 pot de yaourt nature
2 pots de sucre
3 pots de farine
1/2 pot d’huile
3 œufs
1 sachet de levure chimique
1 c. à café d’extrait de vanille

Préparation
Préchauffez le four à 180 °C (th. 6). Mélangez le tout, puis enfournez 35 min.`,
    opens: { scale: 2 },
  },
  {
    language: 'de',
    link: '/de/tools/recipe-converter?pan=springform-24&lines=5~~~us_legal_cup#recipe=Jc6xTsJQGIbh_VzFN8Ig0kaJM6YyaIMJ4sB2qF_bk5a_-vccSXolbixcgJOTk-fGDLA_efM-xmPPJhQ1BV0txLx7o5iH-KugE2L1rk6qstMdRvEL6QzFbmzMJnjrKSZBUyG3FfUjWG1Mghfb98QmFA3VJOktKuzpipqYB--p5gaZo2K00PgTD0Q-Ngme47FozhevVlzbcrgEUmRPWKhjPJyUup5Y2XY4HWypdD5IZZYlBTaUSO6m-Pu-x3JLvbpei6fWzg_EaL1rQ-mRzM5gjM9Oa7qBMkHm9xazKXInwVOwtUVDmfwD',
    text: `Käsekuchen ohne Boden
Für eine Springform (Ø 26 cm)

Zutaten
1 kg Magerquark
1 Tasse Zucker
125 g weiche Butter
4 Eier (Größe M)
1 Päckchen Vanillezucker
2 EL Grieß
1 Prise Salz

Zubereitung
Ofen auf 180 °C Ober-/Unterhitze (Umluft 160 °C) vorheizen. Etwa 60 Minuten backen.`,
    opens: { pan: 'springform-24', choices: { 5: { unit: 'us_legal_cup' } } },
  },
  {
    language: 'es',
    link: '/es/tools/recipe-converter?country=mx&of=4&have=750#recipe=Pc4xagNBDAXQXqf4JzDZENK7izuTG3w0ij0wq3G0swbvrUy6FCmyFwtjm3Tiwf9f24i6QKujmB5N3rMnwytONTRXt0lk54ewlM2bTTKg5BYVye4BdA7KgMaFndkb5fen3_-2rN_KkAHB8SZKt0J5hs56ZDBx6jzSm33OuRSK7MNODGpev1zessXZUPjYvb3MR88G2_XKZLBy38cFWjU78fKEMfvc6gTiY7ZDRTFvdfMH',
    text: `Arroz con leche
Rinde 6 porciones

Ingredientes
1 litro de leche entera
1 taza de arroz
¾ de taza de azúcar
1 rama de canela
2 cucharadas de mantequilla

Preparación
Hierve la leche con la canela. Añade el arroz y cocina 40 minutos a fuego lento.`,
    opens: { country: 'mx', stock: { of: '4', amount: 750 } },
  },
  {
    // What is not English keeps its signs, a wide one and the ends of lines of Windows too.
    language: 'de',
    link: '/de/tools/recipe-converter?lang=en&measures=written#recipe=LcyxDcIwEEbhPlJ2-BskaJBNg9KSSYxzJJFNDuUuvRegghKEREnFDIziCRgBIWjfJ7337fhAzRx6EuR0Rk4X7QgtcwMeSHK6lkVZ5HTHCqK9D4LtpErjPxqDFr5jz9EpYb42mC1-ZqFywC7SNKIhCMXvauMCocrpZC32_QCnsJXB61kvPw',
    text: '🍪 Cookies — “the good ones”\r\n\r\n• 2 sticks butter\r\n• 200 g chocolate (70 %)\r\n• 1 tsp fleur de sel\r\n\r\nBake 9–11 min at 190 °C.',
    opens: { language: 'en', measures: 'written' },
  },
];

/** Records of the table `recipes` of the database `gramwise`, version 1, in IndexedDB. */
export const KEPT: readonly KeptRecipe[] = [
  {
    title: 'Buttermilk Pancakes',
    text: SHARED[0]?.text ?? '',
    settings: '?measures=metric&servings=6',
    kept: '2026-05-20T07:30:00.000Z',
    id: 1,
  },
  {
    title: 'Omas Käsekuchen',
    text: SHARED[3]?.text ?? '',
    settings: '?pan=springform-24&lines=5~~~us_legal_cup',
    kept: '2026-06-01T18:05:12.345Z',
    id: 2,
  },
  {
    title: 'Arroz con leche',
    text: SHARED[4]?.text ?? '',
    settings: '',
    kept: '2026-05-25T12:00:00.000Z',
    id: 5,
  },
];

/** What 'Save all as a file' wrote for the first two. */
export const SAVED_FILE = String.raw`{
  "format": "gramwise-recipes",
  "version": 1,
  "recipes": [
    {
      "title": "Buttermilk Pancakes",
      "text": "Buttermilk Pancakes\nServes 4\n\nIngredients\n1 1/2 cups all-purpose flour\n3 tbsp sugar\n1 tsp baking powder\n½ tsp salt\n1 1/4 cups buttermilk\n2 large eggs\n1/4 cup (1/2 stick) butter, melted\n\nInstructions\n1. Whisk the dry things. Stir in buttermilk, eggs and butter.\n2. Fry in a 10-inch pan at 375°F for 2 to 3 minutes a side.",
      "settings": "?measures=metric&servings=6",
      "kept": "2026-05-20T07:30:00.000Z"
    },
    {
      "title": "Omas Käsekuchen",
      "text": "Käsekuchen ohne Boden\nFür eine Springform (Ø 26 cm)\n\nZutaten\n1 kg Magerquark\n1 Tasse Zucker\n125 g weiche Butter\n4 Eier (Größe M)\n1 Päckchen Vanillezucker\n2 EL Grieß\n1 Prise Salz\n\nZubereitung\nOfen auf 180 °C Ober-/Unterhitze (Umluft 160 °C) vorheizen. Etwa 60 Minuten backen.",
      "settings": "?pan=springform-24&lines=5~~~us_legal_cup",
      "kept": "2026-06-01T18:05:12.345Z"
    }
  ]
}`;

/** What the settings of each kept recipe open, by its number. */
export const KEPT_OPENS: Readonly<Record<number, Readonly<Record<string, unknown>>>> = {
  1: { measures: 'metric', servings: 6 },
  2: { pan: 'springform-24', choices: { 5: { unit: 'us_legal_cup' } } },
  5: {},
};

/** What the bookmark puts into the tool's URL for a page with a recipe, and lines of the text that this opens. */
export const FROM_BOOKMARK = {
  link: '/tools/recipe-converter#page=%7B%22%40type%22%3A%22Recipe%22%2C%22name%22%3A%22Cr%C3%AApes%22%2C%22recipeYield%22%3A%224%22%2C%22recipeIngredient%22%3A%5B%22250%20g%20de%20farine%22%2C%224%20%C5%93ufs%22%2C%221%2F2%20l%20de%20lait%22%2C%2250%20g%20de%20beurre%20fondu%22%5D%2C%22recipeInstructions%22%3A%5B%7B%22%40type%22%3A%22HowToStep%22%2C%22text%22%3A%22M%C3%A9langez%20le%20tout.%22%7D%2C%7B%22%40type%22%3A%22HowToStep%22%2C%22text%22%3A%22Laissez%20reposer%201%20h.%22%7D%5D%7D',
  lines: [
    'Crêpes',
    '250 g de farine',
    '4 œufs',
    '1/2 l de lait',
    '50 g de beurre fondu',
    'Mélangez le tout.',
    'Laissez reposer 1 h.',
  ],
} as const;
