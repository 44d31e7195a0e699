export const tool = {
  from: 'De',
  to: 'A',
  convert: 'Convertir',
  calculate: 'Calcular',
  swap: 'Intercambiar las unidades',
  loading: 'Cargando…',
  copy: 'Copiar el resultado',
  link: 'Copiar un enlace a este resultado',
  copied: 'Copiado',
  notCopied: 'No se ha podido copiar. Seleccione el texto y cópielo a mano.',
  more: 'Más en Gramwise',
  cards: {
    length: {
      title: 'Longitudes y moldes',
      text: 'Pulgadas y centímetros, tamaños de moldes y cambio de molde.',
    },
    measure: {
      title: 'Medir un molde',
      text: 'Cuánto mide de ancho, por una foto con una tarjeta bancaria al lado.',
    },
    temperature: { title: 'Temperatura del horno', text: 'Celsius, Fahrenheit y marca de gas (Gas Mark).' },
    weight: { title: 'Peso', text: 'De gramos a tazas y al revés, según el ingrediente.' },
    multi: { title: 'Multicalculadora', text: 'Volumen, raciones de una receta, IMC y edad.' },
    cooking: {
      title: 'Calculadoras de cocina',
      text: 'Comida para invitados, tiempos de cocción y sobras.',
    },
    reader: { title: 'Convertidor de recetas', text: 'Pegue una receta y léala en sus medidas.' },
    kitchen: {
      title: 'Su cocina',
      text: 'Su taza, sus cucharas y su horno, guardados en su dispositivo.',
    },
    kitchenSheet: {
      title: 'Hoja de cocina',
      text: 'Sus ingredientes en tazas, cucharadas y gramos, en una página para colgar.',
    },
    ingredients: {
      title: 'Pesos de ingredientes',
      text: 'Cada ingrediente en tazas, cucharadas y gramos.',
    },
    recipes: { title: 'Recetas', text: 'En gramos o en tazas, para todos sus invitados.' },
    faq: { title: 'Preguntas frecuentes', text: 'Tazas, cucharadas, hornos y raciones, en pocas palabras.' },
    embed: { title: 'Para su web', text: 'El convertidor, gratis, en sus propias páginas.' },
    developers: { title: 'Enlaces y marcos', text: 'Marcos para su sitio, y lo que dice cada dirección.' },
    spanish: {
      title: 'Convertidor de unidades',
      text: 'Peso, temperatura, volumen y longitud en una sola página.',
    },
  },
} as const;
