import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Chana masala (curry de pois chiches)',
  alt: 'Chana masala',
  description:
    'Des pois chiches dans une sauce brune et acidulée aux tomates et à l’oignon, de celles où l’on trempe du pain plat ou que l’on verse sur du riz. Les oignons cuisent bien au-delà du blond, les épices s’ajoutent en trois temps, et une partie des pois chiches, écrasée, épaissit la sauce.',
  ingredients: {
    oil: 'd’huile neutre',
    cuminSeeds: 'de graines de cumin',
    bayLeaf: { one: 'feuille de laurier', other: 'feuilles de laurier' },
    onion: { one: 'gros oignon finement ciselé', other: 'gros oignons finement ciselés' },
    ginger: 'de gingembre frais finement râpé',
    garlic: { one: 'gousse d’ail finement râpée', other: 'gousses d’ail finement râpées' },
    chilies: { one: 'piment vert fendu dans la longueur', other: 'piments verts fendus dans la longueur' },
    coriander: 'de coriandre moulue',
    cumin: 'de cumin moulu',
    turmeric: 'de curcuma en poudre',
    chiliPowder: 'de piment du Cachemire en poudre',
    tomatoes: 'de tomates concassées en conserve',
    chickpeas: 'de pois chiches en conserve, égouttés',
    water: 'd’eau chaude',
    salt: 'de sel fin',
    mangoPowder: 'de poudre de mangue verte (amchur)',
    garamMasala: 'de garam masala',
    lemonJuice: 'de jus de citron',
    cilantro: 'de coriandre fraîche ciselée',
  },
  steps: [
    'Faire chauffer l’huile dans une grande sauteuse à fond épais, sur feu moyen. Ajouter les graines de cumin et la feuille de laurier ; quand les graines crépitent et foncent un peu, au bout de {crackle} environ, ajouter l’oignon.',
    'Faire revenir l’oignon pendant {brown} en remuant souvent, jusqu’à ce qu’il soit uniformément brun caramel. Verser un peu d’eau s’il attache.',
    'Ajouter le gingembre, l’ail et les piments verts et faire revenir pendant {fry}. Incorporer la coriandre moulue, le cumin moulu, le curcuma et le piment en poudre avec une cuillerée d’eau chaude prélevée sur la quantité prévue et laisser cuire {spices}, le temps que la pâte embaume et laisse une pellicule au fond de la sauteuse.',
    'Ajouter les tomates et le sel. Laisser cuire {reduce} en remuant, jusqu’à ce que le mélange soit épais et foncé et que des perles d’huile apparaissent sur le bord.',
    'Écraser environ un quart des pois chiches à la fourchette. Ajouter tous les pois chiches avec le reste de l’eau chaude, porter à ébullition et laisser mijoter à feu doux, à demi couvert, pendant {simmer}. La sauce doit napper la cuillère et un pois chiche doit s’écraser entre deux doigts.',
    'Incorporer la poudre de mangue et le garam masala et laisser mijoter encore {finish}. Hors du feu, ajouter le jus de citron et la plus grande partie de la coriandre fraîche, puis retirer la feuille de laurier.',
    'Couvrir, laisser reposer {rest}, rectifier l’assaisonnement et servir parsemé du reste de coriandre.',
  ],
  tips: [
    'Avec des pois chiches secs : en faire tremper la moitié du poids indiqué pendant une nuit, puis les cuire à petits frémissements pendant {simmer} environ, le temps que l’intérieur soit fondant. Remplacer l’eau chaude par leur eau de cuisson.',
    'Laisser aux oignons le temps de brunir. Des oignons pâles donnent une sauce douceâtre et plate.',
    'Pas de poudre de mangue ? Doubler le jus de citron.',
    'Ce plat se garde {days} jours au réfrigérateur, se congèle bien ({months} mois) et n’en est que meilleur le lendemain.',
  ],
  tags: ['pois chiches', 'cuisine indienne', 'curry', 'plat unique', 'à congeler'],
});
