import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Hefezopf',
  alt: 'Brioche tressée allemande au sucre perlé et aux amandes',
  description:
    'La brioche tressée des dimanches et de Pâques en Allemagne : moelleuse, à peine sucrée, parfumée au citron. Moins riche en beurre qu’une brioche française, elle se mange avec du beurre et de la confiture ou du miel, au petit déjeuner comme au goûter.',
  ingredients: {
    flour: 'de farine de blé (T45, T55 ou tout usage)',
    yeast: 'de levure sèche de boulanger instantanée',
    sugar: 'de sucre semoule',
    salt: 'de sel fin',
    zest: 'de zeste finement râpé d’un citron non traité, lavé',
    milk: 'de lait tiède, pour la pâte',
    egg: { one: 'œuf moyen', other: 'œufs moyens' },
    butter: 'de beurre mou',
    yolk: { one: 'jaune d’œuf moyen, pour dorer', other: 'jaunes d’œufs moyens, pour dorer' },
    glazeMilk: 'de lait, pour dorer',
    pearlSugar: 'de sucre perlé',
    almonds: 'd’amandes effilées',
  },
  steps: [
    'Mélanger la farine, la levure, le sucre, le sel et le zeste dans un grand saladier. Le lait de la pâte doit être tiède, à {warm} environ ; brûlant, il tuerait la levure.',
    'Ajouter le lait de la pâte, l’œuf et le beurre et pétrir {knead}, au robot ou à la main, jusqu’à ce que la pâte soit lisse, élastique et se détache du saladier. Elle doit rester souple ; n’ajouter une cuillerée de farine que si elle colle vraiment.',
    'Couvrir et laisser lever dans un endroit chaud {rise}, jusqu’à ce que la pâte ait doublé.',
    'Renverser la pâte sur le plan de travail, chasser le gaz et la diviser en trois pâtons égaux. Rouler chacun en un boudin d’environ {rope}, un peu plus fin aux extrémités. S’ils se rétractent, les laisser reposer {rest} et reprendre.',
    'Poser les boudins côte à côte sur une plaque garnie de papier cuisson, les souder à une extrémité et les tresser sans trop serrer. Souder l’autre bout et replier les deux extrémités dessous.',
    'Couvrir et laisser lever {proof}, jusqu’à ce que l’empreinte d’un doigt ne se comble que lentement. Pendant ce temps, préchauffer le four à {oven}.',
    'Battre le jaune d’œuf avec le lait prévu pour dorer et en badigeonner toute la tresse. Parsemer de sucre perlé et d’amandes. Enfourner dans le tiers inférieur du four pour {bake}, en couvrant de papier d’aluminium si elle dore trop vite. La tresse est cuite quand elle est bien dorée, sonne creux dessous et atteint {done} à cœur.',
    'Laisser refroidir sur une grille au moins {cool} avant de la couper.',
  ],
  tips: [
    'Pour le petit déjeuner, laisser lever la pâte {night} au réfrigérateur plutôt qu’au chaud et la façonner froide. La seconde pousse demande alors environ {hour}.',
    'Qui aime les raisins secs en ajoute une poignée à la pâte lisse. Trempés au préalable, ils ne brûlent pas en surface.',
    'Avec de la levure sèche active, la délayer dans le lait tiède et la laisser mousser {soak}.',
    'Meilleure le jour même, la tresse se garde {days} jours dans une boîte à pain. Rassise, elle fait un très bon pain perdu.',
  ],
  tags: ['brioche tressée', 'cuisine allemande', 'pâte levée', 'Pâques', 'petit déjeuner'],
});
