import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Tortilla de patatas',
  alt: 'Omelette espagnole aux pommes de terre, une part entamée',
  description:
    'L’épaisse omelette aux pommes de terre d’Espagne, présente dans tous les bars et sur toutes les tables. Les pommes de terre et l’oignon cuisent doucement dans beaucoup d’huile d’olive, sont égouttés, puis pris dans les œufs en un gâteau doré. Elle se mange chaude, tiède ou froide, dans du pain.',
  ingredients: {
    potatoes: 'de pommes de terre à chair ferme',
    onion: { one: 'gros oignon', other: 'gros oignons' },
    oil: 'd’huile d’olive, dont la plus grande partie est ensuite retirée',
    eggs: { one: 'œuf moyen', other: 'œufs moyens' },
    salt: 'de sel fin',
  },
  steps: [
    'Éplucher les pommes de terre, les rincer et bien les sécher, car l’eau fait gicler l’huile chaude. Les couper en quatre dans la longueur, puis en tranches de {slice}. Émincer finement l’oignon.',
    'Faire chauffer l’huile à feu moyen dans une poêle antiadhésive à bord haut de {pan}. Y glisser les pommes de terre et l’oignon, ajouter la moitié du sel et laisser cuire {poach}, en les retournant de temps en temps. L’huile doit frémir, sans frire : les pommes de terre sont cuites quand elles se brisent sous la cuillère, presque sans coloration.',
    'Éteindre le feu et retirer les pommes de terre et l’oignon à l’écumoire, dans une passoire posée sur un saladier résistant à la chaleur. Laisser égoutter {drain}. Ne verser l’huile de la poêle dans le saladier qu’une fois refroidie.',
    'Battre les œufs avec le reste du sel, juste assez pour mêler blancs et jaunes. Incorporer les pommes de terre encore chaudes, en écraser quelques-unes et laisser reposer {rest}, pour qu’elles s’imprègnent d’œuf.',
    'Essuyer la poêle, y faire chauffer à feu moyen un mince film de l’huile égouttée et verser la préparation. Remuer une fois, puis laisser cuire {first} en ramenant le bord vers l’intérieur à la spatule, jusqu’à ce qu’il soit pris et que la tortilla glisse quand on secoue la poêle.',
    'Poser dessus une assiette plus large que la poêle, la tenir fermement d’une main gantée et retourner le tout d’un seul geste, au-dessus de l’évier. Faire glisser la tortilla dans la poêle, rabattre le bord dessous et cuire à feu doux {second}, jusqu’à ce qu’elle soit prise à cœur : {inside} au centre.',
    'La faire glisser sur une assiette propre et la laisser reposer {stand} avant de la couper en parts.',
  ],
  tips: [
    'Retourner sans hésiter : une assiette plate sans rebord et un geste vif comptent plus que la force.',
    'Beaucoup d’Espagnols l’aiment coulante au centre. Ne la préparer ainsi qu’avec des œufs pasteurisés, et jamais pour les jeunes enfants, les femmes enceintes, les personnes âgées ou immunodéprimées.',
    'L’huile filtrée a pris le goût de l’oignon : elle servira pour la prochaine tortilla ou pour des œufs au plat.',
    'Ne pas laisser la tortilla plus de {out} à température ambiante. Couverte, elle se garde {days} jours au réfrigérateur.',
  ],
  tags: ['pommes de terre', 'œufs', 'tapas', 'omelette espagnole', 'végétarien'],
});
