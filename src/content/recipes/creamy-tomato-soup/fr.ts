import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Velouté de tomates',
  alt: 'Velouté de tomates',
  description:
    'Une soupe lisse, d’un rouge profond, à base de tomates en conserve, cueillies bien mûres et donc bonnes en toute saison. L’oignon, la carotte et le céleri, cuits doucement au beurre, apportent de la douceur, et la crème arrondit l’acidité en toute fin de cuisson.',
  ingredients: {
    butter: 'de beurre',
    oil: 'd’huile d’olive',
    onion: { one: 'gros oignon émincé', other: 'gros oignons émincés' },
    carrot: { one: 'carotte, coupée en morceaux', other: 'carottes, coupées en morceaux' },
    celery: { one: 'branche de céleri émincée', other: 'branches de céleri émincées' },
    salt: 'de sel fin',
    garlic: { one: 'gousse d’ail émincée', other: 'gousses d’ail émincées' },
    tomatoPaste: 'de concentré de tomates',
    tomatoes: 'de tomates pelées entières en conserve, avec leur jus',
    stock: 'de bouillon de légumes sans gluten',
    sugar: 'de sucre',
    basil: { one: 'brin de basilic', other: 'brins de basilic' },
    cream: 'de crème liquide entière (crème à fouetter)',
    pepper: 'de poivre noir moulu',
  },
  steps: [
    'Faire fondre le beurre avec l’huile dans une cocotte à fond épais, à feu moyen-doux. Ajouter l’oignon, la carotte, le céleri et le sel, couvrir et laisser cuire {soften} en remuant de temps en temps, jusqu’à ce que les légumes soient très tendres, sans coloration.',
    'Incorporer l’ail et le concentré de tomates et laisser cuire à découvert {paste}, le temps que le concentré passe du rouge vif au rouge brique et accroche légèrement.',
    'Ajouter les tomates et les écraser à la cuillère. Verser le bouillon, ajouter le sucre et le basilic et porter à ébullition.',
    'Baisser le feu, couvrir à moitié et laisser mijoter {simmer}, jusqu’à ce que la carotte s’écrase facilement contre la paroi et que la soupe ait un goût de tomate cuite, et non crue.',
    'Retirer le basilic. Mixer la soupe pendant au moins {blend}, au mixeur plongeant ou par petites quantités au blender, le bouchon du couvercle retiré et l’ouverture couverte d’un torchon, jusqu’à ce qu’elle soit parfaitement lisse.',
    'Remettre la soupe sur feu doux, incorporer la crème et le poivre et réchauffer {warm} sans laisser bouillir. Elle est à point lorsqu’elle nappe le dos d’une cuillère ; si elle est trop épaisse, la détendre avec un peu d’eau. Goûter, rectifier l’assaisonnement et servir.',
  ],
  tips: [
    'Goûter les tomates avant de commencer : très acides, elles demandent tout le sucre ; mûres, presque pas.',
    'Pour une texture de restaurant, passer la soupe mixée à travers une passoire fine.',
    'Ajouter la crème hors ébullition : à gros bouillons, l’acidité des tomates peut la faire trancher.',
    'La soupe se garde {days} jours au réfrigérateur ; sans la crème, elle se congèle jusqu’à {months} mois.',
  ],
  tags: ['soupe', 'tomate', 'velouté', 'repas du soir', 'à congeler'],
});
