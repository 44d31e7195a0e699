import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Mousse au chocolat',
  alt: 'Mousse au chocolat dans une coupe, avec des copeaux',
  description:
    'La mousse de grand-mère : du chocolat noir, des œufs et très peu de sucre, sans crème ni beurre. Seuls les blancs en neige la portent, et les œufs restent crus : les choisir extra-frais et lui laisser trois bonnes heures de froid.',
  ingredients: {
    chocolate: 'de chocolat noir pâtissier',
    eggs: { one: 'œuf moyen extra-frais', other: 'œufs moyens extra-frais' },
    sugar: 'de sucre semoule',
    salt: 'sel fin, une pincée',
  },
  steps: [
    'Hacher le chocolat et le faire fondre environ {melt} au bain-marie à peine frémissant, en remuant de temps en temps, sans qu’une goutte d’eau y tombe. Retirer du feu et laisser tiédir jusqu’à {warm} environ : trop chaud, il cuirait les jaunes.',
    'Pendant ce temps, séparer les blancs des jaunes, sans la moindre trace de jaune dans les blancs. Fouetter les jaunes avec la moitié du sucre jusqu’à ce qu’ils blanchissent, puis les incorporer vivement au chocolat tiède.',
    'Monter les blancs avec la pincée de sel dans un saladier propre et sans gras, jusqu’à ce qu’ils forment des becs souples. Ajouter le reste du sucre et fouetter encore : ils doivent être brillants et tout juste fermes, sans grainer.',
    'Mélanger vivement un tiers des blancs au chocolat pour le détendre. Incorporer le reste en deux fois à la maryse, en coupant au centre et en remontant le long du bord, et s’arrêter dès qu’il n’y a plus de traces blanches.',
    'Répartir la mousse dans des coupes ou la verser dans un saladier, couvrir et mettre aussitôt au réfrigérateur au moins {chill}, jusqu’à ce qu’elle soit prise.',
    'Servir dès la sortie du réfrigérateur, réglé à {cold} au plus, et consommer dans les {day}. Les œufs y sont crus : à moins d’employer des œufs pasteurisés, ne pas en servir aux jeunes enfants, aux femmes enceintes, aux personnes âgées ou immunodéprimées.',
  ],
  tips: [
    'Choisir des œufs extra-frais, à la coquille propre et intacte, et ne pas les laver.',
    'Avec des blancs et des jaunes pasteurisés en bouteille, le risque disparaît presque. Les blancs montent moins vite : quelques gouttes de jus de citron les aident.',
    'Le chocolat fait la mousse. Très riche en cacao, il la rend ferme et amère ; au lait, elle ne prend guère.',
    'Un peu de zeste d’orange ou une cuillerée de café fort dans le chocolat fondu lui va bien.',
  ],
  tags: ['mousse au chocolat', 'chocolat', 'dessert', 'sans cuisson', 'cuisine française'],
});
