import { describe, expect, it } from 'vitest';
import { createSearch } from './createSearch.ts';
import type { Kind, SearchDocument } from './document.ts';
import { groupByKind } from './groups.ts';
import { withWordEnds } from './indexDocuments.ts';

const made = (kind: Kind, title: string, text = '', also = ''): SearchDocument => ({
  to: `/${title}`,
  kind,
  title,
  text,
  also,
});

const DOCUMENTS = [
  made('recipe', 'Chocolate Cake', 'Two dark layers with a cocoa buttercream.', 'dessert flour'),
  made('recipe', 'Pad Thai', 'Rice noodles with prawns and tamarind.', 'Thai'),
  made('ingredient', 'All-Purpose Flour', 'Spooned into the cup.'),
  made('post', 'How Many Tablespoons Are in a Cup?', 'Sixteen.'),
  made('tool', 'Oven temperatures', 'Celsius, Fahrenheit and Gas Mark.', '350°F 180 °C'),
  made('tool', 'Length and pans', 'Inches to centimeters.', '9×13'),
  made('page', 'Crème brûlée und Soße', 'That is all.'),
  made('page', 'Weizenmehl', 'Bœuf.'),
];

describe('withWordEnds', () => {
  it.each([
    ['weizenmehl', ['weizenmehl', 'eizenmehl', 'izenmehl', 'zenmehl', 'enmehl', 'nmehl', 'mehl']],
    ['mehl', ['mehl']],
    ['el', ['el']],
  ])('%s', (term, suffixes) => {
    expect(withWordEnds(term)).toEqual(suffixes);
  });
});

describe('createSearch', () => {
  const find = createSearch('en', DOCUMENTS, { tbsp: 'tablespoon' });
  const titles = (query: string) => find(query).documents.map(({ title }) => title);

  it.each([
    ['a whole word', 'chocolate', 'Chocolate Cake'],
    ['a missing letter', 'choclate', 'Chocolate Cake'],
    ['a wrong letter', 'flouz', 'All-Purpose Flour'],
    ['letters that changed places', 'tablepsoons', 'How Many Tablespoons Are in a Cup?'],
    ['the beginning of a word', 'temper', 'Oven temperatures'],
    ['a word that is not shown', 'dessert', 'Chocolate Cake'],
    ['accents left out', 'creme brulee', 'Crème brûlée und Soße'],
    ['a number', '350', 'Oven temperatures'],
    ['a size with a letter for the sign', '9x13', 'Length and pans'],
    ['a question', 'how many tablespoons are in a cup', 'How Many Tablespoons Are in a Cup?'],
    ['several words in any order', 'cake chocolate', 'Chocolate Cake'],
    ['an abbreviation', 'tbsp', 'How Many Tablespoons Are in a Cup?'],
    ['two words that are one', 'butter cream', 'Chocolate Cake'],
    ['a plural', 'cakes', 'Chocolate Cake'],
    ['capitals', 'PAD THAI', 'Pad Thai'],
  ])('finds by %s', (_, query, title) => {
    expect(titles(query)[0]).toBe(title);
  });

  it('ranks an ingredient above recipes that contain it', () => {
    expect(titles('flour')).toEqual(['All-Purpose Flour', 'Chocolate Cake']);
  });

  it('ranks a title that is being typed above others with the same words', () => {
    const foods = [
      made('food', 'Almond'),
      made('food', 'Almond Meal', '', 'flour'),
      made('food', 'Almond Flour'),
    ];
    const first = createSearch('en', foods)('almond fl').documents[0];
    expect(first?.title).toBe('Almond Flour');
  });

  it('adds no fuzzy matches if the spelling is right', () => {
    expect(titles('thai')).toEqual(['Pad Thai']);
  });

  it.each(['', '   ', '?', 'zzzzzz', '351', '<script>', '\u202e', '🍰'])('finds nothing for %j', (query) => {
    expect(find(query).documents).toEqual([]);
  });

  it.each([
    ['cake', 'fits', 'Chocolate Cake'],
    ['choclate cake', 'similar', 'Chocolate Cake'],
    ['spaceship cake', 'close', 'Chocolate Cake'],
    // A cake with layers in its prose and flour among its ingredients is not about layers of flour.
    ['layers flour', 'close', 'All-Purpose Flour'],
  ])('says how %j matches: %s', (query, how, title) => {
    const found = find(query);
    expect([found.quality, found.documents[0]?.title]).toEqual([how, title]);
  });

  it('reads the plural of an abbreviation, and names of kinds', () => {
    const kinds = {
      tool: 'Tools',
      ingredient: '',
      food: '',
      recipe: 'Recipes',
      post: '',
      question: '',
      page: '',
    };
    const withKinds = createSearch('en', DOCUMENTS, { lb: 'tablespoon' }, kinds);
    expect(withKinds('lbs').documents[0]?.kind).toBe('post');
    expect(withKinds('dessert recipes').documents.map(({ title }) => title)).toEqual(['Chocolate Cake']);
    expect(titles('dessert recipes')).not.toContain('Pad Thai');
  });

  it('splits compounds only in languages that have them', () => {
    expect(titles('mehl')).not.toContain('Weizenmehl');
    expect(createSearch('de', DOCUMENTS)('mehl').documents[0]?.title).toBe('Weizenmehl');
  });
});

it("groups results by kind, starting with the best result's kind", () => {
  const [cake, thai, flour, post] = DOCUMENTS;
  if (!cake || !thai || !flour || !post) throw new Error('documents are missing');
  expect(groupByKind([thai, post, cake, flour])).toEqual([
    { kind: 'recipe', documents: [thai, cake] },
    { kind: 'post', documents: [post] },
    { kind: 'ingredient', documents: [flour] },
  ]);
  expect(groupByKind([])).toEqual([]);
});
