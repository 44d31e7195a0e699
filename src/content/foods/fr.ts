import type { NamesOfFoods } from './foodNames.ts';

export const foodNames: NamesOfFoods = {
  flour: {
    name: 'Farine de blé',
    also: [
      'farine',
      'farine T55',
      'T55',
      'farine type 55',
      'farine de blé T55',
      'farine ordinaire',
      'farine blanche',
      'farine de froment',
      'farine tout usage',
    ],
    fills: {
      spooned: ['Farine de blé versée à la cuillère', 'farine versée à la cuillère', 'farine à la cuillère'],
      scooped: ['Farine de blé puisée à la tasse', 'farine puisée à la tasse', 'farine puisée'],
      sifted: ['Farine de blé tamisée', 'farine tamisée'],
    },
  },
  'bread-flour': {
    name: 'Farine à pain T65',
    also: [
      'farine T65',
      'T65',
      'farine type 65',
      'farine de blé T65',
      'farine à pain',
      'farine pour pain',
      'farine de tradition',
      'farine boulangère',
      'farine panifiable',
    ],
  },
  'cake-flour': {
    name: 'Farine pâtissière T45',
    also: [
      'farine T45',
      'T45',
      'farine type 45',
      'farine de blé T45',
      'farine pâtissière',
      'farine fluide',
      'farine fluide T45',
    ],
    fills: {
      spooned: ['Farine T45 versée à la cuillère', 'farine pâtissière versée à la cuillère'],
      scooped: ['Farine T45 puisée à la tasse', 'farine pâtissière puisée à la tasse'],
    },
  },
  'pastry-flour': {
    name: 'Farine à pâtisserie américaine',
    also: ['farine à pâtisserie', 'pastry flour'],
  },
  'self-rising-flour': {
    name: 'Farine avec levure incorporée',
    also: [
      'farine à levure incorporée',
      'farine à gâteaux',
      'farine pour gâteaux',
      'farine levante',
      'farine autolevante',
      'farine fermentante',
      'farine avec poudre levante',
    ],
  },
  'whole-wheat-flour': {
    name: 'Farine complète',
    also: [
      'farine de blé complète',
      'farine complète de blé',
      'farine T150',
      'T150',
      'farine type 150',
      'farine intégrale',
      'farine T110',
      'T110',
      'farine type 110',
      'farine semi-complète',
      'farine T80',
      'T80',
      'farine type 80',
      'farine bise',
      'farine de blé entier',
    ],
  },
  'white-whole-wheat-flour': {
    name: 'Farine complète de blé blanc',
    also: ['farine de blé blanc complète', 'farine de blé entier blanche'],
  },
  'whole-wheat-pastry-flour': {
    name: 'Farine à pâtisserie complète',
    also: ['farine pâtissière complète', 'farine à pâtisserie de blé entier', 'farine Graham'],
  },
  'pizza-flour-00': {
    name: 'Farine à pizza 00',
    also: [
      'farine à pizza',
      'farine pour pizza',
      'farine 00',
      'farine type 00',
      'farine tipo 00',
      'farine italienne',
      'farine italienne 00',
    ],
  },
  'high-gluten-flour': {
    name: 'Farine de gruau',
    also: [
      'farine de gruau T45',
      'farine de force',
      'farine forte',
      'farine manitoba',
      'farine de manitoba',
      'farine riche en gluten',
    ],
  },
  'durum-flour': { name: 'Farine de blé dur', also: ['farine de durum', 'semola rimacinata'] },
  semolina: {
    name: 'Semoule de blé dur',
    also: [
      'semoule',
      'semoule fine',
      'semoule de blé',
      'semoule fine de blé',
      'semoule fine de blé dur',
      'semoule de blé dur fine',
    ],
  },
  'spelt-flour': {
    name: 'Farine d’épeautre',
    also: ['farine de grand épeautre'],
  },
  'rye-flour-light': {
    name: 'Farine de seigle blanche',
    also: [
      'farine de seigle claire',
      'farine blanche de seigle',
      'farine de seigle T70',
      'farine de seigle T85',
    ],
  },
  'rye-flour-medium': {
    name: 'Farine de seigle',
    also: [
      'farine de seigle T130',
      'farine de seigle type 130',
      'farine de seigle bise',
      'farine de seigle semi-complète',
    ],
  },
  'rye-flour-dark': {
    name: 'Farine de seigle complète',
    also: [
      'farine complète de seigle',
      'farine de seigle T170',
      'farine de seigle type 170',
      'farine de seigle intégrale',
      'farine de seigle noire',
      'farine de seigle entier',
    ],
  },
  'almond-flour': {
    name: 'Farine d’amande',
    also: ['farine d’amandes', 'farine fine d’amande', 'poudre d’amandes extra-fine'],
  },
  'coconut-flour': { name: 'Farine de coco', also: ['farine de noix de coco'] },
  'oat-flour': {
    name: 'Farine d’avoine',
    also: ['flocons d’avoine mixés', 'flocons d’avoine moulus', 'avoine moulue'],
  },
  'barley-flour': { name: 'Farine d’orge', also: ['farine d’orge complète', 'farine d’orge mondé'] },
  'buckwheat-flour': {
    name: 'Farine de sarrasin',
    also: ['farine de blé noir', 'farine à galettes', 'farine pour galettes'],
  },
  'brown-rice-flour': {
    name: 'Farine de riz complet',
    also: ['farine de riz complète', 'farine complète de riz', 'farine de riz brun'],
  },
  'rice-flour': { name: 'Farine de riz', also: ['farine de riz blanc', 'farine de riz blanche'] },
  'sweet-rice-flour': {
    name: 'Farine de riz gluant',
    also: ['farine de riz glutineux', 'farine à mochi'],
  },
  'chickpea-flour': {
    name: 'Farine de pois chiches',
    also: ['farine de pois chiche', 'besan', 'farine de gram'],
  },
  'soy-flour': {
    name: 'Farine de soja',
    also: ['farine de soya', 'farine de soja entière'],
    fills: {
      loose: ['Farine de soja aérée', 'farine de soja remuée'],
      level: ['Farine de soja non aérée', 'farine de soja non remuée'],
    },
  },
  'sorghum-flour': { name: 'Farine de sorgho' },
  'teff-flour': { name: 'Farine de teff', also: ['farine de tef'] },
  'millet-flour': { name: 'Farine de millet', also: ['farine de mil'] },
  'quinoa-flour': { name: 'Farine de quinoa' },
  'amaranth-flour': { name: 'Farine d’amarante' },
  'potato-flour': { name: 'Farine de pomme de terre', also: ['farine de pommes de terre'] },
  'corn-flour': {
    name: 'Farine de maïs',
    also: ['farine de maïs jaune', 'farine de maïs complète', 'farine fine de maïs'],
  },
  'masa-harina': {
    name: 'Masa harina',
    also: [
      'farine de maïs nixtamalisé',
      'farine de maïs nixtamalisée',
      'farine à tortillas',
      'farine de maïs pour tortillas',
      'Maseca',
    ],
  },
  'cornmeal-whole': {
    name: 'Semoule de maïs complète',
    also: ['semoule complète de maïs', 'semoule de maïs complet'],
  },
  cornmeal: {
    name: 'Semoule de maïs',
    also: ['semoule fine de maïs', 'semoule de maïs fine', 'semoule de maïs jaune', 'cornmeal'],
  },
  polenta: {
    name: 'Polenta',
    also: ['polenta crue', 'polenta sèche', 'grosse semoule de maïs', 'semoule de maïs grossière'],
  },
  'gluten-free-flour': {
    name: 'Mélange de farines sans gluten',
    also: [
      'farine sans gluten',
      'mélange sans gluten',
      'mix sans gluten',
      'mix de farines sans gluten',
      'farine tout usage sans gluten',
    ],
  },
  'vital-wheat-gluten': {
    name: 'Gluten de blé',
    also: ['gluten', 'gluten en poudre', 'gluten de blé en poudre', 'gluten vital'],
  },
  'peanut-flour': {
    name: 'Farine d’arachide',
    also: ['farine d’arachides', 'farine de cacahuètes', 'farine de cacahuète', 'poudre de cacahuètes'],
  },
  'carob-flour': { name: 'Farine de caroube', also: ['poudre de caroube', 'caroube en poudre', 'caroube'] },
  cornstarch: {
    name: 'Fécule de maïs',
    also: ['Maïzena', 'amidon de maïs', 'fleur de maïs', 'amidon de blé d’Inde'],
    fills: {
      level: ['Fécule de maïs non tassée', 'maïzena non tassée'],
      packed: ['Fécule de maïs tassée', 'maïzena tassée'],
    },
  },
  'potato-starch': {
    name: 'Fécule de pomme de terre',
    also: ['fécule de pommes de terre', 'amidon de pomme de terre'],
  },
  'tapioca-starch': {
    name: 'Fécule de tapioca',
    also: ['fécule de manioc', 'amidon de tapioca', 'amidon de manioc', 'farine de tapioca'],
  },
  'tapioca-pearls': {
    name: 'Perles de tapioca',
    also: ['tapioca', 'tapioca en perles', 'perles du Japon', 'billes de tapioca'],
  },
  arrowroot: {
    name: 'Arrow-root',
    also: [
      'arrowroot',
      'fécule d’arrow-root',
      'arrow-root en poudre',
      'poudre d’arrow-root',
      'farine d’arrow-root',
    ],
  },
  sugar: {
    name: 'Sucre semoule',
    also: [
      'sucre',
      'sucre en poudre',
      'sucre blanc',
      'sucre blanc en poudre',
      'sucre cristal',
      'sucre cristallisé',
      'sucre granulé',
    ],
  },
  'brown-sugar': {
    name: 'Vergeoise',
    also: [
      'sucre roux',
      'sucre brun',
      'vergeoise brune',
      'vergeoise blonde',
      'sucre de vergeoise',
      'sucre muscovado',
      'muscovado',
      'cassonade brune',
      'brown sugar',
    ],
    fills: {
      packed: ['Vergeoise tassée', 'sucre brun tassé', 'cassonade tassée'],
      loose: ['Vergeoise non tassée', 'sucre brun non tassé'],
    },
  },
  'powdered-sugar': {
    name: 'Sucre glace',
    also: ['sucre impalpable', 'sucre à glacer'],
    fills: {
      unsifted: ['Sucre glace non tamisé', 'sucre impalpable non tamisé'],
      sifted: ['Sucre glace tamisé', 'sucre impalpable tamisé'],
    },
  },
  'superfine-sugar': {
    name: 'Sucre extra-fin',
    also: ['sucre extrafin', 'sucre fin', 'sucre superfin', 'sucre ultrafin', 'sucre à fruits'],
  },
  'demerara-sugar': { name: 'Sucre demerara', also: ['demerara', 'sucre de canne demerara'] },
  'turbinado-sugar': {
    name: 'Cassonade',
    also: [
      'sucre roux de canne',
      'sucre de canne',
      'sucre de canne roux',
      'sucre de canne blond',
      'sucre de canne brut',
      'sucre turbinado',
      'turbinado',
    ],
  },
  'coconut-sugar': {
    name: 'Sucre de coco',
    also: ['sucre de noix de coco', 'sucre de fleur de coco', 'sucre de fleurs de coco'],
  },
  'maple-sugar': { name: 'Sucre d’érable', also: ['sucre d’érable granulé'] },
  'pearl-sugar': {
    name: 'Gros sucre cristal',
    also: ['gros sucre cristallisé', 'sucre à gros cristaux', 'sucre gros cristaux', 'sucre décor'],
  },
  'cinnamon-sugar': { name: 'Sucre à la cannelle', also: ['sucre cannelle', 'sucre parfumé à la cannelle'] },
  'sucralose-blend': {
    name: 'Édulcorant au sucralose',
    also: ['sucralose', 'sucralose en poudre', 'édulcorant en poudre', 'Splenda', 'Canderel en poudre'],
  },
  honey: { name: 'Miel', also: ['miel liquide', 'miel toutes fleurs', 'miel de fleurs', 'miel d’acacia'] },
  'agave-syrup': { name: 'Sirop d’agave', also: ['nectar d’agave'] },
  'maple-syrup': { name: 'Sirop d’érable', also: ['sirop d’érable pur', 'pur sirop d’érable'] },
  'corn-syrup': {
    name: 'Sirop de maïs clair',
    also: ['sirop de maïs', 'sirop de glucose', 'sirop de maïs blanc', 'Karo'],
  },
  'corn-syrup-dark': { name: 'Sirop de maïs foncé', also: ['sirop de maïs brun', 'Karo foncé'] },
  'golden-syrup': {
    name: 'Golden syrup',
    also: ['sirop doré', 'sirop de canne doré', 'mélasse claire', 'mélasse raffinée', 'Lyle’s Golden Syrup'],
  },
  molasses: { name: 'Mélasse', also: ['mélasse noire', 'mélasse de canne', 'mélasse de fantaisie'] },
  'malt-syrup': {
    name: 'Sirop de malt d’orge',
    also: ['sirop de malt', 'sirop d’orge malté', 'extrait de malt', 'malt d’orge liquide'],
  },
  'sorghum-syrup': { name: 'Sirop de sorgho', also: ['mélasse de sorgho'] },
  'pancake-syrup': {
    name: 'Sirop pour pancakes',
    also: ['sirop à pancakes', 'sirop à crêpes', 'sirop de table', 'sirop de poteau'],
  },
  'chocolate-syrup': { name: 'Sirop de chocolat', also: ['sirop au chocolat', 'sirop chocolat'] },
  grenadine: { name: 'Sirop de grenadine', also: ['grenadine'] },
  'caramel-sauce': {
    name: 'Sauce au caramel',
    also: ['sauce caramel', 'coulis de caramel', 'nappage au caramel', 'nappage caramel'],
  },
  'boiled-cider': {
    name: 'Sirop de cidre',
    also: ['cidre réduit', 'sirop de pomme', 'sirop de pommes', 'mélasse de pommes', 'cidre bouilli'],
  },
  'marshmallows-mini': {
    name: 'Mini-guimauves',
    also: [
      'mini guimauves',
      'mini-marshmallows',
      'mini marshmallows',
      'mini-chamallows',
      'mini chamallows',
      'guimauves miniatures',
    ],
  },
  'marshmallow-fluff': {
    name: 'Crème de guimauve',
    also: [
      'crème de marshmallow',
      'guimauve à tartiner',
      'pâte à tartiner à la guimauve',
      'Marshmallow Fluff',
      'Fluff',
    ],
  },
  jam: {
    name: 'Confiture',
    also: ['confitures', 'confiture de fraises', 'confiture d’abricots', 'confiture de framboises'],
  },
  jelly: {
    name: 'Gelée de fruits',
    also: [
      'gelée de fruit',
      'gelée de groseilles',
      'gelée de groseille',
      'gelée de coings',
      'gelée de pommes',
    ],
  },
  'orange-marmalade': {
    name: 'Marmelade d’oranges',
    also: [
      'marmelade d’orange',
      'marmelade',
      'confiture d’oranges',
      'confiture d’orange',
      'confiture d’oranges amères',
    ],
  },
  'apple-butter': { name: 'Beurre de pommes', also: ['beurre de pomme'] },
  'cranberry-sauce': {
    name: 'Sauce aux canneberges',
    also: ['sauce aux cranberries', 'sauce cranberry', 'sauce aux atocas', 'gelée de canneberges'],
  },
  'baking-powder': {
    name: 'Levure chimique',
    also: [
      'poudre à lever',
      'poudre à pâte',
      'poudre levante',
      'levure alsacienne',
      'levure Alsa',
      'baking powder',
    ],
  },
  'baking-soda': {
    name: 'Bicarbonate de soude',
    also: [
      'bicarbonate',
      'bicarbonate de sodium',
      'bicarbonate alimentaire',
      'bicarbonate de soude alimentaire',
      'soda à pâte',
      'petite vache',
    ],
  },
  'cream-of-tartar': { name: 'Crème de tartre', also: ['bitartrate de potassium'] },
  'yeast-instant': {
    name: 'Levure instantanée',
    also: [
      'levure sèche instantanée',
      'levure boulangère instantanée',
      'levure de boulanger instantanée',
      'levure boulangère en sachet',
      'levure à levée rapide',
      'levure sèche',
      'levure sèche de boulanger',
      'levure de boulanger sèche',
    ],
  },
  'yeast-active-dry': {
    name: 'Levure sèche active',
    also: [
      'levure active sèche',
      'levure de boulanger active',
      'levure boulangère active',
      'levure de boulanger déshydratée',
      'levure boulangère déshydratée',
      'levure traditionnelle',
    ],
  },
  'gelatin-powder': {
    name: 'Gélatine en poudre',
    also: [
      'poudre de gélatine',
      'gélatine alimentaire en poudre',
      'gélatine neutre en poudre',
      'gélatine sans saveur',
    ],
  },
  'vanilla-extract': {
    name: 'Extrait de vanille',
    also: [
      'vanille liquide',
      'extrait de vanille liquide',
      'arôme vanille',
      'arôme de vanille',
      'essence de vanille',
    ],
  },
  'espresso-powder': {
    name: 'Café expresso soluble',
    also: [
      'expresso soluble',
      'espresso soluble',
      'café espresso soluble',
      'espresso en poudre',
      'expresso en poudre',
      'poudre d’espresso',
    ],
  },
  'coffee-instant': {
    name: 'Café soluble',
    also: ['café instantané', 'café soluble en poudre', 'café lyophilisé', 'Nescafé'],
  },
  cocoa: {
    name: 'Cacao en poudre',
    also: [
      'cacao',
      'poudre de cacao',
      'cacao amer',
      'cacao amer en poudre',
      'cacao non sucré',
      'cacao en poudre non sucré',
      'cacao pur',
    ],
  },
  'cocoa-dutch': {
    name: 'Cacao en poudre alcalinisé',
    also: ['cacao alcalinisé', 'cacao hollandais', 'cacao Van Houten', 'Van Houten'],
  },
  'chocolate-chips': {
    name: 'Pépites de chocolat',
    also: [
      'pépites de chocolat noir',
      'pépites chocolat',
      'brisures de chocolat',
      'gouttes de chocolat',
      'chips de chocolat',
    ],
  },
  'chocolate-chips-mini': {
    name: 'Mini-pépites de chocolat',
    also: ['mini pépites de chocolat', 'petites pépites de chocolat', 'mini-brisures de chocolat'],
  },
  'chocolate-chopped': {
    name: 'Chocolat haché',
    also: [
      'chocolat',
      'chocolat noir',
      'chocolat pâtissier',
      'chocolat noir haché',
      'chocolat concassé',
      'chocolat en morceaux',
    ],
  },
  'chocolate-grated': {
    name: 'Chocolat râpé',
    also: ['chocolat noir râpé', 'chocolat amer râpé', 'chocolat non sucré râpé'],
  },
  'milk-chocolate-chips': {
    name: 'Pépites de chocolat au lait',
    also: ['brisures de chocolat au lait', 'gouttes de chocolat au lait'],
  },
  'white-chocolate-chips': {
    name: 'Pépites de chocolat blanc',
    also: ['brisures de chocolat blanc', 'gouttes de chocolat blanc'],
  },
  'cacao-nibs': {
    name: 'Éclats de fèves de cacao',
    also: ['éclats de cacao', 'grué de cacao', 'nibs de cacao', 'fèves de cacao concassées'],
  },
  breadcrumbs: {
    name: 'Chapelure',
    also: ['panure', 'chapelure fine', 'chapelure sèche', 'chapelure dorée'],
  },
  panko: {
    name: 'Panko',
    also: ['chapelure panko', 'chapelure japonaise', 'panure japonaise', 'panure panko'],
  },
  'breadcrumbs-fresh': {
    name: 'Mie de pain émiettée',
    also: [
      'mie de pain',
      'mie de pain fraîche',
      'chapelure fraîche',
      'chapelure de pain frais',
      'panure fraîche',
      'miettes de pain',
    ],
  },
  'graham-crumbs': {
    name: 'Miettes de biscuits Graham',
    also: ['biscuits Graham', 'biscuits Graham écrasés', 'chapelure de biscuits Graham', 'chapelure Graham'],
  },
  'cookie-crumbs': {
    name: 'Biscuits émiettés',
    also: [
      'biscuits écrasés',
      'biscuits mixés',
      'miettes de biscuits',
      'chapelure de biscuits',
      'poudre de biscuits',
      'biscuits secs émiettés',
    ],
  },
  butter: {
    name: 'Beurre',
    also: [
      'beurre doux',
      'beurre demi-sel',
      'beurre salé',
      'beurre non salé',
      'beurre mou',
      'beurre pommade',
      'beurre ramolli',
    ],
  },
  oil: {
    name: 'Huile végétale',
    also: ['huile', 'huile neutre', 'huile de cuisson', 'huile de friture', 'huile au goût neutre'],
  },
  margarine: { name: 'Margarine', also: ['margarine végétale', 'margarine de cuisson'] },
  shortening: {
    name: 'Graisse végétale',
    also: ['graisse végétale solide', 'graisse végétale de cuisson', 'shortening', 'Crisco'],
  },
  lard: { name: 'Saindoux', also: ['graisse de porc', 'axonge'] },
  ghee: { name: 'Ghee', also: ['ghi', 'beurre clarifié', 'beurre à rôtir'] },
  'whipped-butter': { name: 'Beurre fouetté', also: ['beurre aéré'] },
  'beef-tallow': {
    name: 'Suif de bœuf',
    also: ['suif', 'graisse de bœuf', 'blanc de bœuf', 'suif de boeuf', 'graisse de boeuf'],
  },
  'chicken-fat': { name: 'Graisse de poulet', also: ['graisse de poule', 'graisse de volaille', 'schmaltz'] },
  'cocoa-butter': { name: 'Beurre de cacao fondu', also: ['beurre de cacao', 'beurre de cacao liquide'] },
  'coconut-oil': {
    name: 'Huile de coco',
    also: ['huile de noix de coco', 'huile de coco vierge', 'huile de coprah', 'graisse de coco'],
  },
  'olive-oil': {
    name: 'Huile d’olive',
    also: ['huile d’olive vierge extra', 'huile d’olive extra vierge', 'huile d’olive vierge'],
  },
  'sunflower-oil': { name: 'Huile de tournesol' },
  'canola-oil': { name: 'Huile de colza', also: ['huile de canola'] },
  'corn-oil': { name: 'Huile de maïs' },
  'peanut-oil': { name: 'Huile d’arachide', also: ['huile d’arachides', 'huile de cacahuète'] },
  'sesame-oil': {
    name: 'Huile de sésame',
    also: ['huile de sésame grillé', 'huile de sésame toasté', 'huile de sésame vierge'],
  },
  'soybean-oil': { name: 'Huile de soja', also: ['huile de soya'] },
  'grapeseed-oil': {
    name: 'Huile de pépins de raisin',
    also: ['huile de pépin de raisin', 'huile de pépins de raisins'],
  },
  'avocado-oil': { name: 'Huile d’avocat' },
  'walnut-oil': { name: 'Huile de noix', also: ['huile de noix de Grenoble'] },
  'palm-oil': { name: 'Huile de palme' },
  milk: {
    name: 'Lait',
    also: ['lait entier', 'lait frais', 'lait frais entier', 'lait de vache', 'lait 3,25 %'],
  },
  'milk-skim': { name: 'Lait écrémé', also: ['lait 0 %', 'lait maigre'] },
  'milk-2-percent': {
    name: 'Lait demi-écrémé',
    also: ['lait demi écrémé', 'lait 2 %', 'lait partiellement écrémé', 'lait partiellement écrémé 2 %'],
  },
  buttermilk: {
    name: 'Babeurre',
    also: ['lait ribot', 'lait battu', 'lait de beurre', 'lait fermenté', 'buttermilk'],
  },
  'half-and-half': {
    name: 'Crème légère 12 %',
    also: ['crème 12 %', 'crème 10 %', 'crème à café', 'half-and-half', 'mélange lait-crème'],
  },
  'light-cream': {
    name: 'Crème légère 20 %',
    also: [
      'crème liquide légère',
      'crème fluide légère',
      'crème légère',
      'crème 20 %',
      'crème légère 15 %',
      'crème allégée',
      'demi-crème',
      'crème de table',
    ],
  },
  cream: {
    name: 'Crème liquide entière',
    also: [
      'crème liquide',
      'crème entière',
      'crème entière liquide',
      'crème fleurette',
      'crème fluide',
      'crème liquide 30 %',
      'crème 35 %',
      'crème à fouetter',
    ],
  },
  'whipped-cream': { name: 'Crème fouettée', also: ['crème chantilly', 'chantilly', 'crème montée'] },
  yogurt: {
    name: 'Yaourt',
    of: 'de yaourt',
    also: [
      'yaourts',
      'yaourt nature',
      'yaourt brassé',
      'yaourt au lait entier',
      'yogourt',
      'yogourt nature',
      'yoghourt',
    ],
  },
  'sour-cream': {
    name: 'Crème aigre',
    also: ['crème sure', 'crème acidulée', 'crème acidifiée', 'sour cream', 'smetana'],
  },
  'creme-fraiche': {
    name: 'Crème fraîche épaisse',
    also: [
      'crème fraîche',
      'crème épaisse',
      'crème fraîche entière',
      'crème épaisse entière',
      'crème fraîche épaisse entière',
      'crème d’Isigny',
    ],
  },
  mascarpone: { name: 'Mascarpone', also: ['fromage mascarpone'] },
  'cream-cheese': {
    name: 'Fromage frais à tartiner',
    also: [
      'fromage à tartiner',
      'fromage à la crème',
      'cream cheese',
      'Philadelphia',
      'fromage Philadelphia',
      'Saint-Môret',
    ],
  },
  'cottage-cheese': { name: 'Cottage cheese', also: ['fromage cottage', 'cottage'] },
  ricotta: { name: 'Ricotta', also: ['fromage ricotta'] },
  'evaporated-milk': {
    name: 'Lait concentré non sucré',
    also: [
      'lait évaporé',
      'lait condensé non sucré',
      'lait concentré entier non sucré',
      'lait Gloria',
      'lait Carnation',
    ],
  },
  'condensed-milk': {
    name: 'Lait concentré sucré',
    also: ['lait condensé sucré', 'lait condensé', 'lait sucré concentré'],
  },
  'milk-powder-nonfat': {
    name: 'Lait écrémé en poudre',
    also: [
      'poudre de lait écrémé',
      'lait en poudre écrémé',
      'poudre de lait maigre',
      'lait maigre en poudre',
    ],
  },
  'milk-powder-instant': {
    name: 'Lait écrémé en poudre instantané',
    also: ['lait en poudre instantané', 'lait instantané', 'poudre de lait instantanée'],
  },
  'milk-powder-whole': {
    name: 'Lait entier en poudre',
    also: ['lait en poudre', 'poudre de lait', 'poudre de lait entier', 'lait en poudre entier'],
  },
  'buttermilk-powder': { name: 'Babeurre en poudre', also: ['poudre de babeurre'] },
  'malted-milk-powder': {
    name: 'Lait malté en poudre',
    also: ['poudre de lait malté', 'lait malté', 'Horlicks'],
  },
  'coconut-milk': {
    name: 'Lait de coco',
    also: ['lait de noix de coco', 'lait de coco en boîte', 'lait de coco en conserve'],
  },
  'coconut-cream': { name: 'Crème de coco', also: ['crème de noix de coco', 'crème de coco non sucrée'] },
  'cream-of-coconut': {
    name: 'Crème de coco sucrée',
    also: ['crème de noix de coco sucrée', 'crème de coco à cocktail', 'Coco López'],
  },
  'soy-milk': {
    name: 'Boisson au soja',
    also: ['lait de soja', 'boisson soja', 'boisson de soja', 'lait de soya', 'boisson de soya'],
  },
  'almond-milk': {
    name: 'Boisson aux amandes',
    also: [
      'lait d’amande',
      'lait d’amandes',
      'boisson à l’amande',
      'boisson amande',
      'boisson d’amande',
      'boisson d’amandes',
    ],
  },
  'ice-cream': {
    name: 'Crème glacée',
    also: ['glace', 'glace à la vanille', 'glace vanille', 'crème glacée à la vanille'],
  },
  'whole-egg': {
    name: 'Œuf',
    also: ['œufs', 'œuf entier', 'œufs entiers', 'œuf battu', 'œufs battus', 'oeuf', 'oeufs'],
  },
  'egg-white': {
    name: 'Blanc d’œuf',
    also: ['blancs d’œufs', 'blancs d’œuf', 'blanc d’œufs', 'blanc d’oeuf', 'blancs d’oeufs'],
  },
  'egg-yolk': {
    name: 'Jaune d’œuf',
    also: ['jaunes d’œufs', 'jaunes d’œuf', 'jaune d’œufs', 'jaune d’oeuf', 'jaunes d’oeufs'],
  },
  'egg-white-powder': {
    name: 'Blanc d’œuf en poudre',
    also: [
      'blancs d’œufs en poudre',
      'poudre de blanc d’œuf',
      'poudre de blancs d’œufs',
      'albumine en poudre',
      'albumine',
    ],
    fills: {
      sifted: ['Blanc d’œuf en poudre tamisé', 'blancs d’œufs en poudre tamisés'],
      level: ['Blanc d’œuf en poudre non tamisé', 'blancs d’œufs en poudre non tamisés'],
    },
  },
  'meringue-powder': { name: 'Poudre à meringue', also: ['poudre de meringue', 'meringue en poudre'] },
  'cheddar-shredded': {
    name: 'Cheddar',
    also: ['fromage cheddar'],
    fills: {
      shredded: ['Cheddar râpé', 'fromage cheddar râpé'],
      diced: ['Cheddar en dés', 'dés de cheddar', 'cheddar en cubes'],
      melted: ['Cheddar fondu', 'fromage cheddar fondu'],
    },
  },
  'mozzarella-shredded': {
    name: 'Mozzarella râpée',
    also: ['mozzarella', 'mozza râpée', 'fromage mozzarella râpé', 'cossettes de mozzarella'],
  },
  'parmesan-grated': {
    name: 'Parmesan',
    also: ['parmigiano reggiano', 'parmigiano', 'fromage parmesan'],
    fills: {
      grated: ['Parmesan râpé', 'parmesan râpé finement', 'parmesan finement râpé', 'parmesan en poudre'],
      shredded: ['Parmesan râpé grossièrement', 'parmesan grossièrement râpé', 'parmesan en filaments'],
    },
  },
  'swiss-cheese-shredded': {
    name: 'Fromage suisse',
    also: ['swiss cheese', 'fromage de type suisse'],
    fills: {
      shredded: ['Fromage suisse râpé'],
      diced: ['Fromage suisse en dés', 'fromage suisse en cubes'],
      melted: ['Fromage suisse fondu'],
    },
  },
  'gruyere-shredded': {
    name: 'Gruyère',
    also: ['fromage gruyère', 'gruyère suisse'],
    fills: {
      shredded: ['Gruyère râpé', 'fromage gruyère râpé'],
      diced: ['Gruyère en dés', 'dés de gruyère', 'gruyère en cubes'],
    },
  },
  'emmental-grated': {
    name: 'Emmental râpé',
    also: ['emmental', 'emmenthal', 'emmenthal râpé', 'emmental suisse', 'fromage râpé'],
  },
  'monterey-jack-shredded': {
    name: 'Fromage Monterey Jack',
    also: ['Monterey Jack', 'fromage Jack'],
    fills: {
      shredded: ['Fromage Monterey Jack râpé', 'Monterey Jack râpé'],
      diced: ['Fromage Monterey Jack en dés', 'Monterey Jack en dés', 'Monterey Jack en cubes'],
    },
  },
  'provolone-diced': {
    name: 'Provolone en dés',
    also: ['provolone', 'fromage provolone', 'dés de provolone', 'provolone en cubes'],
  },
  'feta-crumbled': { name: 'Feta émiettée', also: ['feta', 'fromage feta', 'feta grecque'] },
  'blue-cheese-crumbled': {
    name: 'Fromage bleu émietté',
    also: ['fromage bleu', 'bleu', 'bleu émietté', 'bleu d’Auvergne', 'roquefort', 'roquefort émietté'],
  },
  'brie-sliced': {
    name: 'Brie',
    also: ['fromage brie', 'brie de Meaux'],
    fills: {
      sliced: ['Brie en tranches', 'tranches de brie', 'brie en lamelles'],
      melted: ['Brie fondu'],
    },
  },
  'almond-meal': {
    name: 'Poudre d’amandes',
    also: ['poudre d’amande', 'amandes en poudre', 'amande en poudre', 'amandes moulues'],
  },
  'hazelnut-flour': {
    name: 'Poudre de noisettes',
    also: [
      'poudre de noisette',
      'noisettes en poudre',
      'noisettes moulues',
      'farine de noisettes',
      'farine de noisette',
    ],
  },
  'almonds-whole': {
    name: 'Amandes',
    also: ['amande', 'amandes décortiquées', 'amandes mondées', 'amandes émondées', 'amandes brutes'],
    fills: {
      whole: ['Amandes entières', 'amande entière'],
      sliced: ['Amandes effilées', 'amandes en lamelles', 'lamelles d’amandes', 'amandes tranchées'],
      slivered: ['Amandes en bâtonnets', 'bâtonnets d’amandes', 'amandes bâtonnets', 'amandes en allumettes'],
    },
  },
  'hazelnuts-whole': {
    name: 'Noisettes',
    also: ['noisette', 'noisettes décortiquées', 'avelines'],
    fills: {
      whole: ['Noisettes entières'],
      chopped: ['Noisettes hachées', 'noisettes concassées', 'éclats de noisettes'],
    },
  },
  'walnuts-chopped': {
    name: 'Noix',
    also: ['noix décortiquées', 'noix de Grenoble'],
    fills: {
      chopped: ['Noix hachées', 'noix concassées', 'noix de Grenoble hachées'],
      halves: ['Cerneaux de noix', 'cerneaux', 'moitiés de noix', 'demi-noix'],
      ground: ['Poudre de noix', 'noix en poudre', 'noix moulues'],
      pieces: ['Noix en morceaux', 'morceaux de noix', 'brisures de noix'],
    },
  },
  'pecans-chopped': {
    name: 'Noix de pécan',
    also: ['pécans', 'noix de pécan décortiquées', 'pacanes', 'noix de pacane'],
    fills: {
      chopped: ['Noix de pécan hachées', 'noix de pécan concassées', 'pacanes hachées'],
      halves: [
        'Cerneaux de noix de pécan',
        'moitiés de noix de pécan',
        'noix de pécan entières',
        'demi-pacanes',
      ],
      diced: ['Noix de pécan en petits morceaux', 'noix de pécan en dés'],
      ground: ['Poudre de noix de pécan', 'noix de pécan en poudre', 'noix de pécan moulues'],
    },
  },
  cashews: {
    name: 'Noix de cajou',
    also: ['cajou', 'cajous', 'anacardes', 'noix de cajou grillées'],
    fills: {
      whole: ['Noix de cajou entières'],
      chopped: ['Noix de cajou hachées', 'noix de cajou concassées'],
    },
  },
  'macadamia-nuts': { name: 'Noix de macadamia', also: ['macadamias', 'noix de macadamia entières'] },
  pistachios: {
    name: 'Pistaches décortiquées',
    also: ['pistaches', 'pistache', 'pistaches non salées', 'pistaches émondées', 'pistaches crues'],
  },
  'pine-nuts': { name: 'Pignons de pin', also: ['pignons', 'pignon de pin', 'noix de pin'] },
  peanuts: {
    name: 'Cacahuètes',
    also: ['cacahuète', 'cacahouètes', 'cacahuètes décortiquées', 'arachides', 'arachides décortiquées'],
  },
  'brazil-nuts': { name: 'Noix du Brésil', also: ['noix du Brésil entières', 'noix d’Amazonie'] },
  chestnuts: {
    name: 'Châtaignes grillées',
    also: ['châtaignes', 'châtaigne', 'châtaignes rôties', 'marrons', 'marrons grillés', 'marrons chauds'],
  },
  'coconut-fresh': {
    name: 'Noix de coco fraîche râpée',
    also: [
      'noix de coco fraîche',
      'coco fraîche râpée',
      'coco frais râpé',
      'pulpe de noix de coco',
      'chair de noix de coco',
    ],
  },
  'coconut-sweetened': {
    name: 'Noix de coco sucrée',
    also: ['noix de coco séchée sucrée', 'coco sucré'],
    fills: {
      flaked: ['Noix de coco sucrée en flocons', 'flocons de noix de coco sucrés', 'flocons de coco sucrés'],
      shredded: ['Noix de coco râpée sucrée', 'noix de coco sucrée râpée', 'coco râpé sucré'],
    },
  },
  'coconut-desiccated': {
    name: 'Noix de coco râpée',
    also: [
      'coco râpé',
      'coco râpée',
      'noix de coco séchée',
      'noix de coco râpée non sucrée',
      'noix de coco déshydratée',
      'coco sec',
    ],
    fills: {
      level: [
        'Noix de coco râpée fine',
        'noix de coco finement râpée',
        'poudre de noix de coco',
        'noix de coco en poudre',
      ],
      shredded: ['Noix de coco râpée en filaments', 'filaments de noix de coco', 'noix de coco en filaments'],
      flaked: ['Copeaux de noix de coco', 'noix de coco en copeaux', 'copeaux de coco', 'chips de coco'],
    },
  },
  'almond-paste': {
    name: 'Pâte d’amandes',
    also: ['pâte d’amande', 'pâte d’amandes 50 %', 'pâte d’amandes crue'],
  },
  marzipan: { name: 'Massepain', also: ['marzipan', 'pâte à massepain'] },
  'peanut-butter': {
    name: 'Beurre de cacahuètes',
    also: [
      'beurre de cacahuète',
      'beurre de cacahouètes',
      'beurre d’arachide',
      'beurre d’arachides',
      'purée de cacahuètes',
      'pâte d’arachide',
    ],
  },
  'almond-butter': {
    name: 'Purée d’amandes',
    also: ['purée d’amande', 'beurre d’amande', 'beurre d’amandes'],
  },
  'cashew-butter': {
    name: 'Purée de noix de cajou',
    also: ['purée de cajou', 'beurre de cajou', 'beurre de noix de cajou'],
  },
  'sunflower-seed-butter': {
    name: 'Purée de graines de tournesol',
    also: ['purée de tournesol', 'beurre de tournesol', 'beurre de graines de tournesol'],
  },
  tahini: {
    name: 'Tahini',
    also: [
      'tahin',
      'tahina',
      'tahiné',
      'crème de sésame',
      'purée de sésame',
      'pâte de sésame',
      'beurre de sésame',
    ],
  },
  'pistachio-paste': {
    name: 'Pâte de pistache',
    also: ['pâte de pistaches', 'pâte à la pistache', 'purée de pistache', 'purée de pistaches'],
  },
  'hazelnut-spread': {
    name: 'Pâte à tartiner aux noisettes',
    also: [
      'pâte à tartiner',
      'pâte à tartiner chocolat-noisette',
      'pâte à tartiner chocolat noisettes',
      'Nutella',
      'tartinade aux noisettes',
      'tartinade chocolat-noisettes',
      'choco à tartiner',
    ],
  },
  'sesame-seeds': {
    name: 'Graines de sésame',
    also: ['sésame', 'graine de sésame', 'sésame blanc', 'sésame blond', 'sésame noir'],
  },
  'poppy-seeds': {
    name: 'Graines de pavot',
    also: ['pavot', 'graine de pavot', 'pavot bleu', 'graines de pavot bleu'],
  },
  'sunflower-seeds': {
    name: 'Graines de tournesol',
    also: ['graine de tournesol', 'graines de tournesol décortiquées'],
  },
  'pumpkin-seeds': {
    name: 'Graines de courge',
    also: [
      'graines de citrouille',
      'graines de potiron',
      'graine de courge',
      'pépins de courge',
      'graines de courge décortiquées',
    ],
  },
  flaxseed: {
    name: 'Graines de lin',
    also: [
      'graine de lin',
      'graines de lin entières',
      'graines de lin brun',
      'graines de lin doré',
      'lin brun',
      'lin doré',
    ],
  },
  'flaxseed-ground': {
    name: 'Graines de lin moulues',
    also: ['lin moulu', 'graines de lin broyées', 'graines de lin en poudre', 'poudre de lin'],
  },
  'chia-seeds': { name: 'Graines de chia', also: ['chia', 'graine de chia'] },
  rice: {
    name: 'Riz blanc (cru)',
    text: 'riz blanc cru',
    also: [
      'riz',
      'riz blanc',
      'riz cru',
      'riz blanc cru',
      'riz long',
      'riz long grain',
      'riz basmati',
      'basmati',
      'riz thaï',
      'riz jasmin',
    ],
  },
  quinoa: {
    name: 'Quinoa (cru)',
    text: 'quinoa cru',
    also: ['quinoa', 'quinoa cru', 'quinoa sec', 'quinoa blanc', 'graines de quinoa'],
  },
  'quinoa-cooked': { name: 'Quinoa cuit', also: ['quinoa blanc cuit'] },
  couscous: {
    name: 'Couscous (sec)',
    text: 'couscous sec',
    also: [
      'couscous',
      'couscous sec',
      'couscous cru',
      'semoule à couscous',
      'semoule de couscous',
      'graine de couscous',
      'graines de couscous',
    ],
  },
  'couscous-cooked': {
    name: 'Couscous cuit',
    also: ['semoule cuite', 'semoule de couscous cuite', 'graine de couscous cuite'],
  },
  bulgur: { name: 'Boulgour', also: ['boulghour', 'bulgur', 'boulgour cru', 'boulgour sec'] },
  'pearl-barley': { name: 'Orge perlé', also: ['orge perlée', 'orge', 'orge perlé cru'] },
  millet: { name: 'Millet', also: ['millet décortiqué', 'graines de millet', 'millet cru', 'mil'] },
  'buckwheat-groats': {
    name: 'Graines de sarrasin',
    also: [
      'sarrasin',
      'sarrasin décortiqué',
      'sarrasin en grains',
      'sarrasin grillé',
      'kasha',
      'gruau de sarrasin',
    ],
  },
  amaranth: { name: 'Amarante', also: ['graines d’amarante', 'amarante en grains'] },
  spelt: {
    name: 'Épeautre',
    also: ['épeautre en grains', 'grains d’épeautre', 'grand épeautre', 'épeautre cru'],
  },
  teff: { name: 'Teff', also: ['tef', 'graines de teff', 'teff en grains'] },
  'wheat-berries': {
    name: 'Blé en grains',
    also: ['grains de blé', 'blé entier', 'blé complet en grains', 'blé tendre en grains'],
  },
  'wild-rice': { name: 'Riz sauvage', also: ['riz sauvage cru'] },
  'brown-rice': {
    name: 'Riz complet',
    also: ['riz brun', 'riz complet cru', 'riz long complet', 'riz intégral', 'riz basmati complet'],
  },
  'short-grain-rice': {
    name: 'Riz rond',
    also: [
      'riz à risotto',
      'riz arborio',
      'arborio',
      'riz carnaroli',
      'riz à sushi',
      'riz pour sushi',
      'riz pour riz au lait',
      'riz dessert',
    ],
  },
  'medium-grain-rice': {
    name: 'Riz à grains moyens',
    also: ['riz à grain moyen', 'riz demi-long', 'riz calrose'],
  },
  'instant-rice': { name: 'Riz précuit', also: ['riz à cuisson rapide', 'riz instantané', 'riz minute'] },
  'rice-cooked': { name: 'Riz blanc cuit', also: ['riz cuit', 'riz long cuit', 'riz basmati cuit'] },
  oats: {
    name: 'Flocons d’avoine',
    also: [
      'gros flocons d’avoine',
      'avoine',
      'gruau',
      'flocons d’avoine à l’ancienne',
      'gros flocons',
      'avoine en flocons',
    ],
  },
  'oats-quick': {
    name: 'Petits flocons d’avoine',
    also: [
      'flocons d’avoine fins',
      'flocons d’avoine petits',
      'flocons d’avoine à cuisson rapide',
      'gruau à cuisson rapide',
      'gruau rapide',
    ],
  },
  'oats-steel-cut': {
    name: 'Avoine concassée',
    also: ['avoine épointée', 'avoine coupée', 'grains d’avoine coupés', 'gruau irlandais'],
  },
  'oat-bran': { name: 'Son d’avoine' },
  'wheat-bran': { name: 'Son de blé', also: ['son', 'son de froment'] },
  'wheat-germ': { name: 'Germe de blé', also: ['germes de blé', 'germe de froment'] },
  granola: { name: 'Granola', also: ['granola maison', 'muesli croustillant'] },
  muesli: {
    name: 'Muesli',
    also: ['muesli aux fruits', 'muesli aux fruits secs', 'muesli floconneux', 'birchermuesli'],
  },
  'crisped-rice-cereal': {
    name: 'Riz soufflé',
    also: [
      'Rice Krispies',
      'céréales de riz soufflé',
      'riz croustillant',
      'céréales de riz croustillant',
      'grains de riz soufflés',
    ],
  },
  'corn-flakes': { name: 'Corn flakes', also: ['cornflakes', 'pétales de maïs', 'flocons de maïs'] },
  'popcorn-popped': { name: 'Pop-corn', also: ['popcorn', 'pop-corn éclaté', 'maïs soufflé', 'maïs éclaté'] },
  'macaroni-dry': {
    name: 'Coquillettes (crues)',
    text: 'coquillettes crues',
    also: [
      'coquillettes',
      'coquillettes crues',
      'macaroni',
      'macaronis',
      'macaronis crus',
      'cornettes',
      'macaroni coupé',
    ],
  },
  'egg-noodles-dry': {
    name: 'Nouilles aux œufs (sèches)',
    text: 'nouilles aux œufs sèches',
    also: [
      'nouilles aux œufs',
      'nouilles aux œufs sèches',
      'nouilles',
      'pâtes aux œufs',
      'nouilles aux oeufs',
      'pâtes aux oeufs',
    ],
  },
  lentils: {
    name: 'Lentilles (sèches)',
    text: 'lentilles sèches',
    also: [
      'lentilles',
      'lentille',
      'lentilles sèches',
      'lentilles vertes',
      'lentilles vertes du Puy',
      'lentilles blondes',
      'lentilles brunes',
    ],
  },
  'red-lentils': {
    name: 'Lentilles corail',
    also: ['lentilles rouges', 'lentilles corail sèches', 'lentille corail', 'lentilles roses'],
  },
  'chickpeas-dry': {
    name: 'Pois chiches (secs)',
    text: 'pois chiches secs',
    also: ['pois chiches', 'pois chiche', 'pois chiches secs', 'pois chiches crus'],
  },
  'chickpeas-cooked': {
    name: 'Pois chiches cuits',
    also: [
      'pois chiches égouttés',
      'pois chiches cuits et égouttés',
      'pois chiches en boîte',
      'pois chiches en conserve',
      'pois chiches en bocal',
    ],
  },
  'black-beans-dry': {
    name: 'Haricots noirs (secs)',
    text: 'haricots noirs secs',
    of: 'de haricots noirs secs',
    also: ['haricots noirs', 'haricot noir', 'haricots noirs secs', 'haricots noirs crus'],
  },
  'black-beans-cooked': {
    name: 'Haricots noirs cuits',
    of: 'de haricots noirs cuits',
    also: ['haricots noirs en boîte', 'haricots noirs en conserve', 'haricots noirs égouttés'],
  },
  'kidney-beans-dry': {
    name: 'Haricots rouges (secs)',
    text: 'haricots rouges secs',
    of: 'de haricots rouges secs',
    also: ['haricots rouges', 'haricot rouge', 'haricots rouges secs', 'haricots kidney'],
  },
  'pinto-beans-dry': {
    name: 'Haricots pinto (secs)',
    text: 'haricots pinto secs',
    of: 'de haricots pinto secs',
    also: ['haricots pinto', 'haricot pinto', 'haricots pinto secs', 'pinto'],
  },
  'navy-beans-dry': {
    name: 'Petits haricots blancs (secs)',
    text: 'petits haricots blancs secs',
    also: ['petits haricots blancs', 'petits haricots blancs secs', 'haricots navy', 'haricots ronds blancs'],
  },
  'white-beans-dry': {
    name: 'Haricots blancs (secs)',
    text: 'haricots blancs secs',
    of: 'de haricots blancs secs',
    also: [
      'haricots blancs',
      'haricot blanc',
      'haricots blancs secs',
      'haricots lingots',
      'lingots',
      'mogettes',
      'cannellini',
    ],
  },
  'black-eyed-peas-dry': {
    name: 'Haricots à œil noir (secs)',
    text: 'haricots à œil noir secs',
    of: 'de haricots à œil noir secs',
    also: [
      'haricots à œil noir',
      'haricots à œil noir secs',
      'haricots à oeil noir',
      'doliques à œil noir',
      'doliques',
      'cornilles',
      'haricots cornille',
      'niébé',
    ],
  },
  'split-peas': {
    name: 'Pois cassés',
    also: ['pois cassés verts', 'pois cassés jaunes', 'pois cassés secs'],
  },
  'mung-beans-dry': {
    name: 'Haricots mungo (secs)',
    text: 'haricots mungo secs',
    of: 'de haricots mungo secs',
    also: ['haricots mungo', 'haricot mungo', 'haricots mungo secs', 'soja vert', 'pois mungo'],
  },
  'soybeans-dry': {
    name: 'Graines de soja',
    also: [
      'graines de soja sèches',
      'graines de soja jaune',
      'soja jaune',
      'soja en grains',
      'fèves de soja',
      'fèves de soya',
    ],
  },
  hummus: {
    name: 'Houmous',
    of: 'de houmous',
    also: ['hoummous', 'houmos', 'hummus'],
  },
  'tofu-firm': { name: 'Tofu ferme', also: ['tofu', 'tofu nature', 'tofu ferme nature'] },
  raisins: {
    name: 'Raisins secs',
    also: [
      'raisin sec',
      'raisins de Smyrne',
      'raisins sultanines',
      'sultanines',
      'raisins blonds',
      'raisins secs blonds',
    ],
    fills: {
      loose: ['Raisins secs non tassés', 'raisins secs en vrac'],
      packed: ['Raisins secs tassés'],
    },
  },
  'currants-dried': {
    name: 'Raisins de Corinthe',
    also: ['raisins secs de Corinthe', 'raisin de Corinthe', 'corinthes'],
  },
  'cranberries-dried': {
    name: 'Canneberges séchées',
    also: [
      'cranberries',
      'cranberries séchées',
      'canneberges sèches',
      'canneberges séchées sucrées',
      'atocas séchés',
    ],
  },
  'apricots-dried': {
    name: 'Abricots secs',
    also: ['abricot sec', 'abricots séchés', 'abricots secs moelleux'],
    fills: {
      halves: ['Moitiés d’abricots secs', 'abricots secs en moitiés', 'demi-abricots secs'],
      diced: ['Abricots secs en dés', 'dés d’abricots secs', 'abricots secs en petits morceaux'],
    },
  },
  'dates-chopped': {
    name: 'Dattes hachées',
    also: [
      'dattes',
      'datte',
      'dattes dénoyautées',
      'dattes en morceaux',
      'dattes Medjool',
      'dattes deglet nour',
    ],
  },
  prunes: {
    name: 'Pruneaux dénoyautés',
    also: ['pruneaux', 'pruneau', 'pruneaux d’Agen', 'pruneaux secs', 'prunes séchées'],
  },
  'figs-dried': {
    name: 'Figues sèches',
    also: ['figue sèche', 'figues séchées'],
    fills: {
      level: ['Figues sèches entières'],
      chopped: ['Figues sèches hachées', 'figues sèches en morceaux'],
    },
  },
  'cherries-dried': {
    name: 'Cerises séchées',
    also: ['cerises sèches', 'griottes séchées', 'cerise séchée'],
  },
  'blueberries-dried': { name: 'Myrtilles séchées', also: ['myrtilles sèches', 'bleuets séchés'] },
  'apples-dried': {
    name: 'Pommes séchées',
    also: ['pommes sèches', 'pomme séchée'],
    fills: {
      level: ['Rondelles de pommes séchées', 'pommes séchées en rondelles', 'anneaux de pommes séchées'],
      diced: ['Pommes séchées en dés', 'dés de pommes séchées'],
    },
  },
  'candied-peel': {
    name: 'Écorces d’agrumes confites',
    also: [
      'écorces confites',
      'écorces d’orange confites',
      'écorces d’oranges confites',
      'écorces de citron confites',
      'zestes confits',
      'orangeat',
    ],
  },
  'candied-cherries': {
    name: 'Cerises confites',
    also: ['cerise confite', 'bigarreaux confits', 'cerises glacées'],
  },
  'crystallized-ginger': {
    name: 'Gingembre confit',
    also: ['gingembre confit en dés', 'gingembre cristallisé', 'dés de gingembre confit'],
  },
  'apples-chopped': {
    name: 'Pommes',
    also: ['pomme', 'pommes fraîches', 'pommes crues'],
    fills: {
      chopped: ['Pommes en morceaux', 'pommes hachées', 'pommes coupées en morceaux', 'morceaux de pomme'],
      sliced: [
        'Pommes en tranches',
        'pommes en lamelles',
        'lamelles de pomme',
        'pommes émincées',
        'tranches de pomme',
      ],
    },
  },
  applesauce: {
    name: 'Compote de pommes',
    also: ['compote de pomme', 'compote', 'purée de pommes', 'compote de pommes sans sucre ajouté'],
  },
  'apricots-fresh': {
    name: 'Abricots',
    also: ['abricot', 'abricots frais'],
    fills: {
      sliced: ['Abricots en tranches', 'abricots en lamelles', 'abricots émincés'],
      halves: ['Oreillons d’abricots', 'moitiés d’abricots', 'abricots en moitiés', 'demi-abricots'],
    },
  },
  'avocado-cubed': {
    name: 'Avocat',
    also: ['avocats'],
    fills: {
      cubed: ['Avocat en cubes', 'avocat en dés', 'dés d’avocat'],
      mashed: ['Avocat écrasé', 'purée d’avocat', 'avocat en purée', 'avocats écrasés'],
      sliced: ['Avocat en tranches', 'avocat en lamelles', 'tranches d’avocat'],
    },
  },
  'bananas-mashed': {
    name: 'Bananes',
    also: ['banane', 'bananes mûres'],
    fills: {
      mashed: [
        'Bananes écrasées',
        'banane écrasée',
        'purée de bananes',
        'purée de banane',
        'bananes mûres écrasées',
      ],
      sliced: ['Bananes en rondelles', 'banane en rondelles', 'rondelles de banane', 'bananes en tranches'],
    },
  },
  blackberries: { name: 'Mûres', also: ['mûre', 'mûres sauvages', 'mûres fraîches'] },
  blueberries: {
    name: 'Myrtilles',
    also: ['myrtille', 'myrtilles fraîches', 'myrtilles surgelées', 'bleuets', 'bleuet', 'brimbelles'],
  },
  raspberries: { name: 'Framboises', also: ['framboise', 'framboises fraîches'] },
  'strawberries-sliced': {
    name: 'Fraises',
    also: ['fraise', 'fraises fraîches'],
    fills: {
      sliced: ['Fraises en tranches', 'fraises en lamelles', 'fraises émincées', 'fraises tranchées'],
      whole: ['Fraises entières'],
      pureed: ['Purée de fraises', 'fraises mixées', 'fraises en purée', 'coulis de fraises'],
      halves: ['Fraises en moitiés', 'fraises coupées en deux', 'moitiés de fraises', 'demi-fraises'],
    },
  },
  'cherries-pitted': {
    name: 'Cerises',
    also: ['cerise', 'cerises fraîches', 'cerises douces', 'bigarreaux'],
    fills: {
      level: ['Cerises dénoyautées', 'cerises fraîches dénoyautées'],
      chopped: ['Cerises dénoyautées hachées', 'cerises hachées', 'cerises en morceaux'],
    },
  },
  cranberries: {
    name: 'Canneberges',
    also: ['canneberge', 'canneberges fraîches', 'cranberries fraîches', 'canneberges surgelées', 'atocas'],
    fills: {
      whole: ['Canneberges entières', 'canneberges fraîches entières'],
      chopped: ['Canneberges hachées', 'canneberges fraîches hachées'],
    },
  },
  'red-currants': {
    name: 'Groseilles',
    also: [
      'groseille',
      'groseilles rouges',
      'groseilles à grappes',
      'gadelles',
      'gadelles rouges',
      'raisinets',
    ],
  },
  gooseberries: { name: 'Groseilles à maquereau', also: ['groseille à maquereau', 'groseilles vertes'] },
  grapes: {
    name: 'Raisin',
    also: [
      'raisins',
      'raisin frais',
      'raisins frais',
      'raisin de table',
      'raisin blanc',
      'raisin noir',
      'grains de raisin',
    ],
  },
  'kiwi-sliced': {
    name: 'Kiwis en tranches',
    also: ['kiwi', 'kiwis', 'kiwi en tranches', 'kiwis en rondelles', 'kiwi en rondelles'],
  },
  'mango-diced': {
    name: 'Mangue en morceaux',
    also: ['mangue', 'mangues', 'mangue en dés', 'morceaux de mangue', 'mangue fraîche'],
  },
  'melon-diced': {
    name: 'Melon',
    also: ['melons', 'melon charentais', 'cantaloup', 'melon cantaloup'],
    fills: {
      cubed: ['Melon en cubes', 'cubes de melon', 'melon en morceaux'],
      diced: ['Melon en dés', 'dés de melon'],
    },
  },
  'watermelon-diced': {
    name: 'Pastèque en dés',
    also: ['pastèque', 'pastèques', 'pastèque en cubes', 'melon d’eau', 'pastèque en morceaux'],
  },
  'orange-sections': {
    name: 'Quartiers d’orange',
    also: [
      'quartiers d’oranges',
      'orange',
      'oranges',
      'suprêmes d’orange',
      'suprêmes d’oranges',
      'segments d’orange',
    ],
  },
  'peaches-sliced': {
    name: 'Pêches',
    also: ['pêche', 'pêches fraîches'],
    fills: {
      sliced: ['Pêches en tranches', 'pêches en lamelles', 'pêches émincées', 'tranches de pêche'],
      diced: ['Pêches en dés', 'dés de pêche'],
    },
  },
  'pears-cubed': {
    name: 'Poires',
    also: ['poire', 'poires fraîches'],
    fills: {
      cubed: ['Poires en cubes', 'cubes de poire', 'poires en morceaux'],
      diced: ['Poires en dés', 'dés de poire'],
      sliced: ['Poires en tranches', 'poires en lamelles', 'poires émincées'],
    },
  },
  'pineapple-chunks': {
    name: 'Ananas',
    also: ['ananas frais'],
    fills: {
      pieces: ['Ananas en morceaux', 'morceaux d’ananas'],
      diced: ['Ananas en dés', 'dés d’ananas', 'ananas en cubes'],
    },
  },
  'plums-sliced': {
    name: 'Prunes en tranches',
    also: ['prunes', 'prune', 'prunes fraîches', 'prunes en lamelles', 'prunes émincées', 'quetsches'],
  },
  'passion-fruit-pulp': {
    name: 'Pulpe de fruit de la passion',
    also: [
      'pulpe de fruits de la passion',
      'fruit de la passion',
      'fruits de la passion',
      'maracuja',
      'grenadille',
    ],
  },
  'rhubarb-diced': {
    name: 'Rhubarbe',
    also: ['rhubarbe fraîche', 'rhubarbe crue'],
    fills: {
      diced: ['Rhubarbe en dés', 'rhubarbe en petits morceaux', 'dés de rhubarbe'],
      sliced: ['Rhubarbe en tronçons', 'tronçons de rhubarbe', 'rhubarbe en tranches'],
    },
  },
  'lemon-zest': {
    name: 'Zeste de citron',
    also: [
      'zestes de citron',
      'zestes de citrons',
      'zeste de citron râpé',
      'zeste râpé de citron',
      'écorce de citron râpée',
      'zeste de citron jaune',
    ],
  },
  'orange-zest': {
    name: 'Zeste d’orange',
    also: [
      'zestes d’orange',
      'zestes d’oranges',
      'zeste d’orange râpé',
      'zeste râpé d’orange',
      'écorce d’orange râpée',
    ],
  },
  'potato-flakes': {
    name: 'Flocons de pommes de terre',
    also: [
      'flocons de pomme de terre',
      'purée en flocons',
      'purée instantanée',
      'purée déshydratée',
      'Mousline',
    ],
  },
  'carrots-grated': {
    name: 'Carottes',
    also: ['carotte', 'carottes crues'],
    fills: {
      grated: ['Carottes râpées', 'carotte râpée'],
      chopped: ['Carottes en morceaux', 'carottes hachées', 'carottes coupées en morceaux'],
      diced: ['Carottes en dés', 'dés de carottes', 'carottes en brunoise'],
      sliced: ['Carottes en rondelles', 'carottes émincées', 'rondelles de carottes', 'carottes en lamelles'],
    },
  },
  'onions-chopped': {
    name: 'Oignons',
    also: ['oignon', 'oignons jaunes', 'oignon jaune', 'oignons crus', 'ognons', 'ognon'],
    fills: {
      chopped: ['Oignons hachés', 'oignon haché'],
      sliced: ['Oignons émincés', 'oignon émincé', 'oignons en rondelles', 'oignons en lamelles'],
      diced: ['Oignons en dés', 'oignons ciselés', 'oignon ciselé', 'oignon en dés'],
    },
  },
  'shallots-sliced': {
    name: 'Échalotes',
    also: ['échalote', 'échalotes françaises', 'échalote grise'],
    fills: {
      sliced: ['Échalotes émincées', 'échalote émincée', 'échalotes en rondelles'],
      chopped: ['Échalotes hachées', 'échalote hachée', 'échalotes ciselées', 'échalote ciselée'],
    },
  },
  'scallions-sliced': {
    name: 'Oignons verts',
    also: [
      'oignon vert',
      'cébettes',
      'cébette',
      'ciboules',
      'ciboule',
      'cives',
      'jeunes oignons',
      'oignons de printemps',
      'échalotes vertes',
    ],
    fills: {
      sliced: ['Oignons verts émincés', 'oignon vert émincé', 'cébettes émincées'],
      chopped: ['Oignons verts hachés', 'oignons verts ciselés', 'cébettes ciselées'],
    },
  },
  'leeks-sliced': {
    name: 'Poireaux',
    also: ['poireau', 'blancs de poireaux', 'blanc de poireau', 'poireaux crus'],
    fills: {
      level: ['Poireaux émincés', 'poireau émincé', 'poireaux en rondelles'],
      diced: ['Poireaux en dés', 'poireaux en petits morceaux'],
    },
  },
  'garlic-minced': {
    name: 'Ail',
    also: ['gousse d’ail', 'gousses d’ail', 'ail frais', 'ail cru'],
    fills: {
      level: ['Ail haché', 'ail finement haché', 'ail pressé', 'ail écrasé'],
      sliced: ['Ail émincé', 'ail en lamelles', 'lamelles d’ail'],
    },
  },
  'ginger-fresh': {
    name: 'Gingembre frais',
    also: ['gingembre', 'racine de gingembre', 'gingembre cru'],
    fills: {
      level: ['Gingembre frais râpé', 'gingembre râpé', 'gingembre frais haché'],
      sliced: [
        'Gingembre frais en rondelles',
        'gingembre frais en lamelles',
        'gingembre émincé',
        'lamelles de gingembre',
      ],
    },
  },
  'celery-chopped': {
    name: 'Céleri branche',
    also: [
      'céleri',
      'céleri en branches',
      'branche de céleri',
      'branches de céleri',
      'céleri blanc',
      'céleri vert',
    ],
    fills: {
      chopped: ['Céleri branche haché', 'céleri haché', 'céleri en morceaux', 'céleri branche en morceaux'],
      diced: ['Céleri branche en dés', 'céleri en dés'],
    },
  },
  'bell-pepper-chopped': {
    name: 'Poivron',
    also: ['poivrons', 'poivron vert', 'poivron rouge', 'poivron jaune', 'piment doux'],
    fills: {
      chopped: [
        'Poivron en morceaux',
        'poivron haché',
        'poivrons hachés',
        'poivrons en morceaux',
        'poivron en dés',
      ],
      sliced: ['Poivron en lanières', 'poivron émincé', 'poivrons émincés', 'poivrons en lanières'],
    },
  },
  'mushrooms-sliced': {
    name: 'Champignons de Paris',
    also: ['champignons', 'champignon', 'champignon de Paris', 'champignons blancs', 'champignons frais'],
    fills: {
      sliced: [
        'Champignons de Paris émincés',
        'champignons émincés',
        'champignons en lamelles',
        'champignons tranchés',
      ],
      whole: ['Champignons de Paris entiers', 'champignons entiers'],
    },
  },
  'spinach-raw': {
    name: 'Épinards frais',
    also: [
      'épinards',
      'épinard',
      'épinards crus',
      'pousses d’épinards',
      'jeunes pousses d’épinards',
      'feuilles d’épinards',
      'bébés épinards',
    ],
  },
  'kale-chopped': {
    name: 'Chou kale haché',
    also: ['chou kale', 'kale', 'chou frisé', 'chou plume', 'kale haché'],
  },
  arugula: { name: 'Roquette', also: ['roquette fraîche', 'feuilles de roquette', 'salade de roquette'] },
  'lettuce-shredded': {
    name: 'Laitue ciselée',
    also: [
      'laitue',
      'laitues',
      'salade verte',
      'laitue émincée',
      'chiffonnade de laitue',
      'laitue déchiquetée',
    ],
  },
  'cabbage-shredded': {
    name: 'Chou blanc',
    also: ['chou', 'chou pommé', 'chou cabus'],
    fills: {
      shredded: ['Chou blanc émincé', 'chou émincé', 'chou râpé', 'chou blanc râpé', 'chou en lanières'],
      chopped: ['Chou blanc haché', 'chou haché', 'chou en morceaux'],
    },
  },
  'broccoli-chopped': {
    name: 'Brocoli en morceaux',
    also: ['brocoli', 'brocolis', 'brocoli haché', 'bouquets de brocoli', 'fleurettes de brocoli'],
  },
  'cauliflower-chopped': {
    name: 'Chou-fleur en morceaux',
    also: [
      'chou-fleur',
      'choux-fleurs',
      'chou fleur',
      'chou-fleur haché',
      'bouquets de chou-fleur',
      'fleurettes de chou-fleur',
    ],
  },
  'cucumber-sliced': {
    name: 'Concombre',
    also: ['concombres', 'concombre pelé'],
    fills: {
      sliced: [
        'Concombre en rondelles',
        'rondelles de concombre',
        'concombre émincé',
        'concombre en tranches',
      ],
      chopped: ['Concombre en morceaux', 'concombre haché', 'concombre en dés', 'dés de concombre'],
    },
  },
  'zucchini-chopped': {
    name: 'Courgettes',
    also: ['courgette', 'zucchini', 'zucchinis', 'courgettes crues'],
    fills: {
      chopped: ['Courgettes en morceaux', 'courgette en dés', 'courgettes en dés', 'courgettes hachées'],
      sliced: [
        'Courgettes en rondelles',
        'courgette en rondelles',
        'courgettes émincées',
        'rondelles de courgette',
      ],
      shredded: ['Courgettes râpées', 'courgette râpée'],
    },
  },
  'eggplant-cubed': {
    name: 'Aubergine en cubes',
    also: ['aubergine', 'aubergines', 'aubergine en dés', 'aubergines en cubes', 'aubergines en dés'],
  },
  'potatoes-diced': {
    name: 'Pommes de terre en dés',
    also: [
      'pommes de terre',
      'pomme de terre',
      'patates',
      'pommes de terre crues',
      'pommes de terre en cubes',
      'dés de pommes de terre',
    ],
  },
  'potatoes-mashed': {
    name: 'Purée de pommes de terre',
    also: [
      'purée de pomme de terre',
      'pommes de terre écrasées',
      'écrasé de pommes de terre',
      'purée maison',
      'pommes purée',
      'patates pilées',
    ],
  },
  'sweet-potato-cubed': {
    name: 'Patate douce en cubes',
    also: ['patate douce', 'patates douces', 'patate douce en dés', 'patates douces en cubes'],
  },
  'pumpkin-cubed': {
    name: 'Potiron en cubes',
    also: ['potiron', 'citrouille', 'citrouille en cubes', 'potiron en dés', 'citrouille en dés', 'courge'],
  },
  'pumpkin-puree': {
    name: 'Purée de potiron',
    also: [
      'purée de citrouille',
      'citrouille en conserve',
      'purée de citrouille en conserve',
      'purée de courge',
      'chair de citrouille cuite',
    ],
  },
  'butternut-cubed': {
    name: 'Courge butternut en cubes',
    also: [
      'butternut',
      'courge butternut',
      'butternut en cubes',
      'courge doubeurre',
      'doubeurre',
      'courge musquée',
    ],
  },
  'beets-raw': {
    name: 'Betteraves crues',
    also: ['betteraves', 'betterave', 'betterave crue', 'betterave rouge', 'betteraves rouges'],
  },
  asparagus: {
    name: 'Asperges',
    also: ['asperge', 'asperges vertes', 'asperges blanches', 'asperges fraîches', 'asperges en tronçons'],
  },
  'green-beans': {
    name: 'Haricots verts',
    of: 'de haricots verts',
    also: [
      'haricot vert',
      'haricots verts en tronçons',
      'haricots verts frais',
      'haricots verts crus',
      'haricots princesse',
    ],
  },
  'peas-green': {
    name: 'Petits pois',
    also: ['petit pois', 'petits pois frais', 'petits pois écossés', 'petits pois surgelés', 'pois verts'],
  },
  'corn-kernels': {
    name: 'Maïs doux en grains',
    also: ['maïs', 'maïs doux', 'maïs en grains', 'grains de maïs', 'blé d’Inde', 'maïs en grain'],
  },
  'radish-sliced': {
    name: 'Radis en rondelles',
    also: ['radis', 'radis roses', 'rondelles de radis', 'radis émincés', 'radis en tranches'],
  },
  'tomatoes-chopped': {
    name: 'Tomates en dés',
    also: [
      'tomates',
      'tomate',
      'tomates fraîches',
      'tomates en morceaux',
      'tomates hachées',
      'dés de tomates',
      'tomates coupées en dés',
    ],
  },
  'tomatoes-cherry': {
    name: 'Tomates cerises',
    also: ['tomate cerise', 'tomates cerise', 'tomates cerises entières'],
  },
  'tomatoes-sun-dried': {
    name: 'Tomates séchées',
    also: ['tomate séchée', 'tomates séchées au soleil', 'tomates sèches'],
  },
  'tomatoes-canned': {
    name: 'Tomates en conserve',
    also: [
      'tomates en boîte',
      'tomates pelées',
      'tomates pelées en conserve',
      'tomates entières pelées',
      'tomates concassées',
      'tomates concassées en boîte',
    ],
  },
  'olives-sliced': {
    name: 'Olives en rondelles',
    also: [
      'olives',
      'olive',
      'rondelles d’olives',
      'olives noires',
      'olives vertes',
      'olives dénoyautées',
      'olives tranchées',
    ],
  },
  salt: {
    name: 'Sel fin',
    also: [
      'sel',
      'sel de table',
      'sel de cuisine',
      'sel fin de mer',
      'sel marin fin',
      'sel de mer fin',
      'sel iodé',
    ],
  },
  'salt-kosher-diamond': {
    name: 'Sel casher Diamond Crystal',
    also: [
      'Diamond Crystal',
      'sel kasher Diamond Crystal',
      'sel cascher Diamond Crystal',
      'sel Diamond Crystal',
    ],
  },
  'salt-kosher-morton': {
    name: 'Sel casher Morton',
    also: ['sel kasher Morton', 'sel cascher Morton', 'sel Morton'],
  },
  'cinnamon-ground': {
    name: 'Cannelle en poudre',
    also: ['cannelle', 'cannelle moulue', 'poudre de cannelle'],
  },
  'ginger-ground': { name: 'Gingembre en poudre', also: ['gingembre moulu', 'poudre de gingembre'] },
  'nutmeg-ground': {
    name: 'Noix de muscade moulue',
    also: [
      'muscade',
      'noix de muscade',
      'muscade moulue',
      'muscade en poudre',
      'muscade râpée',
      'noix de muscade râpée',
    ],
  },
  'cloves-ground': {
    name: 'Clou de girofle moulu',
    also: [
      'clous de girofle moulus',
      'girofle en poudre',
      'girofle moulu',
      'clou de girofle en poudre',
      'poudre de girofle',
    ],
  },
  'allspice-ground': {
    name: 'Piment de la Jamaïque moulu',
    also: [
      'piment de la Jamaïque',
      'poivre de la Jamaïque',
      'toute-épice',
      'tout-épice',
      'toutes-épices',
      'piment de la Jamaïque en poudre',
    ],
  },
  'cardamom-ground': {
    name: 'Cardamome moulue',
    also: ['cardamome', 'cardamome en poudre', 'poudre de cardamome'],
  },
  'cumin-seeds': {
    name: 'Graines de cumin',
    also: ['graine de cumin', 'cumin', 'cumin en grains', 'cumin en graines', 'cumin entier'],
  },
  'coriander-seeds': {
    name: 'Graines de coriandre',
    also: ['graine de coriandre', 'coriandre en grains', 'coriandre en graines'],
  },
  'caraway-seeds': { name: 'Graines de carvi', also: ['carvi', 'graine de carvi', 'cumin des prés'] },
  'fennel-seeds': {
    name: 'Graines de fenouil',
    also: ['graine de fenouil', 'fenouil en graines', 'fenouil en grains'],
  },
  'fenugreek-seeds': {
    name: 'Graines de fenugrec',
    also: ['fenugrec', 'graine de fenugrec', 'fenugrec en graines'],
  },
  'turmeric-ground': {
    name: 'Curcuma en poudre',
    also: ['curcuma', 'curcuma moulu', 'poudre de curcuma', 'safran des Indes'],
  },
  paprika: {
    name: 'Paprika',
    also: ['paprika doux', 'paprika en poudre', 'paprika moulu', 'paprika fumé', 'poudre de paprika'],
  },
  'chili-powder': {
    name: 'Épices pour chili',
    also: ['assaisonnement au chili', 'mélange d’épices pour chili', 'épices pour chili con carne'],
  },
  'cayenne-pepper': {
    name: 'Piment de Cayenne',
    also: [
      'poivre de Cayenne',
      'cayenne',
      'piment de Cayenne moulu',
      'piment de Cayenne en poudre',
      'piment en poudre',
      'piment rouge en poudre',
    ],
  },
  'black-pepper-ground': {
    name: 'Poivre noir',
    also: ['poivre'],
    fills: {
      ground: [
        'Poivre noir moulu',
        'poivre moulu',
        'poivre noir en poudre',
        'poivre en poudre',
        'poivre du moulin',
      ],
      whole: ['Poivre noir en grains', 'poivre en grains', 'grains de poivre', 'grains de poivre noir'],
    },
  },
  'white-pepper-ground': { name: 'Poivre blanc moulu', also: ['poivre blanc', 'poivre blanc en poudre'] },
  'curry-powder': {
    name: 'Curry en poudre',
    also: ['curry', 'poudre de curry', 'cari', 'cari en poudre', 'poudre de cari'],
  },
  'garlic-powder': { name: 'Ail en poudre', also: ['poudre d’ail', 'ail semoule', 'ail moulu'] },
  'onion-powder': {
    name: 'Oignon en poudre',
    also: ['poudre d’oignon', 'oignons en poudre', 'oignon semoule', 'poudre d’oignons'],
  },
  'mustard-powder': {
    name: 'Moutarde en poudre',
    also: ['poudre de moutarde', 'moutarde sèche', 'farine de moutarde', 'graines de moutarde moulues'],
  },
  'oregano-dried': {
    name: 'Origan séché',
    also: ['origan', 'origan sec'],
    fills: {
      leaves: ['Feuilles d’origan séchées', 'origan séché en feuilles'],
      ground: ['Origan moulu', 'origan en poudre', 'origan séché moulu'],
    },
  },
  'thyme-dried': {
    name: 'Thym séché',
    also: ['thym', 'thym sec'],
    fills: {
      leaves: ['Feuilles de thym séchées', 'thym séché en feuilles', 'thym émietté'],
      ground: ['Thym moulu', 'thym en poudre', 'thym séché moulu'],
    },
  },
  'basil-dried': {
    name: 'Basilic séché',
    also: ['basilic sec', 'basilic déshydraté'],
    fills: {
      leaves: ['Feuilles de basilic séchées', 'basilic séché en feuilles'],
      ground: ['Basilic moulu', 'basilic en poudre', 'basilic séché moulu'],
    },
  },
  'rosemary-dried': { name: 'Romarin séché', also: ['romarin sec', 'romarin déshydraté'] },
  'parsley-dried': { name: 'Persil séché', also: ['persil sec', 'persil déshydraté', 'persil lyophilisé'] },
  'sage-ground': { name: 'Sauge moulue', also: ['sauge', 'sauge en poudre', 'sauge séchée moulue'] },
  saffron: {
    name: 'Safran',
    also: ['pistils de safran', 'filaments de safran', 'safran en filaments', 'stigmates de safran'],
  },
  'pumpkin-pie-spice': {
    name: 'Épices pour tarte à la citrouille',
    also: [
      'épices à tarte à la citrouille',
      'mélange d’épices pour tarte à la citrouille',
      'épices à citrouille',
      'épices pour citrouille',
      'pumpkin spice',
    ],
  },
  'parsley-fresh': {
    name: 'Persil frais haché',
    also: ['persil', 'persil frais', 'persil haché', 'persil ciselé', 'persil plat', 'persil frisé'],
  },
  'basil-fresh': {
    name: 'Basilic frais',
    also: ['basilic'],
    fills: {
      chopped: ['Basilic frais ciselé', 'basilic ciselé', 'basilic haché', 'basilic frais haché'],
      leaves: ['Feuilles de basilic frais', 'feuilles de basilic', 'basilic frais en feuilles'],
    },
  },
  'chives-fresh': {
    name: 'Ciboulette ciselée',
    also: [
      'ciboulette',
      'ciboulette fraîche',
      'ciboulette hachée',
      'ciboulette fraîche ciselée',
      'brins de ciboulette',
    ],
  },
  'cilantro-fresh': {
    name: 'Coriandre fraîche',
    also: [
      'coriandre',
      'feuilles de coriandre',
      'coriandre en feuilles',
      'feuilles de coriandre fraîche',
      'persil arabe',
    ],
  },
  'mint-fresh': {
    name: 'Menthe fraîche',
    also: [
      'menthe',
      'feuilles de menthe',
      'menthe hachée',
      'menthe ciselée',
      'menthe poivrée',
      'menthe verte',
    ],
  },
  'rosemary-fresh': {
    name: 'Romarin frais',
    also: ['romarin', 'feuilles de romarin', 'aiguilles de romarin', 'romarin frais haché'],
  },
  miso: { name: 'Miso', also: ['pâte de miso', 'pâte miso', 'miso blanc', 'miso brun'] },
  capers: { name: 'Câpres égouttées', also: ['câpres', 'câpre', 'câpres au vinaigre'] },
  mayonnaise: { name: 'Mayonnaise', also: ['mayo', 'mayonnaise classique'] },
  'mustard-prepared': {
    name: 'Moutarde',
    also: [
      'moutarde de Dijon',
      'moutarde forte',
      'moutarde douce',
      'moutarde jaune',
      'moutarde préparée',
      'moutarde américaine',
    ],
  },
  ketchup: { name: 'Ketchup', also: ['ketchup de tomates', 'sauce ketchup', 'ketchup aux tomates'] },
  'soy-sauce': { name: 'Sauce soja', also: ['sauce de soja', 'sauce soja salée', 'sauce soya', 'shoyu'] },
  tamari: { name: 'Tamari', also: ['sauce tamari', 'sauce soja tamari', 'sauce soja sans gluten'] },
  'worcestershire-sauce': {
    name: 'Sauce Worcestershire',
    also: ['sauce Worcester', 'sauce anglaise', 'Worcestershire', 'Lea & Perrins'],
  },
  'fish-sauce': {
    name: 'Sauce de poisson',
    also: ['sauce poisson', 'nuoc-mâm', 'nuoc mam', 'nam pla', 'sauce nuoc-mâm'],
  },
  'oyster-sauce': {
    name: 'Sauce d’huîtres',
    also: ['sauce d’huître', 'sauce huître', 'sauce huîtres', 'sauce aux huîtres'],
  },
  'hoisin-sauce': { name: 'Sauce hoisin', also: ['hoisin', 'sauce hoi sin'] },
  'teriyaki-sauce': { name: 'Sauce teriyaki', also: ['teriyaki'] },
  'barbecue-sauce': { name: 'Sauce barbecue', also: ['sauce BBQ'] },
  salsa: { name: 'Salsa', also: ['sauce salsa', 'salsa mexicaine', 'salsa de tomates', 'sauce mexicaine'] },
  pesto: {
    name: 'Pesto',
    also: ['pesto au basilic', 'pesto de basilic', 'pesto vert', 'pesto genovese', 'pesto alla genovese'],
  },
  'horseradish-prepared': { name: 'Raifort préparé', also: ['raifort', 'raifort râpé', 'raifort en bocal'] },
  'tomato-paste': {
    name: 'Concentré de tomates',
    also: [
      'concentré de tomate',
      'double concentré de tomates',
      'double concentré de tomate',
      'pâte de tomates',
      'pâte de tomate',
    ],
  },
  'tomato-puree': {
    name: 'Purée de tomates',
    also: ['purée de tomate', 'passata', 'coulis de tomates', 'coulis de tomate'],
  },
  'tomato-sauce': {
    name: 'Sauce tomate',
    also: ['sauce aux tomates', 'sauce de tomates', 'sauce à la tomate', 'sauce tomates'],
  },
  'cider-vinegar': {
    name: 'Vinaigre de cidre',
    also: ['vinaigre de pomme', 'vinaigre de pommes', 'vinaigre de cidre de pomme'],
  },
  'white-vinegar': {
    name: 'Vinaigre blanc',
    also: ['vinaigre d’alcool', 'vinaigre d’alcool blanc', 'vinaigre cristal'],
  },
  'red-wine-vinegar': {
    name: 'Vinaigre de vin rouge',
    also: ['vinaigre', 'vinaigre de vin', 'vinaigre rouge'],
  },
  'balsamic-vinegar': {
    name: 'Vinaigre balsamique',
    also: ['balsamique', 'vinaigre balsamique de Modène', 'vinaigre de Modène'],
  },
  water: {
    name: 'Eau',
    also: ['eau du robinet', 'eau froide', 'eau tiède', 'eau chaude', 'eau bouillante', 'eau minérale'],
  },
  'coconut-water': { name: 'Eau de coco', also: ['eau de noix de coco', 'jus de coco'] },
  'lemon-juice': {
    name: 'Jus de citron',
    also: ['jus de citrons', 'jus de citron jaune', 'jus de citron pressé', 'jus de citron frais'],
  },
  'lime-juice': {
    name: 'Jus de citron vert',
    also: ['jus de citrons verts', 'jus de lime', 'jus de limette'],
  },
  'orange-juice': {
    name: 'Jus d’orange',
    also: ['jus d’oranges', 'jus d’orange pressée', 'jus d’orange frais'],
  },
  'apple-juice': { name: 'Jus de pomme', also: ['jus de pommes', 'pur jus de pomme'] },
  'pineapple-juice': { name: 'Jus d’ananas', also: ['pur jus d’ananas'] },
  'grape-juice': { name: 'Jus de raisin', also: ['jus de raisins', 'pur jus de raisin'] },
  'cranberry-juice': {
    name: 'Jus de canneberge',
    also: [
      'jus de canneberges',
      'jus de cranberry',
      'jus de cranberries',
      'cocktail de canneberges',
      'cocktail de canneberge',
    ],
  },
  'tomato-juice': { name: 'Jus de tomate', also: ['jus de tomates'] },
  'chicken-stock': {
    name: 'Bouillon de volaille',
    also: ['bouillon de poulet', 'bouillon de poule', 'fond de volaille'],
  },
  'beef-stock': { name: 'Bouillon de bœuf', also: ['bouillon de boeuf', 'fond de bœuf', 'fond de boeuf'] },
  'coffee-brewed': {
    name: 'Café (boisson)',
    text: 'café',
    also: ['café', 'café noir', 'café filtre', 'café infusé', 'café préparé', 'café fort'],
  },
  'tea-brewed': {
    name: 'Thé (boisson)',
    text: 'thé',
    also: ['thé', 'thé noir', 'thé infusé', 'thé vert', 'thé noir infusé'],
  },
  cola: { name: 'Cola', also: ['Coca-Cola', 'Coca', 'boisson au cola', 'soda au cola', 'Pepsi'] },
  'red-wine': { name: 'Vin rouge', also: ['vin rouge sec', 'vin rouge de cuisine'] },
  'white-wine': { name: 'Vin blanc', also: ['vin blanc sec', 'vin blanc de cuisine'] },
  'dessert-wine': {
    name: 'Vin doux',
    also: ['vin de dessert', 'vin liquoreux', 'vin moelleux', 'vin blanc moelleux', 'vin doux naturel'],
  },
  port: { name: 'Porto', also: ['vin de Porto', 'porto rouge', 'porto blanc'] },
  'sherry-dry': {
    name: 'Xérès sec',
    also: ['xérès', 'vin de Xérès', 'sherry', 'sherry sec', 'fino', 'vin de Xérès sec'],
  },
  'vermouth-dry': {
    name: 'Vermouth sec',
    also: ['vermouth', 'vermouth blanc sec', 'Noilly Prat', 'Noilly'],
  },
  beer: { name: 'Bière', also: ['bières', 'bière blonde', 'bière brune', 'bière ambrée'] },
  'cider-dry': { name: 'Cidre brut', also: ['cidre', 'cidre sec', 'cidre fermier'] },
  rum: { name: 'Rhum', also: ['rhum ambré', 'rhum brun', 'rhum blanc', 'rhum agricole', 'rhum vieux'] },
  vodka: { name: 'Vodka' },
  whiskey: { name: 'Whisky', also: ['whiskey', 'scotch', 'bourbon'] },
  brandy: { name: 'Brandy', also: ['cognac', 'armagnac', 'eau-de-vie de vin', 'fine champagne'] },
  'coffee-liqueur': { name: 'Liqueur de café', also: ['liqueur au café', 'Kahlúa', 'Tia Maria'] },
  amaretto: {
    name: 'Amaretto',
    also: ['liqueur d’amaretto', 'liqueur d’amande', 'liqueur d’amandes', 'Disaronno'],
  },
  'orange-liqueur': {
    name: 'Liqueur d’orange',
    also: ['triple sec', 'Cointreau', 'Grand Marnier', 'curaçao', 'liqueur à l’orange', 'liqueur d’oranges'],
  },
};
