import type { TranslatedAbout, TranslatedTools } from '../../tools.ts';

export const about = {
  title: 'Puntos del azúcar',
  text: 'De la hebra al caramelo, según termómetro y altitud.',
  menu: 'Puntos del azúcar',
  search:
    'azúcar almíbar punto caramelo altitud freír mermelada confitura jalea cuajar temperatura termómetro',
  parameters: {
    temperature: 'Lo que marca el termómetro',
    scale: 'Celsius o Fahrenheit',
    altitude: 'Altitud del lugar',
    unit: 'Metros o pies',
  },
} satisfies TranslatedAbout['sugarStages'];

/** Messages of the sugar stages and the thermometer, in Spanish. */
export const sugarStages = {
  meta: {
    title: 'Puntos del azúcar y termómetro | Gramwise',
    description:
      'Hebra, bola blanda, quebrado, caramelo: el punto de su almíbar a su altitud, con precisión de un grado. Y los grados para carne, huevos y aceite.',
  },
  title: 'Puntos del azúcar',
  lead: 'Lo que marca su termómetro, leído para su altitud. Con precisión de un grado, sin redondear como en un horno.',
  temperature: 'Temperatura',
  scale: 'Escala',
  scales: { celsius: '°C', fahrenheit: '°F' },
  altitude: 'Altitud',
  unit: 'Unidad',
  units: { m: 'metros', ft: 'pies' },
  note: 'Compruebe antes el termómetro en agua hirviendo. Si no acierta, la diferencia vale también aquí.',
  empty: 'Escriba lo que marca el termómetro.',
  stage: 'Punto',
  inWater: 'En agua fría',
  uses: 'Para',
  table: 'Todos los puntos a esta altitud',
  stages: {
    thread: {
      name: 'Hebra',
      test: 'Forma un hilo fino en la cuchara; en agua fría aún no hace bola.',
      uses: 'almíbares, fruta confitada',
    },
    'soft-ball': {
      name: 'Bola blanda',
      test: 'Hace en agua fría una bola que se aplasta entre los dedos.',
      uses: 'fondant, crema de mantequilla',
    },
    'firm-ball': {
      name: 'Bola firme',
      test: 'La bola guarda la forma hasta que se aprieta.',
      uses: 'caramelos blandos',
    },
    'hard-ball': {
      name: 'Bola dura',
      test: 'La bola es dura, pero aún se deja apretar.',
      uses: 'turrón, nubes (malvaviscos)',
    },
    'soft-crack': {
      name: 'Quebrado blando',
      test: 'Hilos que se doblan antes de romperse.',
      uses: 'tofes (toffees)',
    },
    'hard-crack': {
      name: 'Quebrado duro',
      test: 'Hilos que se rompen como cristal.',
      uses: 'guirlache, piruletas (paletas)',
    },
    'light-caramel': {
      name: 'Caramelo claro',
      test: 'Ya no queda agua: guíese por el color, de paja a miel.',
      uses: 'siropes, jaulas de caramelo',
    },
    'medium-caramel': {
      name: 'Caramelo ámbar',
      test: 'Unos segundos más y estará oscuro.',
      uses: 'flan, salsas',
    },
    'dark-caramel': {
      name: 'Caramelo oscuro',
      test: 'Pardo rojizo y algo amargo. Párelo ya.',
      uses: 'salsas, colorante',
    },
  },
  notYet: 'Todavía es almíbar',
  between: 'Entre «{passed}» y «{next}»',
  burnt: 'Quemado, o casi',
  here: '{stage} aquí',
  nextAt: '{stage} empieza aquí a',
  seaLevel: 'A nivel del mar serían',
  boils: 'El agua hierve a',
  jam: 'La mermelada cuaja a',
  caution: 'El azúcar quema más que el agua hirviendo. Aleje a los niños y tenga agua fría a mano.',
  errors: {
    'not-a-number': 'Escriba una temperatura, por ejemplo 115',
    'too-hot': 'A 210\u00a0°C el azúcar está negro. Compruebe el número y la escala',
    'out-of-range': 'Escriba una altitud de −430 a 6000\u00a0m',
  },
  thermometer: {
    title: 'El termómetro para lo demás',
    lead: 'La temperatura mínima en el centro y la autoridad que la da, y a cuántos grados hierve el agua.',
    inside: 'En el centro, y en la freidora',
    food: 'Alimento',
    lowest: 'Al menos',
    authority: 'Autoridad',
    fsisRest: 'USDA FSIS, y 3 minutos de reposo',
    anyFood: 'Cualquier alimento, 2 minutos',
    stricter: 'FSA (Reino Unido), BfR (Alemania); Anses (Francia) 70\u00a0°C, AESAN 70, aves 74, pescado 68',
    fries: 'Aceite para patatas (papas): como mucho',
    friesBy: 'Reglamento (UE) 2017/2158 (acrilamida)',
    boiling: 'A cuántos grados hierve el agua',
    notes: [
      {
        title: 'La altitud',
        text: 'Solo afecta al almíbar y a la mermelada: résteles lo que baja el punto de ebullición del agua, más o menos 1\u00a0°C por cada 300\u00a0m. En Ciudad de México (2240\u00a0m) hierve a unos 93\u00a0°C. A partir de 165\u00a0°C el azúcar ya no hierve y no se resta nada. La carne, los huevos y las sobras necesitan los mismos grados a cualquier altitud.',
      },
      {
        title: 'Natillas, flan',
        text: 'Una crema de huevo es segura a 71\u00a0°C en el centro, según el USDA; AESAN da 70\u00a0°C durante 2 segundos para los platos con huevo. Remueva al fuego sin que hierva.',
      },
      {
        title: 'Por qué tanta precisión',
        text: '3\u00a0°C separan la bola blanda de la firme. Un horno va de 10 en 10: aquí nada se redondea así.',
      },
    ],
    sources: 'Fuentes:',
  },
} as const satisfies TranslatedTools['sugarStages'];
