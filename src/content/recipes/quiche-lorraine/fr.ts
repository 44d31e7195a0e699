import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Quiche lorraine',
  alt: 'Quiche lorraine aux lardons, bord cannelé, une part coupée',
  description:
    'La vraie, comme en Lorraine : une pâte brisée au beurre, des lardons fumés et une migaine d’œufs et de crème. Pas de fromage. À servir tiède avec une salade verte, en plat du soir ou en pique-nique.',
  ingredients: {
    flour: 'de farine de blé (T55, tout usage), pour la pâte',
    salt: 'de sel fin',
    butter: 'de beurre froid en dés, pour la pâte',
    water: 'd’eau très froide',
    panButter: 'de beurre mou, pour le moule',
    dusting: 'de farine de blé (T55, tout usage), pour abaisser la pâte',
    lardons: 'de lardons fumés',
    eggs: { one: 'œuf moyen', other: 'œufs moyens' },
    cream: 'de crème liquide entière (crème à fouetter)',
    milk: 'de lait entier',
    pepper: 'de poivre noir du moulin',
    nutmeg: 'de noix de muscade râpée',
  },
  steps: [
    'Mélanger la farine de la pâte et le sel. Sabler avec le beurre froid du bout des doigts, ajouter l’eau et rassembler la pâte sans la travailler. L’aplatir, la filmer et la mettre au réfrigérateur {chill}.',
    'Beurrer un moule à tarte de {pan} avec le beurre prévu pour le moule. Abaisser la pâte sur le plan de travail fariné, sur environ {thick} d’épaisseur, foncer le moule et araser le bord. Piquer le fond à la fourchette et remettre au froid {rest}. Pendant ce temps, préchauffer le four à {oven}.',
    'Couvrir la pâte de papier cuisson et de légumes secs et la cuire à blanc {beans}. Retirer le papier et les légumes secs et prolonger la cuisson de {bare}, jusqu’à ce que le fond soit sec.',
    'Pendant que la pâte cuit, mettre les lardons dans une poêle froide et les faire revenir à feu moyen {fry} : la graisse doit fondre, mais les lardons rester moelleux. Les égoutter sur du papier absorbant.',
    'Battre les œufs sans les faire mousser, puis ajouter la crème, le lait, le poivre et la muscade. Ne pas saler : les lardons s’en chargent.',
    'Répartir les lardons sur la pâte, verser la migaine et enfourner pour {bake}, jusqu’à ce que la quiche soit gonflée et dorée et que le centre ne coule plus quand on bouge le moule. Un thermomètre doit y indiquer au moins {safe}.',
    'Laisser reposer {rest}, le temps que l’appareil se raffermisse, et servir chaud ou tiède. Mettre les restes au réfrigérateur dans les {fridge}.',
  ],
  tips: [
    'Avec des oignons fondus au beurre, c’est une quiche alsacienne ; avec du gruyère, une quiche vosgienne.',
    'Pour un fond bien croustillant, badigeonner d’œuf battu la pâte cuite à blanc et la repasser un instant au four.',
    'Avec une pâte brisée pur beurre du commerce, passer directement à la deuxième étape.',
    'La quiche se garde {days} jours au réfrigérateur, à {cold} au plus. La réchauffer au four plutôt qu’au micro-ondes, à {hot} à cœur.',
  ],
  tags: ['quiche', 'lardons', 'Lorraine', 'tarte salée', 'cuisine française'],
});
