import { allergens } from './allergens.ts';

/** Messages of a recipe's page, in French. */
export const recipe = {
  meta: {
    title: 'Recette : {title} | Gramwise',
  },
  back: 'Retour aux recettes',
  recipes: 'Recettes',
  missing: {
    title: 'Recette introuvable',
    text: 'La recette que vous cherchez n’existe pas ou a changé de place.',
    home: 'Retour à l’accueil',
    all: 'Voir toutes les recettes',
  },
  whole: 'Description complète',
  dietary: 'Régime :',
  contains: 'Contient :',
  noAllergens:
    'Aucun des 14 allergènes à déclaration obligatoire ne figure parmi les ingrédients, mais les marques varient\u202f: lire les étiquettes.',
  cautions: 'À savoir',
  collections: {
    potato: 'Pommes de terre',
    soup: 'Soupe',
    'signature-noodle-condiment': 'Nouilles et condiments',
    'indian-pickle': 'Pickle indien',
    'chicken-tender': 'Aiguillettes de poulet',
    vegan: 'Cuisine végane',
    german: 'Allemagne, Autriche, Suisse',
    french: 'Cuisine française',
    spanish: 'Espagne et Amérique latine',
    mocktail: 'Cocktail sans alcool',
  },
  types: {
    Dessert: 'Dessert',
    Appetizer: 'Entrée',
    'Main Dish': 'Plat principal',
    'Side Dish': 'Accompagnement',
  },
  diets: {
    Vegetarian: 'Végétarien',
    Vegan: 'Végane',
    'Gluten-Free': 'Sans gluten',
    'Low-Carb': 'Pauvre en glucides',
  },
  allergens: { ...allergens, Wheat: 'Blé' },
  difficulties: { Easy: 'Facile', Medium: 'Moyenne', Intermediate: 'Moyenne' },
  facts: {
    total: 'Temps',
    prep: 'Préparation',
    cook: 'Cuisson',
    timeToMake: 'Temps total',
    fermentation: 'Fermentation',
    shelfLife: 'Conservation',
    origin: 'Origine',
    servings: 'Portions',
    difficulty: 'Difficulté',
    glassware: 'Verre',
  },
  duration: {
    day: { one: '{n} jour', other: '{n} jours' },
    hour: { one: '{n} h', other: '{n} h' },
    minute: { one: '{n} min', other: '{n} min' },
  },
  ingredients: 'Ingrédients',
  garnish: 'Décoration',
  instructions: 'Préparation',
  tips: 'Conseils',
  related: 'Recettes similaires',
  tags: 'Mots-clés',
  nutrition: {
    title: 'Valeurs nutritionnelles par portion',
    estimate:
      'Calculées à partir des ingrédients, avec les valeurs de l’USDA ; les marques, les portions et ce qui reste dans la poêle varient.',
    calories: 'Calories',
    protein: 'Protéines',
    carbs: 'Glucides',
    fat: 'Lipides',
    fiber: 'Fibres',
  },
  settings: {
    title: 'Adapter la recette',
    servings: 'Portions',
    fewer: 'Moins de portions',
    more: 'Plus de portions',
    scale: 'Quantités',
    measures: 'Mesures',
    views: { written: 'Les deux', metric: 'Métriques', us: 'Tasses (US)' },
    print: 'Imprimer',
    share: 'Partager',
    scaledServings: 'Quantités recalculées à partir de {n} portions, dans les étapes aussi.',
    scaled: 'Quantités recalculées, dans les étapes aussi.',
    scaledTo: 'Quantités recalculées\u202f: {percent}\u202f% de celles de la recette.',
    times:
      'Les temps et les moules restent ceux de la recette\u202f: vérifiez la cuisson plus tôt pour une quantité moindre, plus tard pour une plus grande.',
    preserved:
      'Pour une fermentation, une saumure, des pickles ou une salaison, pesez le sel, le sucre et l’acide exactement\u202f: la sûreté en dépend (National Center for Home Food Preservation).',
    hints: {
      cooling:
        'Une si grande marmite refroidit trop lentement toute seule\u202f: répartissez dans des récipients peu profonds ou plongez-la dans de l’eau glacée, pour passer sous 21\u00a0°C en 2 heures, puis sous 5\u00a0°C en 4 heures de plus (Food Code de la FDA).',
      frying:
        'Ne multipliez pas l’huile de friture\u202f: même hauteur que dans la recette, la casserole remplie au tiers au plus, et faites frire en plusieurs fois.',
      leavening:
        'À partir de trois fois la recette, pesez la levure chimique ou le bicarbonate au lieu de compter des cuillères, et enfournez sans attendre ou mélangez en plusieurs fois\u202f; dans un moule bien plus large, un peu moins évite que le centre retombe (Joe Pastry).',
      eggs: 'Pour une partie d’œuf, battez-en un et pesez\u202f: sans coquille, un œuf pèse environ 50\u00a0g (USDA, calibre Large, proche du moyen).',
      gelatin:
        'Pesez la gélatine ou l’agar-agar exactement comme calculé. Un plus grand moule prend lentement\u202f: laissez-le une nuit au frais.',
    },
    otherPan: 'Il faut environ {n} fois la surface du moule de la recette, ou plusieurs fournées.',
    byVolume:
      'Ce moule est plus haut ou plus bas que celui de la recette\u202f: il est rempli dans la même proportion, mais pas à la même hauteur. Cuire plus longtemps dans un moule haut, moins longtemps dans un moule bas.',
    convert: 'Convertir\u202f: {ingredient}',
    by: {
      title: 'Selon ce que vous avez',
      ingredient: 'Ingrédient',
      units: { g: 'J’ai (en grammes)', ml: 'J’ai (en millilitres)', piece: 'J’ai (en pièces)' },
      invalid: 'Veuillez saisir une quantité supérieure à zéro, pour {n} fois la recette au plus.',
      pan: 'Mon moule',
      own: 'Celui de la recette',
      panHint: 'La hauteur dans le moule reste la même\u202f: les quantités suivent sa surface.',
      reset: 'Revenir à la recette',
    },
  },
  text: {
    cautions: {
      iodine:
        'Le kombu est si riche en iode qu’un petit morceau suffit parfois à dépasser la limite de sécurité journalière. L’omettre pendant la grossesse et l’allaitement, pour les enfants et en cas de maladie de la thyroïde, du cœur ou des reins, et le remplacer par des shiitakés séchés\u202f; personne ne devrait en manger tous les jours (Anses 2018, BfR, FSANZ).',
      squash:
        'Goûter d’abord un petit morceau cru de chaque courge, courgette ou concombre. S’il est amer, le recracher et tout jeter\u202f: les cucurbitacines, qui le rendent amer, sont toxiques et la cuisson ne les détruit pas. Ne jamais manger de coloquintes ni d’autres courges décoratives (BfR).',
      greenBeans:
        'Ne jamais manger de haricots verts crus\u202f: ils contiennent de la phasine, une lectine toxique qui n’est détruite qu’après 10 à 15 minutes d’ébullition (BfR).',
      potatoes:
        'Retirer largement les parties vertes et les germes des pommes de terre, et jeter celles qui sont très vertes, flétries ou amères\u202f: elles contiennent de la solanine (BfR).',
      alcohol:
        'Contient de l’alcool. La cuisson n’en élimine qu’une partie\u202f: après une demi-heure à frémissement, il en reste environ un tiers (USDA). Pour les enfants, les femmes enceintes et les personnes qui n’en consomment pas, le remplacer par du bouillon ou de l’eau.',
      freshCheese:
        'Choisir un cotija au lait pasteurisé. Pendant la grossesse, à partir de 65 ans ou en cas d’immunité affaiblie, prendre plutôt un fromage à pâte dure longuement affiné, car les fromages frais mexicains peuvent contenir la bactérie Listeria (CDC).',
      crumbs:
        'La chapelure et le panko du commerce peuvent contenir du lait ou du soja\u202f; lire l’étiquette si un convive y est allergique.',
      acidity:
        'Contrôler le pickle terminé avec des bandelettes de pH\u202f: 4,6 est la limite, 4,0 au plus l’objectif (NCHFP). Au-dessus de 4,0, ajouter du vinaigre ou du jus de citron et mesurer de nouveau le lendemain\u202f; jeter ce qui reste au-dessus de 4,6.',
    },
    both: '{metric} ({us})',
    servings: { one: '{n} portion', other: '{n} portions' },
    range: '{low} à {high}',
    plus: '{first} + {more}',
    units: {
      g: '{n} g',
      kg: '{n} kg',
      ml: '{n} ml',
      cl: '{n} cl',
      dl: '{n} dl',
      l: '{n} l',
      cup: { one: '{n} tasse', other: '{n} tasses' },
      tbsp: { one: '{n} c. à s.', other: '{n} c. à s.' },
      tsp: { one: '{n} c. à c.', other: '{n} c. à c.' },
      pinch: { one: '{n} pincée', other: '{n} pincées' },
      lb: { one: '{n} lb', other: '{n} lb' },
      oz: { one: '{n} oz', other: '{n} oz' },
      qt: { one: '{n} quart (US)', other: '{n} quarts (US)' },
    },
    lengths: { cm: '{n} cm', mm: '{n} mm', in: '{n} po' },
    heat: { celsius: '{n} °C', fahrenheit: '{n} °F' },
    scales: 'celsius thermostat fan',
    oven: {
      celsius: '{n} °C',
      fan: '{n} °C en chaleur tournante',
      fahrenheit: '{n} °F',
      'gas-mark': 'Gas Mark {n}',
      thermostat: 'th. {n}',
    },
    times: {
      hour: { one: '{n} heure', other: '{n} heures' },
      minute: { one: '{n} minute', other: '{n} minutes' },
      second: { one: '{n} seconde', other: '{n} secondes' },
    },
  },
  save: {
    title: 'Enregistrer',
    withPicture: 'Imprimer avec le dessin',
    copy: 'Copier le texte',
    copied: 'Recette copiée',
    notCopied: 'La recette n’a pas pu être copiée. Sélectionnez le texte et copiez-le.',
    json: 'Fichier de recette (JSON)',
    cooklang: 'Fichier Cooklang',
    remind: 'Me rappeler quand c’est prêt',
    ready: '{title}\u202f: à goûter',
    failed: 'Le chargement a échoué\u202f: la connexion est peut-être coupée. Veuillez réessayer.',
    source: 'Source',
  },
  picture: {
    credit: 'Photo :',
    drawn: 'Dessin : Gramwise',
    show: 'Afficher la photo',
    from: 'chargée depuis {host}',
    hide: 'Afficher le dessin',
    failed: 'La photo n’a pas pu être chargée.',
  },
  copied: 'Lien copié',
  notCopied: 'Le lien n’a pas pu être copié. Copiez-le dans la barre d’adresse.',
} as const;
