import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Gulasch',
  alt: 'Goulasch de bœuf à la sauce rouge au paprika, avec des boulettes de pain',
  description:
    'Le goulasch de bœuf comme on le mijote à Vienne et dans le sud de l’Allemagne : presque autant d’oignons que de viande, beaucoup de paprika doux et du temps. Les oignons fondent et lient la sauce, sans farine. À servir avec des boulettes de pain, des spaetzle, des pommes vapeur ou un petit pain frais.',
  ingredients: {
    beef: 'de jarret ou paleron de bœuf désossé, en cubes de {cube}',
    onions: 'd’oignons jaunes',
    lard: 'de saindoux',
    paprika: 'de paprika doux de Hongrie',
    hotPaprika: 'de paprika fort',
    tomatoPaste: 'de concentré de tomates',
    vinegar: 'de vinaigre de cidre',
    stock: 'de bouillon de bœuf non salé',
    garlic: { one: 'gousse d’ail', other: 'gousses d’ail' },
    caraway: 'de carvi moulu',
    marjoram: 'de marjolaine séchée',
    bayLeaf: { one: 'feuille de laurier', other: 'feuilles de laurier' },
    salt: 'de sel fin',
    pepper: 'de poivre noir du moulin',
  },
  steps: [
    'Éponger la viande. Éplucher les oignons, les couper en deux et les émincer finement. Écraser l’ail.',
    'Faire fondre le saindoux dans une grande cocotte à fond épais, à feu moyen, et y cuire les oignons {onions} en remuant souvent, jusqu’à ce qu’ils aient bien réduit et pris une couleur brun doré. C’est là que la sauce prend son corps et sa couleur : ne pas se presser.',
    'Ajouter l’ail et le concentré de tomates et les laisser grésiller un instant. Retirer la cocotte du feu, incorporer les deux paprikas en {paprika} au plus et verser aussitôt le vinaigre : le paprika brûlé devient amer.',
    'Ajouter la viande, le carvi, la marjolaine, le laurier, le sel et le poivre et remuer jusqu’à ce que tous les cubes soient rouges. Verser le bouillon, qui doit arriver presque à hauteur de la viande ; sinon, compléter avec un peu d’eau.',
    'Porter à léger frémissement et laisser mijoter à feu doux, couvercle entrouvert, pendant {braise}, en remuant de temps en temps, jusqu’à ce que la viande cède sous la fourchette. Elle se mange sans risque à {safe} après trois minutes de repos, mais le jarret ne devient fondant que vers {tender}.',
    'Ôter le couvercle et laisser réduire {reduce}, jusqu’à ce que la sauce soit onctueuse, brillante et bordée d’un liseré de graisse rouge. Retirer le laurier et rectifier le sel.',
    'Laisser reposer {stand} avant de servir. Faire refroidir les restes dans des récipients peu profonds et les mettre au réfrigérateur dans les {fridge}.',
  ],
  tips: [
    'Le paprika s’évente : l’acheter en petite quantité, le garder à l’abri de la lumière et en ouvrir une boîte neuve pour le goulasch.',
    'La viande n’est pas saisie au départ. Ce sont les oignons qui donnent le goût rôti, et les cubes restent plus moelleux.',
    'À défaut de saindoux, utiliser du beurre clarifié ou de l’huile.',
    'Le goulasch se garde {days} jours au réfrigérateur et gagne à être réchauffé. Le réchauffer à cœur, à {hot}.',
  ],
  tags: ['goulasch', 'cuisine autrichienne', 'bœuf', 'paprika', 'plat mijoté'],
});
