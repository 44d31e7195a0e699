import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Nouilles dan dan',
  alt: 'Nouilles dan dan aux cacahuètes et aux oignons nouveaux',
  description:
    'Des nouilles de rue du Sichuan, qui doivent leur nom à la palanche à laquelle les vendeurs suspendaient leurs marmites. De fines nouilles de blé reposent sur une sauce de pâte de sésame, d’huile pimentée, de vinaigre et de poivre du Sichuan qui engourdit la langue, sous du porc croustillant sauté aux feuilles de moutarde en saumure, des cacahuètes hachées et des oignons nouveaux. Tout bien remuer depuis le fond avant la première bouchée.',
  ingredients: {
    sesamePaste: 'de pâte de sésame chinoise',
    soySauce: 'de sauce soja claire',
    vinegar: 'de vinaigre noir de Chinkiang',
    chiliOil: 'd’huile pimentée rouge du Sichuan, avec un peu de son dépôt',
    sugar: 'de sucre',
    sichuanPepper: 'de poivre du Sichuan grillé et moulu',
    garlic: { one: 'gousse d’ail finement râpée', other: 'gousses d’ail finement râpées' },
    oil: 'd’huile neutre',
    pork: 'de porc haché',
    shaoxingWine: 'de vin de Shaoxing',
    wheatPaste: 'de pâte de blé fermentée sucrée (tianmianjiang)',
    mustardGreens: 'de feuilles de moutarde en saumure du Sichuan (ya cai), rincées, essorées et hachées',
    noodles: 'de nouilles de blé fraîches et fines',
    bokChoy: 'de petits pak-choïs, feuilles détachées',
    peanuts: 'de cacahuètes grillées non salées, hachées',
    scallions: {
      one: 'oignon nouveau (oignon vert), finement émincé',
      other: 'oignons nouveaux (oignons verts) finement émincés',
    },
  },
  steps: [
    'Fouetter la pâte de sésame avec la sauce soja et le vinaigre jusqu’à obtenir un mélange lisse, puis incorporer l’huile pimentée, le sucre, le poivre du Sichuan et l’ail. La sauce doit tomber de la cuillère comme une peinture épaisse.',
    'Chauffer un wok à feu vif, y mettre l’huile neutre et le porc et l’aplatir. Saisir {sear} sans remuer, puis émietter la viande et la faire sauter {fry}, jusqu’à ce que le jus se soit évaporé, que les miettes soient brunes et croustillantes et qu’il ne reste plus de rose. Un thermomètre piqué dans un amas de viande doit indiquer au moins {core}.',
    'Verser le vin de Shaoxing le long de la paroi du wok, ajouter la pâte de blé sucrée et remuer {paste}, le temps que la viande soit brillante. Ajouter les feuilles de moutarde et faire sauter {greens}, le temps que le mélange soit sec et parfumé. Retirer du feu.',
    'Porter à ébullition une grande casserole d’eau non salée. Blanchir le pak-choï {blanch}, jusqu’à ce qu’il soit d’un vert vif, puis l’égoutter.',
    'Faire bouillir les nouilles dans la même eau {noodles}, ou le temps indiqué sur le paquet, jusqu’à ce qu’elles soient souples et élastiques, sans cœur blanc. Garder une louche d’eau de cuisson.',
    'Détendre la sauce avec quelques cuillerées de l’eau de cuisson brûlante, jusqu’à ce qu’elle ait la fluidité d’une crème, et la répartir dans des bols chauds.',
    'Égoutter les nouilles, bien les secouer et les déposer sur la sauce. Garnir de pak-choï, de porc, de cacahuètes et d’oignons nouveaux, servir aussitôt et laisser chacun mélanger son bol.',
  ],
  tips: [
    'Telle quelle, la recette remplit {bowls} bols en plat principal.',
    'Beaucoup de nouilles de blé fraîches contiennent de l’œuf, et les légumes en saumure parfois des sulfites. Lire les étiquettes si quelqu’un à table doit les éviter.',
    'La pâte de sésame chinoise se fait avec des graines torréfiées. Avec un tahini clair, ajouter un peu d’huile de sésame grillé pour retrouver la profondeur.',
    'Faire griller le poivre du Sichuan dans une poêle sèche, sur feu moyen, pendant {roast}, jeter les graines noires et les tiges, puis moudre ; la poudre du commerce a souvent perdu son effet engourdissant.',
    'La sauce et le porc se préparent {days} jours à l’avance et se gardent au réfrigérateur. Réchauffer le porc jusqu’à ce qu’il soit bien fumant.',
    'La teneur en sel des feuilles de moutarde en saumure varie. Les goûter après rinçage et mettre un peu moins de sauce soja si elles sont trop salées.',
  ],
  tags: ['nouilles', 'sichuan', 'cuisine chinoise', 'épicé', 'porc'],
});
