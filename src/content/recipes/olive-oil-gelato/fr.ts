import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Glace à l’huile d’olive (gelato)',
  alt: 'Boules de gelato',
  cuisine: 'Italienne',
  description:
    'Une glace aux œufs d’un doré pâle, où une huile d’olive fruitée remplace une bonne partie de la crème : dense, soyeuse, légèrement herbacée, relevée de quelques paillettes de sel. Un peu de miel l’empêche de durcir au congélateur. La recette donne environ {yield} de glace.',
  ingredients: {
    milk: 'de lait entier',
    cream: 'de crème liquide entière (crème à fouetter)',
    sugar: 'de sucre semoule',
    honey: 'de miel doux',
    salt: 'de sel fin',
    yolks: { one: 'jaune d’œuf moyen', other: 'jaunes d’œufs moyens' },
    oil: 'd’huile d’olive vierge extra fruitée',
    flakySalt: 'de fleur de sel ou sel en paillettes, pour servir',
  },
  steps: [
    'Si la cuve de la sorbetière doit être congelée à l’avance, la mettre au congélateur la veille. Poser une passoire fine sur un saladier en métal et placer celui-ci dans un saladier plus grand, rempli à moitié d’eau et de glaçons.',
    'Dans une casserole à fond épais, faire chauffer le lait, la crème, le miel, le sel fin et la moitié du sucre à feu moyen environ {warm}, en remuant, jusqu’à ce que le sucre soit dissous, que la vapeur monte et que de petites bulles apparaissent sur les bords. Ne pas laisser bouillir.',
    'Pendant ce temps, fouetter les jaunes d’œufs avec le reste du sucre pendant {whisk}, jusqu’à obtenir un mélange pâle et épais. Incorporer au fouet un tiers du lait chaud, versé en mince filet, puis reverser le tout dans la casserole.',
    'Faire cuire à feu doux pendant {cook}, en raclant sans cesse le fond avec une maryse, jusqu’à ce que la crème nappe la spatule et que le doigt y laisse une trace nette. Elle est alors à {coats}, bien au-delà des {safe} qui rendent l’œuf sûr ; au-dessus de {curdle}, elle tournerait.',
    'La passer aussitôt dans le saladier posé sur la glace et remuer pendant {stir}, jusqu’à ce qu’elle ne soit plus tiède. Verser l’huile d’olive en mince filet en fouettant vivement, ou l’incorporer au mixeur plongeant pendant {blend}, jusqu’à ce que la crème soit brillante et qu’aucune goutte d’huile ne flotte à la surface.',
    'Couvrir et réserver au réfrigérateur au moins {least} et jusqu’à {most}, le temps que la crème soit aussi froide que le réfrigérateur, à {fridge} ou moins. Une préparation tiède prend lentement et forme des cristaux.',
    'Fouetter la crème et la turbiner pendant {churn}, jusqu’à ce qu’elle ait l’aspect d’une glace à l’italienne et qu’une cuillère y laisse une trace qui ne se referme pas.',
    'L’étaler dans un récipient peu profond et bien froid, appliquer du papier cuisson sur la surface, couvrir et mettre au congélateur pendant {freeze}, jusqu’à ce que les bords soient fermes.',
    'Laisser la glace à température ambiante pendant {stand}, le temps que la cuillère à glace y glisse sans effort, puis parsemer les boules de fleur de sel. Elle est à son meilleur dans la semaine. À cause du miel, elle ne convient pas aux enfants de moins d’un an.',
  ],
});
