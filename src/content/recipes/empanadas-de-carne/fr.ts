import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Empanadas de carne',
  alt: 'Chaussons dorés en demi-lune au bord tressé',
  description:
    'Les chaussons à la viande d’Argentine, cuits au four : une pâte souple au saindoux et à l’eau salée tiède, une farce juteuse de bœuf et de beaucoup d’oignon, avec paprika, cumin, œuf dur et olive. Le bord tressé, le « repulgue », retient le jus. Une portion, ce sont deux empanadas.',
  ingredients: {
    flour: 'de farine de blé (T55, tout usage)',
    doughSalt: 'de sel fin, pour la pâte',
    water: 'd’eau chaude',
    lard: 'de saindoux ou graisse de bœuf, fondu, pour la pâte',
    fryingLard: 'de saindoux ou graisse de bœuf, pour la farce',
    onions: { one: 'oignon moyen, haché fin', other: 'oignons moyens, hachés fin' },
    pepper: { one: 'poivron rouge moyen, en petits dés', other: 'poivrons rouges moyens, en petits dés' },
    beef: 'de bœuf haché gros',
    salt: 'de sel fin, pour la farce',
    paprika: 'de paprika doux',
    cumin: 'de cumin moulu',
    chili: 'de piment doux en flocons (ají molido)',
    scallions: { one: 'oignon nouveau, émincé', other: 'oignons nouveaux, émincés' },
    eggs: { one: 'œuf moyen, pour la farce', other: 'œufs moyens, pour la farce' },
    olives: { one: 'olive verte dénoyautée', other: 'olives vertes dénoyautées' },
    glaze: { one: 'œuf moyen battu, pour dorer', other: 'œufs moyens battus, pour dorer' },
  },
  steps: [
    'Dissoudre le sel de la pâte dans l’eau chaude. Mélanger la farine et le saindoux fondu, verser l’eau salée et pétrir {knead}, jusqu’à obtenir une pâte lisse et ferme. L’emballer et la laisser reposer {rest} au réfrigérateur.',
    'Faire fondre le saindoux de la farce à feu moyen dans une grande poêle et y faire suer les oignons et le poivron {soften}, jusqu’à ce qu’ils soient tendres et translucides, sans coloration.',
    'Monter le feu, ajouter le bœuf et le sel de la farce et cuire {brown} en l’émiettant, jusqu’à ce qu’il ne reste plus de rose. Hors du feu, incorporer le paprika, le cumin et le piment, qui brûleraient dans la poêle chaude. La farce doit rester juteuse.',
    'Ajouter les oignons nouveaux, étaler la farce sur une plaque, laisser tiédir {cool}, puis mettre au réfrigérateur {chill}, jusqu’à ce que la graisse fige. Chaude, la farce déchirerait la pâte.',
    'Pendant ce temps, faire durcir les œufs de la farce {boil} à l’eau bouillante, les rafraîchir, les écaler et les hacher.',
    'Étaler la pâte sur {thick} d’épaisseur sur un plan légèrement fariné et y découper {discs} disques de {across} de diamètre, en réutilisant les chutes une fois.',
    'Poser au centre de chaque disque une bonne cuillerée de farce, un peu d’œuf et une olive. Humecter la moitié du bord, replier la pâte, chasser l’air et souder. Pour la tresse, replier le bord sur lui-même entre le pouce et l’index, petit à petit, d’un bout à l’autre.',
    'Préchauffer le four à {oven}. Poser les empanadas sur une plaque garnie de papier cuisson, les dorer à l’œuf battu et les cuire {bake}, jusqu’à ce qu’elles soient bien dorées et qu’un thermomètre indique {inside} dans la farce.',
    'Les laisser reposer {stand} : le jus est brûlant. Elles se mangent à la main.',
  ],
  tips: [
    'Autant d’oignon que de viande, à l’œil, voilà ce qui rend la farce juteuse ; ne pas lésiner.',
    'La viande hachée au couteau est la plus classique. Choisir un morceau un peu gras.',
    'Crues, les empanadas se gardent {months} mois au congélateur. Les cuire sans décongélation, quelques minutes de plus.',
    'Cuites, elles se gardent {days} jours au réfrigérateur ; les réchauffer au four plutôt qu’au micro-ondes.',
  ],
  tags: ['bœuf', 'chaussons', 'apéritif dînatoire', 'à congeler', 'Argentine'],
});
