export const cookingTime = {
  title: 'Combien de temps de cuisson ?',
  weight: { lb: 'Poids (lb)', kg: 'Poids (kg)' },
  unit: 'Unité',
  units: { lb: 'Livres américaines', kg: 'Kilogrammes' },
  protein: 'Viande ou poisson',
  proteins: { chicken: 'Poulet', beef: 'Bœuf', pork: 'Porc', fish: 'Poisson' },
  method: 'Mode de cuisson',
  methods: { roast: 'Au four', grill: 'Au gril', 'slow-cook': 'À la mijoteuse' },
  calculate: 'Calculer le temps',
  estimate: 'Temps de cuisson estimé',
  empty: 'Saisissez les valeurs à calculer',
  error: 'Veuillez saisir un poids valide',
  hours: { one: '{n} heure', other: '{n} heures' },
  minutes: { one: '{n} minute', other: '{n} minutes' },
  dish: '{protein}, {weight}, {method}',
  weights: { lb: '{n} lb', kg: '{n} kg' },
  caution:
    'C’est une estimation : la forme, l’épaisseur et le four varient. Utilisez un thermomètre et poursuivez la cuisson jusqu’à {celsius} °C ({fahrenheit} °F) à cœur.',
  rest: 'Laissez ensuite reposer la viande {n} minutes.',
  chart: {
    leads: {
      'beef-roast':
        'La plupart des rôtis de bœuf demandent plus de temps que cette estimation. Le tableau de cuisson de FoodSafety.gov indique :',
      'pork-roast':
        'Une épaule demande plus de temps que cette estimation, une longe moins. Le tableau de cuisson de FoodSafety.gov indique :',
      'chicken-roast': 'À titre de comparaison, le tableau de FoodSafety.gov pour un poulet entier :',
      'chicken-grill':
        'Les grosses pièces demandent plus de temps que cette estimation. L’USDA indique pour un poulet entier :',
    },
    cuts: {
      'rib-bone': 'Côte de bœuf, avec os',
      'rib-boneless': 'Côte de bœuf, sans os',
      round: 'Rond de gîte ou rumsteck',
      tenderloin: 'Filet entier',
      loin: 'Longe',
      butt: 'Épaule (échine)',
      'small-chicken': 'Petit poulet',
      'large-chicken': 'Gros poulet',
    },
    range: '{low} à {high}',
    span: 'de {low} à {high}',
    oven: '{weight}, four à {celsius} °C ({fahrenheit} °F)',
    grill: '{weight}, au gril',
    per: { lb: '{n} minutes par lb', kg: '{n} minutes par kg' },
    total: '{time} en tout',
    yours: '{time} pour votre poids',
    duration: { hour: '{n} h', minute: '{n} min' },
  },
  thickness:
    'Le poisson se mesure mieux à son épaisseur : on compte environ 10 minutes pour 2,5 cm (1 pouce) à l’endroit le plus épais.',
  slowCooker:
    'Les mijoteuses diffèrent, tout comme leurs réglages doux et fort : fiez-vous au tableau de votre notice.',
  table: {
    title: 'Températures à cœur sans danger',
    food: 'Aliment',
    temperature: 'À cœur, au moins',
    rest: 'Repos',
    foods: {
      poultry: 'Volaille',
      'ground-meat': 'Viande hachée',
      'beef-pork-lamb': 'Bœuf, porc, agneau (à point) : steaks, côtelettes, rôtis',
      'fish-shellfish': 'Poisson et fruits de mer',
    },
    degrees: '{celsius} °C / {fahrenheit} °F',
    minutes: '{n} minutes',
    none: 'aucun',
    source:
      'Source : tableau des températures internes minimales de l’USDA Food Safety and Inspection Service, 2025. La volaille hachée compte comme volaille.',
  },
} as const;
