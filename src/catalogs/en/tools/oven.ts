import type { About } from '../../tools.ts';

export const about = {
  title: 'Oven temperatures',
  text: 'Celsius, Fahrenheit, Gas Mark, fan and thermostat.',
  menu: 'Oven temperatures',
  search:
    'oven converter heat degrees celsius fahrenheit gas mark 1 2 3 4 5 6 7 8 9 thermostat fan convection 350°F 375°F 400°F 425°F 180°C 200°C dial candy',
} satisfies About;

/** Messages of the temperature converter. */
export const oven = {
  title: 'Oven Temperature',
  lead: 'Celsius, Fahrenheit and Gas Mark, in every direction.',
  value: 'Temperature',
  mark: 'Gas Mark',
  from: 'Scale',
  scales: {
    celsius: 'Celsius',
    fan: 'Celsius, with a fan',
    fahrenheit: 'Fahrenheit',
    'gas-mark': 'Gas Mark',
    thermostat: 'Thermostat (France)',
  },
  measured: 'What is measured',
  measures: { oven: 'Oven', food: 'Inside food', sugar: 'Sugar or oil' },
  celsius: '{n} °C',
  fahrenheit: '{n} °F',
  gasMark: 'Gas Mark {mark}',
  nearest: 'nearest Gas Mark {mark}',
  exactly: 'exactly {readings}',
  fan: 'Fan oven: {n} °C',
  inside: 'Inside the food: no fan correction.',
  meantFahrenheit: 'Did you mean °F?',
  thermostat: 'French thermostat {n}',
  below: 'cooler than Gas Mark 1/4',
  above: 'hotter than Gas Mark 10',
  absoluteZero: 'Nothing is colder than −273.15 °C.',
  tooHot: 'No kitchen is that hot. Please check the number',
  notANumber: 'Please enter a temperature, such as 350',
  tableTitle: 'Gas Mark table',
  columns: {
    mark: 'Gas Mark',
    usual: '°C',
    fan: '°C fan',
    thermostat: 'Th.',
    fahrenheit: '°F',
    heat: 'Oven',
  },
  heat: {
    'very-cool': 'Very cool',
    cool: 'Cool',
    slow: 'Slow',
    'moderately-slow': 'Moderately slow',
    moderate: 'Moderate',
    'moderately-hot': 'Moderately hot',
    hot: 'Hot',
    'very-hot': 'Very hot',
    'extremely-hot': 'Extremely hot',
  },
} as const;

/** The converter's own page. */
export const ovenPage = {
  meta: {
    title: 'Oven Temperatures: °C, °F, Gas Mark, Fan | Gramwise',
    description:
      'Celsius, Fahrenheit, Gas Mark, fan and thermostat as your oven’s dial shows them; sugar, oil and the inside of meat to the exact degree.',
  },
  title: 'Oven Temperature Converter',
  lead: 'The figure to set on your own dial, or the exact degree where a thermometer is in the food, the sugar or the oil.',
  guide: {
    title: 'What the Figures Mean',
    sections: [
      {
        id: 'dial',
        title: 'Why 350°F is 180°C',
        text: 'Exactly it is 176.7°C, but no dial shows that and no home oven holds it. Recipes print the nearest mark on the dial, and so does this converter; the exact degree stands beside it.',
      },
      {
        id: 'fan',
        title: 'With a fan',
        text: 'Moving air heats faster, so set a fan oven 20°C lower, or 25°F in American recipes. Some ovens do this by themselves: look in the manual before you subtract twice.',
      },
      {
        id: 'steps',
        title: 'Gas Mark and thermostat',
        text: 'Gas Mark is the British scale: mark 4 is 350°F, and each mark is 25°F. The French thermostat counts in steps of 30°C, so 6 is 180°C. Other gas ovens have steps of their own maker, which only the manual knows.',
      },
      {
        id: 'thermometer',
        title: 'Inside food, sugar and oil',
        text: 'A roast that must reach 165°F, caramel at 340°F or oil at 350°F is read from a thermometer. Nothing is rounded there, and a fan changes nothing.',
      },
    ],
  },
} as const;

declare module '../../tools.ts' {
  interface AboutTools {
    oven: typeof about;
  }
  interface ToolMessages {
    oven: typeof oven;
    ovenPage: typeof ovenPage;
  }
}
