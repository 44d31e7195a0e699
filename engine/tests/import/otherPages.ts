import { COMMENTS, data, list, numbered, page, paragraphs, type SavedPage, STORY } from './savedPage.ts';

const LINES = ['2 ripe bananas', '1 1/2 cups flour', '1 tsp baking soda', 'pinch of salt'];
const STEPS = ['Mash the bananas in a bowl.', 'Stir in everything else.', 'Bake for 50 minutes at 350°F.'];
const READ = { title: 'Banana Bread', ingredients: LINES, steps: STEPS };
const TOC =
  '<div class="toc"><ul><li><a href="#i">Ingredients</a></li><li><a href="#s">Instructions</a></li><li><a href="#n">Notes</a></li></ul></div>';

const bread = (name: string, recipe: string, read: Partial<SavedPage> = {}): SavedPage => ({
  page: name,
  html: page(`<h1>Banana Bread</h1>${STORY}${recipe}${COMMENTS}`),
  ...READ,
  ...read,
});

/** Written after the reader of headings, to see where it fails. */
export const OTHER_PAGES: readonly SavedPage[] = [
  bread(
    'a table of contents',
    `${TOC}<h2>Ingredients</h2>${list(LINES)}<h2>Instructions</h2>${numbered(STEPS)}<h2>Notes</h2><p>It keeps for 3 days.</p>`,
  ),
  bread(
    'headings that name the dish',
    `<h2>Banana Bread Ingredients</h2>${list(LINES)}<h2>How to Make Banana Bread</h2>${numbered(STEPS)}`,
  ),
  bread(
    'notes on ingredients before the recipe',
    `<h2>Ingredients</h2>${list(['Bananas - the riper the better.', 'Flour - plain is fine.'])}<h2>Tips</h2><p>Do not mix too long.</p><h2>Banana Bread Recipe</h2><h3>Ingredients</h3>${list(LINES)}<h3>Instructions</h3>${numbered(STEPS)}`,
  ),
  bread('steps without a heading', `<h2>Ingredients</h2>${list(LINES)}${paragraphs(STEPS)}`),
  bread(
    'no heading of steps, and no list',
    `<h2>Ingredients</h2><p>${LINES.join('<br>')}</p>${paragraphs(STEPS)}`,
  ),
  bread(
    'groups of the same level',
    `<h3>Ingredients</h3><h3>For the bread</h3>${list(LINES.slice(0, 3))}<h3>Topping</h3>${list(['2 tbsp sugar'])}<h3>Directions</h3>${numbered(STEPS)}`,
    { ingredients: [...LINES.slice(0, 3), '2 tbsp sugar'] },
  ),
  bread(
    'steps under headings of their own',
    `<h2>Ingredients</h2>${list(LINES)}<h2>Instructions</h2><h3>Mash</h3><p>${STEPS[0]}</p><h3>Bake</h3><p>${STEPS[1]}</p><p>${STEPS[2]}</p>`,
  ),
  bread(
    'pictures and captions between steps',
    `<h2>Ingredients</h2>${list(LINES)}<h2>Directions</h2><ol><li>${STEPS[0]}<figure><img alt="mash"></figure></li><li>${STEPS[1]}</li><li>${STEPS[2]}</li></ol><p>Pin it!</p>`,
  ),
  bread(
    'times and yield in a row',
    `<ul><li>Prep Time: 10 minutes</li><li>Cook Time: 50 minutes</li></ul><p>Yield: 10 slices</p><h2>Ingredients</h2>${list(LINES)}<h2>Directions</h2>${numbered(STEPS)}`,
    {
      makes: 10,
      times: [10, 50, null],
    },
  ),
  bread(
    'a definition list',
    `<h2>Ingredients</h2><dl><dt>2</dt><dd>ripe bananas</dd></dl>${list(LINES.slice(1))}<h2>Directions</h2>${numbered(STEPS)}`,
  ),
  bread(
    'a list in a form of the whole page',
    `<form action="/"><h2>Ingredients</h2>${list(LINES)}<h2>Directions</h2>${numbered(STEPS)}</form>`,
  ),
  bread(
    'bold headings with colons, all in paragraphs',
    `<p><b>Ingredients:</b></p>${paragraphs(LINES)}<p><b>Method:</b></p>${paragraphs(STEPS)}<h3>Share this</h3><p>Facebook</p>`,
  ),
  bread(
    'steps only hidden in a tab',
    `<h2>Ingredients</h2>${list(LINES)}<div hidden><h2>Directions</h2>${numbered(STEPS)}</div>`,
  ),
  bread(
    'a heading in a div',
    `<div class="t">Ingredients</div>${list(LINES)}<div class="t">Directions</div>${numbered(STEPS)}<h2>Related</h2>${list(['3 bean soup'])}`,
  ),
  bread(
    'a bold first word in steps',
    `<h2>Ingredients</h2>${list(LINES)}<h2>Directions</h2><ol>${STEPS.map((step) => `<li><strong>${step}</strong></li>`).join('')}</ol>`,
  ),
  {
    page: 'a French blog',
    html: page(`<h1>Quatre-quarts</h1>${STORY}<p>Temps de préparation : 15 minutes</p><p>Temps de cuisson : 40 minutes</p><h3>Ingrédients pour 8 personnes :</h3>${list(['4 œufs', '250 g de sucre', '250 g de beurre'])}
      <h3>Préparation de la pâte :</h3>${paragraphs(['Fouetter les œufs et le sucre.', 'Ajouter le beurre fondu.'])}<h3>Partager</h3><p>Facebook</p>`),
    title: 'Quatre-quarts',
    ingredients: ['4 œufs', '250 g de sucre', '250 g de beurre'],
    steps: ['Fouetter les œufs et le sucre.', 'Ajouter le beurre fondu.'],
    makes: 8,
    times: [15, 40, null],
  },
  {
    page: 'a German page with a form of portions',
    html: page(`<h1>Linsensuppe</h1><section><h2>Zutaten für <input value="4"> Portionen</h2><table><tr><td>200 g</td><td>Linsen</td></tr><tr><td>1 Bund</td><td>Suppengrün</td></tr></table></section>
      <section><h2>So geht's</h2><h3>Zubereitung</h3><ol><li>Linsen waschen.</li><li>Alles 30 Minuten kochen.</li></ol></section><section><h2>Mehr Rezepte</h2><ul><li>3 Suppen</li></ul></section>`),
    title: 'Linsensuppe',
    ingredients: ['200 g Linsen', '1 Bund Suppengrün'],
    steps: ['Linsen waschen.', 'Alles 30 Minuten kochen.'],
    makes: 4,
  },
  {
    page: 'a Spanish page with data of the article only',
    html: page(
      `<h1>Gazpacho</h1><h2>Ingredientes</h2>${list(['1 kg de tomates', '1 pepino', 'sal'])}<h2>Cómo hacer gazpacho</h2>${numbered(['Trocear las verduras.', 'Triturar y enfriar 2 horas.'])}<h2>Comentarios</h2><ol><li>Yo uso 2 pepinos.</li></ol>`,
      '<script type="application/ld+json">{"@type":"Article","name":"Gazpacho"}</script>',
    ),
    title: 'Gazpacho',
    ingredients: ['1 kg de tomates', '1 pepino', 'sal'],
    steps: ['Trocear las verduras.', 'Triturar y enfriar 2 horas.'],
  },
  {
    page: 'data with steps as one paragraph and tips',
    html: page(
      '<h1>x</h1>',
      data({
        name: 'Dal',
        recipeIngredient: ['1 cup lentils', 'salt'],
        recipeInstructions: [
          {
            '@type': 'HowToSection',
            name: 'Notes',
            itemListElement: [
              { '@type': 'HowToStep', text: 'Rinse the lentils.' },
              { '@type': 'HowToStep', text: 'Boil.' },
            ],
          },
        ],
      }),
    ),
    title: 'Dal',
    ingredients: ['1 cup lentils', 'salt'],
    steps: ['Rinse the lentils.', 'Boil.'],
  },
  {
    page: 'data in a graph whose steps are urls and names',
    html: page(
      '<h1>x</h1>',
      data({
        '@graph': [
          { '@type': 'WebPage' },
          {
            '@type': ['Recipe'],
            name: 'Dal',
            recipeYield: [4, '4 people'],
            recipeIngredient: ['1 cup lentils', 'salt', ''],
            recipeInstructions: [
              { '@type': 'HowToStep', name: 'Rinse the lentils.', url: 'https://a.example#1' },
              { '@type': 'HowToStep', name: 'Boil', text: 'Boil the lentils.' },
            ],
          },
        ],
        '@type': 'Thing',
      }),
    ),
    title: 'Dal',
    ingredients: ['1 cup lentils', 'salt'],
    steps: ['Rinse the lentils.', 'Boil the lentils.'],
    makes: 4,
  },
  {
    page: 'data that is no more than a name',
    html: page(
      `<h1>Quick Toast</h1>${list(['4 slices bread', '2 tbsp butter'])}<p>Toast the bread until brown and spread it with the butter.</p>`,
      data({ name: 'Quick Toast' }),
    ),
    title: 'Quick Toast',
    ingredients: ['4 slices bread', '2 tbsp butter'],
    steps: ['Toast the bread until brown and spread it with the butter.'],
  },
];
