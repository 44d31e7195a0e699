import { spawn, spawnSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { PACK_CODES } from '../packs.ts';

const { folder, node } = inject('installed');

describe('the command line', () => {
  const bin = join(folder, 'node_modules/@gramwise/engine/bin/gramwise.js');
  const runAlone = (...options: string[]) => {
    const { stdout, stderr, status } = spawnSync(node, [bin, ...options], { cwd: folder, encoding: 'utf8' });
    return { stdout, stderr, status };
  };

  const runner = spawn(node, ['manyRuns.js'], { cwd: folder, stdio: ['pipe', 'pipe', 'inherit'] });
  const answers = createInterface({ input: runner.stdout })[Symbol.asyncIterator]();
  afterAll(() => {
    runner.stdin.end();
  });

  /** The same as `runAlone`, in a process that other runs share. */
  async function run(...options: string[]): Promise<ReturnType<typeof runAlone>> {
    runner.stdin.write(`${JSON.stringify(options)}\n`);
    const { value } = await answers.next();
    return JSON.parse(value ?? '');
  }

  it('is installed as gramwise', () => {
    expect(globSync('node_modules/.bin/gramwise*', { cwd: folder }).length).toBeGreaterThan(0);
  });

  it.each<[why: string, options: string[]]>([
    ['an answer', ['2 cups flour in grams']],
    ['a refusal', ['3 zorks of blubb']],
    ['an unknown option', ['--zork']],
    ['help', ['--help']],
  ])('gives %s alone as it does among others', async (_, options) => {
    expect(await run(...options)).toEqual(runAlone(...options));
  });

  it.each<[language: string, question: string, answer: RegExp]>([
    // USDA SR26: 125 g a cup
    ['en', '2 cups flour in grams', /^2 cups All-Purpose Flour = 250 g\n(?:.*\n)*Also 8\.82 ounces/],
    ['fr', '100 g de farine en oz', /= 3,53 onces\n/], // 100 / 28.349523125
    ['de', '1/8 l Milch in ml', /^Milch: 0,125 l = 125 ml\n/],
    ['de', '250 g Butter in Tassen', /= 1 metrische Tasse \+ 2 Teelöffel zu 5\u00a0ml\n/], // 227 g fill 236.6 ml
    ['es', '500 g de azúcar en kg', /= 0,5 kg\n/],
  ])('answers in %s: %s', async (language, question, answer) => {
    const { stdout, stderr, status } = await run(question, '--lang', language);
    expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
    expect(stdout).toMatch(answer);
  });

  it('answers as JSON', async () => {
    const { stdout } = await run('2 cups flour in grams', '--json');
    expect(JSON.parse(stdout)).toMatchObject({
      answer: { kind: 'amount', main: { unit: 'grams' }, food: { id: 'flour' } },
      language: 'en',
    });
  });

  it.each<[language: string, words: string, answer: string]>([
    ['en', 'yeast 42 g fresh --to instant', '42 g Fresh yeast = 14 g Instant yeast'],
    ['en', 'yeast 1 packet active-dry --to fresh', '1 × packet (7 g) Active dry yeast = 18 g Fresh yeast'],
    [
      'de',
      'yeast 0,5 cube fresh --to instant-packet',
      'Frische Hefe: 0,5 × Würfel (21 g) = Instant-Trockenhefe: 0,99 × Päckchen (6,9 g)',
    ],
  ])('converts yeast in %s: %s', async (language, words, answer) => {
    const { stdout, stderr } = await run(...words.split(' '), '--lang', language);
    expect({ stdout, stderr }).toEqual({ stdout: `${answer}\n`, stderr: '' });
  });

  it.each<[language: string, words: string, answer: RegExp]>([
    ['de', 'portions pasta 6', /^720–900 g → 1,72–2,14 kg \(120–150 g, EDEKA\)$/m],
    ['en', 'portions turkey 12 --country us', /^5\.45 kg → 2\.89 kg \(454 g, USDA FSIS\)$/m],
    ['es', 'portions rice 4 4', /^144–192 g → 403–540 g/], // children eat 60 %
  ])('says how much for guests in %s: %s', async (language, words, answer) => {
    const { stdout, stderr } = await run(...words.split(' '), '--lang', language);
    expect(stderr).toBe('');
    expect(stdout).toMatch(answer);
  });

  // By the rows of the USDA and the portions of each country
  it.each<[language: string, question: string, answer: RegExp]>([
    [
      'en',
      'how much protein in a cup of oats',
      /^1 cup Rolled Oats \(81 g\): Protein 10\.7 g\nUSDA, NDB 08120$/m,
    ],
    ['de', 'Kalorien 100 g Mehl', /^Weizenmehl: 100 g: Energie 364 kcal$/m],
    ['de', 'wie viel Natrium haben 100 g Feta', /Natrium 917 mg$/m],
    ['fr', 'calories dans un œuf', /Énergie 72 kcal$/m],
    ['es', 'cuántas proteínas hay en 100 g de harina', /Proteínas 10,3 g$/m],
    [
      'de',
      'Wie viel Spargel pro Person',
      /^weißer Spargel, als Hauptgericht: 500 g \(500 g, Braunschweiger Zeitung\)$/m,
    ],
    ['en', 'how many ounces of pasta per person', /^pasta, as a main: 4 ounces → 9\.52 ounces/],
  ])('answers in %s: %s', async (language, question, answer) => {
    const { stdout, stderr } = await run(question, '--lang', language);
    expect(stderr).toBe('');
    expect(stdout).toMatch(answer);
  });

  it.each<[name: string, text: string]>([
    ['recipe.txt', 'Serves 2\n\nIngredients\n2 cups flour\n\nMethod\nMix.'],
    ['recipe.json', '{"@type":"Recipe","recipeYield":"2","recipeIngredient":["2 cups <b>flour</b>"]}'],
    ['recipe.cook', '---\nservings: 2\n---\nMix @flour{2%cups}.'],
  ])('converts and adds up %s', async (name, text) => {
    writeFileSync(join(folder, name), text);
    expect((await run('convert', name, '--to', 'metric')).stdout).toContain('250 g flour');
    expect(JSON.parse((await run('convert', name, '--to', 'metric', '--json')).stdout)).toMatchObject({
      servings: 2,
      lines: [
        { text: '250 g flour', original: '2 cups flour', kept: false },
        ...(name === 'recipe.json' ? [] : [{}]),
      ],
    });
    const nutrition: unknown = JSON.parse((await run('nutrition', name, '--json')).stdout);
    // 250 g of 364 kcal per 100 g for 2
    expect(nutrition).toMatchObject({
      perServing: { energy: { value: expect.closeTo(455, 6) } },
      shareKnown: 1,
      notCounted: [],
    });
    expect((await run('nutrition', name)).stdout).toContain('455 kcal');
  });

  it.each<[why: string, options: string[], message: RegExp]>([
    ['an unknown food', ['3 zorks of blubb'], /^No food of that name/],
    ['a question with two meanings', ['220 degrees'], /^Which degrees\?\n {2}"220 °C"/],
    ['portions of what has none', ['how much zork for 6 people'], /^No source says how much/],
    ['substitutes', ['substitute for buttermilk'], /^What replaces a food/],
    ['no question', [], /^Ask something/],
    ['an unknown option', ['--zork'], /^Unknown option/],
    ['an unknown language', ['1 cup in ml', '--lang', 'xx'], /^Unknown option/],
    ['a missing file', ['convert', 'nothing.txt'], /^nothing\.txt cannot be read/],
    ['no file', ['convert'], /^Name one file/],
    ['yeast of no kind', ['yeast', '42', 'g', 'wild', '--to', 'instant'], /^gramwise yeast 42/],
    ['portions of nothing', ['portions', 'stones', '6'], /^gramwise portions FOOD/],
    ['portions for nobody', ['portions', 'pasta', '0'], /^gramwise portions FOOD/],
    ['yeast to nothing', ['yeast', '42', 'g', 'fresh'], /^gramwise yeast 42/],
    ['a missing file in German', ['convert', 'nichts.txt', '--lang', 'de'], /^nichts\.txt ist leer oder/],
    ['a web page', ['convert', 'page.html'], /^page\.html is a web page/],
  ])('refuses %s on standard error, with code 2', async (_, options, message) => {
    writeFileSync(join(folder, 'page.html'), '<html></html>');
    const { stdout, stderr, status } = await run(...options);
    expect({ stdout, status }).toEqual({ stdout: '', status: 2 });
    expect(stderr).toMatch(message);
    expect(stderr).not.toContain('    at ');
  });

  it('helps in every language, and says its version', async () => {
    const helps: string[] = [];
    for (const language of PACK_CODES) helps.push((await run('--help', '--lang', language)).stdout);
    expect(new Set(helps).size).toBe(PACK_CODES.length);
    for (const help of helps) {
      expect(help).toContain('--country');
      expect(help).toContain(`--lang ${PACK_CODES.join('|')} `);
    }
    const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')) as {
      version: string;
    };
    expect((await run('--version')).stdout).toBe(`${version}\n`);
  });
});
