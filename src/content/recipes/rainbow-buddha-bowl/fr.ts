import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Buddha bowl arc-en-ciel',
  alt: 'Buddha bowl végétarien',
  description:
    'Un bol qui réunit le chaud, le croquant et le crémeux : quinoa, patate douce rôtie et pois chiches épicés, avec du chou cru, de la carotte, du concombre et de l’avocat, le tout nappé d’une sauce au citron et au tahini. Assez nourrissant pour le soir ; les éléments attendent aussi au réfrigérateur pour le lendemain midi.',
  ingredients: {
    sweetPotatoes: 'de patates douces, pelées et coupées en cubes de {cube}',
    chickpeas: 'de pois chiches en conserve, égouttés et bien séchés',
    oil: 'd’huile d’olive',
    paprika: 'de paprika fumé doux',
    cumin: 'de cumin moulu',
    salt: 'de sel fin',
    quinoa: 'de quinoa, rincé',
    water: 'd’eau, pour le quinoa',
    cabbage: 'de chou rouge finement émincé',
    lemonJuice: 'de jus de citron',
    tahini: 'de tahini',
    mapleSyrup: 'de sirop d’érable',
    garlic: { one: 'gousse d’ail finement râpée', other: 'gousses d’ail finement râpées' },
    dressingWater: 'd’eau froide, pour la sauce',
    spinach: 'de pousses d’épinards',
    carrots: { one: 'carotte taillée en bâtonnets fins', other: 'carottes taillées en bâtonnets fins' },
    cucumber: { one: 'petit concombre en rondelles', other: 'petits concombres en rondelles' },
    tomatoes: 'de tomates cerises coupées en deux',
    avocado: { one: 'avocat mûr en tranches', other: 'avocats mûrs en tranches' },
    sesame: 'de graines de sésame grillées',
  },
  steps: [
    'Laver tous les légumes et l’avocat avant de les couper. Préchauffer le four à {oven}. Mélanger les patates douces et les pois chiches avec l’huile, le paprika, le cumin et la moitié du sel, et les étaler en une seule couche sur une grande plaque.',
    'Rôtir {roast} en retournant une fois, jusqu’à ce que les patates douces soient tendres et dorées sur les bords et que les pois chiches fassent un bruit sec quand on secoue la plaque.',
    'Pendant ce temps, mettre le quinoa, son eau et la moitié du sel restant dans une casserole, porter à ébullition, couvrir et cuire à feu doux {cook}, jusqu’à ce que l’eau soit absorbée et que chaque grain laisse voir un anneau blanc. Retirer du feu, laisser {rest} à couvert et égrener à la fourchette.',
    'Masser le chou avec le reste du sel et un tiers du jus de citron pendant {rub}, le temps qu’il s’assouplisse et prenne une couleur rose vif.',
    'Fouetter le tahini avec le reste du jus de citron, le sirop d’érable et l’ail. La sauce épaissit et paraît d’abord tranchée ; incorporer l’eau pour la sauce une cuillerée à la fois, en fouettant, jusqu’à ce qu’elle soit lisse et coule de la cuillère comme de la crème.',
    'Répartir les épinards et le quinoa dans de grands bols. Disposer séparément les patates douces, les pois chiches, le chou, les carottes, le concombre, les tomates et l’avocat, napper de sauce et parsemer de graines de sésame.',
  ],
  tips: [
    'Rincer le quinoa dans une passoire fine jusqu’à ce que l’eau ne mousse plus ; la mousse vient de l’enveloppe amère des grains.',
    'Les légumes rôtis, le quinoa et la sauce se gardent {days} jours au réfrigérateur dans des boîtes séparées. Ne couper l’avocat qu’au moment de manger.',
    'Bien sécher les pois chiches, sinon ils cuisent à la vapeur au lieu de devenir croustillants.',
    'La sauce épaissit au réfrigérateur ; la détendre avec un peu d’eau avant de l’utiliser.',
  ],
  tags: ['buddha bowl', 'quinoa', 'pois chiches', 'batch cooking', 'tahini'],
});
