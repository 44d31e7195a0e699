import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Mapo tofu',
  alt: 'Mapo tofu',
  cuisine: 'Chinoise',
  description:
    'Des cubes tremblants de tofu tendre dans une sauce rouge brique qui brûle et picote à la fois : la pâte de fèves au piment donne le feu et la profondeur, le poivre du Sichuan l’engourdissement. Un peu de porc sert d’assaisonnement plus que de viande. À servir sur du riz vapeur, pour lequel ce plat est fait.',
  ingredients: {
    tofu: 'de tofu tendre (ou soyeux ferme), en cubes de {cube}',
    poachingSalt: 'de sel fin, pour l’eau de pochage',
    sichuanPepper: 'de poivre du Sichuan en grains',
    oil: 'd’huile végétale',
    pork: 'de porc haché',
    doubanjiang: 'de doubanjiang (pâte de fèves au piment du Sichuan), haché',
    blackBeans: 'de haricots noirs fermentés (douchi), rincés et hachés',
    ginger: 'de gingembre frais finement haché',
    garlic: { one: 'gousse d’ail finement hachée', other: 'gousses d’ail finement hachées' },
    chiliFlakes: 'de flocons de piment du Sichuan',
    stock: 'de bouillon de volaille non salé',
    soySauce: 'de sauce soja',
    sugar: 'de sucre semoule',
    cornstarch: 'de fécule de maïs (Maïzena)',
    water: 'd’eau froide',
    scallions: {
      one: 'oignon nouveau (oignon vert), finement émincé',
      other: 'oignons nouveaux (oignons verts) finement émincés',
    },
  },
  steps: [
    'Torréfier le poivre du Sichuan à sec dans un wok, à feu doux, pendant {toast}, en secouant, le temps qu’il sente les agrumes et ait légèrement foncé. Laisser refroidir, jeter les graines noires et réduire en poudre.',
    'Porter à petit frémissement une large casserole d’eau avec le sel de pochage. Y glisser le tofu et le pocher {poach} sans laisser bouillir, jusqu’à ce qu’il soit chaud à cœur et un peu plus ferme. Le laisser dans l’eau chaude jusqu’au moment de s’en servir.',
    'Faire chauffer l’huile dans le wok à feu vif jusqu’à ce qu’elle ondule. Faire revenir le porc {fry} en l’émiettant, jusqu’à ce qu’il n’ait plus rien de rosé, qu’il ait atteint {done} et que les bords soient bruns et croustillants.',
    'Réduire à feu moyen-doux, ajouter le doubanjiang et remuer {paste}, jusqu’à ce que l’huile soit d’un rouge vif. Ajouter les haricots noirs, le gingembre, l’ail et les flocons de piment et remuer {fry}, le temps que les parfums se dégagent. L’ail qui brunit devient amer.',
    'Verser le bouillon, la sauce soja et le sucre et porter à ébullition. Sortir le tofu de son eau avec une écumoire, l’égoutter et le glisser dans la sauce. Laisser mijoter {simmer} en le poussant délicatement du dos d’une cuillère pour que les cubes restent entiers.',
    'Délayer la fécule de maïs dans l’eau froide. En ajouter un tiers à la fois, en laissant bouillonner la sauce {bubble} après chaque ajout, jusqu’à ce qu’elle nappe le tofu et qu’une mince couche d’huile rouge se forme sur le bord. Il ne sera peut-être pas nécessaire de tout mettre.',
    'Incorporer la moitié des oignons nouveaux. Verser dans un plat creux et terminer avec le poivre du Sichuan moulu et le reste des oignons. Servir aussitôt.',
  ],
});
