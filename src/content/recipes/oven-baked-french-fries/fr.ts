import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Frites au four',
  alt: 'Frites',
  description:
    'Des frites vraiment croustillantes et moelleuses à cœur, cuites au four avec quelques cuillerées d’huile au lieu d’un plein bain de friture. Un trempage à l’eau chaude retire l’amidon et les sucres de surface qui brûleraient, et un voile de fécule de maïs redonne une couche sèche qui croustille.',
  ingredients: {
    potatoes: 'de pommes de terre à frites (Bintje ou Agria)',
    cornstarch: 'de fécule de maïs (Maïzena)',
    paprika: 'de paprika doux',
    oil: 'd’huile neutre',
    salt: 'de sel fin',
  },
  steps: [
    'Glisser dans le tiers supérieur et le tiers inférieur du four de grandes plaques, assez pour étaler les frites en une seule couche, et préchauffer le four à {oven} avec les plaques.',
    'Éplucher les pommes de terre ou bien les brosser sous l’eau, et les couper en bâtonnets de {stick} d’épaisseur. Des bâtonnets réguliers dorent de façon uniforme.',
    'Faire chauffer de l’eau froide jusqu’à ce qu’elle fume, car l’eau chaude du robinet peut contenir du plomb des canalisations (EPA, États-Unis). Dans un saladier, en couvrir les bâtonnets et laisser tremper {soak}. L’eau se trouble et les bâtonnets deviennent un peu souples. Les égoutter, puis les sécher soigneusement entre deux torchons : toute eau restante se change en vapeur dans le four.',
    'Mélanger les bâtonnets secs avec la fécule et le paprika jusqu’à ce qu’il n’y ait plus d’amas blancs, puis avec l’huile, jusqu’à ce que tous brillent.',
    'Sortir les plaques brûlantes, les tapisser de papier cuisson résistant à {paper} et y étaler les frites en une seule couche, sans les superposer. Enfourner pour {bake}.',
    'Retourner les frites avec une spatule fine, intervertir les plaques et poursuivre la cuisson {bake}. Elles sont cuites quand les bords sont bien dorés, que les pointes sont brunes et qu’une frite tenue par un bout reste presque droite.',
    'Saler aussitôt, tant que la surface est assez chaude pour que le sel adhère, et servir sans attendre.',
  ],
  tips: [
    'Ne pas garder les pommes de terre crues au réfrigérateur avant d’en faire des frites : le froid transforme l’amidon en sucre, et elles brunissent avant de croustiller.',
    'Viser une couleur dorée, pas brun foncé : les frites très foncées sont amères et contiennent plus d’acrylamide.',
    'Pour redonner du croustillant aux restes, les passer {refresh} sur une plaque chaude, dans un four à {oven}.',
  ],
  tags: ['pommes de terre', 'frites', 'frites sans friture', 'cuisson au four', 'accompagnement'],
});
