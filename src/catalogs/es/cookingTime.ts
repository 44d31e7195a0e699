/** Beef is `vacuno` in Spain and `res` in most of Latin America. */
export const cookingTime = {
  title: '¿Cuánto tardará?',
  weight: { lb: 'Peso (lb)', kg: 'Peso (kg)' },
  unit: 'Unidad',
  units: { lb: 'Libras (lb)', kg: 'Kilogramos (kg)' },
  protein: 'Carne o pescado',
  proteins: { chicken: 'Pollo', beef: 'Vacuno (res)', pork: 'Cerdo', fish: 'Pescado' },
  method: 'Forma de cocinar',
  methods: { roast: 'Al horno', grill: 'A la parrilla o al grill', 'slow-cook': 'En olla de cocción lenta' },
  ready: 'Hora de servir',
  readyHint: 'Opcional: indica cuándo empezar.',
  calculate: 'Calcular el tiempo',
  estimate: 'Tiempo de cocción estimado',
  empty: 'Escriba los valores para calcular',
  error: 'Escriba un peso válido',
  hours: { one: '{n} hora', other: '{n} horas' },
  minutes: { one: '{n} minuto', other: '{n} minutos' },
  dish: '{protein}, {weight} · {method}',
  weights: { lb: '{n}\u00a0lb', kg: '{n}\u00a0kg' },
  caution:
    'Es una estimación: la forma, el grosor y el horno cambian de un caso a otro. Use un termómetro de cocina y siga hasta que el centro llegue a {celsius}\u00a0°C ({fahrenheit}\u00a0°F).',
  rest: 'Después, deje reposar la carne {n}\u00a0minutos.',
  stricter:
    'La agencia británica Food Standards Agency aconseja en general {celsius} °C ({fahrenheit} °F) en el centro durante {n} minutos, lo que es más estricto para las piezas enteras y el pescado. En España, la AESAN da {celsius} °C para la carne, 74 °C para las aves y 68 °C para el pescado.',
  thaw: 'Descongele por completo la carne y el pescado antes de ponerlos en la olla de cocción lenta.',
  basis: {
    rule: {
      roast: 'Regla orientativa, con el horno a 160\u00a0°C (325\u00a0°F) como mínimo',
      grill: 'Regla orientativa, a la parrilla',
      'slow-cook': 'Regla orientativa, en la olla de cocción lenta',
    },
    charts: {
      'beef-roast': 'Tabla de FoodSafety.gov, según el corte',
      'pork-roast': 'Tabla de FoodSafety.gov, según el corte',
      'chicken-roast': 'Tabla de FoodSafety.gov para un pollo entero',
      'chicken-grill': 'USDA, pollo entero a la parrilla',
    },
    oven: '{source}, horno a {celsius}\u00a0°C ({fahrenheit}\u00a0°F)',
  },
  start: {
    methods: {
      roast: 'Servir: {ready}; meter en el horno: {start}',
      grill: 'Servir: {ready}; poner a la parrilla: {start}',
    },
    sameDay: '{time}',
    dayBefore: '{time} del día anterior',
  },
  chart: {
    leads: {
      'beef-roast':
        'La mayoría de los asados de vacuno (res) tardan más que esta estimación. La tabla de asados de FoodSafety.gov indica:',
      'pork-roast':
        'Una paleta (Boston butt) tarda más que esta estimación; un lomo, menos. La tabla de asados de FoodSafety.gov indica:',
      'chicken-roast': 'Para comparar, la tabla de asados de FoodSafety.gov para un pollo entero:',
      'chicken-grill':
        'Los pollos grandes tardan más que esta estimación. El USDA indica para un pollo entero:',
    },
    cuts: {
      'rib-bone': 'Lomo alto con hueso',
      'rib-boneless': 'Lomo alto sin hueso',
      round: 'Redondo o cadera',
      tenderloin: 'Solomillo (filete, lomo fino) entero',
      loin: 'Lomo',
      butt: 'Paleta (Boston butt)',
      'small-chicken': 'Pollo pequeño',
      'large-chicken': 'Pollo grande',
      goose: 'Ganso (oca)',
      duck: 'Pato',
      'small-turkey': 'Pavo pequeño',
      'large-turkey': 'Pavo grande',
      'turkey-breast': 'Pechuga de pavo',
      'lamb-leg': 'Pierna de cordero con hueso',
      'lamb-leg-boneless': 'Pierna de cordero sin hueso',
      'lamb-shoulder': 'Paletilla de cordero',
      'veal-rib': 'Costillar de ternera',
      'veal-loin': 'Lomo de ternera',
    },
    range: '{low} a {high}',
    span: 'de {low} a {high}',
    oven: '{weight}, horno a {celsius}\u00a0°C ({fahrenheit}\u00a0°F)',
    grill: '{weight}, a la parrilla',
    per: { lb: '{n} minutos por lb', kg: '{n} minutos por kg' },
    total: '{time} en total',
    yours: '{time} para su peso',
    duration: { hour: '{n}\u00a0h', minute: '{n}\u00a0min' },
  },
  thickness:
    'En el pescado manda el grosor: se cuentan unos 10\u00a0minutos por cada 2,5\u00a0cm (1\u00a0pulgada) en la parte más gruesa.',
  slowCooker:
    'Las ollas de cocción lenta no son iguales, y tampoco sus ajustes bajo y alto: siga la tabla del manual de la suya. Para ellas no se indica hora de inicio.',
  slowJoints:
    'La mayoría de las piezas grandes tardan mucho más de lo que dice esta regla: lo habitual es de 8 a 10 horas en bajo, o de 4 a 6 en alto. El Food Safety and Inspection Service (FSIS) del USDA habla de 8 a 12 horas en la olla de cocción lenta.',
  others: {
    title: 'Pavo, ganso, pato, cordero y ternera al horno',
    inside: '{celsius} °C ({fahrenheit} °F) en el centro',
    rest: 'Deje reposar después el cordero y la ternera 3 minutos.',
    source:
      'Fuente: tablas de asados de FoodSafety.gov; las aves, sin relleno. La última palabra la tiene el termómetro: en la parte más gruesa del muslo si es un ave, en el centro si es un asado. En España, la AESAN da también 74 °C para las aves.',
  },
  table: {
    title: 'Temperaturas internas seguras',
    food: 'Alimento',
    temperature: 'En el centro, al menos',
    rest: 'Reposo',
    foods: {
      poultry: 'Aves',
      'ground-meat': 'Carne picada (molida)',
      'beef-pork-lamb': 'Vacuno (res), cerdo, cordero (filetes, chuletas, asados)',
      'fish-shellfish': 'Pescado y marisco',
      eggs: 'Huevos y platos con huevo',
      'leftovers-casseroles': 'Sobras recalentadas y gratinados',
      stuffing: 'Relleno, dentro del ave o aparte',
    },
    degrees: '{celsius}\u00a0°C / {fahrenheit}\u00a0°F',
    minutes: '{n} minutos',
    none: 'ninguno',
    source:
      'Fuente: tabla de temperaturas internas mínimas seguras del USDA Food Safety and Inspection Service, 2025. La carne picada de ave cuenta como ave. Son las temperaturas mínimas seguras, no puntos de cocción como «al punto». El USDA aconseja además asar a 325\u00a0°F como mínimo: 160\u00a0°C en el mando, exactamente 163\u00a0°C.',
  },
} as const;
