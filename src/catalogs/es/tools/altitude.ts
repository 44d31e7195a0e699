import type { TranslatedAbout, TranslatedTools } from '../../tools.ts';

export const about = {
  title: 'Hornear en altura',
  text: 'Un bizcocho, queque o torta de nivel del mar, ajustado a su altitud.',
  menu: 'Hornear en altura',
  search: 'hornear altura altitud bizcocho queque torta pastel Bogotá La Paz Quito metros',
  parameters: {
    altitude: 'La altitud de la cocina',
    leavening: 'Polvo de hornear o bicarbonato, en gramos o cucharaditas',
    sugar: 'Azúcar, en gramos o tazas',
    liquid: 'Líquido, en mililitros o tazas',
    oven: 'Temperatura del horno, en °C o °F',
    minutes: 'El tiempo de horno',
    measures: 'En qué están las cantidades',
  },
} satisfies TranslatedAbout['altitude'];

/** Messages of the page for baking at high altitude, in Spanish. */
export const altitude = {
  meta: {
    title: 'Hornear en altura | Gramwise',
    description:
      'Ajuste un bizcocho, queque o torta a su altitud: menos polvo de hornear y azúcar, más líquido, horno más caliente y menos tiempo, con las fuentes.',
  },
  title: 'Hornear en altura',
  lead: 'En altura, los bizcochos suben demasiado deprisa. Escriba las cantidades y la altitud.',
  altitude: 'Altitud',
  places: 'Ejemplos',
  towns: {
    briancon: 'Briançon',
    davos: 'Davos',
    denver: 'Denver',
    obergurgl: 'Obergurgl',
    valdisere: 'Val-d’Isère',
    coloradoSprings: 'Colorado Springs',
    mexico: 'Ciudad de México',
    bogota: 'Bogotá',
    quito: 'Quito',
    laPaz: 'La Paz',
  },
  amounts: {
    leavening: 'Polvo de hornear',
    sugar: 'Azúcar',
    liquid: 'Líquido',
    oven: 'Horno',
    minutes: 'Minutos',
  },
  measures: 'Unidades',
  systems: { metric: 'm, g, °C', us: 'pies, tazas, °F' },
  units: { metric: 'en gramos, mililitros y °C', us: 'en cucharaditas, tazas y °F' },
  note: 'Las cantidades de la receta, {units}. El polvo de hornear es la levadura química; el bicarbonato cuenta igual. Deje vacío lo que la receta no lleve.',
  empty: 'Escriba una altitud y una cantidad.',
  tsp: { one: '{n}\u00a0cdta', other: '{n}\u00a0cdtas' },
  cups: { one: '{n}\u00a0taza', other: '{n}\u00a0tazas' },
  tbsp: { one: '{n}\u00a0cda', other: '{n}\u00a0cdas' },
  less: '{amount} menos {change}',
  more: '{amount} más {change}',
  boils: 'El agua hierve a',
  unchanged: 'Sin cambios',
  low: 'Las tablas empiezan a 914\u00a0m (3000 pies). Siga la receta.',
  start: 'Empiece por el cambio menor. No hay regla para todos los bizcochos: apunte lo que le funcione.',
  beyond:
    'Está por encima de 3000\u00a0m, donde ninguna tabla se ha comprobado. Empiece por aquí y siga ajustando.',
  errors: {
    'out-of-range': 'Escriba una altitud de hasta 6000\u00a0m',
    'not-a-number': 'Escriba las cantidades en cifras, por ejemplo 1,5',
  },
  figures: {
    title: 'El mismo bizcocho a cada altitud',
    lead: 'Para bizcochos con mantequilla y polvo de hornear. Con el horno más caliente, mire de 5 a 8 minutos antes por cada media hora.',
    cake: 'Una receta de nivel del mar, ajustada',
    from: 'Desde',
    seaLevel: 'Nivel del mar',
    towns: 'Algunas ciudades',
    town: 'Ciudad',
    notes: [
      {
        title: 'Masas con levadura',
        text: 'Suben más deprisa. Basta con que doblen su volumen, diga lo que diga el reloj; King Arthur pone una cuarta parte menos de levadura. La harina se seca en la altura y la masa puede pedir más agua.',
      },
      {
        title: 'Huevos',
        text: 'Bata las claras solo a punto suave. La Universidad Estatal de Colorado aconseja huevos extra grandes, que ligan y humedecen.',
      },
      {
        title: 'Hervir y hacer conservas',
        text: 'El agua hierve a menos grados y todo lo que se cuece tarda más: compruebe la carne con termómetro. Las conservas piden más tiempo o presión ya desde 300\u00a0m; siga una receta probada para su altitud, nunca esta página.',
      },
    ],
    sources: 'Fuentes:',
  },
} as const satisfies TranslatedTools['altitude'];
