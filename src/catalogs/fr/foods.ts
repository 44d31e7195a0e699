import { markets } from './markets.ts';
import { nutrients } from './nutrients.ts';

export const foods = {
  categories: {
    flours: 'Farines et fécules',
    sugars: 'Sucres et sirops',
    baking: 'Pâtisserie',
    fats: 'Beurre, huiles et graisses',
    dairy: 'Lait, crème et œufs',
    cheese: 'Fromages',
    nuts: 'Fruits à coque et graines',
    grains: 'Céréales, riz et pâtes',
    legumes: 'Légumes secs et tofu',
    fruit: 'Fruits',
    vegetables: 'Légumes',
    spices: 'Sel, épices et herbes',
    condiments: 'Sauces et condiments',
    drinks: 'Jus et autres boissons',
    bakery: 'Pains, pâtes et biscuits',
    meat: 'Viandes et charcuterie',
    fish: 'Poissons et fruits de mer',
    sweets: 'Confiseries et garnitures',
  },
  chart: {
    meta: {
      title: 'Poids des ingrédients\u202f: cuillères et cl en grammes',
      description:
        'Combien pèsent une cuillère à soupe, une cuillère à café et 10\u00a0cl de farine, de sucre, de beurre et d’autres aliments, sources à l’appui.',
    },
    title: 'Tableau des poids des ingrédients',
    lead: 'Ce que pèsent, en grammes, une cuillère à soupe, une cuillère à café, 10\u00a0cl et une tasse (US) de {n} aliments, et les noms de {counted} autres qui se comptent. Chaque nom mène à ses sources.',
    filter: {
      name: 'Filtrer le tableau',
      find: 'Trouver un ingrédient',
      category: 'Rayon',
      all: 'Tous les rayons',
      sort: 'Trier par',
      sorts: { energy: 'Énergie pour 100\u00a0g', protein: 'Protéines pour 100\u00a0g' },
    },
    found: {
      one: '{n} ingrédient',
      other: '{n} ingrédients',
      none: 'Aucun ingrédient trouvé pour «\u202f{query}\u202f»',
    },
    print: 'Imprimer',
    sheet: 'Quelques-uns suffisent\u202f? Faites-en un aide-mémoire à imprimer',
    caption: 'Grammes par cuillère, pour 10\u00a0cl et par tasse (US), à ras',
    cups: 'Toujours 10\u00a0cl, mais chaque fois d’un autre aliment\u202f: un volume n’est pas un poids.',
    counted: {
      title: 'Aliments à la pièce',
      text: 'Ils ne se mesurent pas à la tasse\u202f: la page de chacun donne le poids d’une pièce ou d’un paquet.',
    },
    columns: {
      food: 'Ingrédient',
      cup: '1 tasse (US)',
      tablespoon: '1\u00a0c.\u00a0à\u00a0s.',
      teaspoon: '1\u00a0c.\u00a0à\u00a0c.',
      jug: '10\u00a0cl',
      grams: 'en\u00a0g',
    },
    note: 'Cuillères de 15 et 5\u00a0ml, tasses (US) de 236,6\u00a0ml, remplies comme indiqué et arasées au couteau. Quand les sources divergent, le tableau donne le chiffre que nous retenons\u202f; la page de l’aliment les donne tous.',
  },
  page: {
    /** By what leads: a cup; a spoon or a jug where cooks weigh. */
    meta: {
      title: {
        cup: '1 tasse (US) {of} en grammes\u202f: {grams}',
        spoon: '1\u00a0c.\u00a0à\u00a0s. {of} en grammes\u202f: {grams}',
        jug: '10\u00a0cl {of} en grammes\u202f: {grams}',
      },
      description: {
        cup: '1 tasse (US) {of} pèse {grams}. Cuillères à soupe et à café, onces, tasses d’autres pays, avec les chiffres de chaque source.',
        spoon:
          '1 cuillère à soupe {of} (15\u00a0ml) pèse {grams}. Cuillère à café, 10\u00a0cl, tasse américaine, tasses d’autres pays, avec les chiffres de chaque source.',
        jug: '10\u00a0cl {of} pèsent {grams}. En cuillère à soupe, en tasse américaine, en tasses d’autres pays, avec les chiffres de chaque source.',
      },
    },
    /** The title where the other is too long. */
    shortTitle: {
      cup: '{food}\u202f: 1 tasse (US) = {grams}',
      spoon: '{food}\u202f: 1\u00a0c.\u00a0à\u00a0s. = {grams}',
      jug: '{food}\u202f: 10\u00a0cl = {grams}',
    },
    title: {
      cup: 'Combien pèse une tasse (US) {of}\u202f?',
      spoon: 'Combien pèse une cuillère à soupe {of}\u202f?',
      jug: 'Combien pèsent 10\u00a0cl {of}\u202f?',
    },
    trail: 'Fil d’Ariane',
    answer: {
      cup: '1 tasse (US) {of} pèse {weights}.',
      spoon:
        '1 cuillère à soupe (15\u00a0ml) {of} pèse {tablespoon}, 1 cuillère à café (5\u00a0ml) {teaspoon} et 10\u00a0cl {jug}. 1 tasse (US) pèse {weights}.',
      jug: '10\u00a0cl {of} pèsent {jug}. 1 tasse (US) pèse {weights}.',
    },
    /** Names in other countries. */
    also: 'Aussi\u202f: {names}.',
    weight: '{grams} ({fill})',
    or: '{first} ou {last}',
    differ: 'En général, de {low} à {high}.',
    figures: {
      cup: '1 tasse (US)',
      tablespoon: '1\u00a0c.\u00a0à\u00a0s.',
      teaspoon: '1\u00a0c.\u00a0à\u00a0c.',
      jug: '10\u00a0cl',
    },
    figure: '{measure}\u202f: {grams}',
    usually: 'en général {range}',
    plot: {
      title: 'Ce que dit chaque source',
      axis: 'Grammes pour 10\u00a0cl',
      caption:
        'Chaque point est un poids publié, ramené à 10\u00a0cl\u202f; le point plein est celui que nous retenons.',
      range: 'La bande montre l’écart entre les sources.',
      alternative: '{food}\u202f: grammes pour 10\u00a0cl, selon la source.',
      way: '{fill}\u202f: {figures}.',
    },
    table: {
      title: 'Des tasses et cuillères aux grammes',
      caption: '{food}\u202f: grammes et onces par mesure américaine',
      measure: 'Mesure américaine',
    },
    back: {
      title: 'Des grammes aux tasses',
      caption: '{food}\u202f: des grammes en tasses et cuillères',
      weight: 'Poids',
      measured: 'En tasses et cuillères',
      note: 'À 2\u202f% près, comme on arase une tasse à la main, avec le moins de mesures possible.',
    },
    /** The tables of a country's own spoons and jugs, where cooks weigh. */
    local: {
      title: 'Des cuillères et centilitres aux grammes',
      caption: '{food}\u202f: grammes par cuillère et par centilitre',
      measure: 'Mesure',
      level:
        'Pour une cuillère à soupe rase, les tableaux donnent {grams}. Les poids ci-dessus valent pour 15\u00a0ml exactement. Sources\u202f:',
      heaped:
        'Une cuillère à soupe bombée contient environ {grams}, mais aucune source ne dit à quel point elle l’est\u202f: mieux vaut peser ou araser. Sources\u202f:',
    },
    localBack: {
      title: 'Des grammes aux cuillères et centilitres',
      caption: '{food}\u202f: des grammes en centilitres et en cuillères',
      measured: 'En centilitres et cuillères',
      note: 'À 2\u202f% près, comme on lit un verre doseur.',
    },
    /** What jugs are marked in. */
    rawBeans: {
      title: 'À cuire à fond',
      text: 'Crus ou mal cuits, ces haricots rendent malade, les haricots rouges surtout. Faites-les tremper au moins 5\u00a0heures, jetez cette eau, puis faites-les bouillir à gros bouillons dans de l’eau fraîche\u202f: 10\u00a0minutes détruisent la toxine, et la FDA en conseille 30 par sécurité. Ne les mettez jamais à la mijoteuse sans les avoir fait bouillir. Source\u202f: US Food and Drug Administration, Bad Bug Book.',
    },
    how: 'Comment remplir la tasse',
    yours: {
      title: 'Dans votre cuisine',
      caption: '{food}\u202f: grammes dans les tasses et cuillères de votre cuisine',
      chart: 'Le tableau suit les tasses et cuillères de votre cuisine.',
      own: 'D’après le poids de votre propre tasse.',
      change: 'Modifier votre cuisine',
    },
    others: {
      title: 'Avec d’autres tasses',
      caption: '{food}\u202f: grammes dans les tasses et cuillères d’autres pays',
      cup: 'Tasse ou cuillère',
    },
    household: {
      title: 'Verres, tasses et pots',
      text: 'Aucune norme ne les fixe\u202f: la fourchette couvre les tailles courantes et les écarts entre les sources du poids. Le mieux est de mesurer les vôtres.',
      caption: '{food}\u202f: ce que pèsent un verre, une tasse ou un pot',
      measure: 'Mesure, à ras',
      weight: 'Poids approximatif',
      filled: 'Remplissage\u202f: {fill}.',
      sizes: 'Contenances\u202f:',
    },
    pieces: {
      piece: {
        title: 'À la pièce',
        caption: '{food}\u202f: poids d’une pièce, prête à l’emploi',
        name: 'Pièce',
      },
      pack: {
        title: 'Par emballage',
        caption: '{food}\u202f: poids net d’un emballage, prêt à l’emploi',
        name: 'Emballage',
      },
      asBought:
        'Prête à l’emploi\u202f: on mange {percent}\u202f% de ce qu’on achète (USDA). {piece} pèse environ {bought} à l’achat.',
      weight: 'Poids',
    },
    counted: {
      title: {
        itself: '{food}\u202f: combien pèse une pièce\u202f?',
        part: '{food}\u202f: combien pèse {piece}\u202f?',
      },
      answer: '{food}\u202f: {piece} pèse {grams}.',
      metaTitle: '{food}\u202f: {piece} = {grams}',
      description: '{answer} Le poids de chaque calibre et de chaque conditionnement, avec sa source.',
      sources: 'Ce que donne chaque source pour la part comestible.',
      related: 'Aliments voisins',
    },
    converter: 'Convertir une autre quantité',
    recipes: 'Nos recettes\u202f: {food}',
    moreRecipes: { one: '{n} autre recette', other: '{n} autres recettes' },
    kinds: 'Autres sortes',
    lookalikes: {
      title: 'À ne pas confondre avec',
      text: 'Des noms ou un aspect proches, souvent d’autres poids.',
    },
    nutrition: {
      title: 'Valeurs nutritionnelles',
      caption: '{food}\u202f: valeurs nutritionnelles',
      nutrient: 'Pour',
      cup: '1 tasse (US)',
      unknown: 'non connu',
      rows: nutrients,
      note: {
        withFiber:
          'Les glucides comprennent les fibres, comme sur les étiquettes américaines. Sel = sodium × 2,5.',
        withoutFiber:
          'Glucides sans les fibres, comme sur les étiquettes européennes\u202f: la table américaine les y compte, nous les avons déduites. Sel = sodium × 2,5.',
      },
      sugarsAbove:
        'Les sucres sont mesurés et les glucides calculés par différence\u202f: les sucres peuvent donc les dépasser un peu.',
      source: 'Source\u202f:',
      brands: 'D’une marque à l’autre, les valeurs changent\u202f: fiez-vous à l’étiquette du paquet.',
    },
    sourceList: {
      title: 'Sources',
      text: 'Ce que donne chaque source, et ce qui en résulte pour une tasse (US) de 236,6\u00a0ml.',
      figure: '{measure} = {grams}',
      cup: '1 tasse = {grams}',
      used: 'chiffre retenu',
      lines: 'dans les recettes, médiane de {n}',
      middle: 'dans les recettes, moitié centrale',
      weighed: '{entry}\u202f:',
    },
    related: {
      title: 'D’autres poids et mesures',
      chart: {
        title: 'Tableau des poids des ingrédients',
        text: 'Les {n} aliments en un seul tableau, à parcourir et à imprimer.',
      },
      converter: {
        title: 'Tasses, grammes et cuillères',
        text: 'Convertir n’importe quelle quantité entre poids et volume.',
      },
      category: 'Tout le rayon «\u202f{category}\u202f» dans le tableau.',
    },
  },
  measures: {
    cup: { one: '{n} tasse', other: '{n} tasses' },
    tablespoon: { one: '{n}\u00a0c.\u00a0à\u00a0s.', other: '{n}\u00a0c.\u00a0à\u00a0s.' },
    teaspoon: { one: '{n}\u00a0c.\u00a0à\u00a0c.', other: '{n}\u00a0c.\u00a0à\u00a0c.' },
  },
  cups: {
    imperial_cup: 'Tasse britannique (impériale)',
    metric_cup: 'Tasse australienne ou métrique',
    us_legal_cup: 'Tasse (US) des étiquettes',
    japanese_cup: 'Tasse japonaise',
    australian_tablespoon: 'Cuillère à soupe australienne',
    metric_tablespoon: 'Cuillère à soupe métrique',
    metric_teaspoon: 'Cuillère à café métrique',
  },
  inMarket: '{piece} ({market})',
  markets,
  euSize: '1 pièce de calibre {size}',
  pieces: {
    piece: '1 pièce',
    half: '1 moitié',
    small: '1 petite pièce',
    medium: '1 pièce moyenne',
    large: '1 grosse pièce',
    extraLarge: '1 très grosse pièce',
    jumbo: '1 pièce géante',
    clove: '1 gousse',
    stalk: '1 branche',
    sprig: '1 brin',
    slice: '1 tranche',
    plainSlice: '1 tranche',
    breadSlice: '1 tranche',
    coldSlice: '1 tranche',
    fillet: '1 filet',
    leaf: '1 feuille',
    head: '1 tête',
    bulb: '1 bulbe',
    bunch: '1 botte',
    juiceOfOne: 'le jus d’un fruit',
    zestOfOne: 'le zeste d’un fruit',
    knob: '1 noix',
    drizzle: '1 filet',
    ball: '1 boule',
    inch: 'un morceau de 2,5 cm',
    stick: '1 bâton (stick)',
    sachet: '1 sachet',
    cube: '1 cube',
    cake: '1 petit cube',
    sheet: '1 feuille',
    tub: '1 pot',
    carton: '1 brique',
    can: '1 boîte',
    bottle: '1 bouteille',
    bar: '1 tablette',
    block: '1 plaquette',
  },
  how: {
    level: 'Remplir la tasse un peu plus haut que le bord et araser avec le dos d’un couteau.',
    /** In place of `level`. */
    liquid: 'Verser jusqu’au bord, ou jusqu’au trait du verre doseur, et lire à hauteur des yeux.',
    /** In place of `level`, for pieces. */
    uneven: 'Remplir la tasse jusqu’au bord, sans tasser.',
    spooned:
      'Aérer le produit dans son paquet, le verser à la cuillère jusqu’à former un dôme, puis araser au couteau. Ne pas tapoter, ne pas secouer.',
    scooped:
      'Plonger la tasse dans le paquet, la ressortir bien pleine et araser au couteau. Il en entre plus qu’à la cuillère.',
    sifted:
      'Tamiser d’abord, verser à la cuillère dans la tasse, puis araser. «\u202f1 cup sifted\u202f» se tamise avant de se mesurer.',
    unsifted: 'Verser à la cuillère tel quel, en écrasant seulement les gros grumeaux, puis araser.',
    packed:
      'Tasser à la cuillère ou du bout des doigts jusqu’au bord. Une fois démoulé, le contenu garde la forme de la tasse.',
    loose: 'Remplir la tasse jusqu’au bord sans tasser, et ôter ce qui dépasse.',
    whole:
      'Remplir la tasse jusqu’au bord sans rien couper, et la secouer une fois pour que le tout se mette en place.',
    halves:
      'Remplir la tasse de moitiés jusqu’au bord, et la secouer une fois pour que le tout se mette en place.',
    pieces: 'Couper ou casser en morceaux, puis remplir la tasse jusqu’au bord sans tasser.',
    chopped: 'Hacher ou couper d’abord en petits morceaux, puis remplir la tasse jusqu’au bord sans tasser.',
    diced: 'Couper en petits dés d’environ 6\u00a0mm, puis remplir la tasse jusqu’au bord sans tasser.',
    cubed: 'Couper en cubes de 1 à 2\u00a0cm, puis remplir la tasse jusqu’au bord sans tasser.',
    sliced:
      'Trancher ou émincer, à moins que ce ne soit déjà fait, puis remplir la tasse jusqu’au bord sans tasser.',
    slivered:
      'Couper en bâtonnets, à moins que ce ne soit déjà fait, puis remplir la tasse jusqu’au bord sans tasser.',
    shredded: 'Râper à gros trous et remplir la tasse sans tasser.',
    /** In place of `shredded`, for leaves. */
    strips: 'Émincer finement et remplir la tasse sans tasser.',
    flaked:
      'Émietter, à moins que ce ne soit déjà en flocons ou en copeaux, et remplir la tasse sans tasser.',
    grated: 'Râper finement et remplir la tasse sans tasser.',
    crumbled: 'Émietter du bout des doigts et remplir la tasse sans tasser.',
    crushed: 'Écraser, à moins que ce ne soit déjà fait, puis remplir la tasse jusqu’au bord et araser.',
    ground: 'Verser à la cuillère dans la tasse, puis araser.',
    mashed: 'Écraser à la fourchette, remplir la tasse sans laisser d’air, puis araser.',
    pureed: 'Mixer jusqu’à obtenir une purée lisse, remplir la tasse, puis araser.',
    leaves: 'Détacher les feuilles des tiges s’il y en a, et remplir la tasse jusqu’au bord sans tasser.',
    drained: 'Laisser égoutter d’abord dans une passoire, puis remplir la tasse jusqu’au bord.',
    solid: 'Presser dans la tasse sans laisser d’air, puis araser au couteau.',
    melted: 'Faire fondre d’abord, puis mesurer comme un liquide.',
  },
} as const;
