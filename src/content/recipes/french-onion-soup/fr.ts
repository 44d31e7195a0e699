import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Soupe à l’oignon gratinée',
  alt: 'Soupe à l’oignon gratinée',
  description:
    'Une cocotte d’oignons, fondus pendant près d’une heure jusqu’à devenir bruns et confits, puis mouillés de vin blanc et de bouillon de bœuf. Du pain grillé et du gruyère par-dessus, et tout passe sous le gril jusqu’à ce que le fromage cloque. L’essentiel du travail, c’est la patience.',
  ingredients: {
    butter: 'de beurre',
    oil: 'd’huile d’olive',
    onions: 'd’oignons jaunes, coupés en deux et finement émincés',
    salt: 'de sel fin',
    sugar: 'de sucre',
    flour: 'de farine de blé (T55, tout usage)',
    wine: 'de vin blanc sec',
    stock: 'de bouillon de bœuf peu salé (il contient en général du céleri)',
    thyme: { one: 'brin de thym', other: 'brins de thym' },
    bayLeaf: { one: 'feuille de laurier', other: 'feuilles de laurier' },
    pepper: 'de poivre noir moulu',
    vinegar: 'de vinaigre de xérès',
    baguette: {
      one: 'tranche de baguette de {thick} d’épaisseur',
      other: 'tranches de baguette de {thick} d’épaisseur',
    },
    garlic: { one: 'gousse d’ail coupée en deux', other: 'gousses d’ail coupées en deux' },
    cheese: 'de gruyère grossièrement râpé',
  },
  steps: [
    'Faire fondre le beurre avec l’huile dans une grande cocotte à fond épais, sur feu moyen. Ajouter les oignons et le sel, couvrir et laisser cuire {soften}, en remuant à deux reprises, le temps qu’ils aient fondu et rendu leur jus.',
    'Découvrir, incorporer le sucre et laisser cuire {brown} en remuant régulièrement, plus souvent vers la fin. Dès qu’une pellicule brune se forme au fond, la décoller, avec une cuillerée d’eau si elle accroche. Les oignons sont prêts lorsqu’ils sont couleur châtaigne, fondants et réduits au quart environ.',
    'Saupoudrer de farine et remuer {flour}. Verser le vin et laisser bouillonner {wine} en grattant bien le fond, jusqu’à disparition de l’odeur piquante.',
    'Ajouter le bouillon, le thym et le laurier. Laisser mijoter doucement, à demi couvert, {simmer}. Retirer les herbes, incorporer le poivre et le vinaigre et rectifier l’assaisonnement.',
    'Pendant que la soupe mijote, préchauffer le four à {oven}. Faire griller la baguette sur une plaque {toast}, le temps qu’elle soit bien sèche et dorée sur les bords, puis frotter une face avec l’ail coupé.',
    'Passer le four en position gril, à puissance maximale. Poser sur la plaque des bols qui supportent le gril, les remplir de soupe brûlante, y poser les croûtons et couvrir de fromage jusqu’au bord.',
    'Faire gratiner à environ {below} sous le gril pendant {broil}, le temps que le fromage bouillonne et se couvre de taches brun foncé. Laisser tiédir les bols {cool} avant de servir : sous la croûte, la soupe est brûlante.',
  ],
  tips: [
    'Émincer les oignons dans la longueur, de la racine à la pointe : ils gardent leurs fibres et ne tombent pas en purée.',
    'Choisir un bouillon peu salé : il se concentre en mijotant, et le fromage apporte encore du sel.',
    'La plupart des bouillons de bœuf du commerce contiennent du céleri, c’est pourquoi il est mentionné ici. Lire l’étiquette en cas d’allergie.',
    'Le vin et le vinaigre de vin contiennent le plus souvent des sulfites.',
    'Pas de bols qui supportent le gril ? Faire fondre le fromage sur les croûtons sous le gril et les déposer sur la soupe à table.',
    'La soupe sans pain ni fromage se garde {days} jours au réfrigérateur et n’en est que meilleure le lendemain.',
  ],
  tags: ['soupe', 'oignon', 'gratinée', 'fromage', 'hiver'],
});
