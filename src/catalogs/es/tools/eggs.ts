import type { TranslatedAbout, TranslatedTools } from '../../tools.ts';

export const about = {
  title: 'Tallas de huevos',
  text: 'Tallas de cada país; claras y yemas en gramos.',
  menu: 'Tallas de huevos',
  search: 'huevos talla tamaño blanquillos clara claras yema yemas',
  parameters: {
    eggs: 'Cuántos huevos, gramos o tazas',
    part: 'Huevos enteros, claras o yemas',
    country: 'Las tallas de qué país, o gramos o tazas',
    size: 'La talla de la receta',
    to: 'La talla que se tiene',
  },
} satisfies TranslatedAbout['eggs'];

/** Messages of the egg size converter, in Spanish. */
export const eggs = {
  meta: {
    title: 'Tallas de huevos, claras y yemas en gramos | Gramwise',
    description:
      'Cuántos huevos de su talla sustituyen a los de la receta: S, M, L, XL y tamaños de EE.\u00a0UU. Claras y yemas en gramos o por taza. Sin anuncios.',
  },
  title: 'Convertir tallas de huevos',
  lead: 'El huevo «large» de una receta de EE.\u00a0UU. pesa como uno europeo de talla M. ¿Cuántos hacen falta de los suyos?',
  eggs: 'Huevos',
  part: 'Qué parte',
  country: 'País',
  size: 'Talla',
  note: 'En peso, sin cáscara. Dentro de una talla el peso varía hasta una décima parte: bata el último huevo y pese lo que falte.',
  empty: 'Escriba un número de huevos.',
  parts: { whole: 'Entero', white: 'Clara', yolk: 'Yema' },
  countries: {
    us: 'EE.\u00a0UU.',
    ca: 'Canadá',
    eu: 'Unión Europea y Reino Unido',
    au: 'Australia',
    nz: 'Nueva Zelanda',
    grams: 'por peso, en gramos',
    cups: 'por taza de EE.\u00a0UU.',
  },
  short: { us: 'EE.\u00a0UU.', ca: 'Canadá', eu: 'UE', au: 'Australia', nz: 'N. Zelanda' },
  sizes: {
    'us-small': 'pequeño (small)',
    'us-medium': 'mediano (medium)',
    'us-large': 'grande (large)',
    'us-extraLarge': 'extra grande (extra large)',
    'us-jumbo': 'gigante (jumbo)',
    'ca-small': 'pequeño (small)',
    'ca-medium': 'mediano (medium)',
    'ca-large': 'grande (large)',
    'ca-extraLarge': 'extra grande (extra large)',
    'ca-jumbo': 'gigante (jumbo)',
    'eu-small': 'talla S',
    'eu-medium': 'talla M',
    'eu-large': 'talla L',
    'eu-extraLarge': 'talla XL',
    'au-medium': 'mediano (medium)',
    'au-large': 'grande (large)',
    'au-extraLarge': 'extra grande (extra large)',
    'au-jumbo': 'gigante (jumbo)',
    'nz-standard': 'talla 6',
    'nz-large': 'talla 7',
    'nz-jumbo': 'talla 8',
  },
  of: {
    whole: { one: 'huevo, {size}', other: 'huevos, {size}' },
    white: { one: 'clara, {size}', other: 'claras, {size}' },
    yolk: { one: 'yema, {size}', other: 'yemas, {size}' },
  },
  count: {
    whole: { one: '{n} huevo', other: '{n} huevos' },
    white: { one: '{n} clara', other: '{n} claras' },
    yolk: { one: '{n} yema', other: '{n} yemas' },
  },
  practice: 'En la cocina',
  andRest: '{eggs} y {grams} de otro',
  weight: 'Sin cáscara',
  errors: {
    'negative-amount': 'Escriba un número, por ejemplo 3',
    'too-large': 'Son más de 100\u00a0kg. Compruebe el número',
  },
  figures: {
    title: 'Tallas por país',
    lead: 'Con cáscara, según las normas de cada país; después, lo que cae en el bol: el 12\u00a0% es cáscara y dos tercios del resto, clara.',
    sizes: 'Tallas',
    shell: 'Con cáscara',
    without: 'Sin cáscara',
    cup: 'Huevos que llenan una taza de EE.\u00a0UU.',
    notes: [
      {
        title: '¿De qué talla habla la receta?',
        text: 'En España, de huevos M o L si no dice otra cosa: 50 o 60\u00a0g sin cáscara. En EE.\u00a0UU., del «large», que pesa como la M.',
      },
      {
        title: 'Claras por taza',
        text: 'Una taza de EE.\u00a0UU. de claras pesa 243\u00a0g: de 7 a 8 claras de la talla M. Para el merengue, mejor pesarlas.',
      },
      {
        title: 'Medio huevo',
        text: 'Bata el huevo y pese la mitad: 25\u00a0g de una M. El resto se guarda tapado dos días en la nevera.',
      },
    ],
    sources: 'Fuentes:',
  },
} as const satisfies TranslatedTools['eggs'];
