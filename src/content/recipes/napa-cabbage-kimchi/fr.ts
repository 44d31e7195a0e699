import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Kimchi express au chou chinois',
  alt: 'Kimchi',
  description:
    'C’est le mak kimchi, celui de tous les jours : le chou est coupé avant d’être salé, si bien qu’il est prêt à mettre en bocal en un après-midi et se sert tel quel à table. Croquant et frais le premier jour, légèrement pétillant après une journée à température ambiante, il devient acide et profond après deux semaines au réfrigérateur.',
  ingredients: {
    cabbage: 'de chou chinois (pe-tsaï), coupé en morceaux de {cut}',
    salt: 'de gros sel de mer non iodé',
    water: 'd’eau',
    riceFlour: 'de farine de riz gluant',
    sugar: 'de sucre',
    gochugaru: 'de gochugaru (piment coréen en flocons)',
    fishSauce: 'de sauce de poisson sans gluten',
    garlic: { one: 'gousse d’ail finement râpée', other: 'gousses d’ail finement râpées' },
    ginger: 'de gingembre finement râpé',
    pear: { one: 'poire nashi râpée', other: 'poires nashi râpées' },
    daikon: 'de radis daikon, taillé en bâtonnets très fins',
    scallions: {
      one: 'oignon nouveau (oignon vert), coupé en tronçons de {cut}',
      other: 'oignons nouveaux (oignons verts), coupés en tronçons de {cut}',
    },
  },
  steps: [
    'Rincer le chou et le secouer pour l’égoutter. Le mélanger avec le sel dans un grand saladier, en frottant surtout les parties blanches et épaisses, puis laisser dégorger {stand}. Retourner toutes les {turn}. Le chou est prêt quand un morceau blanc se plie en deux sans casser.',
    'Pendant ce temps, délayer la farine de riz et le sucre dans l’eau au fouet dans une petite casserole, puis remuer à feu moyen pendant {stir}, jusqu’à ce que le mélange fasse des bulles et ressemble à une colle liquide. Laisser refroidir complètement.',
    'Incorporer le gochugaru, la sauce de poisson, l’ail, le gingembre et la poire à la bouillie froide. Laisser reposer {swell}, le temps que les flocons gonflent et que la pâte devienne rouge foncé.',
    'Rincer le chou deux fois à grande eau froide et l’égoutter dans une passoire pendant {drain}, en le pressant doucement à la fin. Goûter un morceau épais : il doit être nettement salé sans être agressif, plus salé qu’une salade assaisonnée, soit {salt} % de son poids en sel. S’il est trop fort, rincer encore une fois ; s’il est fade, ajouter un peu de sel.',
    'Enfiler des gants et mélanger le chou, le daikon et les oignons nouveaux avec la pâte, jusqu’à ce que chaque morceau soit rouge. La sauce de poisson compense les légumes non salés : l’ensemble contient {salt} % de sel, comme le NCHFP (États-Unis) le demande pour la choucroute, et les bactéries lactiques l’emportent.',
    'Tasser le kimchi dans un bocal propre en chassant les poches d’air, jusqu’à ce que le jus recouvre le chou. Laisser au moins {free} de vide en haut, poser le couvercle sans serrer et placer le bocal sur une assiette.',
    'Garder le bocal dans une pièce fraîche, entre {low} et {high}, à l’abri du soleil, pendant {ferment}. L’ouvrir une fois, enfoncer le chou sous son jus avec une cuillère propre et chercher de petites bulles et une odeur légèrement acide. S’il n’y en a pas, laisser fermenter encore, {more} au plus.',
    'Fermer le bocal et le mettre au réfrigérateur, à {fridge} ou moins. Le kimchi se mange tout de suite ; il est plus rond après {days} jours.',
  ],
  tips: [
    'Peser le sel. D’un gros sel à l’autre, une cuillère n’en contient pas la même quantité : mesuré au volume, on peut se tromper de moitié. Le sel représente ici {salt} % du poids du chou cru ; le rinçage en enlève l’essentiel.',
    'Garder le chou sous son jus et n’utiliser que des ustensiles propres. Jeter le kimchi qui présente une moisissure duveteuse ou colorée ou qui sent le pourri.',
    'Le kimchi se garde au réfrigérateur environ {months} mois et continue de s’acidifier. Bien fermenté, il est idéal pour un ragoût ou un riz sauté.',
    'Ouvrir le bocal une fois par jour la première semaine, pour laisser le gaz s’échapper.',
    'Une pomme sucrée peut remplacer la poire nashi. Certaines sauces de poisson contiennent du blé : le kimchi n’est sans gluten qu’avec une sauce étiquetée comme telle.',
  ],
  tags: ['kimchi', 'coréen', 'fermenté', 'chou chinois', 'condiment'],
});
