import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Citronnade concombre-menthe',
  alt: 'Citronnade à la menthe',
  description:
    'Une citronnade à la menthe dans laquelle on mixe du concombre avant de la filtrer, pour n’en garder que la fraîcheur. Vert pâle, à peine sucrée, c’est la boisson à poser sur la table par un après-midi de chaleur. Une pincée de sel fait ressortir le goût du concombre, sans saler.',
  garnish: ['Fines rondelles de concombre', 'Brin de menthe', 'Rondelle de citron'],
  glassware: 'Verre highball ou Collins (long drink)',
  ingredients: {
    cucumber: 'de concombre',
    mint: { one: 'feuille de menthe fraîche', other: 'feuilles de menthe fraîche' },
    sugar: 'de sucre semoule',
    lemonJuice: 'de jus de citron fraîchement pressé',
    salt: 'de sel fin',
    water: 'd’eau froide',
    ice: 'Glaçons, pour remplir les verres',
    soda: 'd’eau gazeuse bien fraîche',
  },
  steps: [
    'Laver le concombre et la menthe. Goûter une fine rondelle prise du côté de la tige : si elle est amère, jeter tout le concombre. Sinon, en tailler quelques fines rondelles pour la décoration et couper le reste en morceaux avec la peau.',
    'Mixer le concombre, le sucre, le jus de citron, le sel et la moitié de l’eau froide pendant {blend}, jusqu’à obtenir un mélange lisse et mousseux.',
    'Ajouter la menthe et mixer seulement {pulse}, par brèves impulsions, jusqu’à la réduire en paillettes. Mixée plus longtemps, elle brunit la boisson et lui donne un goût d’herbe.',
    'Filtrer au-dessus d’un pichet à travers une passoire fine, en pressant avec une cuillère jusqu’à ce que la pulpe soit presque sèche. Ajouter le reste de l’eau, mélanger et écumer. Goûter : la boisson doit être un peu trop acide et trop sucrée, puisque la glace et l’eau gazeuse vont encore l’allonger.',
    'Remplir les verres de glaçons, verser la citronnade aux trois quarts, compléter d’eau gazeuse, remuer une fois et décorer.',
  ],
  tips: [
    'Mettre d’abord le concombre et les citrons au frais : la glace fondra moins dans la boisson.',
    'Le vert s’estompe après quelques heures. Préparer la citronnade le jour même ; elle se garde au réfrigérateur jusqu’au soir et doit être remuée avant de servir, car elle dépose.',
    'Le citron vert à la place du citron la rend plus vive, et un petit bout de gingembre dans le mixeur lui donne une note chaude.',
    'Congeler ce qui reste dans un bac à glaçons et mettre ces glaçons dans de l’eau gazeuse nature.',
  ],
  tags: ['concombre', 'menthe', 'citronnade', 'sans alcool', 'pichet'],
});
