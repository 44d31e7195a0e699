import type { TrendingPage } from './trending.ts';

export const trending: TrendingPage = {
  title: 'Tendances en cuisine',
  description:
    'Les conversions pour les plats du mois, des tendances et les mesures qu’elles demandent, et nos questions choisies : farine, dinde et moules.',
  intro:
    'Ce que l’on cuisine change avec le calendrier, et ce qu’il faut convertir aussi. Les plats, les tendances et les questions de cette page sont notre choix, pas le résultat d’une enquête.',
  today: 'Nous sommes le {date}',
  jump: 'Aller aux conversions de saison',
  seasonal: {
    title: 'Conversions de saison',
    titleForMonth: 'Conversions de saison en {month}',
    intro:
      'D’après les occasions plutôt que la météo : il fait froid dans une moitié du monde pendant que l’autre fait des grillades.',
    linkText: {
      multi: 'Ouvrir le multicalculateur',
      length: 'Ouvrir le convertisseur pouces-centimètres',
      cooking: 'Ouvrir les calculateurs de cuisine',
    },
    cards: {
      'soup-for-many': {
        title: 'Une soupe pour douze',
        text: 'Là où il fait froid, une seule marmite nourrit tout le monde. De 4 à 12 portions, le facteur est 3 : 800 g de pommes de terre deviennent 2,4 kg.',
      },
      'epiphany-cake': {
        title: 'La galette des Rois',
        text: 'Une recette anglaise ou américaine l’étale à 12 pouces ? Cela fait 30,48 cm. Mesurez la plaque du four avant d’étaler.',
      },
      'after-the-feast': {
        title: 'Après les fêtes',
        text: 'Au réfrigérateur, viandes et volailles cuites tiennent 4 jours au plus, 2 selon le conseil britannique. Notez la date sur le récipient et congelez le reste.',
      },
      pancakes: {
        title: 'Des crêpes pour tout le monde',
        text: 'De 4 à 7 portions, le facteur est 1,75. 250 g de farine deviennent 437,5 g, et 3 œufs deviennent cinq et quart : prenez-en 5.',
      },
      'cake-for-two': {
        title: 'Un gâteau pour deux',
        text: 'Un moule de 6 pouces (15,24 cm) a 44 % de la surface d’un moule de 9 pouces : un peu moins de la moitié de la pâte le remplit.',
      },
      'carnival-snacks': {
        title: 'À grignoter pour Mardi gras',
        text: 'Comptez environ 57 g de chips et 57 g de sauce à tremper par invité. Pour dix, il faut 567 g de chaque.',
      },
      'soda-bread': {
        title: 'Quelle pinte dans le pain irlandais ?',
        text: 'Pour la Saint-Patrick : la pinte de lait ribot d’une recette irlandaise fait 568 ml, la pinte américaine seulement 473 ml.',
      },
      'pi-day': {
        title: 'Une tarte le 14 mars',
        text: 'Écrit 3/14 aux États-Unis, c’est le jour de pi. Une tarte de 9 pouces a 22,86 cm de diamètre et une surface de 410 cm².',
      },
      'sunday-chicken': {
        title: 'Le poulet du dimanche',
        text: 'Pour un poulet de 1,8 kg (4 lb), comptez environ 1 h 35 min au four. Il est cuit à 74 °C à cœur, quoi que dise l’horloge.',
      },
      'egg-scaling': {
        title: 'Quatre œufs et demi',
        text: 'Un gâteau de fête pour 6, préparé pour 9, demande 1,5 fois 3 œufs. Battez le cinquième et pesez-en 25 g.',
      },
      'braided-loaf': {
        title: 'Tresser une brioche',
        text: 'Des boudins de 16 pouces mesurent 40,64 cm. Roulez-les tous à cette longueur et la tresse sera régulière.',
      },
      'brunch-eggs': {
        title: 'Des œufs pour le brunch',
        text: 'Deux œufs par invité : pour douze à table, il en faut deux douzaines. Le planificateur ajoute le bacon et le pain.',
      },
      jam: {
        title: 'La confiture, une bassine à la fois',
        text: 'Des fruits pour 7 pots, une recette pour 4 ? Faites-la entière, puis à 0,75 : en plus grand, elle risque de ne pas prendre, avertit le NCHFP (États-Unis).',
      },
      tart: {
        title: 'Une tarte de 11 pouces',
        text: 'Quand une recette américaine demande un moule de 11 pouces, cela fait 27,94 cm : prenez votre moule à tarte de 28 cm.',
      },
      'brunch-table': {
        title: 'Un brunch pour la fête des Mères',
        text: 'Beaucoup de pays la célèbrent en mai. Pour huit : 24 tranches de bacon, 16 tranches de pain et 16 œufs.',
      },
      lemonade: {
        title: 'De la citronnade au gallon',
        text: 'Un gallon américain fait 3,79 litres, soit 16 tasses (US). Prévoyez les verres en conséquence.',
      },
      'tiered-cake': {
        title: 'Les étages d’un gâteau de mariage',
        text: 'Des moules de 6, 8 et 10 pouces ont 15,24, 20,32 et 25,4 cm de diamètre. Le plus grand prend 2,8 fois la pâte du plus petit.',
      },
      'on-the-grill': {
        title: 'Sur la braise ou au four',
        text: 'Pour un poulet de 1,8 kg (4 lb), comptez environ 1 h 5 min au gril et 1 h 35 min au four. Vérifiez qu’il atteint 74 °C à cœur.',
      },
      'ice-cream': {
        title: 'Un quart de glace',
        text: 'Le « quart » américain fait 946,35 ml : un bac d’un litre le contient, avec un peu de marge.',
      },
      'sheet-pan': {
        title: 'Les plaques américaines',
        text: 'Un « half sheet » mesure 18 pouces sur 13, soit 45,72 cm sur 33,02 cm. Vérifiez qu’il entre dans votre four avant de l’acheter.',
      },
      picnic: {
        title: 'Un pique-nique pour dix',
        text: 'Un sandwich et demi et environ 91 g de salade par personne : 15 sandwichs et 907 g de salade.',
      },
      'pickle-jars': {
        title: 'Quel bocal pour les pickles ?',
        text: 'Le bocal d’une pinte (US) fait 473 ml, celui d’un quart 946 ml. Au frais, ½ ou 1 litre convient ; en conserve, prenez le bocal de la recette.',
      },
      'square-or-round': {
        title: 'Carré ou rond ?',
        text: 'Un moule carré de 8 pouces et un rond de 9 pouces contiennent presque autant : 20,32 cm de côté, 22,86 cm de diamètre.',
      },
      'buffet-leftovers': {
        title: 'La règle des deux heures',
        text: 'Les plats d’un buffet vont au réfrigérateur dans les 2 heures, ou dans l’heure s’il fait plus de 32 °C (90 °F).',
      },
      'batch-cooking': {
        title: 'Cinq repas d’un coup',
        text: 'Une recette pour 2 préparée pour 5, c’est un facteur de 2,5. Refroidissez-la vite dans des récipients peu profonds.',
      },
      'tray-to-springform': {
        title: 'De la plaque au moule à charnière',
        text: 'La moitié d’un gâteau allemand sur plaque remplit un moule à charnière de 26 cm. Une recette américaine pour 10 pouces (25,4 cm) y va aussi.',
      },
      'rice-and-pasta': {
        title: 'Garder le riz et les pâtes cuits',
        text: 'Au réfrigérateur (4 °C ou moins), 5 jours au plus pour les pâtes cuites et 4 pour le riz. Conseil britannique, plus strict : 2 jours, et 1 seul pour le riz.',
      },
      'pumpkin-soup': {
        title: 'Une soupe de potiron pour quinze',
        text: 'De 6 à 15 portions, tout se multiplie par 2,5, sauf la feuille de laurier. Goûtez avant d’ajouter le reste du sel.',
      },
      'loaf-pan': {
        title: 'Journée mondiale du pain, le 16 octobre',
        text: 'Le moule à cake américain de 9 pouces sur 5 mesure 22,86 cm sur 12,7 cm.',
      },
      'slow-cooker': {
        title: 'Du porc, tout doucement',
        text: 'Pour un morceau de 2 kg (4,5 lb), la règle empirique compte 5 heures à la mijoteuse, mais la plupart des grosses pièces en demandent 8 à 10 en position douce. Laissez le dernier mot au thermomètre.',
      },
      stock: {
        title: 'Un bouillon avec les os',
        text: 'Deux quarts américains d’eau font 1,89 litre. Préparez les récipients avant de filtrer le bouillon.',
      },
      'baking-dish': {
        title: 'Le plat de 9 × 13',
        text: 'Beaucoup de gratins américains le demandent : 22,86 cm sur 33,02 cm.',
      },
      'feast-dinner': {
        title: 'Un repas de fête pour douze',
        text: 'Par invité, 225 g de viande crue sans os, 115 g de légumes et 115 g de riz ou de pâtes crus : en tout, 2,7 kg, puis 1,4 kg de chaque.',
      },
      'cookie-dough': {
        title: 'Cent biscuits',
        text: 'Une recette pour 40 biscuits, et vous en voulez 100 : tout se multiplie par 2,5. Deux petites pâtes se mélangent mieux qu’une grosse qui déborde.',
      },
      'rolled-cookies': {
        title: 'Étaler à un quart de pouce',
        text: 'Un quart de pouce fait 0,635 cm. Deux baguettes de 6 mm de part et d’autre de la pâte gardent la même épaisseur.',
      },
      'party-drinks': {
        title: 'De quoi boire',
        text: 'Comptez 47 cl de boisson sans alcool par invité : pour douze, il faut 5,7 litres.',
      },
    },
  },
  trends: {
    title: 'Tendances culinaires dans le monde',
    intro: 'Cinq tendances de notre choix, et la mesure que chacune demande.',
    items: [
      {
        id: 'sourdough',
        title: 'Le pain au levain',
        text: 'Les boulangers comptent en pourcentages de la farine. Pour 500 g de farine, 70 % d’eau font 350 g et 2 % de sel font 10 g. Il faut une balance pour suivre.',
      },
      {
        id: 'air-fryer',
        title: 'La friteuse sans huile (airfryer)',
        text: 'C’est un petit four à forte ventilation. Commencez 20 °C en dessous de la recette prévue pour un four ordinaire et surveillez tôt.',
      },
      {
        id: 'fermentation',
        title: 'La fermentation à la maison',
        text: 'Le sel se calcule au poids des légumes : pour la choucroute, le National Center for Home Food Preservation (États-Unis) en compte 2,25 à 2,5 %, soit 23 à 25 g pour un kilo de chou. Gros sel et sel fin ne remplissent pas une cuillère de la même façon, alors pesez-le.',
      },
      {
        id: 'zero-waste',
        title: 'La cuisine zéro déchet',
        text: 'Adaptez la recette à ce que vous avez. Divisez le poids de votre demi-chou-fleur par celui que demande la recette, puis multipliez tout le reste par ce nombre.',
      },
      {
        id: 'plant-based',
        title: 'La cuisine végétale',
        text: 'Dans la plupart des recettes, une boisson végétale remplace le lait à volume égal. Les poudres de fruits à coque et les farines de légumineuses ne remplissent pas une tasse comme la farine de blé : pesez-les.',
      },
    ],
  },
  questions: {
    title: 'Questions du moment',
    intro: 'Trois questions que nous avons choisies, avec les chiffres.',
    items: [
      {
        id: 'flour-cups',
        question: 'Combien de grammes font 2 tasses (US) de farine ?',
        answer: [
          'Environ 250 g de farine : une tasse (US) remplie à la cuillère et arasée pèse environ 125 g.',
        ],
      },
      {
        id: 'turkey-breast',
        question: 'Combien de temps cuit une poitrine de dinde de 2,3 kg (5 lb) ?',
        answer: [
          'Une poitrine de dinde de 2,3 kg (5 lb) demande environ 1 h 30 à 1 h 45 à 180 °C (350 °F, th. 6). Servez-vous d’un thermomètre : elle est cuite à 74 °C (165 °F) au plus épais.',
          'Prévoyez de la marge. À 160 °C (325 °F), les tableaux sanitaires américains donnent de 1 h 30 à 2 h 15 pour un morceau de 1,8 à 2,7 kg (4 à 6 lb).',
        ],
      },
      {
        id: 'smaller-pan',
        question: 'Comment adapter une recette de 9 pouces à un moule de 8 pouces ?',
        answer: [
          'Un moule de 8 pouces (20 cm) est plus petit d’environ 25 % qu’un moule de 9 pouces (23 cm) : multipliez les quantités par 0,75. Le calcul exact donne 21 % et un facteur de 0,79 (64 ÷ 81), pour des moules ronds comme pour des carrés.',
          'Avec 0,75, le gâteau est un rien plus plat ; avec 0,79, il garde la hauteur de la recette.',
        ],
      },
    ],
  },
  links: {
    title: 'Pour aller plus loin',
    items: [
      { to: 'faq', label: 'Toutes les questions et réponses' },
      { to: 'length', label: 'Pouces et taille des moules' },
      { to: 'multi', label: 'Multicalculateur' },
    ],
  },
};
