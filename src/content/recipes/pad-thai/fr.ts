import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Pad thaï',
  alt: 'Pad thaï aux crevettes',
  cuisine: 'Thaïlandaise',
  description:
    'Nouilles de riz, crevettes, tofu et œufs sautés au wok avec une sauce au tamarin, à la sauce de poisson et au sucre de palme : acide, salé et sucré dans la même bouchée, avec le croquant des cacahuètes et des pousses de soja. Les nouilles sont trempées et non bouillies, pour rester élastiques, et passent au wok en plusieurs fois, car dans un wok trop plein tout cuit à l’étouffée.',
  ingredients: {
    noodles: 'de nouilles de riz plates sèches, de {width} de large',
    palmSugar: 'de sucre de palme, haché',
    tamarind: 'de purée de tamarin non sucrée',
    fishSauce: 'de sauce de poisson sans gluten',
    prawns: 'de crevettes crues, décortiquées, boyau retiré',
    tofu: 'de tofu ferme, en fines lanières',
    oil: 'd’huile végétale',
    shallots: { one: 'échalote finement émincée', other: 'échalotes finement émincées' },
    garlic: { one: 'gousse d’ail finement hachée', other: 'gousses d’ail finement hachées' },
    radish: 'de radis blanc salé (chai poh) sans gluten, finement haché',
    eggs: { one: 'œuf moyen, battu', other: 'œufs moyens, battus' },
    sprouts: 'de pousses de soja (haricot mungo)',
    chives: 'de ciboulette chinoise (ciboulette ail), en tronçons de {long}',
    peanuts: 'de cacahuètes grillées non salées, grossièrement hachées',
    chili: 'de flocons de piment',
    lime: { one: 'citron vert, lavé, en quartiers', other: 'citrons verts, lavés, en quartiers' },
  },
  steps: [
    'Couvrir les nouilles de riz d’eau tiède et les laisser tremper {soak}, le temps qu’on puisse en enrouler une autour du doigt ; elles doivent être encore trop fermes pour être mangées. Bien égoutter.',
    'Faire chauffer le sucre de palme, la purée de tamarin et la sauce de poisson dans une petite casserole à feu doux pendant {warm}, en remuant, jusqu’à dissolution du sucre. Goûter : la sauce doit être d’abord acide, puis salée, puis sucrée. Certaines sauces de poisson et certains radis salés contiennent du blé : vérifier l’étiquette.',
    'Sécher les crevettes et le tofu. Faire chauffer un quart de l’huile dans un wok à feu vif jusqu’à ce qu’elle ondule et saisir les crevettes {prawns}, en les retournant une fois, jusqu’à ce qu’elles soient roses, recourbées et opaques à cœur ({done}). Les retirer. Faire dorer le tofu {tofu} dans un autre quart de l’huile et l’ajouter aux crevettes.',
    'Cuire maintenant en plusieurs fois, deux portions à la fois, en prenant chaque fois une part égale de tout ce qui doit encore passer au wok. Pour commencer, faire chauffer une part d’huile à feu moyen-vif et y faire revenir une part d’échalotes, d’ail et de radis salé pendant {fry}, en remuant, jusqu’à ce que le mélange embaume et dore sur les bords.',
    'Ajouter une part de nouilles et de sauce et faire sauter {toss}, le temps que les nouilles aient bu la sauce et soient tendres mais élastiques. Si elles sont encore fermes et que le wok est sec, ajouter une cuillerée d’eau et continuer à faire sauter.',
    'Pousser les nouilles sur le côté, verser une part d’œufs dans l’espace libre et laisser prendre {set}. Brouiller jusqu’à ce qu’il ne reste plus d’œuf liquide ({done}), puis mélanger aux nouilles.',
    'Ajouter une part de crevettes, de tofu, de pousses de soja et de ciboulette chinoise et faire sauter {toss}, jusqu’à ce que la ciboulette tombe et que le tout soit brûlant. Verser dans des assiettes chaudes, essuyer le wok et cuire les autres portions de la même façon.',
    'Parsemer de cacahuètes et de flocons de piment et servir aussitôt avec les quartiers de citron vert, à presser par-dessus.',
  ],
});
