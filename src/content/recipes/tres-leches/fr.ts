import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Pastel de tres leches',
  alt: 'Part de gâteau aux trois laits, crème fouettée et cannelle',
  description:
    'Le gâteau aux trois laits des anniversaires d’Amérique latine : une génoise aérienne qui boit lait concentré, lait concentré sucré et crème sans se défaire, sous une couche de crème fouettée. Il attend quelques heures au frais et se prépare donc à l’avance.',
  ingredients: {
    butter: 'de beurre mou, pour le plat',
    flour: 'de farine de blé (T45)',
    bakingPowder: 'de levure chimique (poudre à pâte)',
    salt: 'de sel fin',
    eggs: { one: 'œuf moyen, blanc et jaune séparés', other: 'œufs moyens, blancs et jaunes séparés' },
    sugar: 'de sucre semoule',
    milk: 'de lait entier, pour la pâte',
    vanilla: 'd’extrait de vanille',
    evaporated: 'de lait concentré non sucré (évaporé)',
    condensed: 'de lait concentré sucré',
    cream: 'de crème liquide entière (crème à fouetter), pour imbiber',
    toppingCream: 'de crème liquide entière bien froide, pour le dessus',
    powderedSugar: 'de sucre glace (sucre à glacer)',
    cinnamon: 'de cannelle moulue, pour saupoudrer',
  },
  steps: [
    'Préchauffer le four à {oven}. Beurrer un plat de {long} sur {wide} : le gâteau y sera imbibé et servi. Mélanger la farine, la levure chimique et le sel.',
    'Fouetter les jaunes d’œufs avec les deux tiers du sucre semoule pendant {yolks}, jusqu’à ce qu’ils soient pâles et épais. Incorporer le lait de la pâte et la moitié de l’extrait de vanille.',
    'Avec des fouets propres, monter les blancs pendant {whites} en versant le reste du sucre en pluie, jusqu’à ce qu’ils soient fermes et brillants. Tamiser la farine sur les jaunes et l’incorporer, puis ajouter les blancs en trois fois, délicatement, pour garder l’air.',
    'Étaler la pâte dans le plat et cuire à mi-hauteur {bake}, jusqu’à ce que le gâteau soit doré, souple sous le doigt et qu’une lame ressorte sèche.',
    'Laisser tiédir {cool} dans le plat, puis piquer toute la surface à la fourchette, jusqu’au fond.',
    'Mélanger les deux laits concentrés, la crème pour imbiber et le reste de l’extrait de vanille. Verser peu à peu sur le gâteau, en {soak}, d’abord sur les bords, en attendant chaque fois que tout soit absorbé. Couvrir et mettre au réfrigérateur au moins {chill}.',
    'Fouetter la crème froide avec le sucre glace pendant {whip}, jusqu’à ce qu’elle forme des pointes souples. L’étaler sur le gâteau, saupoudrer de cannelle et couper en carrés dans le plat.',
  ],
  tips: [
    'Le lait semblera beaucoup trop abondant. Verser lentement : le lendemain, il n’en reste pas une goutte.',
    'Choisir une génoise sans beurre, comme ici : la matière grasse empêcherait le lait d’entrer.',
    'Certains ajoutent un trait de rhum aux laits, d’autres des fruits sur le dessus.',
    'Couvert, le gâteau se garde {days} jours au réfrigérateur ; plein de lait, il ne doit pas rester à la chaleur.',
  ],
  tags: ['gâteau', 'dessert', 'à préparer à l’avance', 'anniversaire', 'Amérique latine'],
});
