import type { TranslatedAbout, TranslatedTools } from '../../tools.ts';

export const about = {
  title: 'Sans balance',
  text: 'Les grammes de tout aliment en verres, pots de yaourt, cuillères ou bols, dessinés, avec la marge d’erreur.',
  menu: 'Mesurer sans balance',
  search:
    'sans balance mesurer peser grammes verre moutarde pot yaourt cuillère louche bol tasse équivalence',
  parameters: {
    amount: 'Grammes de l’aliment',
    with: 'Ce qu’on remplit',
    holds: 'Contenance du vôtre, en millilitres',
  },
} satisfies TranslatedAbout['withoutScale'];

/** Messages of the page that measures without a scale, in French. */
export const withoutScale = {
  meta: {
    title: 'Mesurer sans balance | Gramwise',
    description:
      'Combien de verres, de pots de yaourt ou de cuillères pour 250\u00a0g de farine, de sucre ou de riz\u202f? Tous les aliments, en dessins, avec la marge d’erreur.',
  },
  title: 'Mesurer sans balance',
  lead: 'La recette est en grammes et la balance manque. Remplissez à ras ce que vous avez sous la main.',
  amount: 'Quantité (g)',
  with: 'Avec',
  holds: 'Contenance (ml)',
  note: 'Remplissez le vôtre d’eau une fois et mesurez-la\u202f: avec sa vraie contenance, le compte est bien plus juste.',
  empty: 'Saisissez une quantité pour voir combien en remplir.',
  vessels: {
    cup: { one: 'tasse', other: 'tasses' },
    tablespoon: { one: 'cuillère à soupe', other: 'cuillères à soupe' },
    teaspoon: { one: 'cuillère à café', other: 'cuillères à café' },
    waterGlass: { one: 'verre', other: 'verres' },
    mustardGlass: { one: 'verre à moutarde', other: 'verres à moutarde' },
    wineGlass: { one: 'verre à vin', other: 'verres à vin' },
    liqueurGlass: { one: 'verre à liqueur', other: 'verres à liqueur' },
    shotGlass: { one: 'petit verre à alcool', other: 'petits verres à alcool' },
    mochaCup: { one: 'tasse à moka', other: 'tasses à moka' },
    coffeeCup: { one: 'tasse à café', other: 'tasses à café' },
    breakfastCup: { one: 'tasse à déjeuner', other: 'tasses à déjeuner' },
    bowl: { one: 'bol', other: 'bols' },
    yogurtPot: { one: 'pot de yaourt', other: 'pots de yaourt' },
    becher: { one: 'pot de crème', other: 'pots de crème' },
    ladle: { one: 'louche', other: 'louches' },
  },
  result: '{food}, {grams}\u00a0g = {count} {vessel}',
  range: 'Selon le récipient et l’aliment',
  exact: 'Contenance\u202f: {size}.',
  assumed: 'Contenance supposée\u202f: {size}. Aucune norme ne la fixe.',
  tooLittle: 'Moins d’un huitième',
  smaller: 'Choisissez plus petit, ou une pincée.',
  errors: {
    'not-positive': 'Saisissez des grammes, au-dessus de 0, par exemple 250',
    'too-large': 'Cela fait plus de 100\u00a0kg. Vérifiez le nombre',
    'no-size': 'Saisissez la contenance en millilitres, de 1 à 10\u202f000',
  },
  figures: {
    title: 'Les grammes en verres et cuillères',
    lead: 'Pour un récipient rempli à ras. Les écarts viennent des tailles courantes et des poids publiés.',
    weights: 'Les aliments de tous les jours',
    food: 'Aliment',
    sizes: 'Ce que contient chacun',
    vessel: 'Récipient',
    holds: 'Contenance',
    by: 'D’après',
    defined: 'par définition',
    notes: [
      {
        title: 'À ras, vraiment',
        text: 'Versez sans tasser ni secouer, puis passez le dos d’un couteau sur le bord. Bombée, une cuillère contient bien davantage.',
      },
      {
        title: 'Quand s’abstenir',
        text: 'Bicarbonate, sel d’une lactofermentation, gélatine et levure demandent une balance ou une cuillère doseuse\u202f: l’erreur d’un verre y est trop grande.',
      },
      {
        title: 'Le pot de yaourt',
        text: 'Le pot de 125\u00a0g, plein d’eau jusqu’au trait, fait 12,5\u00a0cl\u202f; à ras bord, jusqu’à 15. C’est la mesure du gâteau au yaourt, où seules les proportions comptent.',
      },
    ],
    sources: 'Contenances\u202f:',
  },
} as const satisfies TranslatedTools['withoutScale'];
