export const home = {
  meta: {
    title: 'Convertisseur de cuisine | Grammes en millilitres',
    description:
      'Convertissez grammes, tasses, cuillères, onces et températures de four selon l’ingrédient. Gratuit, sans publicité, privé et rapide sur un téléphone.',
  },
  hero: {
    title: 'De la tasse au gramme, sans se tromper',
    subtitle: 'Farine ou miel : la tasse ne pèse pas pareil.',
    start: 'Commencer',
    facts: ['Sans publicité', 'Même hors ligne'],
    proof: { caption: '{cup} :', flour: 'farine', sugar: 'sucre', honey: 'miel' },
  },
  tools: {
    title: 'Outils de conversion',
    weight: {
      title: 'Poids',
      convert: 'Convertir',
      popular: 'Conversions de poids courantes',
      phrases: [
        'Grammes en onces',
        'Onces en grammes',
        'Livres américaines en kilos',
        'Grammes en tasses (US)',
        'Tasses (US) en grammes',
        'Kilos en livres américaines',
        'Grammes en cuillères à soupe',
        'Onces en tasses (US)',
      ],
    },
    volume: { title: 'Volume', go: 'Cuillères en millilitres' },
    temperature: { title: 'Température', go: 'Four, °F et °C' },
    portions: { title: 'Portions', go: '75 g de riz en c. à s.' },
    length: { title: 'Longueur', go: 'Pouces et moules' },
  },
  calculator: { title: 'Convertisseur' },
  how: {
    title: 'Comment utiliser le convertisseur',
    steps: [
      'Choisissez l’ingrédient. Sa densité relie le poids au volume.',
      'Saisissez la quantité de la recette, par exemple 250, 1,5 ou 1 1/2.',
      'Choisissez l’unité de départ et l’unité voulue. La réponse s’affiche aussitôt.',
    ],
    tipsTitle: 'Conseils de pro',
    tips: [
      'Pesez dès que vous le pouvez. Une tasse de farine tassée peut en contenir un cinquième de plus qu’une tasse remplie à la cuillère.',
      'Versez la farine dans la tasse à la cuillère, puis arasez au couteau : nos valeurs partent de là.',
      'Des cuillères rases, toujours : une cuillère à café bombée contient bien plus qu’une rase.',
    ],
  },
  density: {
    title: 'Densité des ingrédients',
    columns: { ingredient: 'Ingrédient', density: 'Densité (g/ml)', notes: 'Remarques' },
    caption: 'Grammes dans un millilitre',
    all: 'Afficher les {n} ingrédients',
    chart: 'Les {n} aliments : le tableau des poids',
    fewer: 'Afficher moins',
    whyTitle: 'Pourquoi la densité compte',
    why: 'Une balance mesure un poids, une tasse mesure un volume. La densité relie les deux : une tasse de miel pèse plus de deux fois et demie ce que pèse une tasse de farine. Quand un ingrédient varie, comme la farine, nous prenons la façon la plus courante de le préparer.',
  },
  recipes: {
    title: 'Des recettes à la bonne mesure',
    text: 'Quantités en grammes et en tasses, ajustées à votre tablée, avec minuteurs et mode cuisine.',
    all: 'Voir les {n} recettes',
  },
  faq: {
    title: 'Questions fréquentes (FAQ)',
    items: [
      {
        id: 'cup-size',
        question: 'Combien de millilitres y a-t-il dans une tasse ?',
        answer:
          'Une tasse américaine (US cup) contient environ 240 ml ; nous calculons avec 236,59 ml. La tasse métrique, utilisée en Australie, en Nouvelle-Zélande et au Canada, contient 250 ml : si votre recette vient de l’un de ces pays, ajoutez environ 6 %. Les tasses du placard ne sont pas une mesure : leur contenance varie de l’une à l’autre.',
      },
      {
        id: 'tablespoons-per-cup',
        question: 'Combien de cuillères à soupe y a-t-il dans une tasse ?',
        answer:
          'Une tasse (US) contient 16 cuillères à soupe (c. à s.), et une cuillère à soupe 3 cuillères à café (c. à c.). Un quart de tasse fait 4 c. à s., un tiers 5 c. à s. et 1 c. à c.',
      },
      {
        id: 'flour-weight',
        question: 'Combien pèse une tasse de farine ?',
        answer:
          'Une tasse (US) de farine pèse environ 125 g si on la remplit à la cuillère avant de l’araser. Si l’on plonge la tasse dans le paquet, la farine se tasse et l’on atteint 140 g ou plus : la balance reste plus sûre.',
      },
      {
        id: 'oven-375',
        question: 'Combien font 375 °F en degrés Celsius ?',
        answer:
          '375 °F = 190 °C, soit Gas Mark 5 sur un four à gaz britannique. En chaleur tournante, réglez sur 170 °C. Attention : Gas Mark 5 n’est pas le thermostat 5 d’un four français, qui correspond à environ 150 °C.',
      },
      {
        id: 'why-ingredient',
        question: 'Pourquoi le convertisseur demande-t-il un ingrédient ?',
        answer:
          'Parce que les grammes mesurent un poids et les tasses un volume. 100 g d’eau occupent 100 ml, mais 100 g de farine occupent 189 ml. Entre deux poids ou entre deux volumes, l’ingrédient ne change rien.',
      },
      {
        id: 'accuracy',
        question: 'Les résultats sont-ils exacts ?',
        answer:
          'Le calcul est exact jusqu’aux deux décimales affichées. Les ingrédients ne le sont pas : la mouture, l’humidité et la façon de remplir la tasse peuvent changer un volume de 5 % ou plus. C’est au poids qu’il faut se fier.',
      },
    ],
  },
  about: {
    title: 'À propos de cet outil',
    text: [
      'Gramwise est fait pour la cuisine : il sait que les ingrédients ont une densité, que les fours britanniques ont leur Gas Mark et que la tasse change d’un pays à l’autre. Il est gratuit et sans publicité, et tout est calculé sur votre appareil.',
      'Quand la densité d’un ingrédient varie, comme celle de la farine selon qu’elle est tamisée, versée à la cuillère ou tassée, nous prenons pour base la préparation la plus courante et nous le disons. Vos remarques et suggestions sont les bienvenues, surtout une meilleure valeur avec sa source.',
    ],
    more: 'En savoir plus sur Gramwise',
    feedback: 'Proposer une correction',
  },
} as const;
