import type { TranslatedAbout, TranslatedTools } from '../../tools.ts';

export const about = {
  title: 'Températures du four',
  text: 'Celsius, thermostat, Fahrenheit, chaleur tournante, Gas Mark.',
  menu: 'Températures du four',
  search:
    'four convertisseur convertir températures température chaleur degrés thermostat th 6 th 7 celsius fahrenheit gas mark chaleur tournante ventilé statique °C °F 350°F 375°F 180\u00a0°C 200\u00a0°C thermomètre à cœur sucre cuit huile friture préchauffer',
} satisfies TranslatedAbout['oven'];

/** Messages of the temperature converter. Gas Mark is the British scale; the French `thermostat` is different. */
export const oven = {
  title: 'Température du four',
  lead: 'Celsius, Fahrenheit et Gas Mark (fours à gaz britanniques, à ne pas confondre avec le thermostat), dans tous les sens.',
  value: 'Température',
  mark: 'Gas Mark',
  from: 'Échelle',
  scales: {
    celsius: 'Celsius',
    fan: 'Celsius, chaleur tournante',
    fahrenheit: 'Fahrenheit',
    'gas-mark': 'Gas Mark (Royaume-Uni)',
    thermostat: 'Thermostat',
  },
  measured: 'Ce que l’on mesure',
  measures: { oven: 'Le four', food: 'L’aliment, à cœur', sugar: 'Le sucre ou l’huile' },
  celsius: '{n} °C',
  fahrenheit: '{n} °F',
  gasMark: 'Gas Mark {mark}',
  nearest: 'au plus près : Gas Mark {mark}',
  exactly: 'exactement {readings}',
  fan: 'Chaleur tournante : {n} °C',
  inside: 'À cœur : rien à retrancher en chaleur tournante.',
  meantFahrenheit: 'Vouliez-vous dire °F ?',
  thermostat: 'Thermostat {n}',
  below: 'moins chaud que Gas Mark 1/4',
  above: 'plus chaud que Gas Mark 10',
  absoluteZero: 'Rien n’est plus froid que −273,15 °C.',
  tooHot: 'Rien n’est aussi chaud en cuisine. Vérifiez le nombre',
  notANumber: 'Saisissez une température, par exemple 180',
  tableTitle: 'Températures du four\u202f: °C, chaleur tournante, °F et Gas Mark (fours à gaz britanniques)',
  columns: {
    mark: 'Gas Mark',
    usual: '°C',
    fan: '°C ventilé',
    thermostat: 'Th.',
    fahrenheit: '°F',
    heat: 'Four',
  },
  heat: {
    'very-cool': 'Très doux',
    cool: 'Doux',
    slow: 'Doux',
    'moderately-slow': 'Assez doux',
    moderate: 'Moyen',
    'moderately-hot': 'Assez chaud',
    hot: 'Chaud',
    'very-hot': 'Très chaud',
    'extremely-hot': 'Brûlant',
  },
} as const satisfies TranslatedTools['oven'];

/** The converter's own page, in French. */
export const ovenPage = {
  meta: {
    title: 'Four\u202f: thermostat, °C, °F, Gas Mark | Gramwise',
    description:
      'Thermostat, degrés Celsius et Fahrenheit, chaleur tournante, Gas Mark\u202f: le réglage du four, et le degré exact pour la cuisson à cœur, le sucre et l’huile.',
  },
  title: 'Convertisseur de températures du four',
  lead: 'Le réglage de votre four, ou le degré exact quand le thermomètre est dans le rôti, le sucre ou l’huile.',
  guide: {
    title: 'Ce que disent les chiffres',
    sections: [
      {
        id: 'dial',
        title: 'Pourquoi 350\u00a0°F font 180\u00a0°C',
        text: 'Le calcul donne 176,7\u00a0°C, mais aucun bouton ne l’affiche et aucun four ne s’y tient. Les recettes donnent le repère le plus proche, ce convertisseur aussi\u202f; le degré exact est à côté.',
      },
      {
        id: 'fan',
        title: 'Chaleur tournante',
        text: 'L’air en mouvement cuit plus vite\u202f: réglez 20\u00a0°C de moins qu’en chaleur statique. Certains fours corrigent d’eux-mêmes, la notice le dit.',
      },
      {
        id: 'steps',
        title: 'Thermostat et Gas Mark',
        text: 'Le thermostat avance de 30\u00a0°C par chiffre\u202f: th. 6 fait 180\u00a0°C, th. 7 fait 210\u00a0°C, th. 6-7 environ 200\u00a0°C. Le Gas Mark est l’échelle britannique\u202f: le 4 vaut 350\u00a0°F et chaque numéro ajoute 25\u00a0°F. Les deux ne se remplacent pas.',
      },
      {
        id: 'thermometer',
        title: 'À cœur, sucre et huile',
        text: 'Une volaille à 74\u00a0°C, un caramel à 170\u00a0°C, une friture à 175\u00a0°C se lisent au thermomètre. Là, rien n’est arrondi et la chaleur tournante ne change rien.',
      },
    ],
  },
} as const satisfies TranslatedTools['ovenPage'];
