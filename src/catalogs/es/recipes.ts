export const recipes = {
  meta: {
    title: 'Recetas en gramos y en tazas | Gramwise',
    description:
      'Recetas en gramos o en tazas: busque, filtre por dieta, alérgeno, tiempo y dificultad, y ajuste las cantidades a su mesa.',
  },
  title: 'Recetas',
  lead: '{n} platos, encurtidos y bebidas en gramos o en tazas, para cualquier número de comensales, con modo cocina, temporizadores y versión para imprimir.',
  general: 'Clásicos del mundo',
  cooking: '{time} de cocción',
  search: 'Buscar recetas',
  placeholder: 'Pizza, limón, sopa…',
  collection: 'Colección',
  allCollections: 'Todas',
  time: 'Lista en',
  anyTime: 'Cualquiera',
  upTo: '{time} como máximo',
  difficulty: 'Dificultad',
  anyDifficulty: 'Cualquiera',
  more: 'Dieta y alérgenos',
  moreChosen: 'Dieta y alérgenos ({n})',
  diet: 'Dieta',
  free: 'Sin',
  label:
    'Los alérgenos se deducen de la lista de ingredientes. Las marcas difieren: lea la etiqueta de lo que compra.',
  show: 'Ver las recetas',
  count: { one: '{n} receta', other: '{n} recetas' },
  reset: 'Quitar todos los filtros',
  empty: {
    title: 'Ninguna receta cumple todo eso',
    text: 'Quite alguno de los filtros o empiece de nuevo con las {n} recetas.',
  },
} as const;
