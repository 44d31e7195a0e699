import { ask } from '@gramwise/engine/ask/ask.ts';
import { contextIn } from '@gramwise/engine/tests/ask/context.ts';
import { OVENS } from '@gramwise/engine/tests/ask/ovens.ts';
import { lexiconIn } from '@gramwise/engine/tests/packs.ts';
import { convertText } from '@gramwise/engine/text/convert/convertText.ts';
import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES, type Language } from '#catalogs/languages.ts';
import { buildAskView } from '#features/ask/askView.ts';
import { convertSetting, startSetting } from '#features/oven/ovenSetting.ts';
import { roundForOven } from '#features/oven/roundForOven.ts';
import { askFile } from './askFile.ts';

function viewOf(question: string, language: Language) {
  const context = contextIn(language);
  const { answer } = ask(question, context);
  return { answer, view: buildAskView(language, askFile(language).messages, context.kitchen, answer) };
}

function shownFor(question: string, language: Language): string {
  const { answer, view } = viewOf(question, language);
  if (answer.kind === 'hint') return `hint ${answer.code}`;
  const text =
    view.kind === 'answer'
      ? view.answer.number
      : view.kind === 'choose'
        ? view.choices
            .flatMap(({ options }) => options.map((option) => `${option.label} ${option.answer}`))
            .join(' | ')
        : '';
  return text.replace(/\s/g, ' ');
}

const notesFor = (question: string, language: Language) => {
  const { view } = viewOf(question, language);
  return view.kind === 'answer' ? view.answer.notes.join(' ').replace(/\s/g, ' ') : null;
};

describe.each(LANGUAGE_CODES)('ovens and thermometers in %s', (language) => {
  it.each(OVENS[language])('%s: %s', (question, shown) => expect(shownFor(question, language)).toBe(shown));
});

describe('beside the answer', () => {
  it.each([
    ['165 F in C', 'en', 'Exactly 73.9 °C. Inside the food: no fan correction.'],
    ['140 F in C', 'en', 'Inside the food: no fan correction.'],
    ['165 F in C', 'de', 'Genau 73,9 °C. Kerntemperatur: bei Umluft nichts abziehen.'],
    ['165 F en C', 'fr', 'Exactement 73,9 °C. À cœur : rien à retrancher en chaleur tournante.'],
    [
      '165 F en C',
      'es',
      'Exactamente 73,9 °C. En el interior del alimento: no se resta nada por el ventilador.',
    ],
    ['203 F in C', 'en', ''],
    ['118 C in F', 'en', 'Exactly 244.4 °F.'],
    ['235 F', 'en', 'Exactly 112.8 °C.'],
    ['350 F', 'en', 'Exactly 176.7 °C. Also Gas Mark 4, Fan oven: 160 °C.'],
  ] as const)('%s (%s): %s', (question, language, notes) => {
    expect(notesFor(question, language)).toBe(notes);
  });
});

// The gas mark table: 225 °F is 110 °C, 350 °F 180, 400 °F 200. 392 °F and 356 °F are set to the next 25 °F.
describe('one answer everywhere', () => {
  it.each([
    [225, 'fahrenheit', 110],
    [350, 'fahrenheit', 180],
    [375, 'fahrenheit', 190],
    [400, 'fahrenheit', 200],
    [425, 'fahrenheit', 220],
    [475, 'fahrenheit', 240],
    [180, 'celsius', 350],
    [200, 'celsius', 400],
    [220, 'celsius', 425],
    // (165 - 32) / 1.8 = 73.9; (235 - 32) / 1.8 = 112.8; 118 x 1.8 + 32 = 244.4
    [165, 'fahrenheit', 74],
    [235, 'fahrenheit', 113],
    [118, 'celsius', 244],
  ] as const)('%d degrees %s: %d', (degrees, from, expected) => {
    const [letter, other, to] =
      from === 'celsius' ? (['C', 'F', 'fahrenheit'] as const) : (['F', 'C', 'celsius'] as const);
    const system = other === 'C' ? 'metric' : 'us';
    const setting = { ...startSetting(from), degrees: String(degrees) };
    const answer = convertSetting(setting, '.');
    const inText = (text: string) => convertText(text, lexiconIn('en'), { system });
    expect({
      question: shownFor(`${degrees} ${letter} in ${other}`, 'en'),
      tool: answer && roundForOven(answer, setting)?.[to],
      recipe: inText(`at ${degrees} °${letter}`),
    }).toEqual({ question: `${expected} °${other}`, tool: expected, recipe: `at ${expected} °${other}` });
  });
});
