import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Pickle bengali de mangue verte (aam er achar)',
  alt: 'Pickle de mangue fait maison',
  description:
    'Sucré, acide et piquant à la fois : la mangue verte mijote brièvement avec du jaggery, puis mûrit dans l’huile avec le panch phoron, le mélange bengali de cinq graines. Une partie des graines crépite dans l’huile chaude, le reste est torréfié, moulu et ajouté à la fin. Il accompagne le khichuri, les luchi ou simplement du riz.',
  origin: 'Bengale (est de l’Inde et Bangladesh)',
  shelfLife: '{months} mois au réfrigérateur, toujours couvert d’huile',
  ingredients: {
    mango: 'de mangues vertes bien dures, pesées sans le noyau',
    salt: 'de sel fin',
    turmeric: 'de curcuma en poudre',
    jaggery: 'de jaggery (sucre de canne complet indien), râpé',
    vinegar: 'de vinaigre d’alcool blanc à {acid} % d’acidité au moins',
    fennel: 'de graines de fenouil',
    cumin: 'de graines de cumin',
    nigella: 'de graines de nigelle',
    mustard: 'de graines de moutarde brune',
    fenugreek: 'de graines de fenugrec',
    driedChilies: { one: 'piment rouge séché, équeuté', other: 'piments rouges séchés, équeutés' },
    chiliPowder: 'de piment rouge en poudre',
    oil: 'd’huile de moutarde ou huile neutre, de tournesol par exemple',
  },
  steps: [
    'Laver le bocal et son couvercle à l’eau chaude savonneuse et les rincer. Faire bouillir le bocal {boil}, couvert d’eau, le laisser s’égoutter à l’envers sur un torchon propre, essuyer le couvercle avec un autre et attendre {dry}, jusqu’à séchage complet. Ne pas sécher le bocal au four : la chaleur sèche peut le fêler.',
    'Laver les mangues entières et bien les essuyer. Détailler la chair avec la peau en quartiers d’environ {thick} d’épaisseur, jeter les noyaux et mélanger les quartiers avec le sel et le curcuma dans un saladier en verre ou en inox. Couvrir et mettre au réfrigérateur {chill}, le temps qu’ils baignent dans leur jus salé et se plient sans casser.',
    'Mélanger les graines de fenouil, de cumin, de nigelle, de moutarde et de fenugrec : c’est le panch phoron. Torréfier les deux tiers de ces graines à sec dans une poêle, à feu doux, pendant {toast}, le temps qu’elles dégagent un parfum chaud de noisette, laisser refroidir et moudre grossièrement.',
    'Chauffer l’huile à {hot} dans une casserole large et haute ; elle n’a pas besoin de fumer. Garder un couvercle à portée de main et ne jamais laisser l’huile chaude sans surveillance : si elle fume, couper le feu ; si elle s’enflamme, poser le couvercle, couper le feu et ne jamais verser d’eau. Quand l’huile est chaude, couper le feu et ajouter les piments séchés et les graines entières restantes : elles doivent grésiller aussitôt sans noircir. Attendre {wait}, jusqu’à ce que l’huile ne dépasse plus {cooled}, car un fruit humide fait gicler l’huile chaude.',
    'Ajouter la mangue avec tout son jus, qui porte le sel, puis le jaggery et le vinaigre. Porter doucement à frémissement et cuire à feu doux {simmer} en remuant délicatement, jusqu’à ce que le jaggery ait fondu en un sirop qui nappe la cuillère et que les quartiers soient translucides sur les bords mais encore entiers.',
    'Retirer du feu, incorporer le panch phoron moulu et le piment en poudre, et laisser reposer {cool}, jusqu’à refroidissement complet.',
    'Remplir le bocal sec à la cuillère en chassant l’air, et vérifier que l’huile dépasse la mangue d’un doigt ; en rajouter sinon. Laisser mûrir {days} jours au soleil ou au chaud, en remuant chaque jour avec une cuillère sèche, jusqu’à ce que le sirop ait foncé et que la mangue soit aigre-douce à cœur. À partir de ce jour, garder le bocal au réfrigérateur.',
  ],
  tips: [
    'Peser le sel : il représente {salt} % du poids de la mangue. Le jaggery le fait oublier en bouche, mais c’est lui qui conserve le pickle ; ne pas le réduire.',
    'On trouve le panch phoron tout prêt. Certains mélanges contiennent du radhuni, un parent du céleri ; préparer soi-même le mélange, comme ici, en cas d’allergie au céleri.',
    'Dans certains pays, l’huile de moutarde n’est vendue que pour un usage externe, à cause de son acide érucique. Dans ce cas, prendre une huile neutre : les graines de moutarde apportent quand même le goût.',
    'Le pickle épaissit en refroidissant. Arrêter quand le sirop nappe la cuillère : trop cuit, le jaggery durcit au réfrigérateur.',
    'Utiliser une cuillère propre et sèche et garder la mangue sous l’huile. L’huile seule ne conserve rien : à la moindre moisissure, au moindre dégagement de gaz, à la moindre odeur étrange, jeter le bocal sans goûter. Dans le doute, jeter.',
  ],
  tags: ['mangue', 'achar', 'bengali', 'panch phoron', 'aigre-doux', 'jaggery', 'conserve'],
});
