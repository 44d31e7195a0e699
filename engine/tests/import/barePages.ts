import { COMMENTS, list, numbered, page, paragraphs, type SavedPage, STORY } from './savedPage.ts';

export const LINES = ['2 cups flour', '1 tsp salt', '3/4 cup warm water'];
export const STEPS = ['Stir the flour and salt together.', 'Add the water and knead for 5 minutes.'];
const READ = { title: 'Flatbread', ingredients: LINES, steps: STEPS };

const SIDEBAR = '<aside><h3>Popular</h3><ul><li>2 cups of love cake</li><li>Soup</li></ul></aside>';
const AD = '<div class="ad">Advertisement</div>';
const NUTRITION = '<h3>Nutrition</h3><ul><li>Calories: 210 kcal</li><li>Fat: 3 g</li></ul>';
const RELATED = '<h3>You may also like</h3><ul><li>3 bean soup</li><li>1 pot pasta</li></ul>';

/** A page without data, with a story above the recipe, and nutrients, comments and more recipes below. */
export const bare = (name: string, recipe: string, read: Partial<SavedPage> = {}): SavedPage => ({
  page: name,
  html: page(`<h1>Flatbread</h1>${STORY}${recipe}${NUTRITION}${RELATED}${COMMENTS}${SIDEBAR}`),
  ...READ,
  ...read,
});

