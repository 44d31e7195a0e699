import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Pâtes au pesto',
  alt: 'Pâtes au pesto',
  cuisine: 'Italienne',
  description:
    'Du basilic, des pignons, un fromage à pâte dure et une bonne huile d’olive, pilés ou mixés pendant que l’eau chauffe, puis détendus avec un peu d’eau de cuisson en une sauce qui enrobe chaque pâte. Le pesto ne cuit jamais : c’est ce qui lui garde sa couleur verte et son goût frais. Avec du parmesan et du pecorino à la place du fromage végétarien, c’est le classique de Gênes.',
  ingredients: {
    water: 'd’eau, pour les pâtes',
    waterSalt: 'de sel fin, pour l’eau des pâtes',
    pineNuts: 'de pignons de pin',
    garlic: { one: 'gousse d’ail', other: 'gousses d’ail' },
    pestoSalt: 'de sel fin, pour le pesto',
    basil: 'de feuilles de basilic frais',
    cheese: 'de fromage à pâte dure végétarien (sans présure animale), finement râpé',
    oil: 'd’huile d’olive vierge extra',
    pasta: 'de pâtes sèches',
  },
  steps: [
    'Porter l’eau des pâtes à franche ébullition dans un grand faitout et y ajouter le sel prévu.',
    'Pendant ce temps, faire griller les pignons à sec dans une poêle à feu moyen-doux {toast}, en la secouant sans arrêt, le temps qu’ils soient dorés par endroits et sentent bon. Les verser aussitôt sur une assiette, car ils brûleraient dans la poêle chaude, et les laisser refroidir.',
    'Laver le basilic et le sécher parfaitement, à l’essoreuse puis sur un torchon. L’eau sur les feuilles donne un pesto terne et liquide.',
    'Dans un grand mortier, réduire l’ail en pâte avec le sel du pesto. Ajouter les deux tiers des pignons en pilant, puis le basilic, une poignée à la fois, jusqu’à ce qu’il n’y ait plus de feuille entière. Ou bien mixer les mêmes ingrédients avec la moitié de l’huile d’olive au robot, par à-coups de {burst}, pour que la lame ne chauffe pas le basilic.',
    'Incorporer les trois quarts du fromage, puis l’huile d’olive en mince filet, jusqu’à ce que le pesto soit crémeux et tombe lentement de la cuillère. Le verser dans un grand saladier.',
    'Cuire les pâtes {less} de moins que ne l’indique le paquet, en remuant de temps en temps, jusqu’à ce qu’elles soient tendres, mais encore un peu fermes à cœur. Prélever une grande tasse d’eau de cuisson avant de les égoutter.',
    'Délayer le pesto avec quelques cuillerées d’eau de cuisson chaude, ajouter les pâtes et mélanger {toss}, le temps que chacune soit enrobée et brillante. Ajouter encore de l’eau, une cuillerée à la fois, si le mélange paraît sec. Ne pas remettre sur le feu : le basilic noircirait et le fromage ferait des paquets.',
    'Servir aussitôt, avec le reste des pignons et du fromage par-dessus. Le pesto contient de l’ail cru dans de l’huile : garder les restes au réfrigérateur et les consommer dans les trois jours.',
  ],
});
