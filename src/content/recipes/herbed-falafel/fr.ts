import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Falafels aux herbes',
  alt: 'Falafels',
  description:
    'Une croûte brune et croustillante, un cœur aérien, bien vert de persil et de coriandre. Les pois chiches sont mixés crus, après trempage : cuits ou en conserve, ils se transforment en pâte et se défont dans l’huile. Une sauce au tahini et au citron les accompagne.',
  ingredients: {
    chickpeas: 'de pois chiches secs',
    onion: { one: 'petit oignon coupé en quartiers', other: 'petits oignons coupés en quartiers' },
    garlic: { one: 'gousse d’ail', other: 'gousses d’ail' },
    parsley: 'de persil, sans les grosses tiges',
    cilantro: 'de coriandre fraîche, sans les grosses tiges',
    cumin: 'de cumin moulu',
    coriander: 'de coriandre moulue',
    cayenne: 'de piment de Cayenne',
    pepper: 'de poivre noir moulu',
    salt: 'de sel fin',
    chickpeaFlour: 'de farine de pois chiches',
    bakingSoda: 'de bicarbonate de soude alimentaire',
    sesame: 'de graines de sésame',
    oil: 'd’huile neutre, pour la friture',
    tahini: 'de tahini',
    lemonJuice: 'de jus de citron',
    sauceGarlic: {
      one: 'gousse d’ail finement râpée, pour la sauce',
      other: 'gousses d’ail finement râpées, pour la sauce',
    },
    sauceSalt: 'de sel fin, pour la sauce',
    water: 'd’eau glacée',
  },
  steps: [
    'Couvrir les pois chiches d’eau froide jusqu’à trois fois leur hauteur au moins et les laisser tremper {soak} ; s’il fait chaud dans la cuisine, les mettre au réfrigérateur. Ils doivent doubler de volume et se fendre net sous la dent. Les égoutter et bien les sécher dans un torchon.',
    'Mettre dans le bol d’un robot les pois chiches, l’oignon, l’ail, le persil, la coriandre fraîche, le cumin, la coriandre moulue, le piment de Cayenne, le poivre et le sel. Mixer par impulsions, en raclant les parois, jusqu’à obtenir une sorte de gros couscous humide qui se tient quand on le presse. S’arrêter avant que cela devienne une pâte.',
    'Incorporer la farine de pois chiches, couvrir et laisser {chill} au réfrigérateur, pour que le mélange se raffermisse.',
    'Pendant ce temps, fouetter le tahini avec le jus de citron, l’ail râpé et le sel pour la sauce. Le mélange commence par se raidir ; ajouter l’eau glacée petit à petit, jusqu’à ce que la sauce soit pâle et coule en ruban.',
    'Mélanger le bicarbonate et les graines de sésame aux pois chiches. Avec les mains mouillées, former des boulettes d’environ {ball} en pressant fermement, sans pétrir.',
    'Verser l’huile dans une casserole haute à fond épais, de {pan} de diamètre, où elle arrive à {deep} environ et ne dépasse pas le tiers de la hauteur, et la chauffer à {hot}. Garder un couvercle à portée de main et ne jamais laisser l’huile chaude sans surveillance : si elle fume, couper le feu ; si elle s’enflamme, poser le couvercle, couper le feu et ne jamais verser d’eau. Après la friture, laisser l’huile refroidir complètement avant de déplacer la casserole. Faire frire un premier falafel pour essai : s’il se défait, incorporer au reste une cuillerée de farine de pois chiches.',
    'Faire frire les falafels par petites quantités pendant {fry} en les retournant une fois, jusqu’à ce qu’ils soient bien bruns et durs quand on les tapote et que le bouillonnement se calme. Laisser l’huile revenir à température avant d’en plonger d’autres.',
    'Les laisser égoutter {drain} sur une grille et en ouvrir un : l’intérieur doit être brûlant et pris, sans cœur humide. Servir avec la sauce.',
  ],
  tips: [
    'On obtient environ {falafel} falafels. Le pain pita et la salade ne sont pas compris dans les valeurs nutritionnelles ; la pita ajoute du blé. De l’huile, seule la part absorbée par les falafels est comptée.',
    'Crues, les boulettes se congèlent bien ({months} mois). Avant de les frire encore congelées, en faire tomber tout le givre, qui fait déborder l’huile chaude, et les y plonger doucement, quelques-unes à la fois ; frire {longer} de plus.',
    'Pour cuire les falafels au four, les badigeonner d’huile, les aplatir un peu et les enfourner à {oven} pendant {bake} en les retournant une fois. Ils seront plus secs et moins croustillants.',
    'Une fois frits, les falafels se gardent {days} jours au réfrigérateur ; les réchauffer dans un four bien chaud, pas au micro-ondes.',
  ],
  tags: ['falafels', 'pois chiches', 'cuisine orientale', 'herbes', 'friture'],
});
