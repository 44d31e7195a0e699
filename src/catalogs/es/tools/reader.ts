import type { TranslatedAbout, TranslatedTools } from '../../tools.ts';

export const about = {
  title: 'Convertidor de recetas',
  text: 'Pegue una receta y léala en sus medidas.',
  menu: 'Convertidor de recetas',
  search: 'convertir traducir pegar duplicar dividir tazas a gramos entera americana medidas importar',
  parameters: {
    lang: 'El idioma de la receta pegada',
    measures: 'Las medidas en que se muestra',
    country: 'El país cuyas tazas y cucharadas usa la receta',
    cup: 'Lo que contiene una taza de la receta',
    of: 'El ingrediente que se tiene, por su línea',
    lines: 'Las líneas que se leen de otro modo',
    translate: 'Los ingredientes en el idioma de la página',
  },
} satisfies TranslatedAbout['reader'];

/** Messages of the recipe reader, in Spanish. */
export const reader = {
  meta: {
    title: 'Convertir recetas: de tazas a gramos | Gramwise',
    description:
      'Pegue una receta en español, inglés, francés o alemán y léala en sus medidas: gramos por ingrediente, horno, moldes y raciones. No sale de su dispositivo.',
  },
  title: 'Convertidor de recetas',
  lead: 'Pegue cualquier receta y léala en las medidas de su cocina, con el original debajo de cada línea. Se lee en su dispositivo.',
  recipe: 'Su receta',
  edit: 'Editar la receta',
  placeholder: 'Pegue aquí los ingredientes y la elaboración',
  hint: 'Texto, o el código fuente de una página web.',
  tryExample: 'Probar con un ejemplo',
  open: 'Abrir un archivo',
  measures: 'Medidas',
  systems: {
    metric: 'Métricas',
    us: 'Tazas (EE.\u00a0UU.)',
    written: 'Originales',
  },
  servings: 'Raciones',
  scale: 'Cantidades',
  language: 'Idioma',
  detect: 'Automático',
  detected: 'Automático ({found})',
  country: 'País de la receta',
  from: {
    us: 'de Estados Unidos',
    ca: 'de Canadá',
    gb: 'del Reino Unido',
    ie: 'de Irlanda',
    au: 'de Australia',
    nz: 'de Nueva Zelanda',
    fr: 'de Francia',
    be: 'de Bélgica',
    de: 'de Alemania',
    at: 'de Austria',
    ch: 'de Suiza',
    es: 'de España',
    mx: 'de México',
    ar: 'de Argentina',
    cl: 'de Chile',
    co: 'de Colombia',
    pe: 'de Perú',
    jp: 'de Japón',
    in: 'de la India',
  },
  convert: 'Convertir la receta',
  errors: {
    empty: 'La receta aparece aquí en cuanto la pegue.',
    'too-long': 'El texto es demasiado largo para una receta. Pegue solo la receta.',
    'too-many-lines': 'Son demasiadas líneas para una receta. Pegue solo la receta.',
    'not-text': 'Esto no es texto. Pegue la receta como texto.',
  },
  brought: {
    'too-large':
      'Este archivo es demasiado grande: más de 5\u00a0MB para una receta o 100\u00a0MB para una colección. Copie la receta y péguela aquí.',
    damaged: 'Este archivo está dañado o incompleto. Guárdelo de nuevo en el programa del que viene.',
    'unpacks-too-large':
      'Descomprimido, este archivo ocupa más de 400\u00a0MB. Guarde menos recetas por archivo, o sin fotos.',
    'too-many': 'Este archivo tiene más de 2000 recetas. Guarde menos por archivo.',
    'not-text': 'Este archivo no es texto. Copie la receta y péguela aquí.',
    unreadable: 'Este archivo está vacío o no se ha podido leer.',
    'no-recipe': 'No se ha encontrado ninguna receta en él. Copie la receta como texto y péguela aquí.',
    link: 'Solo ha llegado la dirección de una página, y Gramwise no abre páginas de otros sitios. Seleccione allí el texto de la receta y compártalo, o péguelo aquí.',
    missed:
      'Lo compartido no ha llegado porque la aplicación aún no estaba lista. Compártalo otra vez o péguelo aquí.',
  },
  /** Before what a recipe makes, or whom it serves: 12 cookies, 4 people. */
  makes: 'Cantidad',
  several: {
    title: { one: '1 receta en «{file}»', other: '{n} recetas en «{file}»' },
    lead: 'Elija una para leerla en sus medidas, o guárdelas todas en este navegador.',
    unread: {
      one: '{n} archivo no contenía ninguna receta legible.',
      other: '{n} archivos no contenían ninguna receta legible.',
    },
    search: 'Buscar en estas recetas',
    noMatch: 'Ninguna de estas recetas coincide.',
    untitled: 'Receta sin título',
    keepAll: 'Guardar todas',
    close: 'Cerrar la lista',
    another: 'Otra receta de «{file}»',
  },
  result: {
    translation: {
      label: 'Traducir los ingredientes',
      /** If words stay as written. */
      kept: 'Las palabras con subrayado de puntos quedan como estaban, porque no es seguro qué significan. Los pasos no se traducen.',
      whole: 'Los ingredientes, las unidades y los cortes están en español; los pasos quedan como estaban.',
      failed:
        'No se han podido cargar las palabras de la traducción. Compruebe la conexión y vuelva a marcar la casilla.',
    },
    title: 'Receta convertida',
    bakers: 'Como fórmula de panadero',
    readAs:
      'Leída como receta {country}: 1\u00a0taza = {cup}\u00a0ml, 1\u00a0cucharada = {tablespoon}\u00a0ml.',
    ingredients: 'Ingredientes',
    instructions: 'Elaboración',
    own: '(según su taza)',
    range: '(por lo general, de {low} a {high}\u00a0g)',
    kept: 'Tal como está escrito',
    shared:
      'Tal como está escrito: según el tipo, son de {low} a {high}\u00a0g. Elija el suyo para verlo en gramos.',
    weighing: 'Pesando…',
    waits: 'Podrá cocinarla, guardarla, copiarla, imprimirla y compartirla cuando todo esté pesado.',
    unweighed: 'Sin pesar',
    chosen: '(según su elección)',
    packet: '({grams}\u00a0g por sobre)',
    /** A tub, a can, a cube: of what the line counts. */
    each: '({grams}\u00a0g por unidad)',
    /** What the glasses, bowls or ladles of a line hold. */
    held: '(unos {amount})',
    failed: 'No se han podido cargar los pesos de los alimentos: los volúmenes siguen siendo volúmenes.',
    retry: 'Intentar de nuevo',
    copy: 'Copiar',
    copied: 'Receta copiada',
    notCopied: 'No se ha podido copiar. Seleccione el texto y cópielo.',
    print: 'Imprimir',
    share: 'Compartir',
    linkCopied: 'Enlace copiado. Lleva la receta entera.',
    tooLong: 'La receta es demasiado larga para un enlace. Copie el texto.',
  },
  change: {
    open: 'Cambiar cómo se lee «{line}»',
    food: 'Leído como',
    none: 'Ningún ingrediente conocido: los volúmenes no cambian',
    likely: 'Probables',
    all: 'Todos',
    measures: {
      cup: 'Una taza en esta línea',
      tbsp: 'Una cucharada en esta línea',
      tsp: 'Una cucharadita en esta línea',
      fl_oz: 'Una onza líquida en esta línea',
      pint: 'Una pinta en esta línea',
      quart: 'Un cuarto de galón en esta línea',
      gill: 'Un gill en esta línea',
      pinte: 'Una «pinte» en esta línea',
      gallon: 'Un galón en esta línea',
      lb: 'Una libra en esta línea',
      metric_pound: 'Una libra en esta línea',
    },
    same: 'Como en la receta',
    sizes: {
      us: '{size} (EE.\u00a0UU.)',
      us_legal: '{size} (etiquetas de EE.\u00a0UU.)',
      metric: '{size} (métrica)',
      imperial: '{size} (británica)',
      australian: '{size} (australiana)',
      japanese: '{size} (japonesa)',
    },
    keep: 'Dejar como está',
    reset: 'Volver al modo automático',
  },
  save: {
    title: 'Guardar en un archivo',
    kinds: { txt: 'Archivo de texto', json: 'Archivo de receta (JSON)', cook: 'Archivo Cooklang' },
    failed: 'No se ha podido cargar: quizá se ha perdido la conexión. Inténtelo de nuevo.',
  },
  kept: {
    keep: 'Guardar esta receta',
    done: 'Guardada en este navegador, en «Mis recetas».',
    /** When the browser refused to keep it for good. */
    doneForNow:
      'Guardada en este navegador, en «Mis recetas». No promete conservarlas siempre: guárdelas de vez en cuando en un archivo.',
    title: 'Mis recetas',
    lead: 'Las recetas que guarda se quedan en este navegador, en este dispositivo. Un navegador puede borrar lo que guardan los sitios; haga de vez en cuando una copia en un archivo.',
    none: 'Aún no hay nada guardado. Convierta una receta y elija «Guardar esta receta».',
    count: { one: '{n} receta', other: '{n} recetas' },
    search: 'Buscar en mis recetas',
    noMatch: 'Ninguna de sus recetas coincide.',
    showAll: 'Mostrar todas ({n})',
    keptOn: 'Guardada el {date}',
    opened: 'Receta abierta. El botón Atrás del navegador devuelve lo que había antes.',
    rename: 'Cambiar el nombre',
    name: 'Nombre nuevo',
    save: 'Guardar',
    cancel: 'Cancelar',
    remove: 'Borrar',
    removed: 'Borrada: {title}.',
    undo: 'Deshacer',
    saveAll: 'Guardar todas en un archivo',
    export: {
      title: 'Guardar para otros programas',
      kinds: {
        json: 'Datos de recetas (JSON)',
        paprika: 'Archivo de Paprika',
        cooklang: 'Archivos de Cooklang (zip)',
      },
      failed: 'No se ha podido guardar. Quizá no haya conexión; inténtelo de nuevo.',
    },
    add: 'Añadir recetas de un archivo',
    added: { one: '{n} receta añadida.', other: '{n} recetas añadidas.' },
    known: { one: '{n} ya estaba.', other: '{n} ya estaban.' },
    unread: { one: '{n} entrada no era una receta.', other: '{n} entradas no eran recetas.' },
    where: 'Están más abajo, en «Mis recetas».',
    files: {
      'not-recipes':
        '«{file}» no es un archivo de recetas guardadas aquí. Los de otros programas se abren arriba, con «Abrir un archivo».',
      'too-large': '«{file}» es demasiado grande o tiene demasiadas recetas.',
    },
    errors: {
      refused:
        'Este navegador no permite que el sitio guarde recetas, quizá porque la ventana es privada. Guarde la receta de la pantalla en un archivo.',
      full: 'No queda sitio para recetas en este dispositivo. No se ha cambiado nada. Borre alguna o guarde la receta de la pantalla en un archivo.',
      busy: 'Otra pestaña tiene abierta otra versión de este sitio. Ciérrela, recargue esta página e inténtelo de nuevo; la receta de la pantalla no se pierde.',
      failed:
        'No ha funcionado. No se ha cambiado nada y la receta de la pantalla sigue ahí. Inténtelo de nuevo.',
    },
  },
  example: `Pan de plátano
Para 8 personas

Ingredientes
2 tazas de harina
1 cdta de bicarbonato
1 pizca de sal
115 g de mantequilla blanda
3/4 taza de azúcar moreno
2 huevos batidos
1 1/2 tazas de plátano machacado
1/2 taza de nueces picadas

Elaboración
Precalentar el horno a 350 °F y engrasar un molde de 9 x 5 pulgadas.
Mezclar los ingredientes secos. Batir la mantequilla con el azúcar y añadir los huevos y el plátano.
Incorporar la harina y las nueces, verter en el molde y hornear de 60 a 65 minutos.`,
} as const satisfies TranslatedTools['reader'];
