import { type Course, click, fill, inTurn, press, shows } from './axeSteps.ts';

/** States of the tools that know foods and kitchens. */
export const FOOD_COURSES: readonly Course[] = [
  {
    path: '/?ingredient=salt&to=cups',
    states: [
      { name: 'the origin of a number', reach: click('#converter details summary'), part: '#converter' },
      {
        name: 'the open list of foods',
        reach: inTurn(click('#converter [role=combobox]'), shows('#converter [role=option] >> nth=40')),
        part: '#converter',
      },
      { name: 'no food found', reach: fill('#converter [role=combobox]', 'xyzzy'), part: '#converter' },
    ],
  },
  {
    path: '/kitchen',
    states: [
      {
        name: 'an own cup that is too heavy',
        reach: inTurn(fill('#main [inputmode=decimal]', '9000'), press('Enter'), shows('#main [role=alert]')),
        part: '#main',
      },
    ],
  },
];
