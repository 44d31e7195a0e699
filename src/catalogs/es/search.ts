/** Messages of the search before it loads. */
export const searchFrame = {
  name: 'Buscar',
  shortcut: 'Buscar (/ o Ctrl+K)',
  label: '¿Qué busca?',
  placeholder: 'harina, horno, sopa…',
  close: 'Cerrar la búsqueda',
  failed: 'No se ha podido cargar la búsqueda. Compruebe la conexión e inténtelo de nuevo.',
  retry: 'Intentar de nuevo',
} as const;

export const search = {
  results: {
    list: 'Resultados de la búsqueda',
    kinds: {
      tool: 'Herramientas',
      ingredient: 'Ingredientes',
      food: 'Pesos',
      recipe: 'Recetas',
      post: 'Artículos',
      question: 'Preguntas frecuentes',
      page: 'Páginas',
    },
    count: { one: '{n} resultado', other: '{n} resultados' },
    first: 'Los {n} mejores resultados de {total}',
    start: 'Para empezar',
    none: 'No hay resultados para «{query}»',
    similar: 'Parecido a «{query}»: {count}',
    close: 'Lo que más se acerca',
    hint: 'Pruebe con una sola palabra sencilla: un ingrediente, un plato o una unidad.',
    slash: 'Abrir la búsqueda con la tecla /',
    keys: '↑ ↓ para elegir, Intro (Enter) para abrir, Esc para cerrar',
  },
  found: {
    food: { text: '1 taza (EE.\u00a0UU.) = {weights}' },
    converter: {
      title: 'Convertidor: gramos, tazas y cucharadas',
      text: 'Peso y volumen de {n} ingredientes, según su densidad.',
    },
  },
  also: {
    home: 'inicio portada convertidor calculadora',
    tools: 'todas las herramientas lista calculadoras convertidores cocina',
    converter:
      'convertir pasar equivalencias kilogramos kilos onzas libras mililitros litros cc gr cucharadas cda cucharaditas cdta cdita tazas peso volumen densidad',
    recipes: 'receta platos cocinar vegetariano vegano sin gluten postre sopa',
    blog: 'artículos entradas guías',
    faq: 'preguntas respuestas dudas ayuda',
    about: 'misión historia equipo funciones quiénes somos',
    compare: 'alternativas comparación otros convertidores opiniones',
    trending: 'temporada estación mes tendencias',
    developers: 'api url parámetro enlace json datos widget',
    terms: 'términos condiciones de uso derecho',
    imprint: 'aviso legal titular responsable alojamiento domicilio',
    privacy: 'privacidad datos cookies rastreo almacenamiento',
    contact: 'correo electrónico email escribir opinión sugerencia corrección',
  },
} as const;
