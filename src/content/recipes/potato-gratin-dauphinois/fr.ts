import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Gratin dauphinois',
  alt: 'Gratin dauphinois',
  description:
    'De fines tranches de pommes de terre prises dans une crème parfumée à l’ail, sous une croûte dorée. La version ancienne et simple du Dauphiné se passe de fromage et d’œufs : l’amidon des pommes de terre non rincées suffit à lier la crème. Quelques minutes de précuisson sur le feu, et toutes les tranches sont fondantes quand le dessus est doré.',
  ingredients: {
    potatoes: 'de pommes de terre à chair ferme ou fondante (Charlotte ou Monalisa)',
    garlic: { one: 'gousse d’ail', other: 'gousses d’ail' },
    butter: 'de beurre très mou, pour le plat',
    cream: 'de crème liquide entière (crème à fouetter)',
    milk: 'de lait entier',
    bayLeaf: { one: 'feuille de laurier', other: 'feuilles de laurier' },
    thyme: { one: 'brin de thym', other: 'brins de thym' },
    salt: 'de sel fin',
    nutmeg: 'de noix de muscade râpée',
    pepper: 'de poivre blanc moulu',
  },
  steps: [
    'Préchauffer le four à {oven}. Couper une gousse d’ail en deux, en frotter un plat à gratin peu profond d’environ {long} sur {wide}, laisser sécher un instant, puis enduire le plat de beurre. Écraser le reste de l’ail.',
    'Éplucher les pommes de terre et les couper en tranches de {slice} d’épaisseur, si possible à la mandoline, avec son poussoir. Ne pas rincer les tranches : c’est leur amidon qui lie la sauce.',
    'Dans une grande sauteuse, porter la crème et le lait à léger frémissement avec l’ail écrasé, le laurier, le thym, le sel, la muscade et le poivre. Ajouter les pommes de terre et laisser cuire {cook} à feu doux, en les déplaçant délicatement à la spatule pour que rien n’attache. La crème doit épaissir assez pour napper les tranches, et celles-ci doivent plier sans se casser.',
    'Retirer le laurier et le thym. Répartir les pommes de terre dans le plat à la cuillère, disposer soigneusement les tranches du dessus et verser la crème : elle doit tout juste affleurer la dernière couche. Tasser les pommes de terre.',
    'Enfourner pour {bake}. Le gratin est prêt quand la lame d’un couteau s’enfonce au centre sans résistance et que la crème bouillonne, épaisse, sur les bords.',
    'Si le dessus est encore pâle, monter le four à {oven} et prolonger la cuisson de {brown}, jusqu’à ce qu’il soit doré par endroits.',
    'Laisser reposer {rest} avant de servir : la crème se fige entre les couches et les parts se tiennent.',
  ],
  tips: [
    'Cuire à four doux. Une crème qui bout à gros bouillons dans le four tranche : le gras se sépare et il se forme des grumeaux.',
    'La régularité des tranches compte plus que leur finesse : inégales, elles ne cuisent pas au même rythme.',
    'Pour recevoir, cuire le gratin dès la veille, le mettre au réfrigérateur, y découper des parts nettes et les réchauffer à couvert à {oven} pendant {reheat}, jusqu’à ce que le centre soit bien chaud.',
    'Les restes se gardent {days} jours au réfrigérateur.',
  ],
  tags: ['pommes de terre', 'gratin', 'cuisine française', 'crème', 'plat au four'],
});
