import type { TranslatedAbout, TranslatedTools } from '../../tools.ts';

export const about = {
  title: 'Pâtisserie en altitude',
  text: 'Levure chimique, sucre, liquide, four et durée d’un gâteau, corrigés selon l’altitude.',
  menu: 'Pâtisserie en altitude',
  search: 'altitude montagne gâteau four levure chimique haute station ébullition',
  parameters: {
    altitude: 'L’altitude de la cuisine',
    leavening: 'Levure chimique ou bicarbonate, en grammes ou cuillères à café',
    sugar: 'Sucre, en grammes ou tasses',
    liquid: 'Liquide, en millilitres ou tasses',
    oven: 'Température du four, en °C ou °F',
    minutes: 'Durée de cuisson',
    measures: 'Unités des quantités',
  },
} satisfies TranslatedAbout['altitude'];

/** Messages of the page for baking at high altitude, in French. */
export const altitude = {
  meta: {
    title: 'Pâtisserie en altitude | Gramwise',
    description:
      'Adaptez une recette de gâteau à la montagne\u202f: moins de levure chimique et de sucre, plus de liquide, four plus chaud, avec les sources.',
  },
  title: 'Pâtisserie en altitude',
  lead: 'En montagne, les gâteaux lèvent trop vite. Saisissez les quantités et l’altitude.',
  altitude: 'Altitude',
  places: 'Exemples',
  towns: {
    briancon: 'Briançon',
    davos: 'Davos',
    denver: 'Denver',
    obergurgl: 'Obergurgl',
    valdisere: 'Val-d’Isère',
    coloradoSprings: 'Colorado Springs',
    mexico: 'Mexico',
    bogota: 'Bogotá',
    quito: 'Quito',
    laPaz: 'La Paz',
  },
  amounts: {
    leavening: 'Levure chimique (poudre à pâte)',
    sugar: 'Sucre',
    liquid: 'Liquide',
    oven: 'Four',
    minutes: 'Durée (min)',
  },
  measures: 'Unités',
  systems: { metric: 'm, g, °C', us: 'pieds, tasses, °F' },
  units: { metric: 'en grammes, millilitres et °C', us: 'en cuillères à café, tasses et °F' },
  note: 'Les quantités de la recette, {units}. Le bicarbonate compte comme la levure chimique. Laissez vide ce que la recette n’a pas.',
  empty: 'Saisissez une altitude et une quantité.',
  tsp: { one: '{n}\u00a0c.\u00a0à\u00a0café', other: '{n}\u00a0c.\u00a0à\u00a0café' },
  cups: { one: '{n}\u00a0tasse', other: '{n}\u00a0tasses' },
  tbsp: { one: '{n}\u00a0c.\u00a0à\u00a0soupe', other: '{n}\u00a0c.\u00a0à\u00a0soupe' },
  less: '{amount} moins {change}',
  more: '{amount} plus {change}',
  boils: 'L’eau bout à',
  unchanged: 'Rien à changer',
  low: 'Les tables commencent à 914\u00a0m (3\u202f000 pieds). Suivez la recette.',
  start:
    'Commencez par le plus petit changement. Aucune règle ne vaut pour tous les gâteaux\u202f: notez ce qui réussit.',
  beyond:
    'C’est au-dessus de 3\u202f000\u00a0m, où aucune table n’a été essayée. Partez de là et corrigez encore.',
  errors: {
    'out-of-range': 'Saisissez une altitude jusqu’à 6\u202f000\u00a0m',
    'not-a-number': 'Saisissez les quantités en chiffres, par exemple 1,5',
  },
  figures: {
    title: 'Le même gâteau à chaque altitude',
    lead: 'Pour les gâteaux au beurre à la levure chimique. Si le four est plus chaud, surveillez 5 à 8 minutes plus tôt par demi-heure.',
    cake: 'Une recette de plaine, corrigée',
    from: 'À partir de',
    seaLevel: 'Niveau de la mer',
    towns: 'Quelques lieux',
    town: 'Lieu',
    notes: [
      {
        title: 'Pâtes levées',
        text: 'Elles poussent plus vite. Arrêtez quand elles ont doublé, sans regarder l’heure\u202f; King Arthur met un quart de levure en moins. La farine sèche en altitude\u202f: la pâte peut demander plus d’eau.',
      },
      {
        title: 'Œufs',
        text: 'Montez les blancs souples, pas fermes. L’université d’État du Colorado conseille de très gros œufs, qui lient et humidifient.',
      },
      {
        title: 'Bouillir et mettre en bocaux',
        text: 'L’eau bout moins chaud, donc tout ce qui mijote dure plus longtemps\u202f: contrôlez la viande au thermomètre. Les conserves demandent plus de temps ou de pression dès 300\u00a0m\u202f: suivez une recette éprouvée pour votre altitude, jamais cette page.',
      },
    ],
    sources: 'Sources\u202f:',
  },
} as const satisfies TranslatedTools['altitude'];
