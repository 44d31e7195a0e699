import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Layer cake au chocolat',
  alt: 'Gâteau au chocolat à étages',
  cuisine: 'Américaine',
  description:
    'Deux étages très foncés et moelleux, fourrés et recouverts d’une crème au beurre fondante au cacao. La pâte se mélange dans un seul saladier, sans batteur, et le café chaud renforce le chocolat sans que l’on en sente le goût. L’huile, à la place du beurre, garde la mie tendre pendant plusieurs jours.',
  ingredients: {
    panButter: 'de beurre mou, pour beurrer',
    flour: 'de farine de blé (T55, tout usage)',
    sugar: 'de sucre semoule',
    cocoa: 'de cacao en poudre non sucré, pour le gâteau',
    bakingPowder: 'de levure chimique (poudre à pâte)',
    bakingSoda: 'de bicarbonate de soude alimentaire',
    salt: 'de sel fin',
    eggs: { one: 'œuf moyen', other: 'œufs moyens' },
    milk: 'de lait, pour le gâteau',
    oil: 'd’huile végétale',
    vanilla: 'd’extrait de vanille',
    coffee: 'de café fort, bien chaud',
    frostingButter: 'de beurre mou, pour la crème',
    frostingCocoa: 'de cacao en poudre non sucré, pour la crème',
    powderedSugar: 'de sucre glace (sucre à glacer) tamisé',
    frostingMilk: 'de lait, pour la crème',
  },
  steps: [
    'Préchauffer le four à {oven}. Beurrer deux moules ronds de {pan} de diamètre et d’au moins {deep} de haut avec le beurre réservé à cet usage, et en chemiser le fond de papier cuisson.',
    'Tamiser la farine, le sucre semoule, le cacao du gâteau, la levure chimique, le bicarbonate et le sel dans un grand saladier, puis mélanger au fouet jusqu’à obtenir une couleur uniforme.',
    'Ajouter les œufs, le lait du gâteau, l’huile et la moitié de l’extrait de vanille, et fouetter {whisk}, jusqu’à obtenir une pâte lisse et brillante. Incorporer le café chaud en deux fois. La pâte est aussi fluide que de la crème : c’est normal.',
    'Répartir la pâte dans les moules et les taper une fois sur le plan de travail. Enfourner les moules côte à côte à mi-hauteur pour {bake}, jusqu’à ce que les gâteaux se rétractent des bords, reprennent leur forme sous le doigt et qu’une lame de couteau plantée au centre ressorte avec quelques miettes humides, mais sans pâte crue.',
    'Laisser tiédir {pans} dans les moules. Passer un couteau le long des bords, démouler, retirer le papier et laisser refroidir {rack} sur une grille, jusqu’à ce que les gâteaux soient complètement froids, sans quoi la crème fondrait.',
    'Fouetter le beurre de la crème {butter}, jusqu’à ce qu’il soit pâle et mousseux. Ajouter le cacao de la crème et la moitié du sucre glace et battre à petite vitesse, puis ajouter le lait de la crème, le reste de l’extrait de vanille et le reste du sucre glace. Battre à grande vitesse pendant {high}, le temps que la crème forme des pointes souples et s’étale sans arracher la mie. Si elle est trop ferme, la détendre avec quelques gouttes de lait.',
    'Si les gâteaux sont bombés, en araser le dessus. Poser un premier gâteau sur un plat, le tartiner d’un tiers de la crème, puis poser le second dessus, à l’envers.',
    'Recouvrir tout le gâteau d’une fine couche de crème pour emprisonner les miettes et mettre au réfrigérateur {chill}, le temps qu’elle soit ferme au toucher. Napper avec le reste de la crème en larges volutes. Si le gâteau a été gardé au réfrigérateur, le sortir {stand} avant de le couper.',
  ],
  metricSteps: {
    0: 'Préchauffer le four à {oven}. Vérifier avec un peu d’eau que le fond d’un moule à charnière de {pan} de diamètre est bien étanche ; s’il goutte, envelopper l’extérieur du moule de papier d’aluminium. Beurrer le moule avec le beurre réservé à cet usage et en chemiser le fond de papier cuisson.',
    3: 'Verser la pâte dans le moule, qu’elle remplit à moins de la moitié, et le taper une fois sur le plan de travail. Enfourner à mi-hauteur pour {bake}, jusqu’à ce que le gâteau se rétracte des bords, reprenne sa forme sous le doigt et qu’une lame de couteau plantée au centre ressorte avec quelques miettes humides, mais sans pâte crue.',
    4: 'Laisser tiédir {pan} dans le moule. Passer un couteau le long des bords, ouvrir la charnière, démouler, retirer le papier et laisser refroidir {rack} sur une grille, jusqu’à ce que le gâteau soit complètement froid, sans quoi la crème fondrait.',
    6: 'Si le gâteau est bombé, en araser le dessus. Le retourner et le couper en deux dans l’épaisseur. Poser le disque du dessous sur un plat, le tartiner d’un tiers de la crème, puis remettre l’autre dessus.',
  },
});
