import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Nouilles étirées à l’huile brûlante (you po che mian)',
  alt: 'Larges nouilles à l’huile brûlante, piment et oignons nouveaux',
  description:
    'De larges nouilles moelleuses et élastiques du Shaanxi, étirées à la main à partir d’une pâte de farine, d’eau et de sel. Le piment, l’ail et les oignons nouveaux sont amassés sur les nouilles chaudes, puis arrosés d’huile très chaude : l’assaisonnement cuit directement dans le bol, en grésillant. L’essentiel du temps est du repos, et c’est lui qui permet à la pâte de s’étirer.',
  ingredients: {
    flour: 'de farine de blé (T55 ou T65) contenant {protein} % de protéines',
    salt: 'de sel fin',
    water: 'd’eau fraîche',
    coatingOil: 'd’huile neutre, pour enduire la pâte',
    bokChoy: 'de petits pak-choïs, feuilles détachées',
    soySauce: 'de sauce soja claire',
    vinegar: 'de vinaigre noir de Chinkiang',
    sugar: 'de sucre',
    scallions: {
      one: 'oignon nouveau (oignon vert), finement émincé',
      other: 'oignons nouveaux (oignons verts) finement émincés',
    },
    garlic: { one: 'gousse d’ail finement hachée', other: 'gousses d’ail finement hachées' },
    chiliFlakes: 'de piment doux en gros flocons',
    sichuanPepper: 'de poivre du Sichuan grillé et moulu',
    splashingOil: 'd’huile neutre à point de fumée élevé, pour arroser',
  },
  steps: [
    'Mélanger la farine et le sel dans un saladier. Verser l’eau lentement en remuant avec des baguettes jusqu’à n’avoir plus que des flocons, puis pétrir {knead} pour obtenir une pâte ferme et rugueuse. Couvrir et laisser reposer {rest}.',
    'Pétrir encore {knead}. La pâte est prête lorsqu’elle est lisse comme un lobe d’oreille et reprend lentement sa forme sous le doigt.',
    'Couper la pâte en morceaux d’environ {piece} et rouler chacun en boudin court. Enduire les boudins sur toute leur surface de l’huile prévue pour la pâte, les poser côte à côte sur une assiette, couvrir hermétiquement et laisser reposer {rest} à température ambiante. Un boudin doit alors s’étirer sans se rétracter.',
    'Mélanger la sauce soja, le vinaigre et le sucre et répartir cet assaisonnement dans de grands bols chauds. Porter à ébullition une grande casserole d’eau et la maintenir à ébullition.',
    'Aplatir un boudin, l’étaler en une bande d’environ {wide} de large et {long} de long, et marquer un sillon au milieu, sur toute la longueur, avec une baguette. Tenir les deux bouts et étirer doucement jusqu’à ce que la bande ait la longueur des bras écartés, en la claquant sur le plan de travail pour l’aider à s’allonger, puis la fendre le long du sillon pour former une boucle.',
    'Plonger la nouille aussitôt dans l’eau bouillante et étirer la suivante. Cuire chacune {cook} à partir du moment où elle remonte à la surface, jusqu’à ce qu’elle soit brillante, sans trace farineuse à l’intérieur ; ajouter le pak-choï pour la dernière minute.',
    'Déposer les nouilles et le pak-choï dans les bols. Amasser par-dessus les oignons nouveaux, l’ail, le piment et le poivre du Sichuan, pour que l’huile les touche en premier.',
    'Chauffer l’huile prévue pour arroser dans une petite casserole sèche à {oil}, sous son point de fumée ; une rondelle d’oignon nouveau qu’on y jette doit grésiller aussitôt. La verser lentement sur les petits tas, à bout de bras, et mélanger dès que le grésillement cesse.',
  ],
  tips: [
    'Telle quelle, la recette est pour {people} personnes en plat principal.',
    'Si une nouille se déchire pendant l’étirage, la pâte n’a pas assez reposé. Laisser aux autres boudins {rest} de plus.',
    'Utiliser des bols en grès ou en métal, parfaitement secs à l’intérieur : un verre fin peut se fêler, et l’eau fait gicler l’huile.',
    'Ne jamais laisser l’huile sans surveillance sur le feu et garder un couvercle à portée de main. Si elle fume, elle est trop chaude : couper le feu et la laisser refroidir avant de la verser. Si elle s’enflamme, poser le couvercle, couper le feu et ne jamais verser d’eau.',
    'Les boudins huilés se gardent une nuit au réfrigérateur. Les laisser revenir à température ambiante pendant {warm} avant de les étirer.',
  ],
  tags: ['nouilles', 'nouilles étirées', 'shaanxi', 'cuisine chinoise', 'épicé'],
});
