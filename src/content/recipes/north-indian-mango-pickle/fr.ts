import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Pickle de mangue d’Inde du Nord (aam ka achaar)',
  alt: 'Pickle de mangue d’Inde du Nord à l’huile de moutarde et aux épices',
  description:
    'De la mangue verte et acide, avec sa peau, mûrie dans l’huile de moutarde avec fenouil, fenugrec et nigelle, jusqu’à ce que les morceaux cèdent sous la dent et que l’huile devienne rouge. Le sel représente {salt} % du poids de la mangue : avec l’acidité du fruit, c’est lui qui conserve le pickle, on le pèse donc au lieu de l’estimer. Une cuillerée suffit à réveiller un riz nature avec un dal ou un paratha chaud.',
  origin: 'Inde du Nord',
  shelfLife: '{months} mois au réfrigérateur, toujours couvert d’huile',
  ingredients: {
    mango: 'de mangues vertes bien dures, pesées sans le noyau',
    salt: 'de sel fin',
    turmeric: 'de curcuma en poudre',
    fennel: 'de graines de fenouil',
    fenugreek: 'de graines de fenugrec',
    mustard: 'de graines de moutarde jaune',
    nigella: 'de graines de nigelle',
    chiliPowder: 'de piment du Cachemire en poudre',
    oil: 'd’huile de moutarde ou huile neutre, de tournesol par exemple',
  },
  steps: [
    'Laver le bocal et son couvercle à l’eau chaude savonneuse et les rincer. Faire bouillir le bocal {boil}, couvert d’eau, le laisser s’égoutter à l’envers sur un torchon propre, essuyer le couvercle avec un autre et attendre {dry}, jusqu’à séchage complet. Ne pas sécher le bocal au four : la chaleur sèche peut le fêler. Rien de ce qui touche ce pickle ne doit être mouillé.',
    'Laver les mangues entières et les essuyer parfaitement. Couper la chair avec la peau en morceaux de {cut}, jeter les noyaux et peser la chair obtenue : le sel est calculé pour ce poids.',
    'Étaler les morceaux en une seule couche sur un torchon propre, au soleil ou sous un ventilateur, pendant {dry}. Ils sont prêts quand les faces coupées ont l’aspect du cuir et ne laissent plus de trace humide sur le torchon.',
    'Chauffer les graines de fenouil, de fenugrec et de moutarde à sec dans une poêle, à feu doux, {toast} en remuant, le temps qu’elles sentent le grillé sans avoir foncé. Laisser refroidir, puis concasser en poudre grossière en gardant quelques morceaux entiers.',
    'Chauffer l’huile à {hot} dans une casserole haute. Garder un couvercle à portée de main et ne jamais laisser l’huile chaude sans surveillance : si elle fume, couper le feu ; si elle s’enflamme, poser le couvercle, couper le feu et ne jamais verser d’eau. Quand l’huile est chaude, couper le feu et laisser refroidir complètement, environ {cool}. La chaleur ôte le mordant de l’huile de moutarde ; une huile neutre a seulement besoin d’être tiédie.',
    'Dans un saladier sec, mélanger la mangue avec le sel, le curcuma, le piment, la nigelle et les épices concassées, puis avec un quart de l’huile, jusqu’à ce que chaque morceau soit enrobé.',
    'Tasser dans le bocal, fermer et placer au soleil ou au chaud {days} jours. Secouer ou remuer avec une cuillère sèche une fois par jour ; la mangue rend une saumure, qui reste dans le bocal, car elle porte le sel.',
    'Enfoncer les morceaux et verser l’huile restante jusqu’à ce qu’elle les couvre d’un doigt. Laisser mûrir encore {days} jours en remuant chaque jour. C’est prêt quand la peau se croque facilement et que la mangue n’a plus le goût de cru. À partir de ce jour, garder au réfrigérateur.',
  ],
  tips: [
    'Peser le sel. Entre une cuillerée de sel fin et une de gros sel, le poids diffère d’un tiers ou plus, or un pickle à l’huile exige {salt} % de sel par rapport au poids du fruit.',
    'Dans certains pays, dont les États-Unis, l’huile de moutarde n’est vendue que pour un usage externe, à cause de son acide érucique. Dans ce cas, prendre une huile neutre : les graines de moutarde apportent quand même le goût.',
    'Choisir des mangues dures comme la pierre, vertes et très acides. Une mangue à moitié mûre a moins d’acide, ramollit et ne se conserve pas.',
    'Toujours utiliser une cuillère propre et sèche, repousser les morceaux sous l’huile et en rajouter dès qu’ils en sortent.',
    'L’huile tient l’air à distance mais ne rend pas un aliment sûr ; c’est le rôle de l’acide et du sel. En cas de moisissure, de bulles ou d’odeur suspecte, jeter tout le bocal sans goûter. Dans le doute, jeter.',
  ],
  tags: ['mangue', 'achar', 'pickle à l’huile', 'huile de moutarde', 'condiment', 'conserve'],
});
