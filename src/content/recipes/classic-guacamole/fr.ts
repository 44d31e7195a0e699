import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Guacamole classique',
  alt: 'Guacamole',
  description:
    'De l’avocat, du citron vert, du piment, de l’oignon et de la coriandre, et presque rien d’autre. L’oignon et le piment, d’abord écrasés avec le sel, parfument tout le bol, tandis que l’avocat n’est que grossièrement écrasé, pour qu’il reste des morceaux à attraper.',
  ingredients: {
    onion: 'd’oignon blanc finement ciselé',
    chili: {
      one: 'piment vert (serrano ou jalapeño) finement haché',
      other: 'piments verts (serrano ou jalapeño) finement hachés',
    },
    cilantro: 'de coriandre fraîche ciselée',
    salt: 'de sel fin',
    avocados: { one: 'avocat Hass bien mûr', other: 'avocats Hass bien mûrs' },
    limeJuice: 'de jus de citron vert',
    tomato: {
      one: 'petite tomate allongée (type Roma), épépinée et coupée en petits dés',
      other: 'petites tomates allongées (type Roma), épépinées et coupées en petits dés',
    },
  },
  steps: [
    'Laver les avocats, la tomate et la coriandre ; le couteau porterait sinon les germes de la peau dans la chair. Vérifier les avocats : un avocat mûr cède à une légère pression près du pédoncule et, sous celui-ci, la chair est verte et non brune.',
    'Mettre la moitié de l’oignon, la moitié du piment, la moitié de la coriandre et tout le sel dans un mortier ou un bol solide. Écraser au pilon ou avec le dos d’une fourchette pendant {crush}, jusqu’à obtenir une pâte humide et parfumée.',
    'Couper les avocats en deux, retirer les noyaux et quadriller la chair dans la peau. La prélever à la cuillère et l’ajouter à la pâte.',
    'Ajouter le jus de citron vert et écraser en quelques coups de fourchette, juste assez pour qu’environ la moitié soit lisse et que le reste forme de petits morceaux.',
    'Incorporer à la cuillère la tomate et le reste d’oignon, de piment et de coriandre, sans écraser davantage.',
    'Goûter avec les chips de maïs ou les crudités prévues pour le service, et rajouter un peu de citron vert ou de sel si le guacamole paraît fade. Laisser reposer {stand}, le temps que l’oignon s’adoucisse, et servir.',
  ],
  tips: [
    'Des avocats fermes mûrissent en {days} jours dans un sac en papier avec une banane ; une fois mûrs, ils se gardent quelques jours au réfrigérateur.',
    'Le piquant du piment se trouve surtout dans les nervures blanches. Les retirer pour un guacamole doux, et ne pas se toucher les yeux.',
    'Pour qu’il reste vert, lisser la surface et y appliquer du film alimentaire au contact. Couvert, il se garde {days} jour au réfrigérateur ; laisser un noyau dans le bol ne sert à rien.',
    'Si l’oignon haché est très fort, le rincer à l’eau froide.',
  ],
  tags: ['guacamole', 'avocat', 'cuisine mexicaine', 'sans cuisson', 'apéro'],
});
