import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Arroz con leche',
  alt: 'Riz au lait espagnol à la cannelle',
  description:
    'Le riz au lait d’Espagne et d’Amérique latine, ici crémeux à la manière des Asturies : peu de riz, beaucoup de lait et près d’une heure à remuer. Le citron et la cannelle le parfument, et on le mange froid, saupoudré de cannelle.',
  ingredients: {
    milk: 'de lait entier',
    lemon: {
      one: 'ruban de zeste de citron non traité, lavé',
      other: 'rubans de zeste de citron non traité, lavé',
    },
    cinnamon: { one: 'bâton de cannelle', other: 'bâtons de cannelle' },
    salt: 'de sel fin',
    rice: 'de riz rond',
    sugar: 'de sucre semoule',
    butter: 'de beurre',
    groundCinnamon: 'de cannelle moulue, pour servir',
  },
  steps: [
    'Rincer à l’eau froide une grande casserole à fond épais, pour que le lait attache moins. Y verser le lait, ajouter le zeste de citron, le bâton de cannelle et le sel, et chauffer jusqu’à ce que de petites bulles montent au bord.',
    'Verser le riz en pluie, remuer et baisser le feu jusqu’à un très léger frémissement. Laisser cuire {simmer}, en remuant toutes les deux ou trois minutes, plus souvent vers la fin, et en raclant le fond, jusqu’à ce que les grains soient très tendres et le lait épais comme une crème fluide.',
    'Retirer le zeste et le bâton de cannelle. Ajouter le sucre et cuire encore {sweet} sans cesser de remuer. Le sucre empêche le riz de s’attendrir : on ne l’ajoute que maintenant.',
    'Retirer du feu et incorporer le beurre. Le riz doit encore couler de la cuillère ; il épaissit beaucoup en refroidissant.',
    'Répartir dans des coupelles peu profondes, laisser tiédir {cool}, puis couvrir et mettre au réfrigérateur au moins {chill}.',
    'Saupoudrer de cannelle moulue juste avant de servir.',
  ],
  tips: [
    'Ne pas rincer le riz : c’est son amidon qui rend le lait crémeux.',
    'Dans les Asturies, on saupoudre le dessus de sucre et on le brûle au fer chaud. Un chalumeau de cuisine fait l’affaire.',
    'S’il est devenu trop ferme, le détendre avec un peu de lait froid.',
    'Le riz cuit ne se garde pas à température ambiante : le mettre au réfrigérateur dans un délai de {out} et le manger sous {days} jours.',
  ],
  tags: ['dessert', 'riz au lait', 'cannelle', 'sans gluten', 'cuisine espagnole'],
});
