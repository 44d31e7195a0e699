import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Gaspacho andalou',
  alt: 'Bol de soupe froide à la tomate, dés de concombre et croûtons',
  description:
    'La soupe froide de tomates d’Andalousie, bue au verre en été ou mangée à la cuillère. Tomates mûres, poivron, concombre, ail et pain rassis sont mixés crus, et une bonne huile d’olive, versée en dernier, fait passer le rouge à un orange crémeux.',
  ingredients: {
    bread: 'de pain de campagne blanc rassis, sans la croûte',
    water: 'd’eau froide',
    tomatoes: 'de tomates bien mûres',
    pepper: { one: 'petit poivron vert long', other: 'petits poivrons verts longs' },
    cucumber: { one: 'petit concombre', other: 'petits concombres' },
    garlic: { one: 'gousse d’ail', other: 'gousses d’ail' },
    salt: 'de sel fin',
    vinegar: 'de vinaigre de xérès',
    oil: 'd’huile d’olive vierge extra, pour la soupe',
    croutonOil: 'd’huile d’olive, pour les croûtons',
  },
  steps: [
    'Couper la moitié du pain en petits dés et les réserver pour les croûtons. Déchirer le reste, l’arroser de l’eau et laisser tremper {soak}.',
    'Bien laver les tomates, le poivron et le concombre, puisqu’ils restent crus. Ôter le pédoncule des tomates, épépiner le poivron, éplucher le concombre et dégermer l’ail. Réserver un peu de poivron et de concombre en petits dés pour servir.',
    'Couper le reste en morceaux, le mélanger avec l’ail et le sel dans un grand saladier et laisser reposer {stand}, jusqu’à ce que le jus s’écoule.',
    'Mixer les légumes et leur jus avec le pain trempé, son eau et le vinaigre à grande vitesse pendant {blend}, en plusieurs fois si besoin, jusqu’à ce qu’il ne reste plus de morceaux.',
    'Sans arrêter le blender, verser l’huile d’olive de la soupe en mince filet, en {stream}. La soupe pâlit et devient crémeuse. Pour une texture soyeuse, la passer à travers une passoire fine.',
    'Couvrir et mettre au réfrigérateur au moins {chill}, jusqu’à ce que la soupe soit aussi froide que le réfrigérateur, à {fridge} ou moins.',
    'Juste avant de servir, faire dorer les dés de pain dans l’huile des croûtons à feu moyen pendant {fry}, en remuant. Goûter la soupe de nouveau, car le froid atténue le sel et le vinaigre, et la servir avec les croûtons et les dés de légumes.',
  ],
  tips: [
    'Tout dépend des tomates : il les faut souples, rouge profond et parfumées. Pâles, elles donnent une soupe pâle.',
    'Trop épais pour être bu ? L’allonger d’eau glacée plutôt que de glaçons, qui le diluent mal.',
    'Sans pain, le gaspacho est plus léger et sans gluten.',
    'La soupe se garde {days} jours au réfrigérateur ; remuer avant de servir.',
  ],
  tags: ['soupe froide', 'tomate', 'à préparer à l’avance', 'été', 'végane', 'cuisine espagnole'],
});
