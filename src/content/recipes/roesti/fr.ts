import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Rösti',
  alt: 'Rösti doré dans une poêle en fonte',
  description:
    'La galette de pommes de terre suisse, à la bernoise : des pommes de terre cuites la veille, râpées et rissolées lentement au beurre clarifié, jusqu’à ce que les deux faces forment une épaisse croûte dorée. Des pommes de terre, du beurre et du sel, rien de plus. Elle accompagne l’émincé de veau à la zurichoise ou une saucisse, et fait un repas avec du fromage ou un œuf au plat.',
  ingredients: {
    potatoes: 'de pommes de terre à chair ferme, de même taille',
    salt: 'de sel fin',
    ghee: 'de beurre clarifié (beurre à rôtir)',
  },
  steps: [
    'La veille, brosser les pommes de terre, les couvrir d’eau froide et les cuire avec leur peau {boil}, jusqu’à ce qu’un couteau y entre tout en sentant une légère résistance au centre. Égoutter.',
    'Les étaler et les laisser refroidir {cool}, puis les mettre au réfrigérateur, à découvert jusqu’à ce qu’elles soient froides, au plus tard {fridge} après la cuisson. Les y laisser {night} : bien froides, elles donnent des brins qui se tiennent.',
    'Éplucher les pommes de terre et les râper à la râpe à rösti ou à gros trous, en brins d’environ {shred} de large. Saler et aérer à la fourchette sans tasser.',
    'Faire chauffer les deux tiers du beurre clarifié à feu moyen dans une poêle en fonte ou antiadhésive de {pan} de diamètre. Ajouter les pommes de terre et les faire revenir {toss} en les retournant délicatement, jusqu’à ce que tous les brins soient enrobés et chauds.',
    'Les rassembler en une galette plate, presser légèrement le pourtour et laisser dorer {first} à feu moyen-doux sans remuer, jusqu’à ce que le dessous forme une croûte bien dorée et que la galette glisse quand on secoue la poêle.',
    'Retirer la poêle du feu, y poser une assiette plate à l’envers, tenir fermement le tout avec des maniques et retourner. De la graisse chaude peut couler : basculer en s’éloignant de soi.',
    'Faire fondre le reste du beurre clarifié dans la poêle, y faire glisser la galette et cuire {second}, jusqu’à ce que l’autre face soit croustillante. Renverser sur un plat, couper en parts et servir aussitôt.',
  ],
  tips: [
    'À Zurich, on part de pommes de terre crues : les râper, les essorer dans un torchon et cuire la galette un peu plus longtemps, à feu plus doux.',
    'Pour davantage de convives, prendre deux poêles : trop épaisse, la galette ne croustille pas.',
    'De petits röstis, dans une poêle de {pan} de diamètre, se retournent plus facilement.',
    'Cuites dans leur peau, les pommes de terre se gardent {days} jours au réfrigérateur : on les cuit quand cela arrange.',
  ],
  tags: ['rösti', 'pommes de terre', 'cuisine suisse', 'accompagnement', 'végétarien'],
});
