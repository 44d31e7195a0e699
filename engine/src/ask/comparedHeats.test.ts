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

/** A setting between two modes is that of the first: its word stands right before it. */
const BETWEEN: Answered = {
  en: [
    ['fan 160 conventional', '180 C for celsius, asked for a fan'],
    ['fan at 160 C conventional', '180 C for celsius, asked for a fan'],
    ['fan 160 to conventional', '180 C for celsius, asked for a fan'],
    ['conventional 180 fan', '180 C for fan'],
    ['conventional at 350 F fan', '176.67 C for fan'],
    ['fan equivalent of 180 conventional', '180 C for fan'],
  ],
  fr: [
    ['chaleur tournante 160 chaleur statique', '180 C for celsius, asked for a fan'],
    ['chaleur tournante à 160 chaleur statique', '180 C for celsius, asked for a fan'],
    ['chaleur tournante 160 en chaleur statique', '180 C for celsius, asked for a fan'],
    ['chaleur statique 180 chaleur tournante', '180 C for fan'],
  ],
  de: [
    ['umluft 160 ober/unterhitze?', '180 C for celsius, asked for a fan'],
    ['Umluft bei 160 Grad Ober-/Unterhitze', '180 C for celsius, asked for a fan'],
    ['umluft 160 in ober/unterhitze', '180 C for celsius, asked for a fan'],
    ['ober/unterhitze 180 umluft', '180 C for fan'],
    ['umluft statt 180 ober/unterhitze', '180 C for fan'],
    ['160 umluft ober/unterhitze', '180 C for celsius, asked for a fan'],
  ],
  es: [
    ['aire 160 calor arriba abajo', '180 C for celsius, asked for a fan'],
    ['con aire a 160 arriba y abajo', '180 C for celsius, asked for a fan'],
    ['aire 160 a calor arriba y abajo', '180 C for celsius, asked for a fan'],
    ['calor arriba y abajo 180 aire', '180 C for fan'],
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

  it.each(BETWEEN[language])('gives a setting to the mode before it: %s', (question, answer) => {
    expect(answerText(question, language)).toBe(answer);
  });

  it.each(APART[language])('asks back: %s', (question) => {
    expect(answerText(question, language)).toMatch(/^(?:hint|choose) /);
  });
});
