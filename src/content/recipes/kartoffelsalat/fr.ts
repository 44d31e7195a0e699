import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Kartoffelsalat',
  alt: 'Salade de pommes de terre au bouillon et à la ciboulette',
  description:
    'La salade de pommes de terre de Souabe et de Bavière, sans mayonnaise : les rondelles tièdes s’imbibent d’un bouillon brûlant relevé de vinaigre et de moutarde, et l’huile n’arrive qu’à la fin. Elle doit briller et rester bien moelleuse. À servir tiède avec une escalope panée ou des saucisses.',
  ingredients: {
    potatoes: 'de pommes de terre à chair ferme (Charlotte), de même taille',
    onion: { one: 'petit oignon, finement haché', other: 'petits oignons, finement hachés' },
    stock: 'de bouillon de bœuf corsé',
    vinegar: 'de vinaigre de cidre',
    mustard: 'de moutarde douce',
    salt: 'de sel fin',
    sugar: 'de sucre',
    pepper: 'de poivre noir du moulin',
    oil: 'd’huile de tournesol',
    chives: 'de ciboulette fraîche lavée, ciselée',
  },
  steps: [
    'Brosser les pommes de terre, les couvrir d’eau froide et les cuire avec leur peau {boil}, jusqu’à ce qu’un couteau y entre sans résistance.',
    'Peu avant la fin de la cuisson, porter le bouillon à ébullition avec l’oignon et laisser frémir {simmer}. Hors du feu, ajouter le vinaigre, la moutarde, le sel, le sucre et le poivre. L’ensemble doit sembler trop relevé : les pommes de terre l’adouciront.',
    'Égoutter les pommes de terre et les laisser sécher à la vapeur {steam}. Les éplucher aussi chaudes que possible, piquées sur une fourchette, et les couper en rondelles de {slice} dans un grand saladier.',
    'Verser le bouillon brûlant, retourner délicatement les rondelles et laisser s’imbiber {soak}, en remuant de temps en temps. Quelques rondelles se défont et lient la sauce : c’est voulu.',
    'Incorporer l’huile. Si la salade a séché, ajouter un trait de bouillon chaud ou d’eau. Rectifier le sel et le vinaigre, puis mêler la ciboulette.',
    'Servir tiède. Mettre les restes au réfrigérateur dans les {fridge}.',
  ],
  tips: [
    'L’ordre compte : d’abord le bouillon, l’huile en dernier. Elle enrobe les rondelles et empêcherait le bouillon d’y pénétrer.',
    'Avec du bouillon de légumes, la salade devient végane.',
    'En Bavière, on y ajoute souvent au dernier moment de fines rondelles de concombre ou de radis ; à Vienne, de l’oignon rouge au lieu de la ciboulette.',
    'Elle se garde {days} jours au réfrigérateur. La sortir à l’avance et la rafraîchir avec un peu de bouillon chaud et de vinaigre.',
  ],
  tags: ['salade de pommes de terre', 'cuisine allemande', 'Bavière', 'accompagnement', 'pique-nique'],
});
