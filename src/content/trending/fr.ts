import { figuresIn, leftoverDays, panFactor, partyTotal, safeCelsius, scaled } from './figures.ts';
import type { TrendingPage } from './trending.ts';

const { number, weight, shopped, liters, estimate, roast, ovenOf } = figuresIn('fr');

export const trending: TrendingPage = {
  title: 'Tendances en cuisine',
  description:
    'Les conversions pour les plats du mois, des tendances et les mesures qu’elles demandent, et nos questions choisies : farine, dinde et moules.',
  intro:
    'Ce que l’on cuisine change avec le calendrier, et ce qu’il faut convertir aussi. Les plats, les tendances et les questions de cette page sont notre choix, pas le résultat d’une enquête.',
  today: 'Nous sommes le {date}',
  jump: 'Aller aux conversions de saison',
  seasonal: {
    title: 'Conversions de saison',
    titleForMonth: 'Conversions de saison en {month}',
    intro: 'Au fil de l’année, de la galette des Rois aux asperges et à la bûche, avec les chiffres.',
    linkText: {
      multi: 'Ouvrir le multicalculateur',
      length: 'Changer de moule',
      cooking: 'Ouvrir les calculateurs de cuisine',
    },
    months: {
      1: {
        multi: {
          title: 'La galette des Rois pour douze',
          text: `De 8 à 12 parts, tout se multiplie par ${number(scaled(1, 8, 12))} : ${weight(scaled(140, 8, 12))} de poudre d’amandes au lieu de 140 g, ${weight(scaled(100, 8, 12))} de beurre au lieu de 100 g. Une seule fève suffit.`,
        },
        length: {
          title: 'Une galette plus petite',
          text: `Des disques de 28 cm ramenés à 24 cm : comptez ${number(panFactor('tart-28', 'tart-24'))} fois la frangipane de la recette.`,
        },
        cooking: {
          title: 'Après les fêtes',
          text: `Au réfrigérateur, viandes et volailles cuites tiennent ${leftoverDays('poultry')} jours au plus, 2 selon le conseil britannique. Notez la date sur la boîte et congelez le reste.`,
        },
      },
      2: {
        multi: {
          title: 'Les crêpes de la Chandeleur',
          text: `La pâte est prévue pour 4, vous serez 10 : ${weight(scaled(250, 4, 10))} de farine au lieu de 250 g, ${number(scaled(50, 4, 10) / 100)} l de lait au lieu de 50 cl et ${number(scaled(4, 4, 10))} œufs.`,
        },
        length: {
          title: 'Un gâteau pour deux',
          text: `À la Saint-Valentin, un moule de 18 cm suffit : utilisez ${number(panFactor('springform-24', 'springform-18'))} fois la recette d’un moule de 24 cm.`,
        },
        cooking: {
          title: 'L’apéritif de Mardi gras',
          text: `Pour quinze convives, le calculateur compte ${shopped(partyTotal('snacks', 15, 'chips'))} de chips et biscuits salés, et ${liters(partyTotal('snacks', 15, 'non-alcoholic'))} de boissons sans alcool.`,
        },
      },
      3: {
        multi: {
          title: 'Une blanquette pour dix',
          text: `De 6 à 10 convives, le facteur est ${number(scaled(1, 6, 10))} : ${weight(scaled(1200, 6, 10))} de veau au lieu de 1,2 kg. Le bouquet garni, lui, reste unique.`,
        },
        length: {
          title: 'La quiche change de moule',
          text: `D’un moule à tarte de 28 cm à un moule de 24 cm, l’appareil et la pâte se multiplient par ${number(panFactor('tart-28', 'tart-24'))}.`,
        },
        cooking: {
          title: 'Le poulet du dimanche',
          text: `Pour un poulet de 1,8 kg, comptez environ ${estimate(1.8, 'chicken', 'roast')} au four. Il est cuit à ${safeCelsius('poultry')} °C à cœur, quoi que dise l’horloge.`,
        },
      },
      4: {
        multi: {
          title: 'La brioche de Pâques',
          text: `De 6 à 9 parts, le facteur est ${number(scaled(1, 6, 9))} : ${weight(scaled(300, 6, 9))} de farine au lieu de 300 g et ${number(scaled(3, 6, 9))} œufs au lieu de 3. Battez le cinquième et pesez-en la moitié.`,
        },
        length: {
          title: 'Quatre-quarts : 25 ou 30 cm ?',
          text: `D’un moule à cake de 25 cm à un moule de 30 cm, tout se multiplie par ${number(panFactor('kastenform-25', 'kastenform-30'))}. De quoi emporter un pique-nique de printemps.`,
        },
        cooking: {
          title: 'Le gigot pascal',
          text: `Un gigot de 2,5 kg avec os demande ${roast('lamb-leg', 2.5)} à ${ovenOf('lamb-leg')}, d’après le tableau de FoodSafety.gov, pour ${safeCelsius('beef-pork-lamb')} °C à cœur.`,
        },
      },
      5: {
        multi: {
          title: 'Des asperges pour six',
          text: `La recette pour 4 demande 1,5 kg d’asperges : pour 6, achetez-en ${weight(scaled(1500, 4, 6))}, et passez la sauce de 150 g de beurre à ${weight(scaled(150, 4, 6))}.`,
        },
        length: {
          title: 'La tarte aux fraises',
          text: `D’un moule de 24 cm à un moule de 28 cm, le facteur est ${number(panFactor('tart-24', 'tart-28'))} : 500 g de fraises deviennent ${shopped(500 * panFactor('tart-24', 'tart-28'))}.`,
        },
        cooking: {
          title: 'Le brunch de la fête des Mères',
          text: `Pour huit à table : ${number(partyTotal('brunch', 8, 'eggs'))} œufs, ${number(partyTotal('brunch', 8, 'bread'))} tranches de pain et ${number(partyTotal('brunch', 8, 'bacon'))} tranches de jambon.`,
        },
      },
      6: {
        multi: {
          title: 'La confiture de fraises',
          text: `La recette est pour 1 kg de fruits, vous en avez cueilli 2,5 kg ? Faites deux bassines de ${weight(2500 / 2)}, chacune ${number(scaled(1, 1000, 1250))} fois la recette : trop grande, elle prend mal.`,
        },
        length: {
          title: 'Le clafoutis aux cerises',
          text: `D’un moule rond de 24 cm à un plat de 30×20 cm, l’appareil et les cerises se multiplient par ${number(panFactor('springform-24', 'rectangular-30x20'))}.`,
        },
        cooking: {
          title: 'Les grillades de la Saint-Jean',
          text: `Pour dix convives, comptez ${shopped(partyTotal('dinner', 10, 'meat'))} de viande sans os, ${shopped(partyTotal('dinner', 10, 'vegetables'))} de légumes et ${liters(partyTotal('dinner', 10, 'non-alcoholic'))} d’eau et de jus.`,
        },
      },
      7: {
        multi: {
          title: 'Un taboulé pour vingt',
          text: `De 6 à 20 convives, le facteur est ${number(scaled(1, 6, 20))} : 300 g de semoule deviennent ${weight(scaled(300, 6, 20))}. Goûtez avant d’ajouter tout le citron.`,
        },
        length: {
          title: 'La tarte aux abricots',
          text: `D’un moule de 26 cm à un moule de 30 cm, comptez ${number(panFactor('tart-26', 'tart-30'))} fois la recette, soit ${shopped(800 * panFactor('tart-26', 'tart-30'))} d’abricots au lieu de 800 g.`,
        },
        cooking: {
          title: 'Le pique-nique du 14 Juillet',
          text: `Pour douze : ${number(partyTotal('lunch', 12, 'sandwiches'))} sandwichs et ${shopped(partyTotal('lunch', 12, 'salad'))} de salade. Au-dessus de 32 °C, rien ne reste plus de 1 heure hors de la glacière.`,
        },
      },
      8: {
        multi: {
          title: 'La ratatouille du potager',
          text: `Une recette pour 1 kg de légumes, un panier de 3,5 kg : tout se multiplie par ${number(scaled(1, 1000, 3500))}, l’huile d’olive un peu moins.`,
        },
        length: {
          title: 'La tarte aux mirabelles',
          text: `D’un moule de 28 cm à un moule de 24 cm, le facteur est ${number(panFactor('tart-28', 'tart-24'))} : ${shopped(900 * panFactor('tart-28', 'tart-24'))} de mirabelles au lieu de 900 g.`,
        },
        cooking: {
          title: 'Un buffet en plein été',
          text: `Les plats d’un buffet vont au réfrigérateur dans les 2 heures, ou dans l’heure s’il fait plus de 32 °C. Les restes se mangent dans les ${leftoverDays('cooked-meat')} jours au plus.`,
        },
      },
      9: {
        multi: {
          title: 'Les gamelles de la rentrée',
          text: `Une recette pour 2, préparée pour 5 : le facteur est ${number(scaled(1, 2, 5))}. 160 g de lentilles deviennent ${weight(scaled(160, 2, 5))}. Refroidissez vite, dans des boîtes plates.`,
        },
        length: {
          title: 'Le cake du goûter',
          text: `D’un moule à cake de 30 cm à un moule de 25 cm, tout se multiplie par ${number(panFactor('kastenform-30', 'kastenform-25'))}.`,
        },
        cooking: {
          title: 'Garder le riz et les pâtes cuits',
          text: `Au réfrigérateur (4 °C ou moins), ${leftoverDays('pasta')} jours au plus pour les pâtes cuites et ${leftoverDays('rice')} pour le riz. Conseil britannique, plus strict : 2 jours, et 1 seul pour le riz.`,
        },
      },
      10: {
        multi: {
          title: 'Une soupe de potiron pour quinze',
          text: `De 6 à 15 portions, tout se multiplie par ${number(scaled(1, 6, 15))}, sauf la feuille de laurier. Goûtez avant d’ajouter le reste du sel.`,
        },
        length: {
          title: 'La tarte Tatin en grand',
          text: `D’un moule de 24 cm à un moule de 28 cm, le facteur est ${number(panFactor('tart-24', 'tart-28'))} : ${shopped(1200 * panFactor('tart-24', 'tart-28'))} de pommes au lieu de 1,2 kg.`,
        },
        cooking: {
          title: 'Un rôti de porc aux pommes',
          text: `Pour 2 kg, la règle donne ${estimate(2, 'pork', 'roast')} au four ; une échine demande davantage. L’USDA s’arrête à ${safeCelsius('beef-pork-lamb')} °C à cœur, suivis de 3 minutes de repos.`,
        },
      },
      11: {
        multi: {
          title: 'Le pot-au-feu du dimanche',
          text: `De 6 à 14 convives, le facteur est ${number(scaled(1, 6, 14))} : 1,5 kg de viande devient ${weight(scaled(1500, 6, 14))}. Le sel s’ajuste à la fin.`,
        },
        length: {
          title: 'Pain d’épices ou kouglof ?',
          text: `Un moule à kouglof de 22 cm et un moule à cake de 30 cm prennent autant de pâte : le facteur est ${number(panFactor('gugelhupf-22', 'kastenform-30'))}, il n’y a rien à convertir.`,
        },
        cooking: {
          title: 'Une table de douze',
          text: `Il faut ${shopped(partyTotal('dinner', 12, 'meat'))} de viande sans os, ${shopped(partyTotal('dinner', 12, 'vegetables'))} de légumes et ${number(partyTotal('dinner', 12, 'cake'))} gâteaux de 8 parts.`,
        },
      },
      12: {
        multi: {
          title: 'Cent bredele',
          text: `Une pâte pour 40 sablés, et vous en voulez 100 : ${number(scaled(1, 40, 100))} fois la recette, soit ${weight(scaled(250, 40, 100))} de beurre au lieu de 250 g. Deux pâtons se travaillent mieux qu’un gros.`,
        },
        length: {
          title: 'Une bûche plus courte',
          text: `Le biscuit roulé d’une plaque de 40×30 cm se coule dans une plaque de 30×20 cm : tout se multiplie par ${number(panFactor('tray-40x30', 'rectangular-30x20'))}.`,
        },
        cooking: {
          title: 'La dinde de Noël',
          text: `Une dinde de 5 kg sans farce demande ${roast('small-turkey', 5)} à ${ovenOf('small-turkey')}, d’après FoodSafety.gov. Elle est cuite à ${safeCelsius('poultry')} °C au plus épais de la cuisse.`,
        },
      },
    },
  },
  trends: {
    title: 'Tendances culinaires dans le monde',
    intro: 'Cinq tendances de notre choix, et la mesure que chacune demande.',
    items: [
      {
        id: 'sourdough',
        title: 'Le pain au levain',
        text: 'Les boulangers comptent en pourcentages de la farine. Pour 500 g de farine, 70 % d’eau font 350 g et 2 % de sel font 10 g. Il faut une balance pour suivre.',
      },
      {
        id: 'air-fryer',
        title: 'La friteuse sans huile (airfryer)',
        text: 'C’est un petit four à forte ventilation. Commencez 20 °C en dessous de la recette prévue pour un four ordinaire et surveillez tôt.',
      },
      {
        id: 'fermentation',
        title: 'La fermentation à la maison',
        text: 'Le sel se calcule au poids des légumes : pour la choucroute, le National Center for Home Food Preservation (États-Unis) en compte 2,25 à 2,5 %, soit 23 à 25 g pour un kilo de chou. Gros sel et sel fin ne remplissent pas une cuillère de la même façon, alors pesez-le.',
      },
      {
        id: 'zero-waste',
        title: 'La cuisine zéro déchet',
        text: 'Adaptez la recette à ce que vous avez. Divisez le poids de votre demi-chou-fleur par celui que demande la recette, puis multipliez tout le reste par ce nombre.',
      },
      {
        id: 'plant-based',
        title: 'La cuisine végétale',
        text: 'Dans la plupart des recettes, une boisson végétale remplace le lait à volume égal. Les poudres de fruits à coque et les farines de légumineuses ne remplissent pas une tasse comme la farine de blé : pesez-les.',
      },
    ],
  },
  questions: {
    title: 'Questions du moment',
    intro: 'Trois questions que nous avons choisies, avec les chiffres.',
    items: [
      {
        id: 'flour-cups',
        question: 'Combien de grammes font 2 tasses (US) de farine ?',
        answer: [
          'Environ 250 g de farine : une tasse (US) remplie à la cuillère et arasée pèse environ 125 g.',
        ],
      },
      {
        id: 'turkey-breast',
        question: 'Combien de temps cuit une poitrine de dinde de 2,5 kg ?',
        answer: [
          'Une poitrine de dinde de 2,5 kg demande environ 1 h 40 à 1 h 55 à 180 °C (th. 6). Servez-vous d’un thermomètre : elle est cuite à 74 °C au plus épais.',
          'Prévoyez de la marge. À 160 °C, les tableaux sanitaires américains donnent de 1 h 30 à 2 h 15 pour un morceau de 1,8 à 2,7 kg.',
        ],
      },
      {
        id: 'smaller-pan',
        question: 'Comment adapter une recette de 9 pouces à un moule de 8 pouces ?',
        answer: [
          'Un moule de 8 pouces (20 cm) est plus petit d’environ 25 % qu’un moule de 9 pouces (23 cm) : multipliez les quantités par 0,75. Le calcul exact donne 21 % et un facteur de 0,79 (64 ÷ 81), pour des moules ronds comme pour des carrés.',
          'Avec 0,75, le gâteau est un rien plus plat ; avec 0,79, il garde la hauteur de la recette.',
        ],
      },
    ],
  },
  links: {
    title: 'Pour aller plus loin',
    items: [
      { to: 'faq', label: 'Toutes les questions et réponses' },
      { to: 'length', label: 'Pouces et taille des moules' },
      { to: 'multi', label: 'Multicalculateur' },
    ],
  },
};
