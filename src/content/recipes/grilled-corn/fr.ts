import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Maïs grillé façon elote',
  alt: 'Elotes, les épis de maïs grillés vendus dans la rue au Mexique',
  cuisine: 'Mexicaine',
  description:
    'Des épis de maïs grillés, badigeonnés d’un mélange acidulé de crème et de mayonnaise, roulés dans le cotija salé et saupoudrés de piment : l’en-cas de rue du Mexique, préparé sur le barbecue de la maison. Fumé, sucré, acide et piquant en une seule bouchée ; les serviettes font partie du plat.',
  ingredients: {
    corn: {
      one: 'épi de maïs doux, sans feuilles ni soies',
      other: 'épis de maïs doux, sans feuilles ni soies',
    },
    oil: 'd’huile végétale',
    crema: 'de crème mexicaine (à défaut, crème fraîche épaisse)',
    mayonnaise: 'de mayonnaise',
    garlic: { one: 'gousse d’ail finement râpée', other: 'gousses d’ail finement râpées' },
    lime: { one: 'citron vert non traité', other: 'citrons verts non traités' },
    salt: 'de sel fin',
    cotija: 'de fromage cotija à présure végétale ou microbienne, finement émietté',
    ancho: 'de piment ancho moulu',
    cayenne: 'de piment de Cayenne',
    cilantro: 'de coriandre fraîche finement ciselée',
  },
  steps: [
    'Faire chauffer un barbecue au charbon ou au gaz à feu vif, à {grill} environ sous le couvercle, et nettoyer la grille. On doit pouvoir tenir la main à une largeur de main au-dessus de la grille pendant {hand}, pas davantage. Une poêle-gril sur feu vif ou le gril du four bien chaud conviennent aussi.',
    'Laver le citron vert, en râper la moitié du zeste dans un petit bol et y presser le jus de la moitié du fruit ; couper le reste en quartiers. Incorporer la crème, la mayonnaise, l’ail et le sel jusqu’à obtenir un mélange lisse.',
    'Mélanger le piment ancho et le piment de Cayenne. Étaler le cotija sur une grande assiette.',
    'Sécher les épis, les enduire d’huile et les poser sur la grille. Faire griller {grill}, en donnant un quart de tour toutes les {turn}, jusqu’à ce que les grains soient d’un jaune vif, gonflés et noircis par endroits de tous les côtés. Un grain pressé avec un couteau doit rendre un jus sucré et laiteux.',
    'Laisser tiédir les épis {cool}, pour que la sauce accroche sans couler. Enfoncer une pique solide dans la base de chacun en guise de manche.',
    'Badigeonner généreusement le maïs de tous les côtés avec le mélange à la crème et le rouler dans le cotija, en appuyant pour le faire adhérer.',
    'Saupoudrer du mélange de piments, parsemer de coriandre et servir chaud, avec les quartiers de citron vert à presser dessus. Garder le reste du mélange à la crème au réfrigérateur ; il ne doit pas rester plus de {limit} à température ambiante.',
  ],
});