export const BARE_PAGES: readonly SavedPage[] = [
  bare(
    'headings before lists',
    `<h2>Ingredients</h2>${list(LINES)}${AD}<h2>Instructions</h2>${numbered(STEPS)}`,
  ),
  bare(
    'headings with colons and a yield between',
    `<h3>Ingredients:</h3><p>Serves 4</p>${list(LINES)}<h3>Method:</h3>${paragraphs(STEPS)}`,
    { makes: 4 },
  ),
  bare(
    'headings in strong text',
    `<p><strong>Ingredients</strong></p>${list(LINES)}<p><strong>Directions</strong></p>${paragraphs(STEPS)}`,
  ),
  bare(
    'numbers of steps in elements of their own',
    `<h2>Ingredients</h2>${list(LINES)}<h2>Method</h2>${STEPS.map((step, at) => `<div><div>${at + 1}</div><p>${step}</p></div>`).join('')}`,
  ),
  bare(
    'numbers before headings of steps',
    `<h2>Ingredients</h2>${list(LINES)}<h2>Method</h2>${STEPS.map((step, at) => `<div><span>${at + 1}</span><h3>Part</h3><p>${step}</p></div>`).join('')}`,
  ),
  bare(
    'lines by br',
    `<h3>Ingredients</h3><p>${LINES.join('<br>')}</p><h3>Directions</h3><p>${STEPS.join('<br>')}</p>`,
  ),
  bare(
    'headings inside the list',
    `<h2>Ingredients</h2><h4>Dough</h4>${list(LINES.slice(0, 2))}<h4>To finish</h4>${list(LINES.slice(2))}<h2>Directions</h2>${numbered(STEPS)}`,
  ),
  bare(
    'strong headings inside the list',
    `<h2>Ingredients</h2><p><strong>For the dough</strong></p>${list(LINES.slice(0, 2))}<p><strong>For the top</strong></p>${list(LINES.slice(2))}<h2>Directions</h2>${numbered(STEPS)}`,
  ),
  bare(
    'boxes and a button',
    `<h2>Ingredients</h2><button>1x</button><button>2x</button><ul>${LINES.map((line) => `<li><input type="checkbox"> <label>${line}</label></li>`).join('')}</ul><h2>Directions</h2>${numbered(STEPS)}`,
  ),
  bare(
    'a hidden print version',
    `<h2>Ingredients</h2>${list(LINES)}<h2>Directions</h2>${numbered(STEPS)}<div hidden><h2>Ingredients</h2>${list(LINES)}<h2>Directions</h2>${numbered(STEPS)}</div>`,
  ),
  bare(
    'two systems, one hidden',
    `<h2>Ingredients</h2><div>${list(LINES)}</div><div style="display: none">${list(['250 g flour', '6 g salt', '180 ml warm water'])}</div><h2>Directions</h2>${numbered(STEPS)}`,
  ),
  bare(
    'a yield, its label and its unit in elements of their own',
    `<div><span>Servings</span></div><div>6</div><div>servings</div><h2>Ingredients</h2>${list(LINES)}<h2>Directions</h2>${numbered(STEPS)}`,
    { makes: 6 },
  ),
  bare(
    'a number before its unit in elements of their own, under the heading',
    `<h2>Ingredients</h2><div>6</div><div>Servings</div>${list(LINES)}<h2>Directions</h2>${numbered(STEPS)}`,
    { makes: 6 },
  ),
  bare(
    'a yield in a small heading',
    `<h6>serves 14</h6><h2>Ingredients</h2>${list(LINES)}<h2>Directions</h2>${numbered(STEPS)}`,
    { makes: 14 },
  ),
  bare(
    'a stepper above the list',
    `<h2>Ingredients</h2><div>-</div><div>6</div><div>+</div>${list(LINES)}<h2>Directions</h2>${numbered(STEPS)}`,
  ),
  bare(
    'amounts and foods in elements of their own',
    `<h2>Ingredients</h2>${['2 cups', 'flour', '1 tsp', 'salt', '3/4 cup', 'warm water'].map((part) => `<div>${part}</div>`).join('')}<h2>Directions</h2>${numbered(STEPS)}`,
  ),
  bare(
    'foods before amounts in elements of their own',
    `<h2>Ingredients</h2>${['flour', '2 cups', 'salt', '1 tsp'].map((part) => `<div>${part}</div>`).join('')}<h2>Directions</h2>${numbered(STEPS)}`,
    { ingredients: ['2 cups flour', '1 tsp salt'] },
  ),
  bare(
    'a field for servings above foods in elements of their own',
    `<h2>Ingredients</h2><form><input value="4"> <span>Servings</span></form>${LINES.map((line) => `<div>${line}</div>`).join('')}<h2>Directions</h2>${numbered(STEPS)}`,
    { makes: 4 },
  ),
  bare(
    'lines that head groups of a list',
    `<h2>Ingredients</h2><p>For the dough:</p>${list(LINES)}<h2>Directions</h2>${numbered(STEPS)}`,
  ),
  {
    page: 'a German heading of steps before a time',
    html: page(
      `<h1>Fladen</h1><h2>Zutaten</h2>${list(['250 g Mehl', '1 TL Salz'])}<h2>Zubereitung</h2><div>20 Minuten</div>${numbered(['Mehl und Salz mischen.', 'Den Teig backen.'])}`,
    ),
    title: 'Fladen',
    ingredients: ['250 g Mehl', '1 TL Salz'],
    steps: ['Mehl und Salz mischen.', 'Den Teig backen.'],
  },
  bare(
    'a table with foods in bold',
    `<table><tr><td colspan="2"><strong>Ingredients</strong></td></tr><tr><td>2 cups</td><td><strong>flour</strong></td></tr><tr><td>1 tsp</td><td><strong>salt</strong></td></tr><tr><td></td><td><strong>pepper</strong></td></tr><tr><td>3/4 cup</td><td><strong>warm water</strong></td></tr></table><h2>Directions</h2>${numbered(STEPS)}`,
    { ingredients: ['2 cups flour', '1 tsp salt', 'pepper', '3/4 cup warm water'] },
  ),
  bare(
    'headings in headers of sections',
    `<section><header><h2>Ingredients</h2></header>${list(LINES)}</section><section><header><h2>Directions</h2></header>${numbered(STEPS)}</section>`,
  ),
  {
    page: 'the name of the site as its heading',
    html: page(
      `<h1>Grandma's Recipes</h1>${STORY}<h2>Flatbread</h2><h3>Ingredients</h3>${list(LINES)}<h3>Directions</h3>${numbered(STEPS)}`,
    ).replace(/<title>.*?<\/title>/, '<title>Flatbread – Grandma</title>'),
    ...READ,
  },
  {
    page: 'recipes under headings of the second level',
    html: page(
      `<h2>Flatbread</h2><h3>Ingredients</h3>${list(LINES)}<h3>Directions</h3>${numbered(STEPS)}<h2>Soup</h2><h3>Ingredients</h3>${list(['1 l water'])}<h3>Directions</h3>${numbered(['Boil it.'])}`,
    ),
    ...READ,
  },
  {
    page: 'a French heading of steps that is also a label of times',
    html: page(
      `<h1>Galettes</h1><h2>🧺 Ingrédients avec quantités</h2>${list(['250 g de farine', '2 œufs'])}<h2>👩‍🍳 Préparation détaillée</h2>${numbered(['Mélanger la farine et les œufs.', 'Cuire 10 minutes.'])}`,
    ),
    title: 'Galettes',
    ingredients: ['250 g de farine', '2 œufs'],
    steps: ['Mélanger la farine et les œufs.', 'Cuire 10 minutes.'],
  },
  {
    page: 'a list above the title',
    html: page(
      `<h2>Ingredients</h2>${list(LINES)}<h1>Flatbread</h1><h2>Directions</h2>${numbered(STEPS)}${COMMENTS}`,
    ),
    ...READ,
  },
  {
    page: 'a title that begins with a number',
    html: page(
      `<h1>15-Minute Chicken</h1>${STORY}<h2>Ingredients</h2>${list(LINES)}<h2>Directions</h2>${numbered(STEPS)}${COMMENTS}`,
    ),
    ...READ,
    title: '15-Minute Chicken',
  },
  {
    page: 'a German blog',
    html: page(`<article><h1>Omas Streuselkuchen</h1>${STORY}<p>Für 12 Stücke</p><h2>Zutatenübersicht</h2>${list(['250 g Mehl', '1 Prise Salz', '3 Eier'])}
      <h2>Zubereitung</h2>${numbered(['Mehl und Salz mischen.', 'Backzeit 40 Minuten bei 180 °C.'])}</article><h2>Das könnte dir auch gefallen</h2>${list(['3 Suppen'])}
      <h2>5 Kommentare</h2><p>Ich habe 2 Tassen Zucker genommen.</p>`),
    title: 'Omas Streuselkuchen',
    ingredients: ['250 g Mehl', '1 Prise Salz', '3 Eier'],
    steps: ['Mehl und Salz mischen.', 'Backzeit 40 Minuten bei 180 °C.'],
    makes: 12,
  },
  {
    page: 'like Chefkoch: a table, then text',
    html: page(`<main><h1>Kartoffelsuppe</h1><h2>Zutaten</h2><form><input value="4"> Portionen <button>Umrechnen</button></form>
      <table><thead><tr><th colspan="2"><h3>Für die Suppe:</h3></th></tr></thead><tbody><tr><td>1&nbsp;kg</td><td><span>Kartoffel(n)</span></td></tr><tr><td>1&nbsp;½&nbsp;Liter</td><td>Brühe</td></tr>
      <tr><td></td><td>Salz</td></tr></tbody></table></main><h2>Nährwerte pro Portion</h2><table><tr><td>kcal</td><td>250</td></tr></table>
      <h2>Zubereitung</h2><small>Arbeitszeit ca. 20 Minuten</small><div>Die Kartoffeln schälen.<br><br>In der Brühe kochen.</div><h2>Kommentare</h2><p>Lecker mit 2 Würstchen.</p>`),
    title: 'Kartoffelsuppe',
    ingredients: ['1 kg Kartoffel(n)', '1 ½ Liter Brühe', 'Salz'],
    steps: ['Die Kartoffeln schälen.', 'In der Brühe kochen.'],
    makes: 4,
    times: [20, null, null],
  },
  {
    page: 'like Marmiton: cards and counted steps',
    html: page(`<h1>Crêpes</h1><div><h2>Ingrédients</h2><div><button>-</button><span>4 personnes</span><button>+</button></div>
      <div><div class="card"><img alt=""><span>250 g</span> <span>de farine</span></div><div class="card"><span>4</span> <span>œufs</span></div></div></div>
      <h2>Préparation</h2><div><h3>Étape 1</h3><p>Mélanger la farine et les œufs.</p></div><div><h3>Étape 2</h3><p>Cuire les crêpes.</p></div><h2>Commentaires</h2><p>J'ai mis 3 œufs.</p>`),
    title: 'Crêpes',
    ingredients: ['250 g de farine', '4 œufs'],
    steps: ['Mélanger la farine et les œufs.', 'Cuire les crêpes.'],
    makes: 4,
  },
  {
    page: 'a Spanish blog',
    html: page(`<h1>Tortilla de patatas</h1>${STORY}<h3>Ingredientes (4 personas)</h3>${list(['4 patatas', '6 huevos', 'sal'])}
      <h3>Elaboración</h3>${paragraphs(['Pelar las patatas.', 'Freír 20 minutos a fuego lento.'])}<h3>Comentarios</h3><p>Yo pongo 1 cebolla.</p>`),
    title: 'Tortilla de patatas',
    ingredients: ['4 patatas', '6 huevos', 'sal'],
    steps: ['Pelar las patatas.', 'Freír 20 minutos a fuego lento.'],
    makes: 4,
  },
  {
    page: 'a page without headings',
    html: page(
      `<h1>Quick Toast</h1>${list(['4 slices bread', '2 tbsp butter'])}<p>Toast the bread until brown and spread it with the butter.</p>`,
    ),
    title: 'Quick Toast',
    ingredients: ['4 slices bread', '2 tbsp butter'],
    steps: ['Toast the bread until brown and spread it with the butter.'],
  },
];
