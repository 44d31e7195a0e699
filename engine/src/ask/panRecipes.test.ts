import { describe, expect, it } from 'vitest';
import { answerText } from '../../tests/ask/answerText.ts';
import { PACK_CODES, type PackCode } from '../../tests/packs.ts';

/** Questions with the answer that each should get. */
type Answered = Readonly<Record<PackCode, readonly (readonly [question: string, answer: string])[]>>;

/** A recipe's pan and another, with words for what is baked. */
const SWAPPED: Answered = {
  en: [
    ['9x13 cake recipe in 8 inch round pans', 'x 0.42962'],
    ['9x13 recipe for a 9 inch round pan', 'x 0.54374'],
    ['i have a 9x13 pan, recipe for a 9 inch round', 'x 1.8391'],
    ['10 inch pan recipe for 8 inch pan', 'x 1.5625'],
    ['round 10 recipe to 9x13 pan', 'x 1.4897'],
    ['9x13 pan to two 8 inch round pans', 'x 0.85924'],
    ['do 2 8in rounds fit a 9x13 pan', 'x 1.1638'],
    ['instead of a 9 inch round a 9x13 pan', 'x 1.8391'],
  ],
  fr: [
    ['gâteau 20x30 dans un moule rond de 24', 'x 0.75398'],
    ["j'ai un moule de 24, recette pour 20 cm", 'x 1.44'],
    ['24 cm recette pour moule de 20 cm', 'x 0.69444'],
    ['recette ronde 26 sur plaque 30x40', 'x 2.2602'],
    ['moule rond de 26 sur une plaque de four', 'x 2.2602'],
    ['moule 26 en deux moules de 18 cm', 'x 0.95858'],
    ['plaque 30x40 au lieu de moule de 26', 'x 2.2602'],
    ["2 moules de 20 au lieu d'un de 26", 'x 1.1834'],
    ['deux moules de 20 cm pour remplacer un de 28', 'x 1.0204'],
    ["au lieu d'un moule de 26 un moule de 20", 'x 0.59172'],
  ],
  de: [
    ['Kuchen 20x30 in runde 26er Form', 'x 0.88488'],
    ['rundes rezept 26 aufs blech 30x40', 'x 2.2602'],
    ['blech 30x40 auf 26er springform', 'x 0.44244'],
    ['habe 24er Springform, Rezept für 20 cm', 'x 1.44'],
    ['26er Springform in zwei 18er Formen', 'x 0.95858'],
    ['2 springformen 20 cm statt 28 cm', 'x 1.0204'],
    ['statt runder form 28 cm ein blech 30x40', 'x 1.9488'],
    // A tray whose size nobody says is one of 40 x 30 cm
    ['Rezept für 26er Springform auf ein Blech umrechnen', 'x 2.2602'],
    ['rezept von 24er springform aufs blech', 'x 2.6526'],
    ['backblech statt 28er springform', 'x 1.9488'],
    ['vom blech auf springform 26', 'x 0.44244'],
  ],
  es: [
    ['bizcocho 20x30 en molde redondo de 24', 'x 0.75398'],
    ['receta redonda 26 a bandeja 30x40', 'x 2.2602'],
    ['receta para molde redondo de 26 en bandeja de horno', 'x 2.2602'],
    ['tengo molde de 24, receta para 20 cm', 'x 1.44'],
    ['molde de 26 en dos moldes de 18', 'x 0.95858'],
    ['en vez de un molde de 26 uno de 20', 'x 0.59172'],
    // A pan of one length is round in centimeters: 1200 / 530.93
    ['bandeja 40x30 en vez de molde de 26', 'x 2.2602'],
  ],
};

/** The depth of a pan, counts of other things, and a pan that is doubled. */
const OTHER: Readonly<Record<PackCode, readonly string[]>> = {
  en: [
    '9x2 cake pan to 8 inch',
    'round pan 9 by 2 to 8 inch',
    '4 eggs 8 inch pan to 9 inch pan',
    '3 layer 8 inch cake to 9x13',
    '8x8 brownies doubled what pan',
    // Round or square
    '9x13 pan instead of 9 inch pan',
    // Counted in holes
    '12 cup muffin tin to 8 inch round',
    '12 inch muffin tin to 8 inch round',
  ],
  fr: [
    "moule 12 muffins au lieu d'un moule de 24 cm",
    'gâteau pour 8 je le veux pour 12',
    '4 œufs moule de 20 cm en moule de 24 cm',
  ],
  de: [
    '4 Eier 20 cm Springform in 26 cm Springform',
    '2 bleche statt 26er springform',
    'halbes blech statt 26er springform',
    '12er Muffinform statt 26er Springform',
    'Muffinblech 12er Maße',
    '-20 cm Springform',
    'blech statt springform',
  ],
  es: [
    'molde de 12 muffins en vez de molde de 26',
    'molde de tarta -24 cm',
    '4 huevos molde de 20 cm en molde de 24 cm',
  ],
};

describe.each(PACK_CODES)('pans in %s', (language) => {
  it.each(SWAPPED[language])('are swapped: %s', (question, answer) => {
    expect(answerText(question, language)).toBe(answer);
  });

  it.each(OTHER[language])('are not swapped: %s', (question) => {
    expect(answerText(question, language)).toMatch(/^(?:hint|choose) /);
  });
});
