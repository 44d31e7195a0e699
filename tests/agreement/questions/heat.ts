import type { Language } from '#catalogs/languages.ts';
import type { HeatQuestion } from '../question.ts';

type Row = readonly [
  Language,
  ask: string,
  value: number,
  from: HeatQuestion['from'],
  to: HeatQuestion['to'],
  /** Unrounded degrees, or the mark. */
  exact: number,
  answer: string,
  line?: string,
];

const rows = (source: string, heated: HeatQuestion['heated'], list: readonly Row[]): HeatQuestion[] =>
  list.map(([language, ask, value, from, to, exact, answer, line]) => ({
    about: 'heat',
    language,
    ask,
    value,
    from,
    to,
    exact,
    answer,
    heated,
    source,
    ...(line !== undefined && { line }),
  }));

const celsius = (fahrenheit: number) => ((fahrenheit - 32) * 5) / 9;

const ovens = rows(
  'design 3.2: a dial shows 10 °C or 25 °F; British charts: 225 °F is 110 °C, 350 °F 180 °C, 400 °F 200 °C, a fan 20 °C less',
  'oven',
  [
    ['en', '350 F in C', 350, 'fahrenheit', 'celsius', celsius(350), '180 °C', 'Bake at 350 °F.'],
    ['en', '225 F in C', 225, 'fahrenheit', 'celsius', celsius(225), '110 °C', 'Bake at 225 °F.'],
    ['en', '325 F in C', 325, 'fahrenheit', 'celsius', celsius(325), '160 °C', 'Bake at 325 °F.'],
    ['en', '375 F in C', 375, 'fahrenheit', 'celsius', celsius(375), '190 °C', 'Bake at 375 °F.'],
    ['en', '400 F in C', 400, 'fahrenheit', 'celsius', celsius(400), '200 °C', 'Bake at 400 °F.'],
    ['en', '425 F in C', 425, 'fahrenheit', 'celsius', celsius(425), '220 °C', 'Bake at 425 °F.'],
    ['en', '450 F in C', 450, 'fahrenheit', 'celsius', celsius(450), '230 °C', 'Bake at 450 °F.'],
    ['en', '180 C in F', 180, 'celsius', 'fahrenheit', 356, '350 °F', 'Bake at 180 °C.'],
    ['en', '200 C in F', 200, 'celsius', 'fahrenheit', 392, '400 °F', 'Bake at 200 °C.'],
    ['en', '220 C in F', 220, 'celsius', 'fahrenheit', 428, '425 °F', 'Bake at 220 °C.'],
    ['en', 'gas mark 4 in C', 4, 'gas-mark', 'celsius', celsius(350), '180 °C'],
    ['en', 'gas mark 6 in F', 6, 'gas-mark', 'fahrenheit', 400, '400 °F'],
    ['en', '350 F in gas mark', 350, 'fahrenheit', 'gas-mark', 4, 'gas 4'],
    ['en', '425 F in gas mark', 425, 'fahrenheit', 'gas-mark', 7, 'gas 7'],
    ['en', '350 F in my fan oven in C', 350, 'fahrenheit', 'fan', celsius(350) - 20, '160 °C'],
    ['fr', '350 °F en °C', 350, 'fahrenheit', 'celsius', celsius(350), '180 °C', 'Cuire à 350 °F.'],
    ['fr', '180 °C en thermostat', 180, 'celsius', 'thermostat', 6, 'th 6'],
    ['fr', '200 °C en thermostat', 200, 'celsius', 'thermostat', 6.5, 'th 6-7'],
    ['fr', 'thermostat 7', 7, 'thermostat', 'celsius', 210, '210 °C'],
    ['fr', '400 °F chaleur tournante', 400, 'fahrenheit', 'fan', celsius(400) - 20, '180 °C'],
    ['de', '350 °F in °C', 350, 'fahrenheit', 'celsius', celsius(350), '180 °C', 'Bei 350 °F backen.'],
    ['de', '200 Grad in °F', 200, 'celsius', 'fahrenheit', 392, '400 °F', 'Bei 200 °C backen.'],
    ['de', '200 Grad Ober-/Unterhitze in Umluft', 200, 'celsius', 'fan', 180, '180 °C'],
    ['es', '350 °F en °C', 350, 'fahrenheit', 'celsius', celsius(350), '180 °C', 'Hornear a 350 °F.'],
    ['es', 'marca de gas 6 en °C', 6, 'gas-mark', 'celsius', celsius(400), '200 °C'],
  ],
);

const thermometers = rows(
  'design 3.2: a thermometer shows 1 degree; USDA FSIS: 145, 160, 165 °F; °C x 9/5 + 32',
  'thermometer',
  [
    [
      'en',
      '165 F in C',
      165,
      'fahrenheit',
      'celsius',
      celsius(165),
      '74 °C',
      'Cook the chicken until its internal temperature is 165 °F.',
    ],
    [
      'en',
      '160 F in C',
      160,
      'fahrenheit',
      'celsius',
      celsius(160),
      '71 °C',
      'Cook the beef until its internal temperature is 160 °F.',
    ],
    [
      'en',
      '145 F in C',
      145,
      'fahrenheit',
      'celsius',
      celsius(145),
      '63 °C',
      'Cook the pork until its internal temperature is 145 °F.',
    ],
    [
      'en',
      '235 F in C',
      235,
      'fahrenheit',
      'celsius',
      celsius(235),
      '113 °C',
      'Boil the syrup to 235 °F on a candy thermometer.',
    ],
    [
      'en',
      '118 C in F',
      118,
      'celsius',
      'fahrenheit',
      244.4,
      '244 °F',
      'Boil the syrup to 118 °C on a candy thermometer.',
    ],
    [
      'en',
      'oil at 350 F in C',
      350,
      'fahrenheit',
      'celsius',
      celsius(350),
      '177 °C',
      'Heat the oil to 350 °F.',
    ],
    ['en', '-18 C in F', -18, 'celsius', 'fahrenheit', -0.4, '0 °F'],
    ['fr', '165 °F en °C', 165, 'fahrenheit', 'celsius', celsius(165), '74 °C'],
    ['de', '118 Grad in Fahrenheit', 118, 'celsius', 'fahrenheit', 244.4, '244 °F'],
    [
      'de',
      'Öl 170 Grad in Fahrenheit',
      170,
      'celsius',
      'fahrenheit',
      338,
      '338 °F',
      'Das Öl auf 170 °C erhitzen.',
    ],
    ['es', '165 F en C', 165, 'fahrenheit', 'celsius', celsius(165), '74 °C'],
  ],
);

export const heat = [...ovens, ...thermometers];
