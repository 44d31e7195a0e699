import type { TranslatedAbout, TranslatedTools } from '../../tools.ts';

export const about = {
  title: 'Convertisseur de recettes',
  text: 'Collez une recette et lisez-la dans vos unités.',
  menu: 'Convertisseur de recettes',
  search: 'convertir traduire coller doubler diviser tasses en grammes entière américaine unités importer',
  parameters: {
    lang: 'La langue de la recette collée',
    measures: 'Les mesures affichées',
    country: 'Le pays dont la recette emploie les tasses et les cuillères',
    cup: 'Ce que contient une tasse de la recette',
    of: 'L’ingrédient que l’on a, par sa ligne',
    lines: 'Les lignes à lire autrement',
    translate: 'Les ingrédients dans la langue de la page',
  },
} satisfies TranslatedAbout['reader'];

/** Messages of the recipe reader, in French. */
export const reader = {
  meta: {
    title: 'Convertir une recette\u202f: des tasses aux grammes | Gramwise',
    description:
      'Collez une recette (français, anglais, allemand, espagnol) et lisez-la dans vos unités\u202f: grammes, four, moules, portions. Elle reste sur l’appareil.',
  },
  title: 'Convertisseur de recettes',
  lead: 'Collez n’importe quelle recette et lisez-la dans les unités de votre cuisine, avec l’original sous chaque ligne. La lecture se fait sur votre appareil.',
  recipe: 'Votre recette',
  edit: 'Modifier la recette',
  placeholder: 'Coller ici les ingrédients et la préparation',
  hint: 'Du texte, ou le code source d’une page web.',
  tryExample: 'Essayer un exemple',
  open: 'Ouvrir un fichier',
  measures: 'Mesures',
  systems: {
    metric: 'Métriques',
    us: 'Tasses (US)',
    written: 'D’origine',
  },
  servings: 'Portions',
  scale: 'Quantités',
  language: 'Langue',
  detect: 'Automatique',
  detected: 'Automatique ({found})',
  country: 'Pays de la recette',
  from: {
    us: 'des États-Unis',
    ca: 'du Canada',
    gb: 'du Royaume-Uni',
    ie: 'd’Irlande',
    au: 'd’Australie',
    nz: 'de Nouvelle-Zélande',
    fr: 'de France',
    be: 'de Belgique',
    de: 'd’Allemagne',
    at: 'd’Autriche',
    ch: 'de Suisse',
    es: 'd’Espagne',
    mx: 'du Mexique',
    ar: 'd’Argentine',
    cl: 'du Chili',
    co: 'de Colombie',
    pe: 'du Pérou',
    jp: 'du Japon',
    in: 'd’Inde',
  },
  convert: 'Convertir la recette',
  errors: {
    empty: 'La recette s’affiche ici dès que vous la collez.',
    'too-long': 'C’est trop long pour une recette. Ne collez que la recette.',
    'too-many-lines': 'Il y a trop de lignes pour une recette. Ne collez que la recette.',
    'not-text': 'Ce n’est pas du texte. Collez la recette sous forme de texte.',
  },
  brought: {
    'too-large':
      'Ce fichier est trop volumineux\u202f: plus de 5\u00a0Mo pour une recette, ou 100\u00a0Mo pour un recueil. Copiez la recette et collez-la ici.',
    damaged:
      'Ce fichier est endommagé ou incomplet. Enregistrez-le à nouveau dans le programme d’où il vient.',
    'unpacks-too-large':
      'Décompressée, cette archive dépasse 400\u00a0Mo. Enregistrez moins de recettes par fichier, ou sans photos.',
    'too-many': 'Ce fichier contient plus de 2\u202f000 recettes. Enregistrez-en moins par fichier.',
    'not-text': 'Ce fichier n’est pas du texte. Copiez la recette et collez-la ici.',
    unreadable: 'Ce fichier est vide ou n’a pas pu être lu.',
    'no-recipe': 'Aucune recette n’y a été trouvée. Copiez la recette sous forme de texte et collez-la ici.',
    link: 'Seule l’adresse d’une page est arrivée, et Gramwise n’ouvre pas les pages d’autres sites. Sélectionnez-y le texte de la recette et partagez-le, ou collez-le ici.',
    missed:
      'Votre partage n’est pas arrivé, car l’application n’était pas encore prête. Partagez à nouveau, ou collez la recette ici.',
  },
  /** Before what a recipe makes, or whom it serves: 12 cookies, 4 people. */
  makes: 'Quantité',
  several: {
    title: { one: '1 recette dans «\u202f{file}\u202f»', other: '{n} recettes dans «\u202f{file}\u202f»' },
    lead: 'Choisissez-en une pour la lire dans vos mesures, ou gardez-les toutes dans ce navigateur.',
    unread: {
      one: '{n} fichier ne contenait aucune recette lisible.',
      other: '{n} fichiers ne contenaient aucune recette lisible.',
    },
    search: 'Chercher parmi ces recettes',
    noMatch: 'Aucune de ces recettes ne correspond.',
    untitled: 'Recette sans titre',
    keepAll: 'Tout garder',
    close: 'Fermer la liste',
    another: 'Une autre recette de «\u202f{file}\u202f»',
  },
  result: {
    translation: {
      label: 'Traduire les ingrédients',
      /** If words stay as written. */
      kept: 'Les mots soulignés en pointillé restent tels quels, car leur sens n’est pas certain. Les étapes ne sont pas traduites.',
      whole:
        'Les ingrédients, les unités et les découpes sont en français\u202f; les étapes restent telles quelles.',
      failed:
        'Les mots de la traduction n’ont pas pu être chargés. Vérifiez votre connexion, puis décochez et recochez la case.',
    },
    title: 'Recette convertie',
    bakers: 'En pourcentages du boulanger',
    readAs:
      'Lue avec les mesures {country}\u202f: 1\u00a0tasse = {cup}\u00a0ml, 1\u00a0c.\u00a0à\u00a0s. = {tablespoon}\u00a0ml.',
    ingredients: 'Ingrédients',
    instructions: 'Préparation',
    own: '(d’après votre tasse)',
    range: '(en général de {low} à {high}\u00a0g)',
    kept: 'Laissé tel quel',
    shared:
      'Laissé tel quel\u202f: selon la sorte, cela fait de {low} à {high}\u00a0g. Choisissez la vôtre pour l’avoir en grammes.',
    weighing: 'Pesée en cours…',
    waits:
      'Vous pourrez cuisiner, garder, copier, imprimer, partager et enregistrer cette recette quand tout sera pesé.',
    unweighed: 'Non pesé',
    chosen: '(selon votre choix)',
    packet: '({grams}\u00a0g par sachet)',
    /** A tub, a can, a cube: of what the line counts. */
    each: '({grams}\u00a0g l’unité)',
    /** What the glasses, bowls or ladles of a line hold. */
    held: '(environ {amount})',
    failed: 'Les poids des aliments n’ont pas pu être chargés\u202f: les volumes restent des volumes.',
    retry: 'Réessayer',
    copy: 'Copier',
    copied: 'Recette copiée',
    notCopied: 'Impossible de copier. Sélectionnez le texte et copiez-le.',
    print: 'Imprimer',
    share: 'Partager',
    linkCopied: 'Lien copié. Il contient toute la recette.',
    tooLong: 'La recette est trop longue pour un lien. Copiez plutôt le texte.',
  },
  change: {
    open: 'Changer la lecture de «\u202f{line}\u202f»',
    food: 'Lu comme',
    none: 'Aucun aliment connu\u202f: les volumes restent des volumes',
    likely: 'Probables',
    all: 'Tous',
    measures: {
      cup: 'La tasse de cette ligne',
      tbsp: 'La cuillère à soupe de cette ligne',
      tsp: 'La cuillère à café de cette ligne',
      fl_oz: 'L’once liquide de cette ligne',
      pint: 'La pinte de cette ligne',
      quart: 'Le quart de cette ligne',
      gill: 'Le gill de cette ligne',
      pinte: 'La pinte de cette ligne',
      gallon: 'Le gallon de cette ligne',
      lb: 'La livre (lb) de cette ligne',
      metric_pound: 'La livre de cette ligne',
    },
    same: 'Comme dans la recette',
    sizes: {
      us: '{size} (États-Unis)',
      us_legal: '{size} (étiquettes US)',
      metric: '{size} (métrique)',
      imperial: '{size} (britannique)',
      australian: '{size} (Australie)',
      japanese: '{size} (Japon)',
    },
    keep: 'Laisser tel quel',
    reset: 'Revenir au mode automatique',
  },
  save: {
    title: 'Enregistrer dans un fichier',
    kinds: { txt: 'Fichier texte', json: 'Fichier de recette (JSON)', cook: 'Fichier Cooklang' },
    failed: 'Le chargement a échoué\u202f: la connexion est peut-être coupée. Veuillez réessayer.',
  },
  kept: {
    keep: 'Garder cette recette',
    done: 'Gardée dans ce navigateur, sous «\u202fMes recettes\u202f».',
    /** When the browser refused to keep it for good. */
    doneForNow:
      'Enregistrée dans ce navigateur, sous « Mes recettes ». Il ne promet pas de les garder toujours : sauvegardez-les de temps en temps dans un fichier.',
    title: 'Mes recettes',
    lead: 'Les recettes que vous gardez restent dans ce navigateur, sur cet appareil. Un navigateur peut effacer ce que gardent les sites\u202f: enregistrez-les de temps en temps dans un fichier.',
    none: 'Rien de gardé pour l’instant. Convertissez une recette, puis choisissez «\u202fGarder cette recette\u202f».',
    count: { one: '{n} recette', other: '{n} recettes' },
    search: 'Chercher dans mes recettes',
    noMatch: 'Aucune de vos recettes ne correspond.',
    showAll: 'Tout afficher ({n})',
    keptOn: 'Gardée le {date}',
    opened: 'Recette ouverte. Le bouton Retour du navigateur fait revenir ce qui était là avant.',
    rename: 'Renommer',
    name: 'Nouveau nom',
    save: 'Enregistrer',
    cancel: 'Annuler',
    remove: 'Supprimer',
    removed: 'Supprimée\u202f: {title}.',
    undo: 'Rétablir',
    saveAll: 'Tout enregistrer dans un fichier',
    export: {
      title: 'Enregistrer pour d’autres programmes',
      kinds: {
        json: 'Données de recettes (JSON)',
        paprika: 'Fichier Paprika',
        cooklang: 'Fichiers Cooklang (zip)',
      },
      failed: 'L’enregistrement n’a pas abouti. Vous êtes peut-être hors ligne\u202f; réessayez.',
    },
    add: 'Ajouter des recettes d’un fichier',
    added: { one: '{n} recette ajoutée.', other: '{n} recettes ajoutées.' },
    known: { one: '{n} y était déjà.', other: '{n} y étaient déjà.' },
    unread: { one: '{n} entrée n’était pas une recette.', other: '{n} entrées n’étaient pas des recettes.' },
    where: 'Elles sont plus bas, dans «\u202fMes recettes\u202f».',
    files: {
      'not-recipes':
        '«\u202f{file}\u202f» n’est pas un fichier de recettes enregistré ici. Les fichiers d’autres programmes s’ouvrent plus haut, avec «\u202fOuvrir un fichier\u202f».',
      'too-large': '«\u202f{file}\u202f» est trop volumineux ou contient trop de recettes.',
    },
    errors: {
      refused:
        'Ce navigateur n’autorise pas le site à garder des recettes, peut-être parce que vous êtes en navigation privée. Enregistrez plutôt la recette affichée dans un fichier.',
      full: 'Il n’y a plus de place pour des recettes sur cet appareil. Rien n’a été modifié. Supprimez-en, ou enregistrez la recette affichée dans un fichier.',
      busy: 'Un autre onglet a ouvert une autre version de ce site. Fermez-le, rechargez cette page et réessayez\u202f; la recette affichée reste là.',
      failed:
        'Cela n’a pas fonctionné. Rien n’a été modifié et la recette affichée est toujours là. Réessayez.',
    },
  },
  example: `Banana bread
Pour 8 personnes

Ingrédients
2 tasses de farine
1 c. à café de bicarbonate de soude
1 pincée de sel
115 g de beurre mou
3/4 tasse de sucre brun tassé
2 œufs battus
1 1/2 tasse de bananes écrasées
1/2 tasse de noix hachées

Préparation
Préchauffer le four à 350 °F et beurrer un moule à cake de 9 x 5 po.
Mélanger les ingrédients secs. Travailler le beurre et le sucre, puis ajouter les œufs et les bananes.
Incorporer la farine et les noix, verser dans le moule et cuire 60 à 65 minutes.`,
} as const satisfies TranslatedTools['reader'];
