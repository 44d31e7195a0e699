import { expect, it } from 'vitest';
import { splitFirstSentence } from './splitFirstSentence.ts';

it.each([
  [
    'Two dark layers with a cocoa buttercream between them. Oil keeps the crumb soft.',
    'Two dark layers with a cocoa buttercream between them.',
    'Oil keeps the crumb soft.',
  ],
  [
    'Cloudy. Light. On the table in half an hour, they say. The base is dashi.',
    'Cloudy. Light. On the table in half an hour, they say.',
    'The base is dashi.',
  ],
  [
    'Vert pâle, à peine sucrée, et « bien fraîche. » 3 feuilles suffisent.',
    'Vert pâle, à peine sucrée, et « bien fraîche. »',
    '3 feuilles suffisent.',
  ],
  [
    'Con castañas, o sin ellas, como en el sur. ¿Y el azúcar? Poca.',
    'Con castañas, o sin ellas, como en el sur.',
    '¿Y el azúcar? Poca.',
  ],
  [
    'Bei 180 °C, ca. 40 Min. lang, goldbraun gebacken.',
    'Bei 180 °C, ca. 40 Min. lang, goldbraun gebacken.',
    '',
  ],
])('%j', (text, first, rest) => {
  expect(splitFirstSentence(text)).toEqual([first, rest]);
});
