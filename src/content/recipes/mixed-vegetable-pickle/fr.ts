import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Achards de légumes à l’indienne',
  alt: 'Achards indiens de légumes variés',
  description:
    'Du chou-fleur et des carottes encore croquants, de la mangue verte, du gingembre et des piments entiers dans un épais masala à la moutarde, adouci d’un peu de jaggery. Les légumes n’ont presque pas d’acidité : ils passent donc une journée dans le vinaigre avant de voir l’huile, et le bocal reste au réfrigérateur dès le premier jour. À servir avec des parathas, des puris ou un bol de rajma.',
  origin: 'Pendjab, Inde du Nord',
  shelfLife: '{months} mois au réfrigérateur ; jamais à température ambiante',
  ingredients: {
    cauliflower: 'de chou-fleur, en petits bouquets',
    carrots: 'de carottes, épluchées',
    mango: 'de mangue verte bien dure, pesée sans le noyau',
    chilies: 'de piments verts',
    ginger: 'de gingembre frais, épluché',
    vinegar: 'de vinaigre d’alcool blanc à {acidity} % d’acidité au moins',
    salt: 'de sel fin',
    mustardSeeds: 'de graines de moutarde jaune',
    fennelSeeds: 'de graines de fenouil',
    fenugreekSeeds: 'de graines de fenugrec',
    nigellaSeeds: 'de graines de nigelle',
    chiliPowder: 'de piment du Cachemire en poudre',
    turmeric: 'de curcuma en poudre',
    jaggery: 'de jaggery (sucre de canne complet indien), râpé',
    oil: 'd’huile de moutarde ou huile neutre, de tournesol par exemple',
  },
  steps: [
    'Laver les bocaux et leurs couvercles à l’eau chaude savonneuse et les rincer. Faire bouillir les bocaux {boil}, couverts d’eau, les laisser s’égoutter à l’envers sur un torchon propre, essuyer les couvercles avec un autre et attendre {dry}, jusqu’à séchage complet. Ne pas sécher les bocaux au four : la chaleur sèche peut les fêler.',
    'Laver et sécher les légumes. Couper les carottes en bâtonnets de {carrot}, la mangue avec sa peau en morceaux de {mango} et le gingembre en allumettes ; fendre les piments d’un côté, dans la longueur, pour que le vinaigre y pénètre.',
    'Blanchir le chou-fleur et les carottes {blanch} à l’eau bouillante, les égoutter et les étaler sur des torchons propres pendant {dry}, le temps qu’ils soient secs au toucher.',
    'Porter à ébullition le vinaigre et la moitié du sel dans une casserole en inox ou émaillée. Ajouter tous les légumes, la mangue, les piments et le gingembre, laisser frémir {simmer}, verser dans un saladier en verre et tasser jusqu’à ce que le vinaigre recouvre tout. Laisser refroidir, couvrir et mettre au réfrigérateur {soak} : c’est ce qui rend les légumes acides jusqu’au cœur.',
    'Avant d’égoutter, goûter un morceau de carotte : il doit être franchement acide au centre. Sinon, laisser le tout dans le vinaigre, au réfrigérateur, un jour de plus. Égoutter ensuite {drain} dans une passoire et réserver environ un quart du vinaigre employé, soit {kept}.',
    'Torréfier les graines de moutarde, de fenouil et de fenugrec à sec dans une poêle à feu doux pendant {toast}, le temps qu’elles embaument. Une fois refroidies, les concasser grossièrement.',
    'Chauffer l’huile à {oil} dans une casserole haute : l’huile de moutarde y perd son âcreté, sans qu’il faille la faire fumer. Ne pas s’éloigner, garder un couvercle à portée de main et ne jamais verser d’eau sur de l’huile enflammée. Couper le feu et laisser refroidir {cool}, le temps que l’huile soit juste tiède, car le vinaigre fait gicler l’huile chaude. Incorporer les épices moulues, la nigelle, le piment en poudre, le curcuma, le jaggery, le reste du sel et le vinaigre réservé, en remuant jusqu’à dissolution du jaggery.',
    'Quand le masala est tout à fait froid, y mélanger les légumes. Remplir les bocaux en tassant pour chasser l’air et vérifier que l’huile recouvre le tout d’un doigt. Garder {days} jours au réfrigérateur avant de goûter ; le pickle est prêt quand le masala a épaissi et que chaque morceau est assaisonné à cœur.',
  ],
  tips: [
    'Ne pas supprimer ni diluer le vinaigre, et ne pas verser l’huile en premier. Des légumes peu acides sous l’huile peuvent laisser se développer la bactérie du botulisme, dont la toxine ne se voit pas, ne se sent pas et n’a pas de goût.',
    'Garder toujours les bocaux au réfrigérateur, à {fridge} au plus, et les consommer dans les {months} mois. Les anciennes recettes qui laissent ce pickle sur une étagère n’en valent pas le risque.',
    'Le sel représente {percent} % du poids des légumes et de la mangue ; une partie s’en va avec le vinaigre égoutté, c’est pourquoi la moitié n’est ajoutée qu’à la fin.',
    'Dans certains pays, l’huile de moutarde porte la mention « usage externe uniquement » à cause de son acide érucique. Dans ce cas, prendre une huile neutre.',
    'N’ajouter après coup ni ail cru ni herbes fraîches. Couvercle bombé, bulles, moisissure ou trouble qui n’y était pas : jeter le bocal sans l’ouvrir. Dans le doute, jeter.',
  ],
  tags: ['pickles de légumes', 'pickles indiens', 'chou-fleur', 'carotte', 'vinaigre', 'condiment'],
});
