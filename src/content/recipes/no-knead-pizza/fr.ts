import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Pizza sans pétrissage',
  alt: 'Pizza margherita à la tomate, à la mozzarella et au basilic',
  cuisine: 'Italienne',
  description:
    'Deux minutes à remuer et une nuit sur le plan de travail donnent une pâte à grosses bulles, au bord moelleux et élastique, avec plus de goût que n’importe quelle pâte rapide. Ici, elle devient une margherita : tomates écrasées, mozzarella déchirée et basilic. La pâte contient {water} % d’eau par rapport à la farine : mieux vaut peser les deux. Chaque part est une pizza de {pizza} de diamètre.',
  ingredients: {
    flour: 'de farine de blé (T55, tout usage)',
    salt: 'de sel fin, pour la pâte',
    yeast: 'de levure sèche de boulanger instantanée',
    water: 'd’eau fraîche',
    shapingFlour: 'de farine de blé (T55, tout usage), pour le façonnage',
    semolina: 'de semoule fine de blé dur, pour la pelle',
    tomatoes: 'de tomates pelées entières en conserve',
    tomatoSalt: 'de sel fin, pour les tomates',
    mozzarella: 'de mozzarella fraîche à présure végétale ou microbienne, déchirée',
    oil: 'd’huile d’olive vierge extra',
    basil: { one: 'feuille de basilic frais', other: 'feuilles de basilic frais' },
  },
  steps: [
    'Mélanger au fouet la farine, le sel pour la pâte et la levure dans un grand saladier. Ajouter l’eau et remuer à la cuillère pendant {stir}, jusqu’à ce qu’il ne reste plus de farine sèche. La pâte doit être irrégulière et collante.',
    'Couvrir le saladier et le laisser à température ambiante, à {room} environ, pendant {rise}. La pâte est prête lorsqu’elle a plus que doublé, que des bulles en couvrent la surface et qu’elle tremble quand on secoue le saladier. Dans une cuisine très chaude, {hot} peuvent suffire.',
    'Verser la pâte, en raclant le saladier, sur un plan de travail saupoudré d’un peu de la farine de façonnage et la diviser en parts égales, une par pizza. Rabattre les bords de chaque pâton vers le centre, le retourner et le bouler. Couvrir et laisser reposer {rest}, le temps que les pâtons soient souples et s’étalent un peu.',
    'Pendant ce temps, préchauffer le four pendant au moins {heat} à {oven}, ou à la température maximale, avec une pierre à pizza, une plaque d’acier ou une lourde plaque de cuisson retournée sur une grille, dans le tiers supérieur.',
    'Égoutter les tomates, les écraser à la main et y mêler le sel qui leur est destiné. Poser la mozzarella déchirée sur du papier absorbant pour qu’elle ne détrempe pas les pizzas.',
    'Bien fariner un pâton et l’aplatir du bout des doigts, du centre vers l’extérieur, en laissant intact un bord de {rim}. Le soulever sur le dos des mains et laisser son poids l’étirer jusqu’à {across} de diamètre. Ne pas utiliser de rouleau, qui chasserait le gaz.',
    'Saupoudrer d’une part de la semoule une pelle en bois ou le dos d’une plaque plate et y poser la pâte. Répartir dessus sa part de tomates, puis sa part de mozzarella, et arroser d’un peu d’huile d’olive. Faire vite et secouer la pelle : la pâte doit glisser. Si elle colle, soulever le bord et jeter un peu de farine dessous.',
    'D’un petit coup sec, faire glisser la pizza de la pelle sur la pierre brûlante, sans papier cuisson, qui n’est pas fait pour cette chaleur, et cuire {bake}, jusqu’à ce que le bord soit gonflé, cloqué et brun foncé par endroits, que le fromage bouillonne et que le dessous, une fois soulevé, soit tacheté de brun.',
    'Parsemer la pizza chaude d’une partie du basilic et la laisser reposer {stand} avant de la couper. Façonner, garnir et cuire les autres pâtons de la même façon, en laissant chaque fois à la pierre {stone} pour se réchauffer.',
  ],
});
