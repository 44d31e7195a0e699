import { describe, expect, it } from 'vitest';
import { answerText } from '../../tests/ask/answerText.ts';
import { PACK_CODES, type PackCode } from '../../tests/packs.ts';

/** Questions with the answer that each should get. */
type Answered = Readonly<Record<PackCode, readonly (readonly [question: string, answer: string])[]>>;

/** Two settings, perhaps the same: the first is answered on the scale of the second. */
const COMPARED: Answered = {
  en: [
    ['is 200c the same as 400f', '200 C for fahrenheit'],
    ['180c vs 350f', '180 C for fahrenheit'],
    ['is 350 F the same as 180 C', '176.67 C for celsius'],
    ['is 180 C equal to gas mark 4', '180 C for gas-mark'],
    ['is gas mark 6 200 c', '200 C for gas-mark'],
  ],
  fr: [
    ["200 c c'est pareil que 400 f", '200 C for fahrenheit'],
    ['est-ce que 180 degrés c est thermostat 6', '180 C for thermostat'],
  ],
  de: [
    ['sind 200 c gleich 400 f', '200 C for fahrenheit'],
    ['ist 180 Grad Umluft gleich 200 Grad Ober-/Unterhitze', '200 C for celsius, asked for a fan'],
  ],
  es: [
    ['200 c es lo mismo que 400 f', '200 C for fahrenheit'],
    ['es lo mismo 180 c que 350 f', '180 C for fahrenheit'],
  ],
};

/** Far from the same, so that one of the numbers may be about something else. */
const APART: Readonly<Record<PackCode, readonly string[]>> = {
  en: ['is 180c 400f', '350 F 25 C', 'is 180 C gas mark 8'],
  fr: ['180 c 250 f', 'thermostat 9 180 degrés c'],
  de: ['180 c 250 f', '180 Grad C Gasmarke 8'],
  es: ['180 c 250 f'],
};

describe.each(PACK_CODES)('two heats in %s', (language) => {
  it.each(COMPARED[language])('compares %s', (question, answer) => {
    expect(answerText(question, language)).toBe(answer);
  });

  it.each(APART[language])('asks back: %s', (question) => {
    expect(answerText(question, language)).toMatch(/^(?:hint|choose) /);
  });
});
