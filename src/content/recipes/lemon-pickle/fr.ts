import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Pickle de citron (nimbu ka achaar)',
  alt: 'Pickle de citron à l’huile',
  description:
    'Des citrons salés avec toute leur écorce et laissés à eux-mêmes deux semaines, jusqu’à ce qu’elle devienne tendre et douce, puis terminés avec une huile où ont infusé fenugrec, moutarde et ase fétide. C’est un bon pickle pour débuter, car les citrons apportent eux-mêmes beaucoup d’acidité. En couper un morceau dans un yaourt, ou le servir avec du riz au yaourt, un dal ou n’importe quelle friture.',
  origin: 'Inde du Nord',
  shelfLife: '{months} mois au réfrigérateur, toujours couvert d’huile',
  ingredients: {
    lemons: 'de citrons non traités à peau fine',
    salt: 'de sel fin',
    lemonJuice: 'de jus de citron frais',
    turmeric: 'de curcuma en poudre',
    fenugreek: 'de graines de fenugrec',
    mustard: 'de graines de moutarde brune',
    chiliPowder: 'de piment du Cachemire en poudre',
    asafoetida: 'd’ase fétide (asafœtida) sans gluten',
    oil: 'd’huile de tournesol ou autre huile neutre',
  },
  steps: [
    'Laver le bocal et son couvercle à l’eau chaude savonneuse et les rincer. Faire bouillir le bocal {boil}, couvert d’eau, le laisser s’égoutter à l’envers sur un torchon propre, essuyer le couvercle avec un autre et attendre {dry}, jusqu’à séchage complet. Ne pas sécher le bocal au four : la chaleur sèche peut le fêler.',
    'Brosser les citrons, les essuyer parfaitement et les laisser sur un torchon {rest}, pour que la dernière humidité s’évapore. Couper chacun en huit au-dessus d’un saladier pour recueillir le jus, et retirer les pépins, qui rendraient le pickle amer.',
    'Mélanger les citrons et le jus rendu avec le sel et le curcuma, tasser le tout dans le bocal, verser le jus de citron dessus et fermer. Le lendemain, les morceaux doivent baigner dans le liquide ; sinon, les enfoncer.',
    'Placer le bocal au soleil ou au chaud {days} jours et le secouer une fois par jour. Continuer quand l’écorce est assez tendre pour se couper avec le bord d’une cuillère ; les citrons à peau épaisse demandent parfois une semaine de plus.',
    'Torréfier le fenugrec à sec dans une poêle, à feu doux, pendant {toast}, le temps qu’il fonce d’un ton et pas plus, car le fenugrec brûlé est amer. Le moudre finement.',
    'Chauffer l’huile avec les graines de moutarde dans une casserole haute à feu moyen, couvercle entrouvert, jusqu’à ce qu’elles éclatent, environ {pop}. Ne jamais laisser l’huile chaude sans surveillance : si elle fume, couper le feu ; si elle s’enflamme, fermer le couvercle, couper le feu et ne jamais verser d’eau. Quand les graines ont éclaté, couper le feu, attendre {wait}, puis incorporer l’ase fétide, le fenugrec moulu et le piment ; l’huile doit rougir et mousser doucement sans que la poudre brunisse. Laisser refroidir complètement, environ {cool}.',
    'Mêler l’huile épicée aux citrons avec une cuillère sèche, les enfoncer et vérifier que l’huile les couvre d’un doigt. Laisser mûrir encore {days} jours en remuant chaque jour : c’est prêt quand le liquide a épaissi en sauce et que plus aucun morceau n’a le goût d’écorce crue. À partir de ce jour, garder le bocal au réfrigérateur.',
  ],
  tips: [
    'Les citrons à peau fine ou les citrons verts indiens sont prêts le plus vite. La peau blanche, quand elle est épaisse, reste amère des mois durant ; en retirer une partie si l’on n’a rien d’autre.',
    'Peser le sel : il représente {salt} % du poids des citrons et, avec leur acidité, conserve le bocal.',
    'L’ase fétide en poudre est le plus souvent coupée à la farine de blé. Le pickle n’est sans gluten qu’avec une poudre étiquetée comme telle ; on peut aussi s’en passer sans grande perte.',
    'L’huile de moutarde est l’autre choix classique. Dans certains pays, elle n’est vendue que pour un usage externe, à cause de son acide érucique ; c’est pourquoi une huile neutre est indiquée ici.',
    'Utiliser une cuillère propre et sèche et garder les morceaux sous l’huile. Voile blanc, duvet ou pétillement sont signe de moisissure ou de levure : jeter le bocal sans goûter. Dans le doute, jeter.',
  ],
  tags: ['citron', 'nimbu', 'achar', 'agrumes', 'condiment', 'conserve'],
});
