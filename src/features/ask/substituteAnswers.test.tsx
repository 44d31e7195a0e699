import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Language, toLanguage } from '#catalogs/languages.ts';
import { renderIn } from '#tests/component/renderIn.tsx';
import { servedFoods, servedQuestions } from '#tests/component/served.ts';
import { askField } from '#tests/component/views.tsx';
import { openAnswers } from './searchAnswers.ts';

beforeEach(() => {
  vi.stubGlobal('fetch', async (path: string) => {
    const language = toLanguage(path.slice(-7, -5));
    return path.startsWith('/ask') ? servedQuestions(language) : servedFoods(language);
  });
});
afterEach(() => vi.unstubAllGlobals());

const open = (language: Language = 'en') => renderIn(language, askField(language));
const announcedText = () =>
  [...document.querySelectorAll<HTMLElement>('output')]
    .filter((output) => !output.closest<HTMLElement>('[data-example]')?.hidden)
    .map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))
    .join('|');
const type = (text: string) =>
  fireEvent.input(screen.getByRole<HTMLInputElement>('searchbox'), { target: { value: text } });
const sentence = (text: string) => expect.poll(announcedText).toContain(text);

describe('a question for a substitute', () => {
  it.each<[Language, string, string, string]>([
    ['en', 'substitute for buttermilk', 'Instead of 1 cup (235 ml) buttermilk', '1 tbsp lemon juice'],
    ['en', 'what can I use instead of 2 eggs', 'Eggs: to replace 2', 'applesauce'],
    // What replaces a mixture says how it is made
    ['en', 'how to make self raising flour', 'Instead of 1 cup (113 g) self-rising flour', 'baking powder'],
    // `para hornear` says what for, `polvo de hornear` is a name
    ['es', 'que uso si no tengo polvo de hornear', 'Levadura química', 'bicarbonato'],
    ['es', 'como hacer buttermilk casero', 'Suero de mantequilla', 'zumo de limón'],
    ['en', 'how to make cake flour', 'Instead of 1 cup (120 g) cake flour', 'cornstarch'],
    ['en', 'dried basil instead of fresh 2 tbsp', 'Instead of 2 tbsp fresh basil', '2 tsp dried basil'],
    ['en', 'oil substitute for butter', 'Instead of 1 cup (227 g) butter', 'oil'],
    ['fr', 'remplacer la crème', 'Crème liquide entière', '25'],
    ['fr', 'comment faire du lait ribot avec du lait', 'Babeurre', 'jus de citron'],
    ['fr', 'qu’est ce qui remplace la maïzena', 'Fécule de maïs', 'farine de blé'],
    ['fr', 'pas d’oeufs, je remplace 2 oeufs par quoi dans un gateau', 'pour en remplacer 2', 'compote'],
    ['en', 'no buttermilk, what can replace 1 cup buttermilk', 'Instead of 1 cup', 'lemon juice'],
    ['fr', 'crème remplacée par quoi', 'Crème liquide entière', 'lait'],
    ['fr', 'plus de lait pour mes crêpes', 'Lait', 'eau'],
    ['de', 'Ersatz für Backpulver', 'Statt 1 TL Backpulver', '1/4 TL Natron'],
    ['de', 'Ersatz für Backpulver', 'Statt 1 TL Backpulver', 'andere Flüssigkeit weglassen'],
    ['en', 'substitute for eggs', 'Eggs: to replace 1', 'half of the eggs at most'],
    ['es', 'sustituto de la mantequilla', 'Mantequilla: para sustituir 100 g', '100 g de margarina'],
  ])('in %s, %s', async (language, question, title, first) => {
    open(language);
    type(question);
    await sentence(title);
    expect(announcedText()).toContain(first);
    const link = document.querySelector<HTMLAnchorElement>('a[href*="/tools/substitutions?missing="]');
    expect(link?.textContent).toMatch(/\d/);
  });

  it.each<[Language, string, string]>([
    ['en', 'substitute for lemon juice in canning', 'Not for canning or pickling'],
    ['de', 'Ersatz für Milch', 'ersetzt Säuglingsnahrung'],
    ['fr', 'remplacer les œufs', 'salmonelles'],
    ['es', 'sustituto del zumo de limón', 'No para conservas'],
  ])('in %s, %s comes with its caution: %s', async (language, question, caution) => {
    open(language);
    type(question);
    await sentence(caution);
  });

  it.each<[Language, string, title: string, first: string]>([
    ['en', 'can i use olive oil instead of oil', 'oil', 'olive oil'],
    // Applesauce is none of its substitutes
    ['en', 'can i substitute applesauce for oil', 'oil', 'butter'],
    ['en', 'substitute oil for butter', 'butter', 'oil'],
    ['en', 'can i substitute honey for sugar', 'sugar', 'honey'],
    ['en', 'can i replace butter with oil', 'butter', 'oil'],
    ['en', 'substitute eggs for baking', 'Eggs', 'applesauce'],
    ['fr', 'remplacer le beurre par de l’huile', 'beurre', 'huile'],
    ['fr', 'miel à la place du sucre', 'sucre', 'miel'],
    ['de', 'Butter durch Öl ersetzen', 'Butter', 'Öl'],
    ['de', 'kann ich Olivenöl statt Butter nehmen', 'Butter', 'Olivenöl'],
    ['es', 'sustituir mantequilla por aceite', 'mantequilla', 'aceite'],
    ['es', 'miel en lugar de azúcar', 'azúcar', 'miel'],
  ])('in %s, %s is for %s and names %s first', async (language, question, title, first) => {
    open(language);
    type(question);
    await expect.poll(announcedText, { timeout: 4000 }).toMatch(new RegExp(`${title}[^.]*${first}`, 'i'));
  });

  it.each<[Language, string, string]>([
    ['en', 'substitute for pink curing salt', 'prevents botulism'],
    ['en', 'substitute for baby formula', 'Nothing in a kitchen replaces infant formula'],
    ['de', 'Ersatz für Babymilch', 'in der Küche nicht ersetzen'],
    ['en', 'substitute for salt', 'No substitute for salt in ferments'],
    ['en', 'substitute for saffron', 'no substitute with a source for Saffron'],
    ['de', 'Ersatz für Pökelsalz', 'Botulismus'],
  ])('in %s, %s has none: %s', async (language, question, why) => {
    open(language);
    type(question);
    await sentence(why);
  });

  it.each<[Language, string, title: string, offered: string, hidden: string, link: string]>([
    [
      'en',
      'vegan butter substitute',
      ' · Diet: Vegan',
      'olive oil',
      'margarine',
      'missing=butter&diet=vegan',
    ],
    [
      'en',
      'egg free substitute for 2 eggs',
      'Without: Eggs',
      'applesauce',
      'mayonnaise',
      '2+eggs&without=eggs',
    ],
    ['fr', 'remplacer le beurre sans lactose', 'Sans lait', 'huile', 'margarine', 'beurre&diet=dairy-free'],
    ['de', 'Ersatz für Sahne ohne Milch', 'Ohne: Milch', 'Kokos', 'Butter', 'missing=Sahne&without=milk'],
    ['es', 'sustituto vegano del huevo', ' · Dieta: Vegana', 'chía', 'yema', 'missing=huevo&diet=vegan'],
    [
      'en',
      'nut-free, vegan milk substitute',
      'Peanuts, Tree nuts',
      'soy milk',
      'almond',
      'diet=vegan&without=',
    ],
  ])('in %s, %s: %s, with %s and without %s', async (language, question, title, offered, hidden, link) => {
    open(language);
    type(question);
    await sentence(title);
    expect(announcedText()).toContain(offered);
    expect(announcedText()).not.toContain(hidden);
    const href = document.querySelector('a[href*="/tools/substitutions?missing="]')?.getAttribute('href');
    expect(href).toContain(link);
  });

  it.each<[Language, string, string]>([
    [
      'en',
      'gluten free substitute for breadcrumbs',
      'Diet: Gluten-free. Nothing in our table fits these filters.',
    ],
    ['de', 'veganer Ersatz für Crème fraîche', 'Vegan. Nichts in unserer Tabelle passt'],
    ['fr', 'remplacer la mayonnaise sans œuf ni lait', 'Rien dans notre tableau'],
    ['en', 'substitute for honey without sugar', 'by diet and by allergen only'],
    ['es', 'sustituto de la miel sin azúcar', 'no proponemos nada'],
  ])('in %s, %s has none that fits: %s', async (language, question, why) => {
    open(language);
    type(question);
    await sentence(why);
    expect(document.querySelector('a[href*="/tools/substitutions?missing="]')).toBeNull();
  });

  it('is no question for a conversion', async () => {
    open();
    type('2 cups flour in grams');
    await sentence('250 g');
  });
});

it.each<[Language, string, string, string]>([
  ['en', 'egg free substitute for eggs', 'Without: Eggs', '/tools/substitutions?missing=eggs&without=eggs'],
  ['de', 'veganer Ersatz für Eier', 'Vegan', '/tools/substitutions?missing=Eier&diet=vegan'],
  ['en', 'substitute for 1 cup buttermilk', 'Instead of', '/tools/substitutions?missing=1+cup+buttermilk'],
  ['en', 'gluten free substitute for breadcrumbs', 'Nothing in our table', '&diet=gluten-free'],
])('the search in %s answers %s with %s, and leads to %s', async (language, query, title, to) => {
  const answer = await openAnswers(language);
  const entry = await answer(query);
  expect(entry?.title).toContain(title);
  expect(entry?.to).toContain(to);
});
