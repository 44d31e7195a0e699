import type { TranslatedAbout, TranslatedTools } from '../../tools.ts';

export const about = {
  title: 'Para su web',
  text: 'El convertidor, gratis, en sus propias páginas.',
  menu: 'Convertidor para su web',
  footer: 'Para su web',
  search: 'iframe widget blog sitio web insertar incrustar marco',
  parameters: {
    what: 'Lo que muestra el widget',
    lang: 'Su idioma',
  },
} satisfies TranslatedAbout['embed'];

export const embed = {
  meta: {
    title: 'El convertidor en su web | Gramwise',
    description:
      'Un convertidor de cocina gratuito, o lo que pesa una taza de cada alimento, en un widget para su blog: su color, su idioma, una o dos líneas, sin rastreo.',
  },
  title: 'El convertidor en su web',
  lead: 'Una o dos líneas de HTML ponen en su receta un convertidor de cocina, o lo que pesan la taza y la cucharada de un alimento. Gratis, sin publicidad, cookies ni rastreo.',
  what: 'Qué mostrar',
  whats: {
    converter: 'El convertidor',
    food: 'Los pesos de un alimento',
    nutrition: 'La información nutricional de una receta',
  },
  recipe: 'Receta',
  recipeHint:
    'En el idioma del widget y con sus raciones. El código contiene toda la receta: aquí no se guarda nada.',
  needsRecipe: 'Escriba o pegue una receta para obtener su código.',
  tooLong: 'Esta receta es demasiado larga para una URL. Quite los pasos.',
  language: 'Idioma',
  theme: 'Colores',
  themes: { auto: 'Como el dispositivo del lector', light: 'Claros', dark: 'Oscuros' },
  ownAccent: 'Usar mi propio color',
  accent: 'Color de botones y enlaces',
  amount: 'Cantidad',
  from: 'De',
  to: 'A',
  fit: 'Ajustar la altura (una segunda línea, 0,5\u00a0kB de script)',
  code: 'El código para copiar',
  copy: 'Copiar el código',
  copied: 'Código copiado',
  notCopied: 'No se ha podido copiar. Seleccione el código y cópielo a mano.',
  preview: 'Vista previa',
  previewWidth: 'Ancho',
  previewWidths: { phone: 'Teléfono', full: 'Ancho completo' },
  rules: {
    title: 'Conviene saber',
    list: [
      'El widget solo pide archivos a este sitio, no guarda nada en los dispositivos de sus lectores y no sabe nada de ellos.',
      'Toma el ancho de su texto, desde 280\u00a0píxeles.',
      'Un color difícil de leer se oscurece o se aclara hasta que se lea bien.',
      'El enlace a Gramwise forma parte del widget; déjelo visible, por favor.',
      'Solo estos widgets pueden estar en otros sitios. Las demás páginas no lo permiten.',
    ],
  },
  frame: {
    converter: 'Convertidor de cocina',
    food: 'Lo que pesa una taza',
    foodCups: '{food}: lo que pesa una cucharada',
    foodPieces: '{food}: peso por unidad',
    unknown: 'No tenemos pesos del alimento que pide este widget. Elija otro en el convertidor.',
    failed: 'No se han podido cargar los pesos.',
    noScript:
      'Este widget necesita JavaScript, que está desactivado. Los pesos de todos los alimentos están aquí:',
    back: 'Fuentes y más en Gramwise',
  },
} as const satisfies TranslatedTools['embed'];
