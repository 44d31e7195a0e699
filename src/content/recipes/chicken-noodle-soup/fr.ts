import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Soupe de poulet aux nouilles',
  alt: 'Soupe de poulet aux nouilles',
  description:
    'Un bouillon clair et doré, préparé dans la même marmite que la soupe : des hauts de cuisse de poulet non désossés mijotent avec les légumes, puis la chair est effilochée et remise dans la soupe avec des nouilles aux œufs. Une partie des carottes et du céleri n’est ajoutée qu’à la fin, pour garder un peu de croquant.',
  ingredients: {
    chicken: 'de hauts de cuisse de poulet, avec os et peau',
    water: 'd’eau froide',
    salt: 'de sel fin',
    onion: { one: 'oignon moyen, coupé en deux', other: 'oignons moyens, coupés en deux' },
    carrots: {
      one: 'carotte, en rondelles de {slice}',
      other: 'carottes, en rondelles de {slice}',
    },
    celery: {
      one: 'branche de céleri, en tronçons de {slice}',
      other: 'branches de céleri, en tronçons de {slice}',
    },
    garlic: { one: 'gousse d’ail écrasée', other: 'gousses d’ail écrasées' },
    bayLeaves: { one: 'feuille de laurier', other: 'feuilles de laurier' },
    thyme: { one: 'brin de thym', other: 'brins de thym' },
    peppercorns: { one: 'grain de poivre noir', other: 'grains de poivre noir' },
    noodles: 'de nouilles aux œufs sèches',
    parsley: 'de persil haché',
    lemonJuice: 'de jus de citron',
  },
  steps: [
    'Mettre le poulet, l’eau et le sel dans une grande marmite et porter doucement à frémissement sur feu moyen. Écumer la mousse grise qui monte jusqu’à ce qu’il n’en apparaisse presque plus, environ {skim}.',
    'Ajouter l’oignon, un tiers des carottes, un tiers du céleri, l’ail, le laurier, le thym et les grains de poivre. Laisser frémir très doucement, avec seulement une bulle çà et là, pendant {simmer}. Le poulet est cuit quand la chair se détache de l’os et qu’un thermomètre piqué dans la partie la plus épaisse indique au moins {core}.',
    'Retirer le poulet et le laisser tiédir {cool}. Filtrer le bouillon à travers une passoire fine dans une casserole propre, jeter les légumes, qui ont donné tout leur goût, et dégraisser plus ou moins, selon les préférences.',
    'Retirer la peau et les os, puis effilocher la chair en morceaux de la taille d’une bouchée.',
    'Porter de nouveau le bouillon à ébullition. Ajouter le reste des carottes et du céleri et laisser frémir {simmer}, le temps que les carottes soient presque tendres.',
    'Ajouter les nouilles et laisser frémir {noodles}, ou le temps indiqué sur le paquet, jusqu’à ce qu’elles soient tendres mais encore légèrement fermes.',
    'Remettre le poulet et réchauffer {heat}, jusqu’à ce que le tout soit fumant et brûlant à cœur. Retirer du feu, incorporer le persil et le jus de citron, rectifier l’assaisonnement et servir.',
  ],
  tips: [
    'Laisser à peine frémir : à gros bouillons, la graisse s’émulsionne et trouble le bouillon.',
    'S’il doit en rester, cuire les nouilles à part et les ajouter dans chaque bol : dans la marmite, elles gonflent et boivent le bouillon.',
    'Laisser refroidir les restes dans des récipients peu profonds, les mettre au réfrigérateur en moins de {chill} et les consommer dans les {days} jours.',
    'Pour une couleur plus soutenue, faire dorer les faces coupées de l’oignon dans la marmite sèche avant d’y mettre le poulet.',
  ],
  tags: ['soupe', 'poulet', 'nouilles', 'bouillon', 'familial'],
});
