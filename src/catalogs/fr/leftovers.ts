export const leftovers = {
  title: 'Combien de temps se gardent les restes ?',
  food: 'Type d’aliment',
  foods: {
    'cooked-meat': 'Viande cuite',
    poultry: 'Volaille',
    seafood: 'Poisson et fruits de mer',
    rice: 'Riz',
    pasta: 'Pâtes',
    vegetables: 'Légumes',
    'soups-stews': 'Soupes et ragoûts',
    casseroles: 'Gratins',
    pizza: 'Pizza',
    dairy: 'Produits laitiers',
  },
  storage: 'Mode de conservation',
  storages: { fridge: 'Réfrigérateur', freezer: 'Congélateur' },
  places: { fridge: 'au réfrigérateur', freezer: 'au congélateur' },
  cooked: 'Préparé le',
  cookedHint: 'Aujourd’hui, sauf si vous choisissez un autre jour.',
  calculate: 'Calculer la durée',
  empty: 'Choisissez l’aliment et son mode de conservation pour voir jusqu’à quand le manger.',
  errors: {
    'invalid-date': 'Veuillez saisir une date valide',
    'future-date':
      'Ce jour n’est pas encore venu. Veuillez saisir le jour de préparation, aujourd’hui au plus tard.',
  },
  safeUntil: 'À consommer jusqu’au {date} ({n} jours)',
  verdicts: {
    fresh: 'Préparation d’aujourd’hui : à manger dans les {days} jours',
    later: 'Jour {day} sur {days} : à manger jusqu’au {date}',
    tomorrow: 'Jour {day} sur {days} : à manger aujourd’hui ou demain',
    today: 'Jour {day} sur {days} : à manger aujourd’hui',
    faded: 'Moins bon, mais sans danger si l’aliment est resté congelé',
    discard: 'À jeter',
  },
  counted: '{food} : préparation du {cooked}, conservation {place} jusqu’au {until}.',
  passed: {
    fridge: 'Ce jour est passé. Jetez l’aliment, même si son aspect et son odeur sont normaux.',
    freezer:
      'Ce jour est passé. Un aliment resté congelé est encore sans danger, mais goût et texture en souffrent.',
  },
  frozen:
    'Un aliment gardé à −18 °C (0 °F) reste sans danger ; au congélateur, les jours concernent le goût et la texture.',
  stricter: {
    fridge: {
      one: 'Conseil plus strict : {source} indique {n} jour au plus, jusqu’au {date}.',
      other: 'Conseil plus strict : {source} indique {n} jours au plus, jusqu’au {date}.',
    },
    freezer: {
      one: 'Conseil plus strict : {source} indique environ {n} jour au plus, jusqu’au {date}.',
      other: 'Conseil plus strict : {source} indique environ {n} jours au plus, jusqu’au {date}.',
    },
  },
  tooLate: {
    one: 'Selon un conseil plus strict, c’est trop tard : {source} indique {n} jour au plus, jusqu’au {date}. Dans le doute, jetez.',
    other:
      'Selon un conseil plus strict, c’est trop tard : {source} indique {n} jours au plus, jusqu’au {date}. Dans le doute, jetez.',
  },
  sources: {
    'UK Food Standards Agency': 'l’agence britannique Food Standards Agency',
    'USDA FoodKeeper': 'le guide FoodKeeper de l’USDA',
  },
  rice: 'Le riz peut porter des spores qui survivent à la cuisson : refroidissez-le en moins d’une heure, comme le conseille l’agence britannique Food Standards Agency, et ne le réchauffez qu’une fois.',
  reheat: 'Réchauffez les restes jusqu’à {celsius} °C ({fahrenheit} °F) à cœur, conseille l’USDA.',
  dairy:
    'Les produits laitiers diffèrent : le lait se garde jusqu’à la date indiquée sur l’emballage, le yaourt une à deux semaines, le cottage cheese ouvert une semaine. Un plat cuisiné avec des produits laitiers se garde comme les autres restes : l’agence britannique Food Standards Agency indique deux jours. La crème aigre, le fromage frais à tartiner et le cottage cheese se congèlent mal.',
  remind: 'Ajouter à l’agenda (.ics)',
  event: {
    title: 'Finir les restes : {food}',
    text: 'Préparation du {cooked}, conservation {place}. À consommer jusqu’au {until}. Dans le doute, jetez.',
  },
  tipsTitle: 'Conseils de conservation',
  tips: [
    'Utilisez des récipients peu profonds, pour que les aliments refroidissent vite.',
    'Mettez au réfrigérateur dans les 2 heures (1 heure au-dessus de 32 °C / 90 °F). L’Anses conseille de ne pas garder les restes plus de trois jours.',
    'Réglez le réfrigérateur sur 4 °C (40 °F) ou moins.',
    'Notez le contenu et la date sur chaque récipient.',
    'Dans le doute, jetez.',
  ],
} as const;
