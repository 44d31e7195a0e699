import type { TranslatedAbout, TranslatedTools } from '../../tools.ts';

export const about = {
  title: 'Cambiar de molde',
  text: 'Por cuánto multiplicar una receta para el molde que tiene.',
  menu: 'Cambiar de molde',
  search:
    'molde cambiar convertir tamaño diámetro 24\u00a0cm 26\u00a0cm 20\u00a0cm redondo cuadrado rectangular desmontable budinera corona tarta pastel torta bizcocho más grande más pequeño superficie volumen factor',
  parameters: {
    recipe: 'El molde de la receta: uno de la lista, o own-<forma>~<lados>~<altura>',
    mine: 'El molde que se tiene, escrito igual',
    by: 'Comparar los moldes por superficie o por volumen',
    unit: 'La unidad de los moldes propios',
    batter: 'Lo que va en el molde',
  },
} satisfies TranslatedAbout['pans'];

/** Messages of the pan converter, in Spanish. */
export const pans = {
  recipe: 'El molde de la receta',
  mine: 'Su molde',
  groups: { us: 'Moldes estadounidenses', europe: 'Moldes europeos', own: 'Otros tamaños' },
  kinds: {
    round: 'Molde redondo',
    springform: 'Molde desmontable',
    square: 'Molde cuadrado',
    rectangular: 'Fuente rectangular',
    loaf: 'Molde alargado',
    ring: 'Molde de corona (Bundt)',
    tart: 'Molde para tarta',
    gratin: 'Fuente ovalada para gratinar',
    tray: 'Bandeja de horno',
  },
  own: {
    round: 'Redondo, medidas propias',
    square: 'Cuadrado, medidas propias',
    rectangular: 'Rectangular, medidas propias',
    loaf: 'Alargado, medidas propias',
  },
  american: '{kind}, {inches}\u00a0in ({centimeters}\u00a0cm)',
  european: '{kind}, {centimeters}\u00a0cm',
  measures: {
    diameter: 'Diámetro',
    side: 'Lado',
    length: 'Largo',
    width: 'Ancho',
    depth: 'Altura',
  },
  unit: 'Medidas propias en',
  units: { cm: 'centímetros', in: 'pulgadas' },
  by: 'Comparar por',
  area: 'Superficie: misma altura',
  volume: 'Volumen: igual de lleno',
  result: 'Multiplique por {factor}',
  smaller: 'Su molde es un {n}\u00a0% más pequeño: {mine} en lugar de {recipe}\u00a0{unit}.',
  larger: 'Su molde es un {n}\u00a0% más grande: {mine} en lugar de {recipe}\u00a0{unit}.',
  same: 'Los dos moldes son igual de grandes: {mine}\u00a0{unit}.',
  near: 'La diferencia no pasa del 5\u00a0%; por lo general, la receta puede quedarse como está.',
  closer: 'Más parecido al molde de la receta:',
  closerPan: '{pan} (×\u00a0{factor})',
  depth:
    'Las tiendas europeas no suelen indicar la altura. Para sus moldes contamos 6,5\u00a0cm en los desmontables, 7\u00a0cm en los alargados, 8\u00a0cm en los de corona, 3\u00a0cm en los de tarta, 2,5\u00a0cm en las bandejas y 5\u00a0cm en los demás. Para un cálculo exacto, mida el suyo.',
  filled:
    'Los volúmenes son estimaciones: de la superficie por la altura se toman nueve décimas partes, o el 85\u00a0% en los moldes alargados y el 65\u00a0% en los de corona, porque las paredes se inclinan y las esquinas son redondas. Esas proporciones resultan de tablas estadounidenses (craftybaking.com, browneyedbaker.com, Time Inc.).',
  empty: 'Escriba las medidas del molde para ver el número.',
  invalid: 'Escriba medidas mayores que 0',
  drawing: 'El molde de la receta y el suyo, vistos desde arriba, a la misma escala',
  drawingDeep: 'El molde de la receta y el suyo, vistos desde arriba y de lado, a la misma escala',
  batter: 'Masa',
  batters: {
    cake: 'Masa de bizcocho o pastel',
    liquid: 'Masa líquida, flan o crema',
    layer: 'Una sola capa: barritas, verduras, galletas',
    dough: 'Masa con levadura',
  },
  adviceTitle: 'En el horno',
  advice: {
    leaks: 'De este molde se puede salir: forre el fondo con papel de aluminio o use uno sin fondo suelto.',
    'no-layer':
      'Este molde es demasiado hondo para una sola capa: lo de arriba se cuece al vapor en vez de dorarse.',
    overflows:
      'Su molde es más bajo y podría desbordarse: compare por volumen o hornee lo que sobre en un molde pequeño.',
    longer: 'La capa es más gruesa: hornee más tiempo, con 10 a 15\u00a0°C menos, y pinche para comprobar.',
    sooner: 'La capa es más fina: mire al cumplirse dos tercios del tiempo.',
    'same-time': 'La altura no cambia y el tiempo apenas: mire cinco minutos antes en un molde más pequeño.',
    'two-thirds': 'Llene el molde hasta dos tercios como mucho.',
    half: 'Llene el molde hasta la mitad: la masa dobla su volumen.',
  },
  use: 'Usar en una receta',
  useText: 'Abre el convertidor de recetas: pegue una receta y cada cantidad se multiplica.',
} as const satisfies TranslatedTools['pans'];

/** The converter's own page. */
export const pansPage = {
  meta: {
    title: 'Cambiar de molde: adaptar una receta al suyo | Gramwise',
    description:
      'Elija el molde de la receta y el suyo: el número por el que multiplicar, los dos moldes a escala y lo que cambia en el horno.',
  },
  title: 'Cambiar de molde',
  lead: 'La receta pide un molde de 26\u00a0cm y en casa hay uno de 20. Elija los dos, multiplique cada ingrediente por el número y lea qué cambia en el horno.',
  table: {
    title: 'Los moldes habituales de un vistazo',
    text: 'Para una receta escrita para el molde de la primera fila: multiplique por el factor. Medidas interiores; el volumen, hasta el borde.',
    columns: { pan: 'Molde', area: 'Superficie', volume: 'Volumen', factor: 'Multiplicar por' },
  },
} as const satisfies TranslatedTools['pansPage'];
