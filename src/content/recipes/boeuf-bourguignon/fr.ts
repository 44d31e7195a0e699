import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Bœuf bourguignon',
  alt: 'Cocotte de bœuf au vin rouge, champignons, petits oignons et carottes',
  description:
    'Le grand mijoté du dimanche : du bœuf, des lardons et une bouteille entière de vin rouge, oubliés au four jusqu’à ce que la sauce soit sombre et la viande fondante. Petits oignons glacés et champignons dorés n’arrivent qu’à la fin. Encore meilleur préparé la veille.',
  ingredients: {
    beef: 'de paleron ou macreuse de bœuf, en cubes de {cube}',
    salt: 'de sel fin',
    pepper: 'de poivre noir du moulin',
    lardons: 'de lardons fumés',
    oil: 'd’huile végétale',
    onions: { one: 'oignon haché', other: 'oignons hachés' },
    carrots: 'de carottes, en rondelles de {slice}',
    garlic: { one: 'gousse d’ail écrasée', other: 'gousses d’ail écrasées' },
    tomatoPaste: 'de concentré de tomates',
    flour: 'de farine de blé (T55, tout usage)',
    wine: 'de vin rouge sec (une bouteille), bourgogne ou autre pinot noir',
    stock: 'de bouillon de bœuf non salé',
    thyme: { one: 'brin de thym frais', other: 'brins de thym frais' },
    bayLeaves: { one: 'feuille de laurier', other: 'feuilles de laurier' },
    butter: 'de beurre',
    pearlOnions: 'de petits oignons grelots, épluchés',
    sugar: 'de sucre semoule',
    mushrooms: 'de champignons de Paris, en quartiers',
    parsley: 'de persil frais haché',
  },
  steps: [
    'Préchauffer le four à {oven}. Bien éponger la viande, la saler et la poivrer.',
    'Faire revenir les lardons {lardons} à feu moyen dans une cocotte à fond épais allant au four, jusqu’à ce qu’ils aient rendu leur graisse, et les retirer. Ajouter un peu d’huile, monter le feu et faire dorer la viande en plusieurs fois, en espaçant les morceaux, {brown} à chaque fois, en rajoutant de l’huile au besoin. Réserver.',
    'Baisser à feu moyen et faire revenir les oignons hachés et les carottes dans cette graisse {onions}, en grattant les sucs, jusqu’à ce qu’ils soient tendres et dorés. Ajouter l’ail et le concentré de tomates, remuer {paste}, puis singer avec la farine et la laisser roussir {flour}.',
    'Verser le vin en fouettant et faire bouillir {boil} à découvert. Ajouter le bouillon, le thym, le laurier, la viande et son jus, et les lardons. Le liquide doit arriver tout juste à hauteur de la viande.',
    'Porter à un très léger frémissement, couvrir et enfourner la cocotte pour {braise}, jusqu’à ce que la viande cède sous la fourchette. Elle se mange sans risque à {safe} après trois minutes de repos, mais le paleron ne devient fondant que vers {tender}.',
    'Une demi-heure avant la fin, mettre les oignons grelots dans une poêle avec la moitié du beurre, le sucre et de l’eau à mi-hauteur. Cuire à demi couvert {glaze}, jusqu’à ce que l’eau soit évaporée et les oignons tendres, brillants et dorés. Les retirer.',
    'Faire fondre le reste du beurre dans la même poêle et y faire sauter les champignons à feu vif {mushrooms}, jusqu’à ce qu’ils aient perdu leur eau et soient bien dorés.',
    'Retirer les tiges de thym et le laurier et dégraisser. Ajouter les oignons grelots et les champignons et laisser mijoter {simmer} à découvert sur le feu, jusqu’à ce que la sauce nappe la cuillère. Parsemer de persil. Faire refroidir les restes dans des récipients peu profonds et les mettre au réfrigérateur dans les {fridge}.',
  ],
  tips: [
    'Cuisiner avec un vin que l’on boirait. Un bourgogne n’est pas obligatoire : un rouge sec et peu boisé convient.',
    'On peut faire mariner la viande dans le vin {night}, toujours au réfrigérateur. Bien l’éponger avant de la saisir et faire bouillir la marinade avec le plat.',
    'Des pommes vapeur, des tagliatelles fraîches ou une purée l’accompagnent bien.',
    'Le bourguignon se garde {days} jours au réfrigérateur, à {cold} au plus, et gagne à être réchauffé. Le réchauffer à {hot} à cœur.',
  ],
  tags: ['bœuf bourguignon', 'bœuf', 'vin rouge', 'plat mijoté', 'cuisine française'],
});
