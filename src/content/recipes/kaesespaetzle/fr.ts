import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Käsespätzle',
  alt: 'Spaetzle au fromage, aux oignons dorés et à la ciboulette',
  description:
    'Des spaetzle maison, faits d’une pâte molle aux œufs jetée dans l’eau bouillante, disposés en couches avec un fromage de montagne corsé et recouverts d’oignons bien dorés : le grand plat réconfortant de la Souabe, de l’Allgäu et du Vorarlberg. À servir dès que le fromage file, avec une salade verte.',
  ingredients: {
    flour: 'de farine de blé (T45, T55 ou tout usage)',
    salt: 'de sel fin, pour la pâte',
    nutmeg: 'de noix de muscade râpée',
    eggs: { one: 'œuf moyen', other: 'œufs moyens' },
    water: 'd’eau froide',
    onions: 'd’oignons jaunes',
    butter: 'de beurre',
    cheese: 'de fromage de montagne affiné (Bergkäse, comté ou gruyère), râpé gros',
    waterSalt: 'de sel fin, pour l’eau de cuisson',
    pepper: 'de poivre noir du moulin',
    chives: 'de ciboulette fraîche lavée, ciselée',
  },
  steps: [
    'Mélanger la farine, le sel de la pâte et la muscade dans un saladier. Ajouter les œufs et l’eau et battre {beat} à la cuillère en bois, jusqu’à ce que la pâte soit lisse, fasse des bulles et tombe de la cuillère en rubans épais qui se déchirent.',
    'Couvrir et laisser reposer {rest}.',
    'Pendant ce temps, éplucher les oignons, les couper en fines rondelles et les dorer dans le beurre à feu moyen {onions} en remuant, jusqu’à ce qu’ils soient fondants et bien colorés.',
    'Porter à ébullition une grande casserole d’eau avec le sel de cuisson. Préchauffer le four à {dish} et y tiédir un plat à gratin.',
    'Presser une partie de la pâte au-dessus de l’eau avec une presse à spaetzle, ou en racler de fines lanières sur une planche mouillée. Quand les spaetzle remontent, les laisser frémir encore {cook}, pour que l’œuf soit bien cuit. Les retirer à l’écumoire et bien les égoutter.',
    'Les mettre dans le plat chaud, parsemer d’un peu de fromage et de poivre et garder au chaud dans le four. Continuer couche par couche jusqu’à épuisement, en finissant par du fromage. Laisser encore {melt} au four, jusqu’à ce que tout ait fondu ; si c’est sec, détendre d’une cuillerée d’eau de cuisson.',
    'Répartir dessus les oignons et leur beurre, parsemer de ciboulette et servir aussitôt.',
  ],
  tips: [
    'Moitié Bergkäse, moitié emmental, le plat est plus doux et file davantage ; un peu de munster lui donne le caractère de l’Allgäu, où l’on met du romadur.',
    'Râper le fromage soi-même : celui du commerce est enrobé de fécule et fond moins bien.',
    'Une passoire à gros trous et une corne remplacent la presse à spaetzle.',
    'Mettre les restes au réfrigérateur dans les {fridge}. Ils se gardent {days} jours et sont très bons poêlés au beurre, jusqu’à ce qu’ils soient brûlants.',
  ],
  tags: ['spaetzle', 'cuisine allemande', 'fromage', 'oignons', 'plat réconfortant'],
});
