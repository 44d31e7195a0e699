import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Velouté de potimarron rôti',
  alt: 'Velouté de potimarron',
  description:
    'Le four dessèche la courge et caramélise ses sucres avant tout ajout de liquide : la soupe y gagne un goût rond, de noisette, au lieu d’être aqueuse. Une pomme acidulée et de l’ail entier rôtissent à côté et sont mixés avec le reste.',
  ingredients: {
    pumpkin: 'de potimarron ou potiron, épépiné et coupé en quartiers de {wedge}',
    apple: {
      one: 'pomme acidulée, en quartiers, épépinée',
      other: 'pommes acidulées, en quartiers, épépinées',
    },
    garlic: { one: 'gousse d’ail non pelée', other: 'gousses d’ail non pelées' },
    oil: 'd’huile d’olive',
    salt: 'de sel fin',
    onion: { one: 'oignon moyen émincé', other: 'oignons moyens émincés' },
    celery: { one: 'branche de céleri émincée', other: 'branches de céleri émincées' },
    cumin: 'de cumin moulu',
    paprika: 'de paprika fumé doux',
    stock: 'de bouillon de légumes sans gluten',
    cream: 'de crème liquide entière (crème à fouetter)',
    lemonJuice: 'de jus de citron',
    pumpkinSeeds: 'de graines de courge grillées',
  },
  steps: [
    'Préchauffer le four à {oven}. Sur une grande plaque, mélanger la courge, la pomme et l’ail avec les deux tiers de l’huile et la moitié du sel, puis poser les quartiers côté chair contre la plaque.',
    'Faire rôtir {roast}, jusqu’à ce que la courge soit dorée sur les bords et qu’une lame de couteau s’y enfonce sans résistance. Si l’ail et la pomme sont tendres plus tôt, les retirer.',
    'Pendant ce temps, chauffer le reste d’huile dans une grande cocotte, sur feu moyen. Y faire revenir l’oignon et le céleri avec le reste du sel pendant {soften}, le temps qu’ils soient tendres et blond doré. Incorporer le cumin et le paprika et remuer {spices}, jusqu’à ce qu’ils embaument.',
    'Presser l’ail hors de sa peau. Détacher la chair de la peau si celle-ci est coriace ; celle du potimarron peut rester. Mettre courge, pomme et ail dans la cocotte avec le bouillon.',
    'Porter à ébullition et laisser mijoter doucement {simmer}, pour que les saveurs se lient et que tout s’écrase facilement.',
    'Mixer jusqu’à ce que la soupe soit parfaitement lisse, environ {blend}, au mixeur plongeant ou par petites quantités au blender, le bouchon du couvercle retiré et l’ouverture couverte d’un torchon : la vapeur d’une soupe chaude peut faire sauter un couvercle fermé. Incorporer la plus grande partie de la crème et le jus de citron et réchauffer sans faire bouillir. La soupe doit couler comme une crème épaisse ; sinon, ajouter un peu d’eau chaude.',
    'Verser dans des bols chauds, ajouter le reste de la crème en filet et parsemer de graines de courge.',
  ],
  tips: [
    'Les citrouilles d’Halloween sont aqueuses et filandreuses. Le potimarron, le kabocha ou le potiron donnent une soupe plus douce et plus épaisse.',
    'Une courge très dure se coupe avec moins de risque après {whole}, entière, dans le four chaud.',
    'Faire griller les graines dans une poêle sèche, sur feu moyen, pendant {toast}, le temps qu’elles gonflent et crépitent.',
    'La soupe se garde {days} jours au réfrigérateur et se congèle bien, jusqu’à {months} mois.',
  ],
  tags: ['soupe', 'potimarron', 'courge', 'automne', 'velouté'],
});
