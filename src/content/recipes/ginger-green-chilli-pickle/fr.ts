import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Pickle de gingembre et de piments verts',
  alt: 'Achar de gingembre et de piments verts',
  description:
    'De fins bâtonnets de gingembre jeune et des rondelles de piment vert, acidulés au citron et au vinaigre et liés par de la moutarde concassée : vif, piquant et prêt dans la semaine. Ni le gingembre ni le piment n’ont assez d’acidité pour se conserver seuls : ils s’en imprègnent donc une journée entière avant qu’on ajoute l’huile. Une demi-cuillère à café à côté d’un dal, d’un khichdi ou d’un paneer grillé remplace toute une salade.',
  origin: 'Inde du Nord',
  shelfLife: '{months} mois au réfrigérateur ; jamais à température ambiante',
  ingredients: {
    ginger: 'de gingembre jeune, pelé',
    chilies: 'de piments verts, équeutés',
    salt: 'de sel fin',
    lemonJuice: 'de jus de citron frais',
    vinegar: 'de vinaigre d’alcool blanc à {acid} % d’acidité au moins',
    mustard: 'de graines de moutarde jaune',
    fenugreek: 'de graines de fenugrec',
    nigella: 'de graines de nigelle',
    turmeric: 'de curcuma en poudre',
    oil: 'd’huile de moutarde ou huile neutre, de tournesol par exemple',
  },
  steps: [
    'Laver le bocal et son couvercle à l’eau chaude savonneuse et les rincer. Faire bouillir le bocal {boil}, couvert d’eau, le laisser s’égoutter à l’envers sur un torchon propre, essuyer le couvercle avec un autre et attendre {dry}, jusqu’à séchage complet. Ne pas sécher le bocal au four : la chaleur sèche peut le fêler.',
    'Laver le gingembre et les piments et bien les essuyer. Tailler le gingembre en fins bâtonnets et les piments en rondelles de {ring} ; porter des gants pour les piments.',
    'Mélanger le tout avec le sel, le jus de citron et le vinaigre dans un saladier en verre. Poser une petite assiette dessus pour que tout reste sous le liquide, couvrir et mettre au réfrigérateur {soak}, en remuant deux fois. Le gingembre rosit souvent : c’est sa propre couleur au contact de l’acide.',
    'Avant d’égoutter, croquer une rondelle de piment : elle doit être franchement acide à cœur. Sinon, laisser le tout dans le liquide, au réfrigérateur, un jour de plus. Égoutter ensuite dans une passoire et garder la moitié du liquide.',
    'Torréfier les graines de moutarde et de fenugrec à sec dans une poêle, à feu doux, pendant {toast}, jusqu’à ce qu’elles sentent la noisette et qu’une ou deux éclatent, puis les concasser.',
    'Chauffer l’huile à {hot} dans une casserole haute ; elle n’a pas besoin de fumer. Garder un couvercle à portée de main et ne jamais laisser l’huile chaude sans surveillance : si elle fume, couper le feu ; si elle s’enflamme, poser le couvercle, couper le feu et ne jamais verser d’eau. Quand l’huile est chaude, couper le feu, attendre {wait}, puis incorporer la nigelle et le curcuma, qui doivent grésiller légèrement. Laisser refroidir complètement, environ {cool}.',
    'Mélanger le gingembre et les piments avec les épices concassées, le liquide réservé et les trois quarts de l’huile. Tasser dans le bocal sec en chassant l’air et verser le reste de l’huile par-dessus, afin que rien ne dépasse.',
    'Mettre au réfrigérateur {days} jours. Le pickle est prêt quand la moutarde a gonflé en une pâte crémeuse et que le feu des piments s’est adouci.',
  ],
  tips: [
    'Du gingembre et des piments sous l’huile sans acide présentent un risque connu de botulisme : la toxine n’a ni odeur ni goût. Respecter les quantités de citron et de vinaigre et les laisser pénétrer avant l’huile.',
    'Le garder au réfrigérateur à {fridge} ou moins dès le jour de la préparation, utiliser une cuillère sèche et le finir dans les {months} mois.',
    'Prendre des piments longs et doux pour le manger à la cuillère, de petits piments fins pour un pickle très fort. Sans les graines, il est environ deux fois moins fort.',
    'Dans certains pays, l’huile de moutarde n’est vendue que pour un usage externe, à cause de son acide érucique. Dans ce cas, prendre une huile neutre.',
    'Moisissure, bulles de gaz ou couvercle qui siffle : jeter le bocal sans goûter. Dans le doute, jeter.',
  ],
  tags: ['gingembre', 'piment vert', 'achar', 'piquant', 'citron', 'condiment'],
});
