const KING_ARTHUR = 'https://www.kingarthurflour.com/professional';

/** The sources of the doughs below. */
export const DOUGH_SOURCES = {
  guild: {
    name: 'Bread Bakers Guild of America, Formatting Guild Formulas (2009)',
    url: 'https://docslib.org/doc/8901183/formatting-guild-formulas',
  },
  kingArthur: { name: 'King Arthur Flour, Baker’s Formulas', url: `${KING_ARTHUR}/formulas.html` },
  gisslen: {
    name: 'Wayne Gisslen, Professional Baking',
    url: 'https://app.ckbk.com/recipe/prof83497c09s001ss001r013',
  },
  hamelman: {
    name: 'Jeffrey Hamelman, Bread (2004)',
    url: 'https://app.ckbk.com/recipe/brea32715c06s001r023/65-percent-sourdough-rye-with-rye-sourdough',
  },
  biga: {
    name: 'Jeffrey Hamelman, Bread (2004), Biga',
    url: 'https://app.ckbk.com/section/brea32715c04s001ss001sss003/biga',
  },
  cooks: {
    name: 'Cook’s Illustrated, Precise Water Temperature for the Perfect Loaf',
    url: 'https://www.cooksillustrated.com/how_tos/5818-precise-water-temperature-for-the-perfect-loaf',
  },
  nutrients: {
    name: 'USDA National Nutrient Database, release 26',
    url: 'https://github.com/MunkiPhD/ndb_data',
  },
} as const;

/** Percent of the flour, as published. Yeast is fresh. */
interface KnownDough {
  id: string;
  water: number | null;
  salt: number;
  yeast: number | null;
  besides: readonly (readonly [
    part: 'rye' | 'durum' | 'milk' | 'eggs' | 'butter' | 'sugar',
    percent: number,
  ])[];
}

/** Doughs that bakers know, by the liquid they take. */
export const KNOWN_DOUGHS = [
  { id: 'baguette', water: 70, salt: 2, yeast: 0.75, besides: [] }, // King Arthur, slow rise baguettes
  { id: 'deliRye', water: 70, salt: 2, yeast: 1.25, besides: [['rye', 20]] }, // King Arthur, deli rye
  { id: 'semolina', water: 72.6, salt: 2, yeast: null, besides: [['durum', 60]] }, // King Arthur, semolina bread
  { id: 'rye', water: 74, salt: 1.8, yeast: null, besides: [['rye', 65]] }, // Hamelman, 65 percent sourdough rye
  { id: 'ciabatta', water: 76, salt: 2, yeast: 1.2, besides: [] }, // King Arthur, ciabatta
  {
    id: 'brioche',
    water: null,
    salt: 2,
    yeast: 5,
    besides: [
      ['milk', 20],
      ['eggs', 50],
      ['butter', 70],
      ['sugar', 5],
    ],
  }, // Gisslen, brioche
] as const satisfies readonly KnownDough[];
