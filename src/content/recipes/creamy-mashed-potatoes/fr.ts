import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Purée de pommes de terre onctueuse',
  alt: 'Purée de pommes de terre',
  description:
    'Une purée lisse et généreusement beurrée, qui se tient en pointes souples et reste légère. Les pommes de terre sont desséchées sur le feu avant tout ajout, et le beurre est incorporé avant le lait chaud : la matière grasse enrobe l’amidon et la purée ne devient jamais collante.',
  ingredients: {
    potatoes:
      'de pommes de terre à purée (Agria, Bintje ou Monalisa), épluchées et coupées en morceaux de {piece}',
    waterSalt: 'de sel fin, pour l’eau de cuisson',
    butter: 'de beurre froid, coupé en dés',
    milk: 'de lait entier',
    cream: 'de crème liquide entière (crème à fouetter)',
    bayLeaf: { one: 'feuille de laurier', other: 'feuilles de laurier' },
    salt: 'de sel fin, pour assaisonner',
    nutmeg: 'de noix de muscade râpée',
    pepper: 'de poivre blanc moulu',
  },
  steps: [
    'Rincer les morceaux de pommes de terre à l’eau froide jusqu’à ce qu’elle soit presque claire. Les mettre dans une grande casserole, les recouvrir de {cover} d’eau froide propre et ajouter le sel pour l’eau.',
    'Porter à ébullition, puis laisser cuire {simmer} à petits frémissements. Elles sont prêtes quand un morceau s’écrase dès qu’on le presse avec une fourchette ; un cœur encore dur donnerait des grumeaux.',
    'Pendant ce temps, chauffer le lait, la crème et le laurier dans une petite casserole, jusqu’à ce que le mélange fume et que de petites bulles se forment au bord. Retirer du feu, couvrir et laisser infuser {infuse}, puis ôter le laurier.',
    'Bien égoutter les pommes de terre, les remettre dans la casserole vide et les dessécher {dry} à feu doux en remuant, jusqu’à ce qu’elles ne dégagent plus de vapeur et qu’une pellicule farineuse se forme au fond.',
    'Passer les pommes de terre au presse-purée ou au moulin à légumes au-dessus d’un saladier chaud. Incorporer le beurre à la spatule, une poignée à la fois, jusqu’à ce qu’il n’y ait plus de traînées jaunes.',
    'Réchauffer le lait jusqu’à ce qu’il fume et l’incorporer en trois fois, en attendant à chaque fois qu’il soit absorbé. S’arrêter quand la purée tombe de la cuillère en plis souples ; il ne sera peut-être pas nécessaire de tout mettre.',
    'Ajouter le sel prévu pour l’assaisonnement, la muscade et le poivre blanc, goûter et servir bien chaud.',
  ],
  tips: [
    'Ne jamais utiliser de mixeur ni de robot : les lames font éclater les grains d’amidon et la purée devient une pâte élastique.',
    'Démarrer la cuisson à l’eau froide. Dans l’eau bouillante, l’extérieur se défait avant que le cœur soit tendre.',
    'Pour garder la purée au chaud jusqu’à {hold}, poser le saladier couvert sur une casserole d’eau à peine frémissante et verser une fine couche de lait chaud sur la purée ; l’incorporer au moment de servir.',
    'Les restes se gardent {days} jours au réfrigérateur. Les réchauffer doucement avec un peu de lait, jusqu’à ce qu’ils soient fumants.',
  ],
  tags: ['pommes de terre', 'purée maison', 'accompagnement', 'beurre', 'plat réconfortant'],
});
