import type { TranslatedAbout, TranslatedTools } from '../../tools.ts';

export const about = {
  title: 'Temperaturas del horno',
  text: 'Celsius, Fahrenheit, ventilador, marca de gas y termostato.',
  menu: 'Temperaturas del horno',
  search:
    'horno convertidor convertir temperaturas temperatura calor celsius fahrenheit centígrados grados gas mark marca de gas termostato ventilador turbo aire convección °C °F 350°F 375°F 400°F 180\u00a0°C 200\u00a0°C termómetro interior almíbar aceite freír precalentar',
} satisfies TranslatedAbout['oven'];

/** Messages of the temperature converter. `Marca de gas` is the British Gas Mark; dials of other gas ovens differ. */
export const oven = {
  title: 'Temperatura del horno',
  lead: 'Celsius, Fahrenheit y marca de gas (Gas Mark, de los hornos de gas británicos), en cualquier sentido.',
  value: 'Temperatura',
  mark: 'Marca de gas',
  from: 'Escala',
  scales: {
    celsius: 'Celsius',
    fan: 'Celsius (con ventilador)',
    fahrenheit: 'Fahrenheit',
    'gas-mark': 'Marca de gas (Gas Mark)',
    thermostat: 'Termostato (Francia)',
  },
  measured: 'Qué se mide',
  measures: { oven: 'El horno', food: 'El interior del alimento', sugar: 'El azúcar o el aceite' },
  celsius: '{n}\u00a0°C',
  fahrenheit: '{n}\u00a0°F',
  gasMark: 'Marca de gas\u00a0{mark}',
  nearest: 'la más cercana: marca de gas\u00a0{mark}',
  exactly: 'exactamente {readings}',
  fan: 'Con ventilador: {n}\u00a0°C',
  inside: 'En el interior del alimento: no se resta nada por el ventilador.',
  meantFahrenheit: '¿Quería decir °F?',
  thermostat: 'Termostato francés\u00a0{n}',
  below: 'por debajo de la marca de gas\u00a01/4',
  above: 'por encima de la marca de gas\u00a010',
  absoluteZero: 'No hay nada más frío que −273,15\u00a0°C.',
  tooHot: 'Nada está tan caliente en una cocina. Compruebe el número',
  notANumber: 'Escriba una temperatura, por ejemplo 180',
  tableTitle: 'Temperaturas del horno: °C, ventilador, °F y marca de gas (Gas Mark)',
  columns: {
    mark: 'Marca de gas',
    usual: '°C',
    fan: '°C ventilador',
    thermostat: 'Term. (Francia)',
    fahrenheit: '°F',
    heat: 'Horno',
  },
  heat: {
    'very-cool': 'Muy suave',
    cool: 'Suave',
    slow: 'Suave',
    'moderately-slow': 'Medio suave',
    moderate: 'Medio',
    'moderately-hot': 'Medio fuerte',
    hot: 'Fuerte',
    'very-hot': 'Muy fuerte',
    'extremely-hot': 'Máximo',
  },
} as const satisfies TranslatedTools['oven'];

/** The converter's own page, in Spanish. */
export const ovenPage = {
  meta: {
    title: 'Convertir la temperatura del horno: °C, °F, gas | Gramwise',
    description:
      'Celsius, Fahrenheit, ventilador, marca de gas y termostato, tal como los muestra el mando; carne, almíbar y aceite, con el grado exacto.',
  },
  title: 'Convertidor de temperaturas del horno',
  lead: 'Lo que hay que poner en el mando del horno, o el grado exacto cuando el termómetro está en la carne, el almíbar o el aceite.',
  guide: {
    title: 'Qué dicen las cifras',
    sections: [
      {
        id: 'dial',
        title: 'Por qué 350\u00a0°F son 180\u00a0°C',
        text: 'La cuenta da 176,7\u00a0°C, pero ningún mando lo marca y ningún horno lo mantiene. Las recetas dan la marca más cercana, y este convertidor también; el grado exacto queda al lado.',
      },
      {
        id: 'fan',
        title: 'Con ventilador',
        text: 'El aire en movimiento cuece más rápido: ponga 20\u00a0°C menos que con calor arriba y abajo. Algunos hornos ya lo descuentan; lo dice el manual.',
      },
      {
        id: 'steps',
        title: 'Marca de gas y termostato',
        text: 'La marca de gas (Gas Mark) es la escala británica: la 4 son 350\u00a0°F y cada marca suma 25\u00a0°F. El termostato francés avanza de 30 en 30\u00a0°C: el 6 son 180\u00a0°C. Los números de otros hornos de gas los fija el fabricante.',
      },
      {
        id: 'thermometer',
        title: 'Interior, almíbar y aceite',
        text: 'Un pollo a 74\u00a0°C, un caramelo a 170\u00a0°C o el aceite a 175\u00a0°C se leen en el termómetro. Ahí no se redondea nada y el ventilador no cambia nada.',
      },
    ],
  },
} as const satisfies TranslatedTools['ovenPage'];
