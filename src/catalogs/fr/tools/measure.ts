import type { TranslatedAbout, TranslatedTools } from '../../tools.ts';

export const about = {
  title: 'Mesurer un moule',
  text: 'Sa largeur, d’après une photo avec une carte bancaire à côté.',
  menu: 'Mesurer un moule',
  search: 'appareil photo caméra réalité augmentée taille diamètre largeur carte bancaire pièce feuille',
} satisfies TranslatedAbout['measure'];

/** The page that measures pans with the camera, in French. */
export const measure = {
  meta: {
    title: 'Mesurer un moule avec l’appareil photo | Gramwise',
    description:
      'Photographiez un moule à côté d’une carte bancaire ou d’une feuille de papier et lisez sa taille en cm et en pouces. La photo reste chez vous.',
  },
  title: 'Mesurer un moule avec l’appareil photo',
  lead: 'Quel est le diamètre de ce moule\u202f? Il suffit d’une photo avec un objet de taille connue à côté. Elle ne quitte pas votre appareil.',
  steps: {
    title: 'Comment faire',
    items: [
      {
        title: 'Posez un objet de taille connue à côté du moule',
        text: 'Une carte bancaire, une feuille de papier ou une pièce. L’idéal\u202f: à la hauteur du bord, sur un livre ou un autre moule.',
      },
      {
        title: 'Photographiez d’en haut',
        text: 'Le moule et le repère en entier, bien éclairés. Une vue un peu de biais convient.',
      },
      {
        title: 'Marquez les deux',
        text: 'Quatre coins du repère et quelques points sur le bord. La taille apparaît au fur et à mesure.',
      },
    ],
  },
  reference: 'Repère',
  references: {
    card: 'Carte bancaire ({size}\u00a0mm)',
    a4: 'Feuille A4 ({size}\u00a0mm)',
    letter: 'Feuille Letter ({size}\u00a0mm)',
    'euro-1': 'Pièce de 1\u00a0euro ({size}\u00a0mm)',
    'us-quarter': 'Quarter américain ({size}\u00a0mm)',
  },
  shape: 'Forme du moule',
  shapes: {
    round: 'Rond',
    rectangular: 'Rectangulaire',
  },
  start: {
    camera: 'Utiliser la caméra',
    file: 'Choisir une photo',
    room: 'Mesurer dans la pièce',
    drop: 'Vous pouvez aussi déposer une image ici, ou la coller.',
    opening: 'Ouverture de la photo…',
    stays: 'La photo n’est ni envoyée ni conservée\u202f: elle disparaît quand vous quittez la page.',
  },
  camera: {
    label: 'Ce que voit la caméra',
    waiting: 'En attente de la caméra. Votre navigateur demande peut-être si la page peut l’utiliser.',
    hint: 'Le moule et le repère en entier dans l’image.',
    take: 'Prendre la photo',
    cancel: 'Annuler',
  },
  picture: {
    label: 'Votre photo et les points à marquer',
    corner: 'Coin {n}',
    edge: 'Bord {n}',
    at: 'à {x}\u00a0px de la gauche, {y} du haut',
    waiting: '{at}, pas encore placé',
    keys: 'Les touches fléchées déplacent un point de 1\u00a0pixel, de 10 avec Maj.',
    larger: 'Agrandir',
    smaller: 'Réduire',
    move: 'Déplacer\u202f: {point}',
    left: 'Vers la gauche',
    right: 'Vers la droite',
    up: 'Vers le haut',
    down: 'Vers le bas',
    more: 'Ajouter un point sur le bord',
    fewer: 'Retirer le dernier point',
    another: 'Une autre photo',
  },
  prompts: {
    rectangle: 'Touchez le coin {n} sur {all} du repère, ou faites-y glisser le point.',
    coin: 'Touchez le bord de la pièce, point {n} sur {all}, ou faites-y glisser le point.',
    round: 'Touchez le bord du moule, point {n} sur {all}, ou faites-y glisser le point.',
    rectangular: 'Touchez le coin {n} sur {all} du bord du moule, ou faites-y glisser le point.',
    done: 'Faites glisser un point pour le corriger. Agrandissez pour le placer au plus juste.',
  },
  height: {
    place: 'Le repère est posé',
    places: {
      level: 'À la hauteur du bord',
      table: 'Sur la table',
    },
    label: 'Bord au-dessus du repère (cm)',
    hint: 'De la table jusqu’au bord. Laissez vide si vous ne savez pas.',
    invalid: 'Saisissez une hauteur de 0 à {n}\u00a0cm, inférieure à celle de l’appareil.',
    cautions: {
      level:
        'Valable pour un repère à la hauteur du bord. Plus bas, il fait paraître le moule plus grand\u202f: s’il est posé sur la table, choisissez «\u202fSur la table\u202f».',
      unknown: 'Mesurez la hauteur du bord au-dessus de la table\u202f: la marge devient bien plus étroite.',
    },
    corrected: 'Corrigé pour le bord plus haut\u202f; sans cela, ce serait {size}.',
  },
  result: {
    title: 'Taille',
    empty: 'La taille apparaît ici dès que tous les points sont placés.',
    plain: '{size}\u00a0cm',
    plainInches: '{size}\u00a0pouces',
    centimeters: '{size}\u00a0cm ± {error}',
    inches: '{size}\u00a0pouces ± {error}',
    range:
      'Dix-neuf fois sur vingt, la vraie taille est dans cet intervalle. Il tient compte de points décalés de {n}\u00a0px au plus, {height} et de la distorsion des objectifs de téléphone.',
    heights: {
      level: 'd’un demi-centimètre d’écart entre le bord et le repère',
      measured: 'd’une hauteur mesurée à un demi-centimètre près',
      unknown: 'd’un bord situé de {low} à {high}\u00a0cm au-dessus de la table',
    },
    narrower:
      'Avec plus de points sur le bord ou une feuille de papier comme repère, la marge devient plus étroite.',
    pan: 'Moule courant le plus proche\u202f: {pan}',
    onlyPan: 'Le moule courant dans cet intervalle\u202f: {pan}',
    pans: 'Moules courants dans cet intervalle, le plus proche d’abord\u202f:',
    swap: 'Utiliser pour changer de moule',
    recipes: 'Une recette pour ce moule',
  },
  fine: {
    open: 'Placer chaque point au plus juste',
    step: 'Point {n} sur {all}\u202f: {point}.',
    targets: {
      reference: 'La croix va là où les bords du repère se rejoindraient.',
      coin: 'La croix va sur le bord de la pièce.',
      round: 'La croix va sur l’arête intérieure du bord.',
      rectangular: 'La croix va là où les arêtes intérieures du bord se rejoindraient.',
    },
    help: 'Faites glisser la photo sous la croix.',
    keys: 'Les touches fléchées déplacent la croix de 1\u00a0pixel, de 10 avec Maj.',
    back: 'Retour',
    next: 'Suivant',
    stop: 'Arrêter',
    done: 'Terminer',
  },
  errors: {
    refused:
      'Cette page n’a pas le droit d’utiliser la caméra. Autorisez-la dans les réglages du navigateur, ou choisissez une photo.',
    missing: 'Aucune caméra trouvée. Choisissez plutôt une photo.',
    busy: 'La caméra n’a pas pu démarrer\u202f; une autre application l’utilise peut-être. Réessayez, ou choisissez une photo.',
    stopped: 'La caméra s’est arrêtée quand vous avez quitté la page.',
    gone: 'La photo n’a pas été conservée quand la page a été quittée. Reprenez-la, ou choisissez-la de nouveau.',
    'not-a-picture': 'Ce fichier n’est pas une image. Choisissez une photo, par exemple en JPEG ou PNG.',
    heic: 'Ce navigateur ne sait pas afficher les photos HEIC. Utilisez la caméra, ou enregistrez d’abord la photo en JPEG.',
    unreadable: 'Cette image n’a pas pu être ouverte. Choisissez-en une autre, ou utilisez la caméra.',
    'too-large': 'Cette image est trop grande. Choisissez-en une plus petite, ou utilisez la caméra.',
    'too-small':
      'Cette image est trop petite pour y mesurer. Choisissez-en une plus grande, ou utilisez la caméra.',
  },
  marks: {
    reference:
      'Les points du repère ne correspondent pas à sa forme. Placez chacun sur son coin, ou sur le bord de la pièce.',
    pan: 'Les points du moule ne correspondent pas à sa forme. Répartissez-les le long du bord.',
  },
  room: {
    starting: 'Visez le moule et bougez lentement le téléphone.',
    first: 'Visez un côté du bord avec l’anneau et touchez l’écran.',
    second: 'Visez maintenant le côté opposé et touchez l’écran.',
    done: 'Touchez l’écran pour mesurer à nouveau.',
    leave: 'Terminer',
    last: 'Mesuré dans la pièce\u202f: {size}',
    rough: 'La précision dépend de votre appareil. Une photo indique la sienne.',
    failed: 'La mesure dans la pièce n’a pas pu démarrer. Utilisez une photo.',
  },
} as const satisfies TranslatedTools['measure'];
