import { parseQuantity } from '@gramwise/engine/quantity/parse.ts';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, languageOf } from '#catalogs/languages.ts';
import { TOOLS, toolFolder } from '#layouts/allTools.ts';
import { BAD_INPUT } from '#tests/badInput.ts';
import { leaked } from '#tests/calm.ts';
import { fieldsOf } from '#tests/component/fieldsOf.ts';
import { part } from '#tests/component/find.ts';
import { openPage } from '#tests/component/openPage.tsx';
import { type TextField, typeAll } from '#tests/component/typeAll.ts';
import { PANELS, pageOf } from '#tests/fields.ts';
import { inputsOf } from '#tests/inputsOf.ts';
import '#tests/component/preloadReader.ts';

/** A field by its label, which may depend on the URL and so appear only after hydration. */
async function fieldOf(label: string): Promise<TextField> {
  const labels = () =>
    [...part().querySelectorAll('label')].filter(({ textContent }) => textContent === label);
  await expect.poll(() => labels().length, { message: label }).toBe(1);
  return labels()[0]?.control as TextField;
}

/** Whether the tab that the URL names is open, which it is only after hydration. */
function isOpen(at: string): boolean {
  const wanted = new URLSearchParams(at.split('?')[1]).get('tab');
  const open = document.querySelector('[role=tab][aria-selected=true]')?.id;
  return wanted === null || open?.endsWith(wanted) === true;
}

test('there are more than 200 different inputs', () => {
  expect(BAD_INPUT.length).toBeGreaterThan(200);
  expect(new Set(BAD_INPUT).size).toBe(BAD_INPUT.length);
});

test('React is the production build', () => {
  expect(process.env['NODE_ENV']).toBe('production');
});

const FEWER = BAD_INPUT.filter((_, index) => index % 5 === 0);

/** One text for each number that the shared parser reads in the texts, and a fifth of those that are none. */
const NUMBERS = [
  ...new Map(BAD_INPUT.map((text) => [parseQuantity(text, LANGUAGES.en.decimal) ?? '', text])).values(),
  ...FEWER.filter((text) => parseQuantity(text, LANGUAGES.en.decimal) === null),
];

/** The pages whose fields of amounts, foods and recipes get every text; the others read them by the same code. */
const FULL_PAGES = ['/', '/tools/recipe-converter'];

/** Other languages share the code of the English fields, so a fifth of the texts does there. */
function textsFor(at: string, field: TextField): readonly string[] {
  if (languageOf(pageOf(at)) !== 'en') return FEWER;
  if (FULL_PAGES.includes(pageOf(at))) return BAD_INPUT;
  if (field.inputMode === 'decimal') return NUMBERS;
  return field.role === 'combobox' || field instanceof HTMLTextAreaElement ? FEWER : BAD_INPUT;
}

describe('handles any input', () => {
  const all = PANELS.flatMap(({ at, fields, outcomes, answerSelector = 'form', answersLater, unitTexts }) =>
    Object.entries(fields).map(([label, good]) => ({
      at,
      label,
      good,
      says: outcomes,
      around: answerSelector,
      later: answersLater,
      understands: unitTexts,
    })),
  );
  test.each(all)('$at: $label', async ({ at, label, good, says, around, later, understands }) => {
    openPage(at);
    await expect.poll(() => isOpen(at)).toBe(true);
    const field = await fieldOf(label);
    const bad = textsFor(at, field).filter((text) => !understands?.test(text));
    // A field may not respond until its code has loaded.
    await expect.poll(async () => (await typeAll(field, [good], around, later))[0]?.kind).toBe(says[0]);
    // Nor may what its answer loads.
    await new Promise((done) => setTimeout(done, 50));
    const [first, ...said] = await typeAll(field, [good, ...bad, good], around, later);
    expect(said).toHaveLength(bad.length + 1);
    const wrong = said.filter(
      ({ kind, words, typed, markup }) =>
        !says.includes(kind) || words === '' || leaked(words, typed) || markup !== first?.markup,
    );
    expect(wrong).toEqual([]);
    expect(new Set(said.map(({ words }) => words)).size, 'different answers').toBeGreaterThan(1);
    expect(said.at(-1)?.shown, 'the answer to a good text, after all others').toBe(first?.shown);
  });
});

test.each(TOOLS.filter(({ readOnly }) => !readOnly))('$id says how to open it', ({ id }) => {
  expect(inputsOf(id)?.view, `inputs.tsx in src/features/${toolFolder(id)}`).toBeTypeOf('function');
});

/** Fields that appear only after a choice are in no built page, so the components are checked too. */
describe('no field is forgotten', () => {
  test.each([...new Set(PANELS.map(({ at }) => pageOf(at)).filter((path) => languageOf(path) === 'en'))])(
    '%s',
    async (path) => {
      openPage(path);
      const panels = PANELS.filter(({ at }) => pageOf(at) === path);
      const labels = new Set(panels.flatMap(({ fields }) => Object.keys(fields)));
      expect(await fieldsOf()).toEqual([...labels].sort());
    },
  );
});
