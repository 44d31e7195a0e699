import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Poulet rôti en crapaudine',
  alt: 'Poulet rôti entier',
  cuisine: 'Américaine',
  description:
    'Colonne vertébrale retirée et poitrine bien aplatie, un poulet entier rôtit en moins d’une heure : les cuisses sont prêtes en même temps que les blancs, et toute la peau fait face à la chaleur. Citron, ail et herbes se glissent sous la peau avec du beurre, et il reste sur la plaque quelques cuillerées d’un jus vif et corsé. Sans ciseaux à volaille, demander au boucher de le préparer.',
  ingredients: {
    chicken: {
      one: 'poulet entier d’environ {weight}',
      other: 'poulets entiers d’environ {weight} chacun',
    },
    salt: 'de sel fin',
    pepper: 'de poivre noir du moulin',
    butter: 'de beurre mou',
    garlic: { one: 'gousse d’ail écrasée', other: 'gousses d’ail écrasées' },
    rosemary: 'de romarin frais finement haché',
    thyme: 'de feuilles de thym frais',
    lemon: { one: 'citron non traité', other: 'citrons non traités' },
    oil: 'd’huile d’olive',
  },
  steps: [
    'Préparer le beurre aux herbes tant que les mains sont propres. Laver le citron, en râper le zeste et couper le fruit en deux. Écraser le zeste avec le beurre, l’ail, le romarin, le thym et la moitié du poivre, et mélanger le sel avec le reste du poivre dans un petit bol.',
    'Poser le poulet sur une planche, poitrine vers le bas, et ne pas le rincer : cela ne ferait que disperser les germes. Couper de part et d’autre de la colonne vertébrale avec des ciseaux solides et la retirer. Retourner la volaille, écarter les cuisses et appuyer fermement du talon de la main au milieu du bréchet, jusqu’à ce qu’il craque et que le poulet soit à plat.',
    'Bien sécher la peau. La décoller du bout des doigts au-dessus des blancs et des cuisses, et glisser dessous tout le beurre aux herbes. Frotter les deux côtés de sel et de poivre. Replier les pointes des ailes derrière la poitrine, puis se laver les mains et laver la planche, les bols et les ciseaux à l’eau chaude savonneuse.',
    'Laisser reposer le poulet {stand} pour que le sel commence à agir, et préchauffer le four à {oven}. Pour une peau plus croustillante encore, le laisser plutôt toute une nuit au réfrigérateur, sans le couvrir, dans un plat à rebord posé sur la clayette du bas, pour que son jus ne goutte pas sur d’autres aliments.',
    'Poser le poulet, peau vers le haut, sur une plaque à rebord, avec les moitiés de citron à côté, et badigeonner la peau d’huile d’olive. Faire rôtir au milieu du four pendant {roast}, en tournant la plaque une fois. Si la peau brunit trop vite, la couvrir de papier d’aluminium.',
    'Il est cuit lorsqu’un thermomètre planté dans la partie la plus épaisse du blanc comme de la cuisse, sans toucher l’os, indique {done}, que la peau est bien brune et croustillante et que le jus qui s’écoule est clair.',
    'Poser le poulet sur une planche et le laisser reposer {rest}, à découvert, pour que la peau reste croustillante.',
    'Presser le citron rôti sur la plaque, décoller les sucs et retirer à la cuillère l’essentiel du gras. Découper les cuisses, puis les blancs, et verser le jus autour de la viande, et non sur la peau. Mettre les restes au réfrigérateur dans les deux heures.',
  ],
});
