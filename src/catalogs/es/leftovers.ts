export const leftovers = {
  title: '¿Cuánto se conservan las sobras?',
  food: 'Tipo de alimento',
  foods: {
    'cooked-meat': 'Carne cocinada',
    poultry: 'Aves',
    seafood: 'Pescado y marisco',
    rice: 'Arroz',
    pasta: 'Pasta',
    vegetables: 'Verduras',
    'soups-stews': 'Sopas y guisos',
    casseroles: 'Gratinados y platos al horno',
    pizza: 'Pizza',
    dairy: 'Lácteos',
  },
  storage: 'Forma de conservar',
  storages: { fridge: 'Nevera (refrigerador)', freezer: 'Congelador' },
  places: { fridge: 'en la nevera', freezer: 'en el congelador' },
  cooked: 'Fecha de preparación',
  cookedHint: 'Hoy, salvo que elija otro día.',
  calculate: 'Calcular la duración',
  empty: 'Elija el alimento y dónde lo guarda para ver hasta cuándo se puede comer.',
  errors: {
    'invalid-date': 'Escriba una fecha válida',
    'future-date': 'Ese día todavía no ha llegado. Escriba el día de la preparación, hoy como muy tarde.',
  },
  safeUntil: 'Consumo seguro hasta el {date} ({n} días)',
  verdicts: {
    fresh: 'Preparación de hoy: comer en {days}\u00a0días como máximo',
    later: 'Día {day} de {days}: comer el {date} como muy tarde',
    tomorrow: 'Día {day} de {days}: comer hoy o mañana',
    today: 'Día {day} de {days}: comer hoy',
    faded: 'Ha perdido calidad, pero es seguro comerlo si ha seguido congelado',
    discard: 'A la basura',
  },
  counted: '{food}: preparación, el {cooked}; conservación {place}, hasta el {until}.',
  passed: {
    fridge: 'Ese día ya pasó. Tire la comida, aunque tenga buen aspecto y huela bien.',
    freezer:
      'Ese día ya pasó. La comida que ha seguido congelada todavía es segura, pero pierde sabor y textura.',
  },
  frozen:
    'La comida que se mantiene congelada a −18\u00a0°C (0\u00a0°F) sigue siendo segura; en el congelador, los días son cuestión de sabor y textura.',
  stricter: {
    fridge: {
      one: 'Un consejo más estricto: {source} indica {n} día como máximo, hasta el {date}.',
      other: 'Un consejo más estricto: {source} indica {n} días como máximo, hasta el {date}.',
    },
    freezer: {
      one: 'Un consejo más estricto: {source} indica {n} día como máximo, hasta el {date}.',
      other: 'Un consejo más estricto: {source} indica unos {n} días como máximo, hasta el {date}.',
    },
  },
  tooLate: {
    one: 'Según un consejo más estricto ya es tarde: {source} indica {n} día como máximo, hasta el {date}. En caso de duda, a la basura.',
    other:
      'Según un consejo más estricto ya es tarde: {source} indica {n} días como máximo, hasta el {date}. En caso de duda, a la basura.',
  },
  sources: {
    'UK Food Standards Agency': 'la agencia británica Food Standards Agency',
    'USDA FoodKeeper': 'la guía FoodKeeper del USDA',
  },
  rice: 'El arroz puede llevar esporas que sobreviven a la cocción: enfríelo en menos de una hora, como aconseja la agencia británica Food Standards Agency, y recaliéntelo una sola vez.',
  reheat:
    'Recaliente las sobras hasta que el centro llegue a {celsius}\u00a0°C ({fahrenheit}\u00a0°F), como aconseja el USDA.',
  dairy:
    'Los lácteos son distintos: la leche dura hasta su fecha de caducidad; el yogur, de una a dos semanas; el queso cottage abierto, una semana. Un plato con lácteos se conserva como las demás sobras: la agencia británica Food Standards Agency indica dos días. La crema agria, el queso crema y el queso cottage se congelan mal.',
  remind: 'Añadir al calendario (.ics)',
  event: {
    title: 'Aprovechar las sobras: {food}',
    text: 'Preparación: {cooked}. Conservación: {place}. Consumo seguro hasta el {until}. En caso de duda, a la basura.',
  },
  tipsTitle: 'Consejos para conservar',
  tips: [
    'Use recipientes poco profundos, para que la comida se enfríe rápido.',
    'Métala en la nevera (refrigerador) antes de que pasen 2\u00a0horas (1\u00a0hora por encima de 32\u00a0°C / 90\u00a0°F).',
    'Mantenga la nevera a 4\u00a0°C (40\u00a0°F) o menos.',
    'Anote en cada recipiente el contenido y la fecha.',
    'En caso de duda, a la basura.',
  ],
} as const;
