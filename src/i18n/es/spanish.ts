/**
 * All words of the Spanish converter. Spanish is the language of one page, not of the site, so they stand outside
 * the catalogs. The page sends them as data.
 */
export const spanish = {
  meta: {
    title: 'Convertidor de unidades de cocina | Gramwise',
    description:
      'Convierta gramos, onzas, tazas, cucharadas, pulgadas y grados Celsius, Fahrenheit o Kelvin. Gratis, sin anuncios y sin registro.',
  },
  title: 'Convertidor de unidades',
  lead: 'Peso, temperatura, volumen y longitud para recetas de cualquier país: escriba el valor, elija las unidades y pulse Convertir.',
  tabsLabel: 'Magnitudes',
  tabs: { peso: 'Peso', temperatura: 'Temperatura', volumen: 'Volumen', longitud: 'Longitud' },
  form: {
    value: 'Valor',
    from: 'De',
    to: 'A',
    convert: 'Convertir',
    swap: 'Intercambiar las unidades',
    hint: 'También sirven fracciones como 1 1/2 o ¾.',
  },
  units: {
    gramos: { name: 'gramos (g)', one: 'g', other: 'g' },
    kilogramos: { name: 'kilogramos (kg)', one: 'kg', other: 'kg' },
    libras: { name: 'libras (lb)', one: 'lb', other: 'lb' },
    onzas: { name: 'onzas (oz)', one: 'oz', other: 'oz' },
    celsius: { name: 'Celsius (°C)', one: '°C', other: '°C' },
    fahrenheit: { name: 'Fahrenheit (°F)', one: '°F', other: '°F' },
    kelvin: { name: 'Kelvin (K)', one: 'K', other: 'K' },
    mililitros: { name: 'mililitros (ml)', one: 'ml', other: 'ml' },
    litro: { name: 'litro (l)', one: 'l', other: 'l' },
    galon: { name: 'galón (gal)', one: 'gal', other: 'gal' },
    taza: { name: 'taza (240 ml)', one: 'taza', other: 'tazas' },
    cucharada: { name: 'cucharada (15 ml)', one: 'cucharada', other: 'cucharadas' },
    cm: { name: 'cm (centímetro)', one: 'cm', other: 'cm' },
    metro: { name: 'metro (m)', one: 'm', other: 'm' },
    pulgada: { name: 'pulgada (in)', one: 'in', other: 'in' },
    pie: { name: 'pie (ft)', one: 'ft', other: 'ft' },
  },
  notes: {
    peso: 'La libra y la onza son las de las recetas de Estados Unidos y del Reino Unido: 453,592 g y 28,3495 g.',
    temperatura: 'El agua se congela a 0 °C, que son 32 °F y 273,15 K.',
    volumen:
      'La taza es la de 240 ml; algunos libros españoles cuentan 250 ml. El galón es el de Estados Unidos, de 3785,41 ml.',
    longitud: 'La pulgada mide exactamente 2,54 cm; el pie tiene 12 pulgadas.',
  },
  result: {
    empty: 'Pulse Convertir para ver aquí el resultado.',
    equation: '{value} {from} = {result} {to}',
    precisely: 'Con más precisión, {n} {unit}',
    copy: 'Copiar el resultado',
    link: 'Copiar un enlace a este resultado',
    copied: 'Copiado',
    notCopied: 'No se ha podido copiar. Seleccione el texto y cópielo a mano.',
  },
  errors: {
    'invalid-number': 'Introduzca un número válido',
    'below-absolute-zero': 'No existe una temperatura inferior al cero absoluto (−273,15 °C)',
  },
  measures: {
    title: 'Medidas caseras',
    text: 'Lo que suelen querer decir las recetas en español cuando no dan mililitros. Ninguna de estas medidas está normalizada.',
    columns: { name: 'Medida', milliliters: 'Mililitros' },
    rows: [
      { name: 'cucharadita', milliliters: '5' },
      { name: 'cucharada', milliliters: '15' },
      { name: 'copita', milliliters: '50' },
      { name: 'vaso de vino', milliliters: '100' },
      { name: 'vaso de agua', milliliters: '200' },
      { name: 'taza', milliliters: '240' },
      { name: 'tazón de desayuno', milliliters: '250' },
    ],
  },
  more: 'Más herramientas',
  cards: {
    length: {
      title: 'Longitudes y moldes',
      text: 'Pulgadas y centímetros, tamaños y cambio de moldes. {page}',
    },
    multi: { title: 'Multicalculadora', text: 'Volumen, cantidades de recetas, IMC y edad. {page}' },
  },
  page: { en: 'Página en inglés.', fr: 'Página en francés.', de: 'Página en alemán.' },
} as const;
