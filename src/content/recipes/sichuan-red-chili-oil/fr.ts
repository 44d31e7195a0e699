import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Huile pimentée rouge du Sichuan',
  alt: 'Wontons de Chengdu servis avec ce condiment, nappés d’huile pimentée rouge',
  description:
    'C’est l’huile rouge brique dont on assaisonne les wontons, les nouilles froides et les salades dans tout le Sichuan ; la photo la montre sur des wontons. Les épices entières parfument d’abord l’huile chaude, puis l’huile est versée sur le piment en trois fois, à trois températures, pour l’arôme grillé, la couleur et le piquant. Tout ce qui entre dans le bocal est sec : c’est aussi ce qui la conserve.',
  ingredients: {
    oil: 'd’huile neutre à point de fumée élevé',
    sichuanPepper: 'de poivre du Sichuan en grains',
    starAnise: { one: 'étoile de badiane (anis étoilé)', other: 'étoiles de badiane (anis étoilé)' },
    cassia: {
      one: 'bâton de casse ou de cannelle, brisé',
      other: 'bâtons de casse ou de cannelle, brisés',
    },
    cardamom: {
      one: 'gousse de cardamome noire, écrasée',
      other: 'gousses de cardamome noire, écrasées',
    },
    bayLeaves: { one: 'feuille de laurier séchée', other: 'feuilles de laurier séchées' },
    fennel: 'de graines de fenouil',
    chili: 'de piment du Sichuan en flocons, avec peu de graines',
    sesame: 'de graines de sésame',
    salt: 'de sel fin',
    sugar: 'de sucre',
  },
  steps: [
    'Mettre l’huile, le poivre du Sichuan, la badiane, la cannelle, la cardamome, le laurier et les graines de fenouil dans une casserole haute et bien sèche. Chauffer à feu doux jusqu’à {warm} et tenir cette température {hold} : de minuscules bulles doivent monter des épices, et rien ne doit noircir.',
    'Pendant ce temps, mélanger le piment, le sésame, le sel et le sucre dans un grand bol sec résistant à la chaleur, en métal ou en grès épais, au moins trois fois plus grand que son contenu, car l’huile mousse.',
    'Filtrer l’huile à travers une passoire métallique fine, jeter les épices et remettre l’huile dans la casserole nettoyée et parfaitement sèche. Chauffer à {hot} au thermomètre, puis retirer du feu.',
    'Jeter d’abord quelques flocons de piment dans l’huile pour essai : s’ils noircissent aussitôt, attendre qu’elle refroidisse un peu. Verser ensuite lentement environ un tiers de l’huile sur le piment, en remuant avec une cuillère en métal. Le mélange doit mousser et sentir la noisette grillée.',
    'Laisser refroidir le reste de l’huile jusqu’à {second}, ce qui prend environ {cool}, et en verser la moitié en remuant. C’est ce versement qui fait sortir la couleur rouge.',
    'Quand ce qui reste est descendu à {last}, l’incorporer aussi. Cette huile tire le piquant du piment sans le griller davantage.',
    'Laisser le bol à découvert jusqu’à ce qu’il soit à température ambiante, environ {cool}, puis couvrir et laisser reposer {rest}. L’huile devient rouge foncé et les flocons tombent au fond. La verser, avec le dépôt, dans un bocal propre et parfaitement sec, et fermer.',
  ],
  tips: [
    'Utiliser un thermomètre. Au-dessus de {limit}, le piment brûle en quelques secondes et rend toute la préparation amère et brune.',
    'Ni ail, ni gingembre, ni oignon nouveau frais dans le bocal : des légumes frais sous l’huile peuvent laisser se développer la bactérie du botulisme. Les ajouter au moment de servir.',
    'Ne jamais laisser l’huile sans surveillance sur le feu, ne jamais remplir la casserole à plus du tiers et garder un couvercle à portée de main. Si elle fume, couper le feu ; si elle s’enflamme, poser le couvercle, couper le feu et ne jamais verser d’eau.',
    'Conserver le bocal au réfrigérateur, ne prélever l’huile qu’avec une cuillère sèche et l’utiliser dans les {months} mois.',
    'Pour des wontons à l’huile rouge, les assaisonner encore chauds d’huile pimentée avec son dépôt, de sauce soja, d’un peu de sucre, d’ail râpé et d’oignons nouveaux.',
    'Pour plus de couleur que de piquant, remplacer la moitié des flocons par un piment doux, gochugaru ou piment du Cachemire.',
  ],
  tags: ['condiment', 'huile pimentée', 'sichuan', 'cuisine chinoise', 'piment'],
});
