import type { TranslatedAbout, TranslatedTools } from '../../tools.ts';

export const about = {
  title: 'Aide-mémoire',
  text: 'Vos ingrédients en tasses, cuillères et grammes, sur une page à épingler.',
  menu: 'Aide-mémoire à imprimer',
  search: 'imprimer tableau fiche affiche mur frigo antisèche tasses cuillères grammes une page pdf a4',
  parameters: {
    foods: 'Les aliments de l’aide-mémoire, avec ~ et la façon de remplir',
    units: 'Les colonnes de l’aide-mémoire',
    paper: 'Le papier',
    parts: 'Ce qui suit le tableau',
  },
} satisfies TranslatedAbout['kitchenSheet'];

/** Une page de poids et mesures à imprimer et à épingler. */
export const kitchenSheet = {
  meta: {
    title: 'Aide-mémoire de cuisine à imprimer\u202f: tasses et cuillères',
    description:
      'Choisissez vos ingrédients et vos mesures, imprimez une page à épingler dans la cuisine\u202f: tasses et cuillères en grammes, températures du four.',
  },
  title: 'Aide-mémoire de cuisine',
  lead: 'Vos ingrédients dans vos tasses et vos cuillères, sur une seule page à imprimer et à épingler.',
  noScript:
    'Pour choisir ingrédients et mesures, il faut JavaScript, désactivé ici. L’aide-mémoire standard, ci-dessous, s’imprime tel quel.',
  settings: 'Ce que contient la page',
  add: 'Ajouter un ingrédient',
  added: 'Ajouté\u202f: {food}.',
  there: 'Déjà sur la page\u202f: {food}.',
  full: 'La page est pleine\u202f: {n} ingrédients y tiennent. Retirez-en un pour en ajouter un autre.',
  removed: 'Retiré\u202f: {food}.',
  list: 'Ingrédients',
  count: '{n} sur {most}',
  way: 'Façon de mesurer\u202f: {food}',
  remove: 'Retirer\u202f: {food}',
  columns: 'Colonnes',
  back: '100\u00a0g en mesures',
  parts: { title: 'Sous le tableau', oven: 'Températures du four', measures: 'Tasses et cuillères' },
  paper: 'Papier',
  papers: { a4: 'A4', letter: 'Letter' },
  print: 'Imprimer',
  reset: 'Réinitialiser',
  kitchen: 'Une autre tasse\u202f? Choisissez-la dans «\u202fVotre cuisine\u202f»',
  preview: 'La page',
  page: {
    title: 'Mesures de cuisine en grammes',
    food: 'Ingrédient',
    level: 'Grammes, mesures rases',
    none: 'Aucun ingrédient pour l’instant. Ajoutez-en un.',
    noColumns: 'Aucune colonne choisie pour l’instant.',
    own: '* votre propre chiffre',
    thermostat: 'Thermostat',
    spoons: 'Cuillères',
    milliliters: 'Millilitres',
    weights:
      '1\u00a0once (oz) = {ounce}, 1\u00a0livre américaine (lb) = {pound}, 1\u00a0stick de beurre = {stick}',
  },
} as const satisfies TranslatedTools['kitchenSheet'];
