import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Apfelstrudel',
  alt: 'Tranches de strudel aux pommes saupoudrées de sucre glace',
  description:
    'Le strudel aux pommes viennois, à l’ancienne : une simple pâte de farine, d’eau et d’huile que l’on étire à la main jusqu’à pouvoir lire un journal au travers, roulée autour de pommes acidulées, de raisins secs, de cannelle et de chapelure dorée au beurre. Étirer la pâte est moins difficile qu’on ne le croit, pourvu qu’elle ait assez reposé. Avec des feuilles toutes prêtes, c’est encore plus rapide.',
  ingredients: {
    flour: 'de farine de blé (T45, T55 ou tout usage), pour la pâte',
    salt: 'de sel fin',
    water: 'd’eau tiède',
    oil: 'd’huile de tournesol',
    vinegar: 'de vinaigre de cidre',
    crumbButter: 'de beurre, pour la chapelure',
    breadcrumbs: 'de chapelure',
    apples: 'de pommes acidulées (reinettes ou boskoop)',
    sugar: 'de sucre semoule',
    raisins: 'de raisins secs',
    cinnamon: 'de cannelle moulue',
    juice: 'de jus de citron',
    zest: 'de zeste finement râpé d’un citron non traité, lavé',
    clothFlour: 'de farine de blé, pour le torchon',
    butter: 'de beurre fondu, pour badigeonner',
    powderedSugar: 'de sucre glace (sucre à glacer), pour saupoudrer',
  },
  steps: [
    'Mélanger la farine de la pâte et le sel dans un saladier. Ajouter l’eau, le vinaigre et l’huile, moins une cuillerée à café, et pétrir {knead}, jusqu’à ce que la pâte soit soyeuse, souple et ne colle plus.',
    'La bouler, l’enduire du reste de l’huile, la couvrir d’un saladier tiédi et la laisser reposer {rest}. C’est ce repos qui permet de l’étirer.',
    'Faire fondre le beurre de la chapelure dans une poêle à feu moyen et y dorer la chapelure {toast} en remuant. Laisser refroidir.',
    'Laver, éplucher, couper en quatre et évider les pommes, puis les émincer en lamelles de {slice}. Ne les mélanger au sucre, aux raisins secs, à la cannelle, au jus et au zeste de citron qu’au moment de garnir, sans quoi elles rendent leur eau.',
    'Préchauffer le four à {oven}. Étendre un grand torchon propre sur la table, le fariner avec la farine prévue et y abaisser la pâte au rouleau aussi loin que possible. Ôter ses bagues, glisser dessous le dos des mains farinées et étirer du centre vers l’extérieur, en tournant autour, jusqu’à environ {long} sur {wide}. Le motif du torchon doit apparaître. Un petit trou est sans importance ; on le répare avec un morceau du bord.',
    'Couper le bord épais. Badigeonner la pâte d’un tiers du beurre fondu. Répartir la chapelure sur la moitié la plus proche de soi, en laissant {edge} libres de chaque côté, et disposer dessus les pommes sans leur jus.',
    'Rabattre les côtés sur la garniture. Soulever le torchon et laisser le strudel s’enrouler en partant de la garniture. Le faire rouler sur une plaque garnie de papier cuisson, soudure dessous, en fer à cheval s’il est trop long, et le badigeonner de la moitié du beurre restant.',
    'Enfourner à mi-hauteur pour {bake}, jusqu’à ce qu’il soit croustillant et bien doré et que les pommes soient tendres sous la pointe d’une brochette. Badigeonner du reste du beurre à mi-cuisson.',
    'Laisser tiédir {cool}, saupoudrer de sucre glace et couper au couteau à pain. Servir tiède, avec une crème anglaise ou de la crème fouettée.',
  ],
  tips: [
    'Ne pas ajouter de farine en pétrissant. La pâte doit rester souple pour s’étirer, et l’huile l’empêche de coller.',
    'Avec de la pâte toute prête, superposer {sheet} feuilles de pâte filo, chacune badigeonnée de beurre, puis garnir et rouler de la même façon.',
    'La chapelure absorbe le jus des pommes. Des noix hachées peuvent en remplacer une partie.',
    'Le strudel est meilleur le jour même. Il se garde {days} jours au réfrigérateur ; {warm} au four à {oven} lui rendent son croustillant.',
  ],
  tags: ['strudel aux pommes', 'cuisine autrichienne', 'pommes', 'dessert', 'cannelle'],
});
