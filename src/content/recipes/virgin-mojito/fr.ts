import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Virgin mojito (mojito sans alcool)',
  alt: 'Mojito au citron vert, à la menthe et aux glaçons',
  description:
    'De la menthe, du citron vert, un peu de sucre et de l’eau gazeuse sur beaucoup de glace : il n’y manque rien, et c’est sans rhum. Le citron vert est pilé avec son écorce, car l’huile du zeste donne à la boisson la profondeur que lui donnerait l’alcool. Prêt en quelques minutes.',
  garnish: ['Brin de menthe, claqué entre les mains', 'Rondelle de citron vert'],
  glassware: 'Verre highball (long drink)',
  ingredients: {
    mint: { one: 'feuille de menthe fraîche', other: 'feuilles de menthe fraîche' },
    lime: { one: 'citron vert non traité, en quartiers', other: 'citrons verts non traités, en quartiers' },
    sugar: 'de sucre semoule',
    limeJuice: 'de jus de citron vert fraîchement pressé',
    ice: 'Glace pilée, pour remplir les verres',
    soda: 'd’eau gazeuse bien fraîche',
  },
  steps: [
    'Laver les citrons verts avant de les couper ; rincer la menthe et la sécher. Répartir les quartiers de citron vert et le sucre entre les verres. Piler avec un pilon à cocktail ou le manche d’une cuillère en bois, jusqu’à ce que le jus soit sorti et que le sucre ressemble à du sable mouillé.',
    'Ajouter la menthe et la presser {press} fois, délicatement : les feuilles doivent se froisser et embaumer, sans se déchirer, car la menthe déchirée devient amère et passe dans la paille.',
    'Verser le jus de citron vert et remuer {stir}, jusqu’à ce qu’on ne sente plus de sucre crisser au fond.',
    'Remplir les verres de glace pilée à ras bord et verser lentement l’eau gazeuse le long de la paroi.',
    'Remonter une longue cuillère depuis le fond une ou deux fois, pour que la menthe et le citron vert s’élèvent dans la glace, décorer et servir aussitôt.',
  ],
  tips: [
    'Claquer une fois le brin de décoration entre les paumes : cela libère son parfum, qui fait la moitié du goût.',
    'La menthe verte est la menthe douce du mojito. La menthe poivrée convient aussi, mais en mettre moins.',
    'Pour un pichet, tout piler à l’avance sauf la glace et l’eau gazeuse, garder au frais, puis ajouter la glace et l’eau gazeuse à table.',
    'Le sucre de canne donne un goût plus rond ; ses gros grains aident aussi à froisser la menthe.',
  ],
  tags: ['menthe', 'citron vert', 'sans alcool', 'été', 'long drink'],
});
