import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Bœuf mijoté au vin rouge',
  alt: 'Bœuf mijoté aux carottes et aux pommes de terre',
  cuisine: 'Américaine',
  description:
    'Du paleron bien saisi, puis oublié dans un four doux avec du vin rouge, du bouillon et du thym, jusqu’à ce qu’il se coupe à la cuillère. Les carottes et les pommes de terre ne le rejoignent que pour la dernière heure, afin d’être fondantes sans tomber en purée. Comme la plupart des plats mijotés, il est encore meilleur réchauffé le lendemain.',
  ingredients: {
    beef: 'de paleron de bœuf, en cubes de {cube}',
    salt: 'de sel fin',
    pepper: 'de poivre noir du moulin',
    flour: 'de farine de blé (T55, tout usage)',
    oil: 'd’huile végétale',
    onions: { one: 'oignon haché', other: 'oignons hachés' },
    celery: { one: 'branche de céleri hachée', other: 'branches de céleri hachées' },
    garlic: { one: 'gousse d’ail hachée', other: 'gousses d’ail hachées' },
    tomatoPaste: 'de concentré de tomates',
    wine: 'de vin rouge sec',
    stock: 'de bouillon de bœuf non salé',
    thyme: { one: 'brin de thym frais', other: 'brins de thym frais' },
    bayLeaves: { one: 'feuille de laurier', other: 'feuilles de laurier' },
    carrots: 'de carottes, en tronçons de {piece}',
    potatoes: 'de pommes de terre à chair ferme (Charlotte), en morceaux de {piece}',
    parsley: 'de persil frais haché',
  },
  steps: [
    'Préchauffer le four à {oven}. Bien éponger la viande, l’assaisonner avec la moitié du sel et tout le poivre, puis la rouler dans la farine pour l’enrober.',
    'Faire chauffer un peu de l’huile dans une cocotte à fond épais allant au four, à feu moyen-vif. Y faire dorer la viande en plusieurs fois, en espaçant les morceaux, {brown} à chaque fois, et en ne la retournant que lorsqu’une croûte brune s’est formée et qu’elle se décolle d’elle-même. Rajouter un peu d’huile chaque fois et réserver la viande.',
    'Réduire à feu moyen et faire revenir les oignons et le céleri dans cette graisse {onions}, en grattant les sucs, jusqu’à ce qu’ils soient tendres et dorés. Ajouter l’ail et le concentré de tomates et cuire {paste} en remuant, le temps que le concentré prenne une couleur brique.',
    'Verser le vin et faire bouillir {boil}, jusqu’à réduction de moitié. Ajouter le bouillon, le thym, le laurier, la viande et son jus. La viande doit être tout juste couverte.',
    'Porter à un très léger frémissement, couvrir et enfourner la cocotte pour {braise}. La surface doit à peine frémir ; si le liquide bout, baisser un peu le four.',
    'Ajouter les carottes, les pommes de terre et le reste du sel, couvrir et remettre au four pour {vegetables}, jusqu’à ce que la lame d’un couteau entre sans résistance dans les légumes et que la viande se défasse à la fourchette. Le paleron se mange sans risque à {safe} après trois minutes de repos, mais il ne devient fondant que vers {tender}.',
    'Si la sauce est trop liquide, la laisser réduire à découvert sur la plaque {reduce}, le temps qu’elle nappe la cuillère. Retirer le laurier et les tiges de thym.',
    'Laisser reposer {stand}, dégraisser, rectifier l’assaisonnement et parsemer de persil. Faire refroidir les restes dans des récipients peu profonds et les mettre au réfrigérateur dans les {fridge}.',
  ],
});
