export const cookingTime = {
  title: 'Combien de temps de cuisson ?',
  weight: { lb: 'Poids (lb)', kg: 'Poids (kg)' },
  unit: 'Unité',
  units: { lb: 'Livres américaines', kg: 'Kilogrammes' },
  protein: 'Viande ou poisson',
  proteins: { chicken: 'Poulet', beef: 'Bœuf', pork: 'Porc', fish: 'Poisson' },
  method: 'Mode de cuisson',
  methods: { roast: 'Au four', grill: 'Au gril', 'slow-cook': 'À la mijoteuse' },
  ready: 'À table à',
  readyHint: 'Facultatif : indique quand commencer.',
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
  stricter:
    'L’agence britannique Food Standards Agency conseille en général {celsius} °C ({fahrenheit} °F) à cœur pendant {n} minutes, ce qui est plus strict pour les pièces entières et le poisson. En France, l’Anses conseille aussi {celsius} °C à cœur pour la viande hachée.',
  thaw: 'Décongelez entièrement viande et poisson avant de les mettre dans la mijoteuse.',
  basis: {
    rule: {
      roast: 'Règle empirique, four à 160 °C (th. 5-6, 325 °F) au moins',
      grill: 'Règle empirique, au gril',
      'slow-cook': 'Règle empirique, à la mijoteuse',
    },
    charts: {
      'beef-roast': 'Tableau de FoodSafety.gov, selon le morceau',
      'pork-roast': 'Tableau de FoodSafety.gov, selon le morceau',
      'chicken-roast': 'Tableau de FoodSafety.gov pour un poulet entier',
      'chicken-grill': 'USDA, poulet entier au gril',
    },
    oven: '{source}, four à {celsius} °C ({fahrenheit} °F)',
  },
  start: {
    methods: {
      roast: 'À table à {ready} : au four à {start}',
      grill: 'À table à {ready} : sur le gril à {start}',
    },
    sameDay: '{time}',
    dayBefore: '{time} la veille',
  },
  chart: {
    leads: {
      'beef-roast':
        'La plupart des rôtis de bœuf demandent plus de temps que cette estimation. Le tableau de cuisson de FoodSafety.gov indique :',
      'pork-roast':
        'L’échine et la palette demandent plus de temps que cette estimation, la longe moins. Le tableau de cuisson de FoodSafety.gov indique :',
      'chicken-roast': 'À titre de comparaison, le tableau de FoodSafety.gov pour un poulet entier :',
      'chicken-grill':
        'Les grosses pièces demandent plus de temps que cette estimation. L’USDA indique pour un poulet entier :',
    },
    cuts: {
      'rib-bone': 'Train de côtes, avec os',
      'rib-boneless': 'Train de côtes désossé',
      round: 'Rond de gîte ou rumsteck',
      tenderloin: 'Filet entier',
      loin: 'Longe',
      butt: 'Échine ou palette (Boston butt)',
      'small-chicken': 'Petit poulet',
      'large-chicken': 'Gros poulet',
      goose: 'Oie',
      duck: 'Canard',
      'small-turkey': 'Petite dinde',
      'large-turkey': 'Grosse dinde',
      'turkey-breast': 'Poitrine de dinde',
      'lamb-leg': 'Gigot d’agneau, avec os',
      'lamb-leg-boneless': 'Gigot d’agneau désossé',
      'lamb-shoulder': 'Épaule d’agneau',
      'veal-rib': 'Carré de veau',
      'veal-loin': 'Longe de veau',
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
    'Pour le poisson, mieux vaut se fier à l’épaisseur : on compte environ 10 minutes pour 2,5 cm (1 pouce) à l’endroit le plus épais.',
  slowCooker:
    'Les mijoteuses ne chauffent pas toutes pareil, ni leurs positions « doux » et « fort » : fiez-vous au tableau de votre notice. Nous n’indiquons pas d’heure de départ.',
  slowJoints:
    'La plupart des grosses pièces demandent bien plus de temps que cette règle : d’ordinaire 8 à 10 heures en position douce, ou 4 à 6 en position forte. Le Food Safety and Inspection Service (FSIS) de l’USDA parle de 8 à 12 heures à la mijoteuse.',
  others: {
    title: 'Oie, canard, dinde, agneau et veau au four',
    inside: '{celsius} °C ({fahrenheit} °F) à cœur',
    source:
      'Source : tableaux de cuisson de FoodSafety.gov, volailles sans farce. Laissez ensuite reposer l’agneau et le veau 3 minutes. Fiez-vous au thermomètre : au plus épais de la cuisse pour une volaille, au centre pour un rôti.',
  },
  table: {
    title: 'Températures à cœur minimales',
    food: 'Aliment',
    temperature: 'À cœur, au moins',
    rest: 'Repos',
    foods: {
      poultry: 'Volaille',
      'ground-meat': 'Viande hachée',
      'beef-pork-lamb': 'Bœuf, porc, agneau (steaks, côtelettes, rôtis)',
      'fish-shellfish': 'Poisson et fruits de mer',
      eggs: 'Œufs et plats aux œufs',
      'leftovers-casseroles': 'Restes réchauffés, gratins',
      stuffing: 'Farce, dans la volaille ou à part',
    },
    degrees: '{celsius} °C / {fahrenheit} °F',
    minutes: '{n} minutes',
    none: 'aucun',
    source:
      'Source : tableau des températures internes minimales de l’USDA Food Safety and Inspection Service, 2025. La volaille hachée compte comme volaille. Ce sont les températures les plus basses sans danger, et non des degrés de cuisson comme « à point ». L’USDA conseille aussi de rôtir à 325 °F au moins, soit 160 °C au bouton, exactement 163 °C.',
  },
} as const;
