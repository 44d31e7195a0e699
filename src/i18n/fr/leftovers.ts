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
  cooked: 'Cuisiné le',
  cookedHint: 'Aujourd’hui, sauf si vous choisissez un autre jour.',
  calculate: 'Calculer la durée',
  empty: 'Choisissez l’aliment et l’endroit où il est gardé pour voir jusqu’à quand il se garde.',
  error: 'Veuillez saisir une date valide',
  safeUntil: 'À consommer jusqu’au {date} ({n} jours)',
  counted: '{food} {place} : cuisiné le {cooked}, bon jusqu’au {until}.',
  passed: {
    fridge: 'Ce jour est passé. Jetez l’aliment.',
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
  sources: {
    'UK Food Standards Agency': 'l’agence britannique Food Standards Agency',
    'USDA FoodKeeper': 'le guide FoodKeeper de l’USDA',
  },
  rice: 'Le riz peut porter des spores qui survivent à la cuisson : refroidissez-le vite et ne le réchauffez qu’une fois.',
  dairy:
    'Les produits laitiers diffèrent : le lait se garde jusqu’à sa date limite, le yaourt une à deux semaines, le fromage frais ouvert une semaine. La crème aigre, le fromage à tartiner et le fromage frais se congèlent mal.',
  remind: 'Ajouter à l’agenda (.ics)',
  notSaved: 'Le rappel n’a pas pu être enregistré. Vérifiez votre connexion.',
  event: {
    title: 'Finir les restes : {food}',
    text: 'Gardé {place}, cuisiné le {cooked}. À consommer jusqu’au {until}. Dans le doute, jetez.',
  },
  tipsTitle: 'Conseils de conservation',
  tips: [
    'Prenez des récipients plats, pour que les plats refroidissent vite.',
    'Mettez au réfrigérateur dans les 2 heures (1 heure au-dessus de 32 °C / 90 °F).',
    'Réglez le réfrigérateur sur 4 °C (40 °F) ou moins.',
    'Notez le contenu et la date sur chaque récipient.',
    'Dans le doute, jetez.',
  ],
} as const;
