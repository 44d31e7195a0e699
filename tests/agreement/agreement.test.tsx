// @module-tag sweep
/** One question has one answer: every tool that can answer it says the same, but where the specification differs. */
import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES } from '#catalogs/languages.ts';
import { DEMANDED } from './demanded.ts';
import { plainNumbers } from './measures.ts';
import { PENDING } from './pending.ts';
import { nameOf, type Question } from './question.ts';
import { foods } from './questions/foods.ts';
import { heat } from './questions/heat.ts';
import { lengths, pans } from './questions/lengths.ts';
import { pieces } from './questions/pieces.ts';
import { scales } from './questions/scales.ts';
import { units } from './questions/units.ts';
import type { Shown, Tool } from './tool.ts';
import { TOOLS } from './tools.ts';

const QUESTIONS: readonly Question[] = [
  ...units,
  ...foods,
  ...pieces,
  ...heat,
  ...lengths,
  ...pans,
  ...scales,
];

/** `2.00 cup` and `2 cup` are the same number. */
const same = (text: string) => text.replace(/(\.\d*?)0+(?!\d)/g, '$1').replace(/\.(?!\d)/g, '');

/** Whether a page has the words of a message, with anything for its placeholders. */
function says(page: string, message: string, question: Question): boolean {
  const words = plainNumbers(question.language, message).split(/\{\w+\}/);
  const pattern = words.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.+?');
  return new RegExp(pattern).test(plainNumbers(question.language, page));
}

/** How many answers the specification demands otherwise, by place. */
const demandedSeen = new Map<string, number>();

function isDemanded(tool: Tool, question: Question, { text, page = '' }: Shown): boolean {
  const found = DEMANDED.find(
    ({ tools, shows }) => tools.includes(tool.name) && same(shows(question) ?? '') === same(text),
  );
  if (!found) return false;
  demandedSeen.set(found.place, (demandedSeen.get(found.place) ?? 0) + 1);
  return says(page, found.says(question.language), question);
}

/** The questions that still differ, by why. */
const pendingSeen = new Set<string>();

function whyPending(tool: Tool, { ask }: Question): string | null {
  const found = PENDING.filter(
    ({ tools, questions }) => tools.includes(tool.name) && questions.includes(ask),
  );
  for (const { why } of found) pendingSeen.add(`${why} ${ask}`);
  return found.length > 0 ? found.map(({ why }) => why).join('; ') : null;
}

/** What differs of a tool's answers. */
async function compare(tool: Tool) {
  const wrong: string[] = [];
  const pending: string[] = [];
  let answered = 0;
  for (const question of QUESTIONS) {
    const shown = await tool.answer(question);
    if (!shown) continue;
    answered++;
    const wanted = tool.writes?.(question) ?? question.answer;
    if (same(shown.text) === same(wanted) || isDemanded(tool, question, shown)) continue;
    const difference = `${nameOf(question)}, wanted here ${wanted}, shown ${shown.text.trim()}`;
    const why = whyPending(tool, question);
    if (why === null) wrong.push(difference);
    else pending.push(`${difference}: ${why}`);
  }
  return { wrong, pending, answered };
}

describe('the questions', () => {
  it('are at least 150, in every language, each once', () => {
    expect(QUESTIONS.length).toBeGreaterThanOrEqual(150);
    expect(new Set(QUESTIONS.map(nameOf)).size).toBe(QUESTIONS.length);
    for (const language of LANGUAGE_CODES)
      expect(QUESTIONS.filter((question) => question.language === language).length).toBeGreaterThan(20);
  });
});

describe('one answer', () => {
  let compared = 0;

  it.each(TOOLS)('$name', async (tool) => {
    const { wrong, pending, answered } = await compare(tool);
    if (pending.length > 0) console.info(`Pending, ${tool.name}:\n  ${pending.join('\n  ')}`);
    expect(answered).toBeGreaterThan(0);
    compared += answered;
    expect(wrong).toEqual([]);
  });

  it('was compared more than a thousand times, and the specification’s differences all exist', () => {
    expect(compared).toBeGreaterThan(1000);
    expect([...demandedSeen.keys()].sort()).toEqual(DEMANDED.map(({ place }) => place).sort());
  });

  it('has no pending question that is not asked, or that agrees', () => {
    const asked = new Set(QUESTIONS.map(({ ask }) => ask));
    const names = new Set(TOOLS.map(({ name }) => name));
    for (const { tools, questions } of PENDING) {
      expect(questions.filter((question) => !asked.has(question))).toEqual([]);
      expect(tools.filter((tool) => !names.has(tool))).toEqual([]);
    }
    const mended = PENDING.flatMap(({ why, questions }) =>
      questions.filter((ask) => !pendingSeen.has(`${why} ${ask}`)),
    );
    expect(mended).toEqual([]);
  });
});
