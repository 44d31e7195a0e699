import type { TranslatedAbout, TranslatedTools } from '../../tools.ts';

export const about = {
  title: 'Levure',
  text: 'Levure fraîche, sèche active ou instantanée, en grammes, cubes, sachets et cuillères.',
  menu: 'Convertir la levure',
  search:
    'levure boulanger boulangère fraîche sèche déshydratée active instantanée cube sachet SAF convertir conversion équivalence',
} satisfies TranslatedAbout['yeast'];

/** Messages of the yeast converter, in French. */
export const yeast = {
  meta: {
    title: 'Levure fraîche, sèche, instantanée | Gramwise',
    description:
      'Convertir la levure de boulanger fraîche en levure sèche ou instantanée, et l’inverse\u202f: grammes, cubes, sachets, cuillères, avec les sources.',
  },
  title: 'Convertir la levure de boulanger',
  lead: 'Un cube de 42\u00a0g de levure fraîche se remplace par 14\u00a0g de levure instantanée. Le compte est fait ici pour toute quantité.',
  amount: 'Quantité',
  note: 'En poids, pour la même pousse en un temps comparable. Ne pas confondre avec la levure chimique (poudre à pâte).',
  empty: 'Saisissez une quantité.',
  kinds: { fresh: 'Fraîche', 'active-dry': 'Sèche active', instant: 'Instantanée' },
  ofKind: {
    fresh: 'de levure fraîche',
    'active-dry': 'de levure sèche active',
    instant: 'de levure instantanée',
  },
  result: '{unit} {kind}',
  units: {
    teaspoon: { one: 'c.\u00a0à\u00a0café', other: 'c.\u00a0à\u00a0café' },
    packet: { one: 'sachet', other: 'sachets' },
    cube: { one: 'cube', other: 'cubes' },
  },
  measures: {
    fresh: 'grammes de fraîche',
    'cube-42': 'cubes de 42\u00a0g',
    'cube-25': 'cubes de 25\u00a0g (Espagne)',
    'cake-17': 'cubes de 17\u00a0g (États-Unis)',
    'active-dry': 'grammes de sèche active',
    'active-dry-tsp': 'cuillères à café, sèche active',
    'active-dry-packet': 'sachets de 7\u00a0g, sèche active',
    instant: 'grammes d’instantanée',
    'instant-tsp': 'cuillères à café, instantanée',
    'instant-packet': 'sachets de 7\u00a0g, instantanée',
  },
  packs: {
    'cube-42': 'cube frais, 42\u00a0g',
    'cube-25': 'cube espagnol, 25\u00a0g',
    'cake-17': 'cube américain, 17\u00a0g',
    'active-dry-packet': 'sachet de sèche active, 7\u00a0g',
    'instant-packet': 'sachet d’instantanée, 7\u00a0g',
  },
  errors: {
    'negative-amount': 'Saisissez un nombre, par exemple 1/2',
    'too-large': 'Cela fait plus de 100\u00a0kg. Vérifiez le nombre',
    'unknown-yeast': 'Choisissez les deux levures',
  },
  figures: {
    title: 'La levure en grammes, cubes et cuillères',
    lead: 'Un sachet de 7\u00a0g fait un peu plus de 2 cuillères à café rases. Les sachets français vont de 5 à 8\u00a0g\u202f: lisez le vôtre, et pesez.',
    byWeight: 'En poids',
    byPack: 'Ce qu’on trouve en magasin',
    pack: 'Conditionnement',
    notes: [
      {
        title: 'Remplacer la fraîche par la sèche',
        text: 'L’instantanée se mélange à la farine. La sèche active se délaie dans un peu de liquide tiède, une dizaine de minutes, jusqu’à ce qu’elle mousse. La levure fraîche est faite d’eau aux deux tiers\u202f: ajoutez en eau la différence de poids.',
      },
      {
        title: 'Pousse lente',
        text: 'Les proportions entre levures restent les mêmes pour une pousse au froid, mais on en met bien moins.',
      },
      {
        title: 'Recettes américaines',
        text: 'Un «\u202fpacket\u202f» ou une «\u202fenvelope\u202f», c’est 7\u00a0g de sèche active, soit un peu moins de 6\u00a0g d’instantanée ou 17,5\u00a0g de levure fraîche.',
      },
    ],
    sources: 'Sources\u202f:',
  },
} as const satisfies TranslatedTools['yeast'];
