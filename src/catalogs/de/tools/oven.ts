import type { TranslatedAbout, TranslatedTools } from '../../tools.ts';

export const about = {
  title: 'Ofentemperaturen',
  text: 'Celsius, Fahrenheit, Umluft, Gas Mark und Thermostat.',
  menu: 'Ofentemperaturen',
  search:
    'umrechnen Backofen Backrohr Hitze Grad Celsius Fahrenheit Gasherd britische Gasstufe Gas Mark Umluft Heißluft Kerntemperatur 350°F 375°F 180\u00a0°C 200\u00a0°C',
} satisfies TranslatedAbout['oven'];

/** Messages of the temperature converter. Gas Mark is the British scale; German gas ovens use a different one. */
export const oven = {
  title: 'Ofentemperatur',
  lead: 'Celsius, Fahrenheit und Gas Mark (britische Gasherdstufe), in jede Richtung.',
  value: 'Temperatur',
  mark: 'Gas Mark',
  from: 'Skala',
  scales: {
    celsius: 'Celsius',
    fan: 'Celsius (Umluft)',
    fahrenheit: 'Fahrenheit',
    'gas-mark': 'Gas Mark (Großbritannien)',
    thermostat: 'Thermostat (Frankreich)',
  },
  measured: 'Wo gemessen wird',
  measures: { oven: 'Im Backofen', food: 'Im Gargut', sugar: 'In Zucker oder Öl' },
  celsius: '{n} °C',
  fahrenheit: '{n} °F',
  gasMark: 'Gas Mark {mark}',
  nearest: 'am nächsten: Gas Mark {mark}',
  exactly: 'genau {readings}',
  fan: 'Umluft: {n} °C',
  inside: 'Kerntemperatur: bei Umluft nichts abziehen.',
  meantFahrenheit: 'Meinten Sie °F?',
  thermostat: 'Französischer Thermostat {n}',
  below: 'kühler als Gas Mark 1/4',
  above: 'heißer als Gas Mark 10',
  absoluteZero: 'Nichts ist kälter als −273,15 °C.',
  tooHot: 'So heiß ist keine Küche. Bitte die Zahl prüfen',
  notANumber: 'Bitte eine Temperatur eingeben, zum Beispiel 180',
  tableTitle: 'Ofentemperaturen: °C, Umluft, °F und Gas Mark (britische Gasherdstufen)',
  columns: {
    mark: 'Gas Mark',
    usual: '°C',
    fan: '°C Umluft',
    thermostat: 'Th. (Frankreich)',
    fahrenheit: '°F',
    heat: 'Hitze',
  },
  heat: {
    'very-cool': 'Sehr schwach',
    cool: 'Schwach',
    slow: 'Schwach',
    'moderately-slow': 'Mäßig schwach',
    moderate: 'Mittel',
    'moderately-hot': 'Mittel bis stark',
    hot: 'Stark',
    'very-hot': 'Sehr stark',
    'extremely-hot': 'Extrem stark',
  },
} as const satisfies TranslatedTools['oven'];

/** The converter's own page, in German. */
export const ovenPage = {
  meta: {
    title: 'Ofentemperatur: Umluft, °C, °F, Gas Mark | Gramwise',
    description:
      'Ober-/Unterhitze, Umluft, Fahrenheit, Gas Mark und Thermostat umrechnen, wie der Regler sie zeigt; Kerntemperatur, Zucker und Öl auf den Grad genau.',
  },
  title: 'Ofentemperatur umrechnen',
  lead: 'Was am Regler einzustellen ist, oder die genaue Gradzahl, wenn ein Thermometer im Braten, im Zucker oder im Öl steckt.',
  guide: {
    title: 'Was die Zahlen bedeuten',
    sections: [
      {
        id: 'dial',
        title: 'Warum 350\u00a0°F 180\u00a0°C sind',
        text: 'Genau wären es 176,7\u00a0°C, doch die zeigt kein Regler, und kein Backofen hält sie. Rezepte nennen die nächste Marke am Regler, der Umrechner auch; die genaue Gradzahl steht daneben.',
      },
      {
        id: 'fan',
        title: 'Umluft und Heißluft',
        text: 'Bewegte Luft gart schneller: bei Umluft 20\u00a0°C weniger einstellen als bei Ober-/Unterhitze. Manche Öfen ziehen die Grade von selbst ab, das steht in der Anleitung.',
      },
      {
        id: 'steps',
        title: 'Gas Mark und Thermostat',
        text: 'Gas Mark ist die britische Skala: Stufe 4 sind 350\u00a0°F, jede weitere 25\u00a0°F mehr. Der französische Thermostat zählt in Schritten von 30\u00a0°C, 6 sind also 180\u00a0°C. Die Stufen deutscher Gasherde legt der Hersteller fest; sie stehen nur in der Anleitung.',
      },
      {
        id: 'thermometer',
        title: 'Kerntemperatur, Zucker, Öl',
        text: 'Geflügel mit 74\u00a0°C, Karamell mit 170\u00a0°C oder Frittieröl mit 175\u00a0°C wird am Thermometer abgelesen. Dort wird nichts gerundet, und Umluft ändert nichts.',
      },
    ],
  },
} as const satisfies TranslatedTools['ovenPage'];
