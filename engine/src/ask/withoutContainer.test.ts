import { expect, it } from 'vitest';
import { contextIn } from '../../tests/ask/context.ts';
import type { PackCode } from '../../tests/packs.ts';
import { READERS } from './readers.ts';
import { withoutContainer } from './withoutContainer.ts';

it.each<[language: PackCode, question: string, plain: string]>([
  ['en', '64 oz water bottle in liters', '64 oz in liters'],
  ['en', '20-oz bottle how many cups', '20-oz how many cups'],
  ['en', 'a dutch oven 6 quart in litres', '6 quart in litres'],
  ['en', 'how many 8oz glasses in a 2 litre bottle', 'how many 8oz in a 2 litre'],
  ['en', '40 oz tumbler ml', '40 oz ml'],
  ['de', '1,5 l Wasserflasche in Tassen', '1,5 l in Tassen'],
  ['fr', 'gourde 75 cl en tasses', '75 cl en tasses'],
  ['es', 'olla de 6 litros en galones', '6 litros en galones'],
  ['es', 'lata 355 ml en onzas', '355 ml en onzas'],
])('in %s, "%s" asks "%s"', (language, question, plain) => {
  expect(withoutContainer(question, contextIn(language), READERS)).toBe(plain);
});

// What a container holds may weigh something else, drained
it.each(['15 oz can of black beans in grams', '15 oz can tomatoes drained in grams', 'bottle of oil in ml'])(
  'leaves "%s"',
  (question) => {
    expect(withoutContainer(question, contextIn('en'), READERS)).toBeNull();
  },
);
