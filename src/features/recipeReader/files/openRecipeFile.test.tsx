import { utf8, zipOf } from '@gramwise/engine/tests/files/pack.ts';
import { expect, test } from 'vitest';
import { openRecipeFile } from './openRecipeFile.ts';

const texts = async (name: string, content: string | Uint8Array<ArrayBuffer>) => {
  const found = await openRecipeFile(new File([content], name), 'en');
  return found.ok ? found.value.recipes.map(({ text }) => text) : found.code;
};

const CAKE = `Lemon Cake
Yield: 8

Ingredients
Dough:
2 cups flour
3 eggs

Instructions
Mix.
Bake.`;
const KEPT_CAKE = CAKE.replace('Yield: 8', 'Yield: 8\nPrep time: 10 min');
const SOUP = 'Soup\n\nIngredients\n1 l water\n\nInstructions\nBoil.';

/** Recipe Keeper: blocks with `itemprop`, a paragraph for each line, a bullet before ingredients. */
const KEEPER = `<!doctype html><html><body><div class="recipe-details"><table><tr><td>
<h2 itemprop="name">Lemon Cake</h2><div>Serving size: <span itemprop="recipeYield">8</span></div>
<meta itemprop="recipeCategory" content="Cake"><meta itemprop="prepTime" content="PT10M">
<div class="recipe-ingredients" itemprop="recipeIngredients"><p>Dough</p><p>• 2 cups flour</p><p>• 3 eggs </p></div>
<div itemprop="recipeDirections"><p>Mix.</p><p>Bake.</p></div>
<div class="recipe-notes" itemprop="recipeNotes"></div></td></tr></table></div>
<div class="recipe-details"><h2 itemprop="name">Soup</h2><span itemprop="recipeYield"></span>
<div itemprop="recipeIngredients"><p>1 l water</p></div><div itemprop="recipeDirections"><p>Boil.</p></div></div></body></html>`;

/** CopyMeThat: blocks whose parts have the same ids in every recipe. */
const COPY_ME_THAT = `<!DOCTYPE html><head><meta name="copymethat_class_id_version" content="2"></head><html><body>
<div class = "recipe"><div id = "name">
   Lemon Cake
</div><div id = "servings">Servings: <a id="recipeYield">8</a></div><div id= "recipeIngredient_header">Ingredients</div>
<ul id = "recipeIngredients"><li class= "recipeIngredient_subheader">Dough</li><li class= "recipeIngredient">
  2 cups flour
</li><li class= "recipeIngredient">3 eggs</li></ul><div id= "recipeInstructions_header">Steps</div>
<ol id = "recipeInstructions"><li class = "instruction" value = "1">Mix.</li><li class = "instruction" value = "2">Bake.</li></ol></div>
<div class = "recipe"><div id = "name">Soup</div><ul id = "recipeIngredients"><li class= "recipeIngredient">1 l water</li></ul>
<ol id = "recipeInstructions"><li class = "instruction">Boil.</li></ol></div></body></html>`;

const mhtml = (encoding: string, body: string) => `From: <Saved by Blink>
Subject: Soup
MIME-Version: 1.0
Content-Type: multipart/related;
	type="text/html";
	boundary="----Boundary--x----"


------Boundary--x----
Content-Type: image/png
Content-Transfer-Encoding: base64

iVBORw0KGgo=
------Boundary--x----
Content-Type: text/html; charset=utf-8
Content-Transfer-Encoding: ${encoding}
Content-Location: https://soup.example/

${body}
------Boundary--x------
`;
const PAGE = '<html><body><h1>Soup</h1><p>1 l crème</p></body></html>';

test.each<[string, name: string, content: string, texts: unknown]>([
  ['Recipe Keeper', 'recipes.html', KEEPER, [KEPT_CAKE, SOUP]],
  ['CopyMeThat', 'recipes.html', COPY_ME_THAT, [CAKE, SOUP]],
  ['a page', 'a.html', PAGE, ['Soup\n1 l crème']],
  [
    'a saved page, quoted',
    'a.mhtml',
    mhtml('quoted-printable', '<html><body><h1 class=3D"a">Soup</h1><p>1 l cr=C3=\n=A8me</p></body></html>'),
    ['Soup\n1 l crème'],
  ],
  [
    'a saved page in base64',
    'a.bin',
    mhtml('base64', btoa(String.fromCharCode(...utf8(PAGE)))).replaceAll('\n', '\r\n'),
    ['Soup\n1 l crème'],
  ],
  ['a saved page as it is', 'a.mht', mhtml('8bit', PAGE), ['Soup\n1 l crème']],
])('%s is read', async (_, name, content, expected) => {
  expect(await texts(name, content)).toEqual(expected);
});

test('a zip of a page is read', async () => {
  const zip = await zipOf({ 'recipes.html': KEEPER, 'images/1.jpg': 'x' });
  expect(await texts('RecipeKeeper.zip', Uint8Array.from(zip))).toEqual([KEPT_CAKE, SOUP]);
});

test('a folder, or a missing file, is unreadable', async () => {
  const gone = Object.assign(new File(['a'], 'a.txt'), {
    arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotFoundError')),
  });
  expect(await openRecipeFile(gone, 'en')).toEqual({ ok: false, code: 'unreadable' });
});
