export const blog = {
  meta: {
    title: 'Blog: medir bien en la cocina',
    description:
      'Tazas en gramos, cucharadas, onzas y temperaturas de horno: tablas para cocinar, guías de harinas, azúcares y aceites, y métodos para medir. Con fuentes.',
  },
  title: 'El blog de las medidas',
  lead: 'Tablas para cocinar y las razones que hay detrás. Las cifras salen del convertidor de este sitio o citan su fuente.',
  search: 'Buscar en los artículos',
  submit: 'Buscar',
  category: 'Categoría',
  all: 'Todas',
  count: { one: '{n} artículo', other: '{n} artículos' },
  none: 'Ningún artículo responde a esta búsqueda.',
  reset: 'Mostrar todos los artículos',
  feed: 'Canal RSS',
  ovens: 'Ajustes del horno, uno al lado del otro',
  path: 'Ruta de navegación',
  home: 'Blog',
  published: 'Publicado el {date}',
  updated: 'Actualizado el {date}',
  minutes: { one: '{n} minuto de lectura', other: '{n} minutos de lectura' },
  contents: 'En esta página',
  tryIt: 'Pruebe con su propia cantidad',
  related: 'Siga leyendo',
  back: 'Volver al blog',
  others: 'Otras categorías',
  measure: {
    title: 'Convierta lo que ha medido',
    inch: 'Convertidor de pulgadas',
    weight: 'Convertidor de peso',
    volume: 'Convertidor de volumen',
    temperature: 'Convertidor de temperatura',
  },
  categories: {
    conversions: {
      meta: {
        title: 'Conversiones de cocina: tazas, gramos y cucharadas',
        description:
          'Artículos sobre conversiones de cocina: tazas en gramos, cucharadas, onzas, pintas, mililitros y temperaturas del horno, cada uno con tabla y convertidor.',
      },
      title: 'Conversiones',
      lead: 'De tazas a gramos, de Fahrenheit a Celsius: cada artículo responde a una pregunta, con su tabla.',
    },
    'cooking-tips': {
      meta: {
        title: 'Trucos de cocina: medir bien y adaptar recetas',
        description:
          'Qué utensilios de medida comprar primero, cómo se llena una taza, cuándo conviene pesar y cómo cocinar una receta para más o menos personas.',
      },
      title: 'Trucos de cocina',
      lead: 'Utensilios y costumbres con los que una receta sale igual dos veces.',
    },
    'ingredient-guides': {
      meta: {
        title: 'Guías de ingredientes: harina, azúcar, aceite, especias',
        description:
          'Guías de lo que más se mide: harinas, azúcares, aceites, hierbas y especias. Cuánto pesa una taza o una cucharada y qué puede sustituir a qué.',
      },
      title: 'Guías de ingredientes',
      lead: 'Cuánto pesa una taza o una cucharada, en qué se distinguen las variedades y qué puede sustituir a qué.',
    },
  },
} as const;
