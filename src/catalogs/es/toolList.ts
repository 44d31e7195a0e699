/** The page that lists all tools. */
export const toolList = {
  meta: {
    title: 'Herramientas de cocina para convertir y calcular | Gramwise',
    description:
      'Todas las herramientas de Gramwise: convertidores de recetas y medidas, moldes, tiempos de cocción y cantidades por invitado. Gratis, sin anuncios.',
  },
  title: 'Herramientas de cocina',
  lead: 'Todo lo que convierte, mide o calcula en la cocina. Gratis, sin anuncios y, tras la primera visita, también sin conexión.',
  groups: {
    convert: 'Recetas y medidas',
    size: 'Longitudes y moldes',
    plan: 'Planificar y calcular',
    kitchen: 'Para su cocina',
    more: 'Y además',
  },
} as const;
