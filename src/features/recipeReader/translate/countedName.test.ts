import { describe, expect, it } from 'vitest';
import type { Language } from '#catalogs/languages.ts';
import { NOUNS } from '#content/ingredientWords/nouns.ts';
import { countedName } from './countedName.ts';

/** Names as our lists have them, with one and with several of them as cookbooks print them. */
const NAMES: Readonly<Record<Language, readonly (readonly [name: string, one: string, several: string])[]>> =
  {
    en: [
      ['chicken wings', 'chicken wing', 'chicken wings'],
      ['turkey breast', 'turkey breast', 'turkey breasts'],
      ['Thai chilies', 'Thai chili', 'Thai chilies'],
      ['grape leaves', 'grape leaf', 'grape leaves'],
      ['acorn squash', 'acorn squash', 'acorn squashes'],
      ['hearts of palm', 'heart of palm', 'hearts of palm'],
      ['asparagus', 'asparagus', 'asparagus'],
      ['red snapper', 'red snapper', 'red snappers'],
      ['trout', 'trout', 'trout'],
      ['catfish', 'catfish', 'catfish'],
    ],
    fr: [
      ['ailes de poulet', 'aile de poulet', 'ailes de poulet'],
      ['chou rouge', 'chou rouge', 'choux rouges'],
      ['vivaneau', 'vivaneau', 'vivaneaux'],
      ['muffins anglais', 'muffin anglais', 'muffins anglais'],
      ['pommes de terre cuites', 'pomme de terre cuite', 'pommes de terre cuites'],
      ['côtelettes d’agneau', 'côtelette d’agneau', 'côtelettes d’agneau'],
      ['biscuits Oreo', 'biscuit Oreo', 'biscuits Oreo'],
      ['radis daikon', 'radis daikon', 'radis daikon'],
      ['laitue iceberg', 'laitue iceberg', 'laitues iceberg'],
      ['céleri-rave', 'céleri-rave', 'céleri-rave'],
    ],
    es: [
      ['solomillo de ternera', 'solomillo de ternera', 'solomillos de ternera'],
      ['codornices', 'codorniz', 'codornices'],
      ['chiles tailandeses', 'chile tailandés', 'chiles tailandeses'],
      ['corazones de alcachofa', 'corazón de alcachofa', 'corazones de alcachofa'],
      ['cruasanes', 'cruasán', 'cruasanes'],
      ['flores de calabacín', 'flor de calabacín', 'flores de calabacín'],
      ['salmón', 'salmón', 'salmones'],
      ['pan integral', 'pan integral', 'panes integrales'],
      ['galletas Graham trituradas', 'galleta Graham triturada', 'galletas Graham trituradas'],
      ['setas shiitake', 'seta shiitake', 'setas shiitake'],
    ],
    // German names differ in more than an ending.
    de: [['Hähnchenflügel', 'Hähnchenflügel', 'Hähnchenflügel']],
  };

describe.each(Object.entries(NAMES))('%s', (language, names) => {
  it.each(names)('%s: 1 %s, 2 %s', (name, one, several) => {
    const words = { language: language as Language, nouns: NOUNS };
    expect(countedName(name, true, words)).toBe(one);
    expect(countedName(name, false, words)).toBe(several);
  });
});
