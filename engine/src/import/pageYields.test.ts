// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { readPage } from '../../tests/readPage.ts';

const makes = (html: string) => readPage(html).makes;

const LIST = '<ul><li>2 lb beef</li><li>1 onion</li><li>2 cups beans</li></ul>';
const METHOD = '<h2>Method</h2><p>Brown the beef with the onion.</p><p>Add the beans and simmer it all.</p>';

describe('the yield of a page', () => {
  it.each([
    ['a sentence', '<p>This chili serves a hungry crowd of 10 and keeps well.</p>', 10],
    ['a sentence in parentheses', '<p>My chili (serves 6) is famous.</p>', 6],
    ['brackets', '<p>[Serves 5]</p>', 5],
    ['facts beside a time', '<p>9 burritos · 45 min</p>', 9],
    [
      'the column of a table',
      '<table><tr><th>Time</th><th>Portions</th></tr><tr><td>1 hour</td><td>8</td></tr></table>',
      8,
    ],
    [
      'a field and a button',
      '<div>Recipe for</div><input type="number" value="4"><button>servings</button>',
      4,
    ],
    ['a menu', '<p>Servings: <select><option>2</option><option selected>4</option></select></p>', 4],
    [
      'no menu in which nothing is chosen',
      '<p>Servings: <select><option>2</option><option>4</option></select></p>',
      null,
    ],
    ['nothing where sentences disagree', '<p>The pot serves 6. The pan serves 4.</p>', null],
    ['no story of some people', '<p>We always were 4 people at home.</p>', null],
    ['no time', '<p>This recipe makes 30 minutes fly.</p>', null],
  ])('is read from %s', (_, stated, count) => {
    expect(makes(`<h1>Chili</h1>${stated}<h2>Ingredients</h2>${LIST}${METHOD}`)).toBe(count);
  });

  it('may be a heading in the list', () => {
    expect(makes(`<h1>Chili</h1><h2>Ingredients</h2><h2>Serves 4</h2>${LIST}${METHOD}`)).toBe(4);
  });

  it('may end the last step', () => {
    const list = '<p>2 lb beef<br>1 onion<br>2 cups beans<br>1 tsp salt</p>';
    const told =
      '<p>Brown the beef with the onion. Add the beans and simmer it all for more than an hour, then salt it. Serves 8.</p>';
    expect(makes(`<h1>Chili</h1>${list}${told}`)).toBe(8);
  });

  it('may stand between the words for it and a unit', () => {
    const list = '<table><tr><td>1</td><td>Zwiebel</td></tr><tr><td>500</td><td>g Fleisch</td></tr></table>';
    const html = `<h1>Gulasch</h1><div>Zutaten für</div><input type="number" value="4"><button>Portionen</button>${list}`;
    const steps =
      '<h2>Zubereitung</h2><p>Die Zwiebel und das Fleisch anbraten.</p><p>Eine Stunde schmoren.</p>';
    expect(makes(html + steps)).toBe(4);
  });
});
