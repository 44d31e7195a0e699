import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Curry de légumes',
  alt: 'Curry de légumes à l’indienne',
  cuisine: 'Indienne',
  description:
    'Un sabzi de légumes du nord de l’Inde : pommes de terre, chou-fleur, carottes, haricots verts et petits pois dans un masala épais d’oignon, de tomate et de gingembre, qui les enrobe au lieu de les noyer. Chaque légume entre dans la sauteuse à son heure : tous sont tendres en même temps et aucun ne s’est défait. À servir avec du riz ou du pain plat.',
  ingredients: {
    oil: 'd’huile végétale',
    cuminSeeds: 'de graines de cumin',
    onions: { one: 'oignon finement haché', other: 'oignons finement hachés' },
    garlic: { one: 'gousse d’ail finement hachée', other: 'gousses d’ail finement hachées' },
    ginger: 'de gingembre frais finement haché',
    greenChili: { one: 'piment vert finement haché', other: 'piments verts finement hachés' },
    coriander: 'de coriandre moulue',
    groundCumin: 'de cumin moulu',
    chiliPowder: 'de piment du Cachemire en poudre',
    turmeric: 'de curcuma en poudre',
    salt: 'de sel fin',
    tomatoes: 'de tomates concassées en conserve',
    potatoes: 'de pommes de terre à chair ferme (Charlotte), en dés de {cube}',
    carrots: 'de carottes, en rondelles de {slice}',
    water: 'd’eau',
    cauliflower: 'de chou-fleur, en petits bouquets',
    beans: 'de haricots verts, en tronçons de {piece}',
    peas: 'de petits pois surgelés',
    garamMasala: 'de garam masala',
    fenugreek: 'de feuilles de fenugrec séchées (kasuri methi), émiettées',
    lemonJuice: 'de jus de citron',
    cilantro: 'de coriandre fraîche ciselée',
  },
  steps: [
    'Faire chauffer l’huile dans une grande sauteuse à fond épais, à feu moyen. Y jeter une seule graine de cumin : si elle grésille aussitôt, ajouter les autres et les laisser crépiter {crackle}, jusqu’à ce qu’elles foncent légèrement.',
    'Ajouter les oignons et les faire revenir {fry}, en remuant souvent, le temps qu’ils soient tendres et uniformément dorés. Des oignons pâles donnent un curry fade : ne pas brusquer cette étape.',
    'Ajouter l’ail, le gingembre et le piment vert et remuer {garlic}, jusqu’à disparition de l’odeur de cru. Ajouter la coriandre moulue, le cumin moulu, le piment en poudre, le curcuma et le sel, et remuer {spices}. Un trait d’eau évite qu’ils ne brûlent.',
    'Ajouter les tomates et cuire {cook}, le temps que le masala soit épais, se détache du fond quand on y passe une cuillère et laisse perler l’huile sur les bords.',
    'Ajouter les pommes de terre, les carottes et l’eau. Couvrir et laisser mijoter à feu moyen-doux {simmer}, jusqu’à ce qu’un couteau entre dans les pommes de terre mais rencontre encore une résistance au centre.',
    'Ajouter le chou-fleur et les haricots verts, remuer pour les enrober, couvrir et cuire {cook}, en remuant à deux reprises, le temps que tout soit juste tendre. Ajouter un peu d’eau si le fond accroche.',
    'Ajouter les petits pois, le garam masala et les feuilles de fenugrec et cuire à découvert {cook}, jusqu’à ce que les petits pois soient chauds et bien verts et que la sauce nappe les légumes.',
    'Retirer du feu et incorporer le jus de citron et la moitié de la coriandre fraîche. Laisser reposer {stand}, rectifier l’assaisonnement et parsemer du reste de coriandre.',
  ],
});
