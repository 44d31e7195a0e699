import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Ratatouille en rosace (confit byaldi)',
  alt: 'Confit byaldi, la ratatouille en fines rondelles',
  description:
    'La ratatouille en rondelles : de fines tranches de courgette verte, de courgette jaune, d’aubergine et de tomate se chevauchent sur un lit de sauce aux poivrons rôtis et confisent des heures à four doux, jusqu’à devenir fondantes sans se défaire. On ne peut guère la rater, elle est aussi bonne tiède que chaude, et meilleure encore le lendemain.',
  ingredients: {
    peppers: {
      one: 'poivron rouge, coupé en deux et épépiné',
      other: 'poivrons rouges, coupés en deux et épépinés',
    },
    oil: 'd’huile d’olive',
    onion: { one: 'oignon moyen finement ciselé', other: 'oignons moyens finement ciselés' },
    garlic: { one: 'gousse d’ail finement hachée', other: 'gousses d’ail finement hachées' },
    crushedTomatoes: 'de tomates concassées en conserve',
    thyme: { one: 'brin de thym', other: 'brins de thym' },
    bayLeaf: { one: 'feuille de laurier', other: 'feuilles de laurier' },
    salt: 'de sel fin',
    zucchini: 'de courgettes vertes fines',
    squash: 'de courgettes jaunes fines',
    eggplants: 'd’aubergines fines',
    tomatoes: 'de tomates allongées (type Roma)',
    pepper: 'de poivre noir moulu',
    vinegar: 'de vinaigre balsamique',
  },
  steps: [
    'Préchauffer le four à {hot}. Rôtir les poivrons, face coupée vers le bas, sur une plaque nue ou garnie de papier d’aluminium, pendant {roast}, le temps que la peau cloque et se détache. Les laisser {cover} à couvert, les peler et les hacher finement. Baisser le four à {low}.',
    'Faire chauffer un tiers de l’huile dans une poêle à feu doux et y faire suer l’oignon avec les deux tiers de l’ail pendant {onion}, sans coloration. Ajouter les tomates concassées, la moitié du thym, la feuille de laurier et la moitié du sel et laisser mijoter {simmer}, jusqu’à ce que la sauce soit épaisse et ne rende plus d’eau. Retirer les herbes et incorporer les poivrons.',
    'Étaler la sauce dans un plat à gratin peu profond d’environ {dish} de diamètre. Couper les courgettes vertes et jaunes, les aubergines et les tomates allongées en tranches de {thick} d’épaisseur.',
    'Empiler les tranches en alternant toujours dans le même ordre et les disposer sur la sauce, en rangs qui se chevauchent ou en rosace, de façon qu’un mince bord de chaque tranche dépasse.',
    'Mélanger un autre tiers de l’huile avec le reste de l’ail, les feuilles du reste de thym, le reste du sel et le poivre, et en badigeonner les légumes. Poser une feuille de papier cuisson au contact et fermer hermétiquement le plat avec du papier d’aluminium.',
    'Enfourner pour {bake}, jusqu’à ce qu’un couteau traverse l’aubergine sans aucune résistance.',
    'Découvrir et prolonger la cuisson de {glaze}, jusqu’à ce que le jus ait épaissi sur le bord et que le dessus soit brillant et commence à colorer. S’il reste beaucoup de liquide, le verser dans une petite casserole et le faire réduire.',
    'Laisser reposer {rest}. Fouetter le reste de l’huile avec le vinaigre et le jus de cuisson que l’on peut prélever au bord, et en arroser les légumes au moment de servir.',
  ],
  tips: [
    'Choisir des légumes de diamètre à peu près égal, {wide} environ, pour que les rangs soient réguliers.',
    'Une mandoline donne des tranches égales ; se servir du poussoir. Pour les tomates, préférer un couteau à dents bien affûté.',
    'Le vinaigre balsamique contient le plus souvent des sulfites ; c’est pourquoi ils sont indiqués ici.',
    'Cuire à four doux. À forte chaleur, les bords se dessèchent avant que l’aubergine soit fondante.',
    'Elle se garde {days} jours au réfrigérateur. La réchauffer à couvert à {oven} pendant {reheat}, ou la sortir {stand} avant de servir pour la déguster à température ambiante.',
  ],
  tags: ['ratatouille', 'cuisine provençale', 'légumes d’été', 'au four', 'à préparer la veille'],
});
