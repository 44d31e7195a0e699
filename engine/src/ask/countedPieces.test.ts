import { expect, it } from 'vitest';
import { everydayAnswer } from '../../tests/asked/everydayAnswer.ts';
import type { PackCode } from '../../tests/packs.ts';

const counted = (answer: string) => /^([\d.]+) x (.+)$/.exec(answer);

// Beside the plain question, so that words such as `about` change nothing
it.each<[language: PackCode, plain: string, ...others: string[]]>([
  [
    'en',
    'how many carrots in a pound',
    'how many carrots are there in a pound roughly',
    'how many carrots is about a pound',
  ],
  ['en', 'how many oranges for 1 cup of juice', 'how many oranges do i need to squeeze for 1 cup of juice'],
  [
    'de',
    'wie viele kartoffeln sind ein kilo',
    'wie viele kartoffeln sind ein kilo ungefähr',
    'wie viele kartoffeln sind ca. 1 kg',
  ],
  ['de', 'wie viele zitronen für 100 ml saft', 'wie viele zitronen muss ich auspressen für 100 ml saft'],
  ['fr', 'combien de tomates dans 500 g', 'combien de tomates pour faire 500 g'],
  [
    'fr',
    '1 kg de carottes combien de carottes',
    '1 kg de carottes ça fait combien de carottes',
    '1 kg de carottes ça donne combien de carottes',
  ],
  [
    'fr',
    'combien d’oranges pour un demi litre de jus',
    'il faut combien d’oranges pour un demi litre de jus',
    'combien d’oranges dois-je presser pour un demi litre de jus',
  ],
  [
    'es',
    'cuantas patatas hay en un kilo',
    'cuantas patatas hay en un kilo mas o menos',
    'cuantas papas entran en un kilo',
  ],
  [
    'es',
    'cuantos limones para 100 ml de zumo',
    'cuantos limones hacen falta para 100 ml de zumo',
    'cuantos limones tengo que exprimir para 100 ml de zumo',
  ],
])('in %s, %s counts as much in other words', (language, plain, ...others) => {
  const answer = everydayAnswer(plain, language);
  expect(counted(answer)).not.toBeNull();
  for (const other of others) expect([other, everydayAnswer(other, language)]).toEqual([other, answer]);
});

it.each<[language: PackCode, question: string]>([
  ['en', 'how many carrots in a cake for 8'],
  ['en', 'how many lemons in a tree'],
  ['en', 'how many lemons to squeeze for 4 people'],
  ['de', 'wie viele kartoffeln sind ungefähr im keller'],
  ['fr', 'combien de pommes sur l’arbre'],
  ['fr', 'il faut combien de temps pour faire 500 g de pommes'],
  ['es', 'cuantas patatas entran en un saco'],
])('in %s, %s counts nothing', (language, question) => {
  expect(counted(everydayAnswer(question, language))).toBeNull();
});
