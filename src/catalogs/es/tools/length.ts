import type { TranslatedAbout, TranslatedTools } from '../../tools.ts';

export const about = {
  title: 'Longitudes y moldes',
  text: 'Pulgadas y centímetros, tamaños de moldes y cambio de molde.',
  menu: 'Longitudes y moldes',
  search:
    'convertidor pulgadas pulgada centímetro milímetro pie yarda metro regla molde bandeja fuente asadera budinera tortera tamaño desmontable redondo cuadrado alargado plum cake budín cambiar 9×13 20\u00a0cm 26\u00a0cm',
} satisfies TranslatedAbout['length'];

/** Messages of the inch calculator and the kitchen pan sizes, in Spanish. */
export const length = {
  meta: {
    title: 'Pulgadas a centímetros y tamaños de moldes | Gramwise',
    description:
      'Convierta pulgadas, pies, centímetros y metros, consulte los tamaños de los moldes y halle el factor para hornear en otro molde. Gratis, sin anuncios.',
  },
  title: 'Convertidor de pulgadas',
  lead: 'De pulgadas a centímetros y al revés, los tamaños habituales de los moldes y el número por el que se multiplica una receta cuando el molde es otro.',
  tabsLabel: 'Convertidor de pulgadas',
  tabs: { converter: 'Convertidor', pans: 'Tamaños de moldes' },
  value: 'Valor',
  hint: 'También sirven fracciones como 3 1/2 o ¾.',
  units: {
    mm: { name: 'milímetros (mm)', short: 'mm' },
    cm: { name: 'centímetros (cm)', short: 'cm' },
    in: { name: 'pulgadas (in)', short: 'in' },
    ft: { name: 'pies (ft)', short: 'ft' },
    yd: { name: 'yardas (yd)', short: 'yd' },
    m: { name: 'metros (m)', short: 'm' },
  },
  equation: '{value} {from} = {result} {to}',
  ruler: 'En una regla de dieciseisavos: {fraction}\u00a0in',
  rulerAbout: 'En una regla de dieciseisavos: aproximadamente {fraction}\u00a0in',
  pans: {
    title: 'Tamaños de los moldes',
    text: 'Medidas interiores, de borde a borde, en la parte de arriba.',
    drawing: 'Los siete moldes de la tabla vistos desde arriba, todos a la misma escala',
    bar: '{cm}\u00a0cm, unas {inches}\u00a0in',
    columns: { size: 'Molde', inches: 'Pulgadas', centimeters: 'Centímetros' },
    sizes: {
      '6-inch': 'Redondo de 6\u00a0pulgadas',
      '8-inch': 'Redondo de 8\u00a0pulgadas',
      '9-inch': 'Redondo de 9\u00a0pulgadas',
      '10-inch': 'Redondo de 10\u00a0pulgadas',
      '12-inch': 'Redondo de 12\u00a0pulgadas',
      '9x5-loaf': 'Alargado 9×5',
      '9x13-dish': 'Fuente 9×13',
    },
    inches: '{n}\u00a0in',
    centimeters: '{n}\u00a0cm',
    swap: 'Adaptar una receta a su molde',
    sold: 'En las tiendas se redondea: un molde de 22,86\u00a0cm se vende como molde de 23\u00a0cm o de 9\u00a0pulgadas.',
  },
  guide: {
    title: 'Pequeña guía de pulgadas y moldes',
    sections: [
      {
        id: 'by-head',
        title: 'Calcular de cabeza',
        text: 'Multiplique las pulgadas por 2,54 para obtener centímetros y divida los centímetros entre 2,54 para obtener pulgadas. Para un cálculo rápido basta con 2,5: en un molde de 12\u00a0pulgadas, el error no llega a medio centímetro.',
      },
      {
        id: 'measuring',
        title: 'Medir un molde',
        text: 'Ponga la regla atravesada por arriba, de un borde interior al otro, sin contar el reborde ni las asas. Para la altura, apoye la regla de pie por dentro. Si las paredes son inclinadas, el fondo es más pequeño que la boca; nuestros volúmenes lo tienen en cuenta.',
      },
      {
        id: 'area-volume',
        title: 'Superficie o volumen',
        text: 'Compare superficies si el pastel debe quedar tan alto como en la receta; en ese caso, la altura del molde no cuenta. Compare volúmenes si los moldes tienen distinta altura y quiere llenar el suyo en la misma proporción. Para una corona u otra forma poco común, llene los dos moldes de agua y pésela: 1\u00a0g de agua es 1\u00a0ml.',
      },
      {
        id: 'after-swap',
        title: 'Después del cambio',
        text: 'Llene el molde hasta dos tercios como mucho. Una capa más fina se hace antes, así que vigile antes de tiempo; una más gruesa tarda más. En una fuente de vidrio, baje el horno unos 15\u00a0°C (25\u00a0°F).',
      },
    ],
  },
  faq: {
    title: 'Preguntas frecuentes',
    items: [
      {
        id: 'inch-in-centimeters',
        question: '¿Cuántos centímetros tiene una pulgada?',
        answer:
          'Exactamente 2,54\u00a0cm; así está definida desde 1959. Un pie tiene 12\u00a0pulgadas, es decir, 30,48\u00a0cm, y una yarda, 3\u00a0pies, es decir, 91,44\u00a0cm.',
      },
      {
        id: 'pan-9x13',
        question: '¿Cuánto mide una fuente 9×13 en centímetros?',
        answer:
          'Mide 22,86×33,02\u00a0cm, que en las tiendas figuran como 23×33\u00a0cm. Tiene una superficie de 755\u00a0cm²: pide 1,84 veces la receta de un molde redondo de 9\u00a0pulgadas.',
      },
      {
        id: 'eight-for-nine',
        question: '¿Puedo hornear en un molde de 8\u00a0pulgadas un pastel pensado para 9?',
        answer:
          'Sí: multiplique la receta por 0,79, es decir, haga unos cuatro quintos. El molde pequeño tiene un 21\u00a0% menos de superficie. Donde lea 25\u00a0%, la cifra sale de tablas redondeadas, en las que los dos moldes contienen 6 y 8\u00a0tazas.',
      },
      {
        id: 'square-for-round',
        question: '¿Qué molde cuadrado sustituye a uno redondo de 9\u00a0pulgadas?',
        answer:
          'El cuadrado de 8\u00a0pulgadas: 413\u00a0cm² frente a 410\u00a0cm². En moldes de este tamaño, reste una pulgada al pasar de redondo a cuadrado, porque un cuadrado tiene un 27\u00a0% más de superficie que un círculo del mismo ancho.',
      },
      {
        id: 'six-from-nine',
        question: '¿Cuántos pasteles de 6\u00a0pulgadas salen de una receta para 9?',
        answer:
          'Dos, y sobra un poco de masa: el molde de 9\u00a0pulgadas tiene 2,25 veces la superficie del de 6. Media receta de 9\u00a0pulgadas llena un molde de 6 algo más de lo habitual.',
      },
      {
        id: 'springform-26',
        question: '¿Qué molde estadounidense se acerca más a uno desmontable de 26\u00a0cm?',
        answer:
          'El de 10\u00a0pulgadas, que mide 25,4\u00a0cm: multiplique la receta por 0,95 o déjela como está. Para un molde de 9\u00a0pulgadas, multiplique por 0,77.',
      },
    ],
  },
} as const satisfies TranslatedTools['length'];
