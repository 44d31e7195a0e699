export const home = {
  meta: {
    title: 'Convertidor de cocina | Gramos a mililitros',
    description:
      'Convierta gramos, tazas, cucharadas, onzas y temperaturas de horno según el ingrediente. Gratis, sin anuncios, privado y rápido en cualquier teléfono.',
  },
  hero: {
    title: 'De tazas a gramos, sin equivocarse',
    subtitle: 'Una taza de harina no es una taza de miel.',
    start: 'Empezar',
    facts: ['Sin anuncios', 'Funciona sin conexión'],
    proof: { caption: '{cup}:', flour: 'harina', sugar: 'azúcar', honey: 'miel' },
  },
  tools: {
    title: 'Herramientas de conversión',
    weight: {
      title: 'Peso',
      convert: 'Convertir',
      popular: 'Conversiones de peso habituales',
      phrases: [
        'Gramos a onzas',
        'Onzas a gramos',
        'Libras a kilogramos',
        'Gramos a tazas (EE. UU.)',
        'Tazas (EE. UU.) a gramos',
        'Kilogramos a libras',
        'Gramos a cucharadas',
        'Onzas a tazas (EE. UU.)',
      ],
    },
    volume: { title: 'Volumen', go: 'Cucharadas a mililitros' },
    temperature: { title: 'Temperatura', go: 'Horno, °F y °C' },
    portions: { title: 'Raciones', go: '75 g de arroz en cucharadas' },
    length: { title: 'Longitud', go: 'Pulgadas y moldes' },
  },
  calculator: { title: 'Calculadora de conversión' },
  how: {
    title: 'Cómo usar el convertidor',
    steps: [
      'Elija el ingrediente. Su densidad relaciona el peso con el volumen.',
      'Escriba la cantidad que tiene. Sirven 250, 1,5 y 1 1/2.',
      'Elija la unidad de partida y la que busca. La respuesta aparece al momento.',
    ],
    tipsTitle: 'Consejos prácticos',
    tips: [
      'Pese siempre que pueda. Si se hunde la taza en el paquete, puede contener casi una quinta parte más de harina que llena a cucharadas.',
      'Eche la harina en la taza a cucharadas y nivele con un cuchillo: de ahí parten nuestras cifras.',
      'Cucharas siempre rasas: una colmada lleva bastante más.',
    ],
  },
  density: {
    title: 'Densidad de los ingredientes',
    columns: { ingredient: 'Ingrediente', density: 'Densidad (g/ml)', notes: 'Notas' },
    caption: 'Gramos en un mililitro',
    all: 'Mostrar los {n} ingredientes',
    chart: 'Los {n} alimentos: la tabla de pesos',
    fewer: 'Mostrar menos',
    whyTitle: 'Por qué importa la densidad',
    why: 'Una báscula (balanza) mide peso; una taza, espacio. La densidad relaciona lo uno con lo otro: una taza de miel pesa más de dos veces y media lo que pesa una de harina. Cuando un ingrediente varía, como la harina, tomamos la forma más corriente de prepararlo.',
  },
  recipes: {
    title: 'Recetas a su medida',
    text: 'Cantidades en gramos y en tazas, ajustadas a su mesa, con temporizadores y modo cocina.',
    all: 'Ver las {n} recetas',
  },
  faq: {
    title: 'Preguntas frecuentes',
    items: [
      {
        id: 'cup-size',
        question: '¿Cuántos mililitros tiene una taza?',
        answer:
          'Una taza estadounidense (US cup) tiene unos 240\u00a0ml; aquí calculamos con 236,59\u00a0ml. La taza métrica, que se usa en Australia, Nueva Zelanda y Canadá, tiene 250\u00a0ml: si su receta viene de allí, añada alrededor de un 6\u00a0%. Las recetas en español no siempre dicen cuál usan: unas cuentan 240\u00a0ml y otras 250. Una taza de desayuno no es una medida, porque cada una tiene su capacidad.',
      },
      {
        id: 'tablespoons-per-cup',
        question: '¿Cuántas cucharadas hay en una taza?',
        answer:
          'Una taza (EE.\u00a0UU.) son 16 cucharadas (cda), y una cucharada son 3 cucharaditas (cdta). Un cuarto de taza son 4\u00a0cdas; un tercio, 5\u00a0cdas y 1\u00a0cdta.',
      },
      {
        id: 'flour-weight',
        question: '¿Cuánto pesa una taza de harina?',
        answer:
          'Una taza (EE.\u00a0UU.) de harina pesa unos 125\u00a0g si se llena a cucharadas y se nivela. Si se hunde la taza en el paquete, la harina se aprieta y llega a 140\u00a0g o más: la báscula es más segura.',
      },
      {
        id: 'oven-375',
        question: '¿Cuánto son 375\u00a0°F en grados Celsius?',
        answer:
          '375\u00a0°F = 190\u00a0°C, que es la marca de gas\u00a05 (Gas\u00a0Mark\u00a05) de un horno de gas británico. Con ventilador, ponga 170\u00a0°C. Los números del mando de otros hornos de gas no tienen por qué coincidir: mire el manual del suyo.',
      },
      {
        id: 'why-ingredient',
        question: '¿Por qué pregunta el convertidor por un ingrediente?',
        answer:
          'Porque los gramos miden peso y las tazas miden espacio. 100\u00a0g de agua ocupan 100\u00a0ml, pero 100\u00a0g de harina ocupan 189\u00a0ml. Entre dos pesos o entre dos volúmenes, el ingrediente da igual.',
      },
      {
        id: 'accuracy',
        question: '¿Son exactos los resultados?',
        answer:
          'El cálculo es exacto hasta los dos decimales que se muestran. Los ingredientes no lo son: la molienda, la humedad y la manera de llenar la taza pueden cambiar un volumen un 5\u00a0% o más. Fíese del peso.',
      },
    ],
  },
  about: {
    title: 'Sobre esta herramienta',
    text: [
      'Gramwise está hecho para la cocina: sabe que los ingredientes tienen densidad, que los hornos británicos tienen marcas de gas y que la taza cambia de un país a otro. Es gratis, no lleva anuncios y todo se calcula en su dispositivo.',
      'Cuando la densidad de un ingrediente varía, como la de la harina según esté tamizada, echada a cucharadas o apretada, partimos de la preparación más corriente y lo decimos. Agradecemos sus comentarios y sugerencias, sobre todo una cifra mejor con su fuente.',
    ],
    more: 'Más sobre Gramwise',
    feedback: 'Enviar una corrección',
  },
} as const;
