import { allergens } from './allergens.ts';

/** Messages of a recipe's page, in Spanish. `Vegetariana` agrees with `receta`. */
export const recipe = {
  meta: {
    title: 'Receta: {title} | Gramwise',
  },
  back: 'Volver a las recetas',
  recipes: 'Recetas',
  missing: {
    title: 'Receta no encontrada',
    text: 'La receta que busca no existe o ha cambiado de sitio.',
    home: 'Volver al inicio',
    all: 'Ver todas las recetas',
  },
  whole: 'Descripción completa',
  dietary: 'Dieta:',
  contains: 'Contiene:',
  noAllergens:
    'Ninguno de los 14 alérgenos de declaración obligatoria figura entre los ingredientes, pero las marcas varían: conviene leer las etiquetas.',
  cautions: 'Conviene saber',
  collections: {
    potato: 'Patatas (papas)',
    soup: 'Sopa',
    'signature-noodle-condiment': 'Fideos y condimentos',
    'indian-pickle': 'Encurtido indio',
    'chicken-tender': 'Tiras de pollo',
    vegan: 'Cocina vegana',
    german: 'Alemania, Austria y Suiza',
    french: 'Cocina francesa',
    spanish: 'España y América Latina',
    mocktail: 'Cóctel sin alcohol',
  },
  types: {
    Dessert: 'Postre',
    Appetizer: 'Entrante',
    'Main Dish': 'Plato principal',
    'Side Dish': 'Guarnición',
  },
  diets: {
    Vegetarian: 'Vegetariana',
    Vegan: 'Vegana',
    'Gluten-Free': 'Sin gluten',
    'Low-Carb': 'Baja en carbohidratos',
  },
  allergens: { ...allergens, Wheat: 'Trigo' },
  difficulties: { Easy: 'Fácil', Medium: 'Media', Intermediate: 'Con práctica' },
  facts: {
    total: 'Tiempo',
    prep: 'Preparación',
    cook: 'Cocción',
    timeToMake: 'Tiempo total',
    fermentation: 'Fermentación',
    shelfLife: 'Conservación',
    origin: 'Origen',
    servings: 'Raciones',
    difficulty: 'Dificultad',
    glassware: 'Vaso o copa',
  },
  duration: {
    day: { one: '{n} día', other: '{n} días' },
    hour: { one: '{n}\u00a0h', other: '{n}\u00a0h' },
    minute: { one: '{n}\u00a0min', other: '{n}\u00a0min' },
  },
  ingredients: 'Ingredientes',
  garnish: 'Decoración',
  instructions: 'Elaboración',
  tips: 'Consejos',
  related: 'Recetas parecidas',
  tags: 'Etiquetas',
  nutrition: {
    title: 'Valores nutricionales por ración',
    estimate:
      'Calculados a partir de los ingredientes con los datos del USDA; varían las marcas, las raciones y lo que queda en la sartén.',
    calories: 'Calorías',
    protein: 'Proteínas',
    carbs: 'Carbohidratos',
    fat: 'Grasas',
    fiber: 'Fibra',
  },
  settings: {
    title: 'Adaptar la receta',
    servings: 'Raciones',
    fewer: 'Menos raciones',
    more: 'Más raciones',
    scale: 'Cantidades',
    measures: 'Medidas',
    views: { written: 'Ambas', metric: 'Métricas', us: 'Tazas (EE.\u00a0UU.)' },
    print: 'Imprimir',
    share: 'Compartir',
    scaledServings: 'Cantidades recalculadas a partir de {n} raciones, también en los pasos.',
    scaled: 'Cantidades recalculadas, también en los pasos.',
    scaledTo: 'Cantidades recalculadas al {percent}\u00a0% de la receta.',
    times:
      'Los tiempos y los moldes son los de la receta: con menos cantidad, compruebe antes el punto; con más, después.',
    preserved:
      'En fermentados, salmueras, encurtidos y curados, pese la sal, el azúcar y el ácido con exactitud: de ellos depende la seguridad (National Center for Home Food Preservation).',
    hints: {
      cooling:
        'Una olla tan grande se enfría demasiado despacio: reparta en recipientes poco hondos o métala en agua con hielo, para que baje de 21\u00a0°C en 2 horas y de 5\u00a0°C en 4 más (Food Code de la FDA).',
      frying:
        'No multiplique el aceite de freír: la misma altura que en la receta, la olla llena hasta un tercio como mucho, y fría en más tandas.',
      leavening:
        'A partir del triple, pese la levadura química (polvo de hornear) o el bicarbonato en vez de contar cucharadas, y hornee pronto o mezcle por tandas; en un molde mucho más ancho, un poco menos evita que se hunda el centro (Joe Pastry).',
      eggs: 'Para una parte de un huevo, bata uno y péselo: sin cáscara pesa unos 50\u00a0g (USDA, tamaño Large, parecido al M).',
      gelatin:
        'Pese la gelatina o el agar tal como sale del cálculo. Un molde mayor cuaja despacio: déjelo toda la noche en la nevera (refrigerador).',
    },
    otherPan: 'Se necesita una superficie de unas {n} veces la del molde de la receta, o varias hornadas.',
    byVolume:
      'Este molde es más alto o más bajo que el de la receta: se llena en la misma proporción, no hasta la misma altura. Hornee más tiempo en uno alto y menos en uno bajo.',
    convert: 'Convertir: {ingredient}',
    by: {
      title: 'Según lo que tiene',
      ingredient: 'Ingrediente',
      units: { g: 'Tengo (en gramos)', ml: 'Tengo (en mililitros)', piece: 'Tengo (en unidades)' },
      invalid: 'Escriba una cantidad mayor que cero y que dé, como máximo, para {n} veces la receta.',
      pan: 'Mi molde',
      own: 'Como en la receta',
      panHint: 'La altura en el molde no cambia: las cantidades siguen su superficie.',
      reset: 'Volver a la receta',
    },
  },
  text: {
    cautions: {
      iodine:
        'El kombu tiene tanto yodo que un trozo pequeño puede superar la cantidad diaria segura. Prescindir de él durante el embarazo y la lactancia, en la comida de los niños y en caso de enfermedad de la tiroides, el corazón o los riñones, y usar setas shiitake secas en su lugar; nadie debería tomarlo a diario (BfR, ANSES 2018, FSANZ).',
      squash:
        'Probar antes, en crudo, un trocito de cada calabaza, calabacín o pepino. Si amarga, escupirlo y tirarlo todo: las cucurbitacinas amargas son tóxicas y no se destruyen al cocinarlas. No comer nunca calabazas ornamentales (BfR).',
      greenBeans:
        'No comer nunca crudas las judías verdes (ejotes, chauchas): contienen fasina, una lectina tóxica que solo se destruye tras 10 a 15 minutos a la temperatura de ebullición (BfR).',
      potatoes:
        'Quitar con generosidad las partes verdes y los brotes de las patatas (papas), y desechar las que estén muy verdes, arrugadas o amargas: contienen solanina (BfR).',
      alcohol:
        'Contiene alcohol. La cocción solo elimina una parte: tras media hora a fuego lento queda alrededor de un tercio (USDA). Para niños, durante el embarazo y para quien no toma alcohol, sustituirlo por caldo o agua.',
      freshCheese:
        'Comprar cotija de leche pasteurizada. Durante el embarazo, a partir de los 65 años o con las defensas bajas, usar en su lugar un queso duro y curado, porque los quesos frescos mexicanos pueden contener listeria (CDC).',
      crumbs:
        'El pan rallado y el panko envasados pueden llevar leche o soja; conviene leer la etiqueta si hay alergias en la mesa.',
      acidity:
        'Comprobar el encurtido terminado con tiras de pH: 4,6 es el límite y 4,0 o menos, el objetivo (NCHFP). Si marca más de 4,0, añadir vinagre o zumo (jugo) de limón y volver a medir al día siguiente; tirar lo que siga por encima de 4,6.',
    },
    both: '{metric} ({us})',
    servings: { one: '{n}\u00a0ración', other: '{n}\u00a0raciones' },
    range: '{low}–{high}',
    plus: '{first} + {more}',
    units: {
      g: '{n}\u00a0g',
      kg: '{n}\u00a0kg',
      ml: '{n}\u00a0ml',
      cl: '{n}\u00a0cl',
      dl: '{n}\u00a0dl',
      l: '{n}\u00a0l',
      cup: { one: '{n}\u00a0taza', other: '{n}\u00a0tazas' },
      tbsp: { one: '{n}\u00a0cda', other: '{n}\u00a0cdas' },
      tsp: { one: '{n}\u00a0cdta', other: '{n}\u00a0cdtas' },
      pinch: { one: '{n}\u00a0pizca', other: '{n}\u00a0pizcas' },
      lb: { one: '{n}\u00a0lb', other: '{n}\u00a0lb' },
      oz: { one: '{n}\u00a0oz', other: '{n}\u00a0oz' },
      qt: { one: '{n}\u00a0cuarto\u00a0de\u00a0galón', other: '{n}\u00a0cuartos\u00a0de\u00a0galón' },
    },
    lengths: { cm: '{n}\u00a0cm', mm: '{n}\u00a0mm', in: '{n}\u00a0pulg.' },
    heat: { celsius: '{n}\u00a0°C', fahrenheit: '{n}\u00a0°F' },
    scales: 'celsius fan',
    oven: {
      celsius: '{n}\u00a0°C',
      fan: '{n}\u00a0°C con ventilador',
      fahrenheit: '{n}\u00a0°F',
      'gas-mark': 'gas\u00a0mark\u00a0{n}',
      thermostat: 'termostato\u00a0{n}',
    },
    times: {
      hour: { one: '{n}\u00a0hora', other: '{n}\u00a0horas' },
      minute: { one: '{n}\u00a0minuto', other: '{n}\u00a0minutos' },
      second: { one: '{n}\u00a0segundo', other: '{n}\u00a0segundos' },
    },
  },
  save: {
    title: 'Guardar',
    withPicture: 'Imprimir con el dibujo',
    copy: 'Copiar como texto',
    copied: 'Receta copiada',
    notCopied: 'No se ha podido copiar la receta. Seleccione el texto y cópielo.',
    json: 'Archivo de receta (JSON)',
    cooklang: 'Archivo Cooklang',
    remind: 'Recordármelo cuando esté listo',
    ready: '{title}: listo para probar',
    failed: 'No se ha podido cargar: quizá se ha perdido la conexión. Inténtelo de nuevo.',
    source: 'Fuente',
  },
  picture: {
    credit: 'Imagen:',
    drawn: 'Dibujo: Gramwise',
    show: 'Mostrar la foto',
    from: 'se carga desde {host}',
    hide: 'Mostrar el dibujo',
    failed: 'No se ha podido cargar la foto.',
  },
  copied: 'Enlace copiado',
  notCopied: 'No se ha podido copiar el enlace. Cópielo de la barra de direcciones.',
} as const;
