/** Messages of the recipe reader, in Spanish. */
export const reader = {
  meta: {
    title: 'Convertir recetas: de tazas a gramos | Gramwise',
    description:
      'Pegue una receta en español, inglés, francés o alemán y léala en sus medidas: gramos por ingrediente, horno, moldes y raciones. No sale de su dispositivo.',
  },
  title: 'Convertidor de recetas',
  lead: 'Pegue cualquier receta y léala en las medidas de su cocina, con el original debajo de cada línea. Nada sale de su dispositivo.',
  recipe: 'Su receta',
  placeholder: 'Pegar aquí los ingredientes y la elaboración',
  hint: 'Texto, o el código fuente de una página.',
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
  detected: 'Automático ({language})',
  cup: 'Una taza contiene',
  cups: {
    cups: '{n}\u00a0ml (taza de EE.\u00a0UU.)',
    us_legal_cup: '{n}\u00a0ml (etiquetas de EE.\u00a0UU.)',
    metric_cup: '{n}\u00a0ml (taza métrica)',
    imperial_cup: '{n}\u00a0ml (antigua taza británica)',
    japanese_cup: '{n}\u00a0ml (taza japonesa)',
  },
  convert: 'Convertir la receta',
  noScript: 'El convertidor de recetas necesita JavaScript, porque la receta se lee en su dispositivo.',
  errors: {
    empty: 'La receta aparece aquí en cuanto la pegue.',
    'too-long': 'Es demasiado larga para una receta. Pegue solo la receta.',
    'too-many-lines': 'Son demasiadas líneas para una receta. Pegue solo la receta.',
    'not-text': 'Esto no es texto. Pegue la receta como texto.',
  },
  brought: {
    'too-large': 'Este archivo es demasiado grande para una receta. Copie la receta y péguela aquí.',
    'not-text': 'Este archivo no es texto. Copie la receta y péguela aquí.',
    unreadable: 'Este archivo está vacío o no se ha podido leer.',
    'no-recipe': 'No se ha encontrado ninguna receta en él. Copie la receta como texto y péguela aquí.',
    link: 'Solo ha llegado la dirección de una página, y Gramwise no abre páginas de otros sitios. Seleccione allí el texto de la receta y compártalo, o péguelo aquí.',
    missed:
      'Lo compartido no ha llegado porque la aplicación aún no estaba lista. Compártalo otra vez o péguelo aquí.',
  },
  result: {
    title: 'Receta convertida',
    ingredients: 'Ingredientes',
    instructions: 'Elaboración',
    own: '(según su taza)',
    range: '(de {low} a {high}\u00a0g según la fuente)',
    kept: 'Tal como está escrito',
    steps: 'Las cantidades que citan los pasos se convierten, pero no se multiplican.',
    failed: 'No se han podido cargar los pesos de los alimentos: los volúmenes siguen siendo volúmenes.',
    retry: 'Reintentar',
    copy: 'Copiar',
    copied: 'Receta copiada',
    notCopied: 'No se ha podido copiar. Seleccione el texto y cópielo.',
    print: 'Imprimir',
    share: 'Compartir',
    linkCopied: 'Enlace copiado. Lleva la receta entera.',
    tooLong: 'La receta es demasiado larga para un enlace. Copie el texto.',
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
} as const;
