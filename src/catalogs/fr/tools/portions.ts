import type { TranslatedAbout, TranslatedTools } from '../../tools.ts';

export const about = {
  title: 'Portions et quantités',
  text: 'Pâtes, riz, semoule, viande, poisson, raclette… pour votre tablée, crus et cuits.',
  menu: 'Portions par personne',
  search:
    'portion portions quantité par personne grammes convive convives adultes enfants pâtes spaghettis riz semoule couscous quinoa lentilles flocons d’avoine pommes de terre pain légumes salade asperges viande os poulet dinde oie poisson filet soupe sauce raclette fondue glace cru cuit',
  parameters: {
    food: 'L’aliment',
    guests: 'Combien de convives, enfants compris',
    children: 'Combien d’enfants parmi eux',
    dish: 'En plat ou en accompagnement',
    appetite: 'Petit ou gros appétit',
    country: 'De quel pays sont les portions',
  },
} satisfies TranslatedAbout['portions'];

/** Messages of the page with portions per person, in French. */
export const portions = {
  meta: {
    title: 'Quelles quantités par personne\u202f? Cru et cuit | Gramwise',
    description:
      'Pâtes, riz, semoule, pommes de terre, viande, poisson, raclette\u202f: combien acheter par adulte et par enfant, cru et cuit, d’après des portions publiées.',
  },
  title: 'Combien par personne\u202f?',
  lead: 'Ce qu’il faut acheter pour votre tablée et ce que cela pèse une fois cuit, d’après les portions publiées dans votre pays.',
  food: 'Aliment',
  groups: {
    starches: 'Pâtes, riz, pommes de terre',
    vegetables: 'Légumes',
    meatAndFish: 'Viande et poisson',
    more: 'Soupe, fromage, dessert',
  },
  foods: {
    pasta: 'Pâtes sèches',
    rice: 'Riz',
    couscous: 'Semoule (couscous)',
    quinoa: 'Quinoa',
    lentils: 'Lentilles sèches',
    oats: 'Flocons d’avoine',
    potatoes: 'Pommes de terre',
    bread: 'Pain',
    vegetables: 'Légumes',
    salad: 'Salade verte',
    asparagus: 'Asperges blanches',
    meat: 'Viande sans os',
    meatOnBone: 'Viande avec os',
    mince: 'Viande hachée',
    asado: 'Viande pour un asado argentin',
    chicken: 'Poulet entier',
    turkey: 'Dinde entière',
    goose: 'Oie',
    fish: 'Filet de poisson',
    wholeFish: 'Poisson entier',
    soup: 'Soupe',
    sauce: 'Sauce',
    raclette: 'Fromage à raclette',
    fondue: 'Fromage à fondue',
    pudding: 'Crème ou mousse',
    iceCream: 'Glace',
  },
  guests: 'Convives',
  children: 'Enfants (0\u00a0à\u00a06\u00a0ans)',
  dish: 'Servi en',
  dishes: { main: 'Plat', side: 'Garniture' },
  appetite: 'Appétit',
  appetites: { small: 'Petit', usual: 'Moyen', large: 'Gros' },
  country: 'Pays des portions',
  note: 'Aucune norme ne fixe une portion. Prévoyez plus si c’est le seul plat, moins après une entrée.',
  empty: 'Indiquez le nombre de convives.',
  raw: 'cru',
  forGuests: { one: 'pour {n} convive', other: 'pour {n} convives' },
  /** For how many an amount is enough. */
  eaters: { one: '{n} convive', other: '{n} convives' },
  enough: 'de quoi servir {guests}',
  lessThanOne: 'moins d’une portion',
  served: { cooked: 'Cuit, environ', peeled: 'Épluché, environ', carved: 'Découpé, environ' },
  pounds: 'En livres ou onces',
  adult: 'Par adulte',
  from: 'Pays de publication',
  by: 'Par',
  borrowed:
    'Nous n’avons trouvé aucune portion du pays choisi ({asked})\u202f: celle-ci vient d’un autre ({country}).',
  errors: {
    'unknown-food': 'Choisissez un aliment',
    'invalid-guests': 'Indiquez un nombre entier de convives, de 1 à 10\u202f000',
    'invalid-children': 'Indiquez un nombre entier d’enfants, ou laissez le champ vide',
    'too-many-children': 'Il ne peut pas y avoir plus d’enfants que de convives',
  },
  figures: {
    title: 'Les portions en un coup d’œil',
    lead: 'Par adulte, tel qu’acheté\u202f: sec, cru, avec peau ou os. Quand le pays n’a pas de chiffre, c’est celui d’un voisin, qui est nommé. La soupe en garniture, c’est une entrée.',
    perAdult: 'Par adulte',
    byCountry: 'Par pays',
    become: '100\u00a0g deviennent',
    notes: [
      {
        title: 'Et les enfants\u202f?',
        text: 'Jusqu’à six ans, un enfant compte pour 60\u202f% d’un adulte, d’après les pyramides espagnoles SENC et NAOS, puis 10 points de plus par an\u202f: à dix ans, il mange comme un adulte. Les tableaux français et britanniques vont de la moitié aux deux tiers.',
      },
      {
        title: 'Cru et cuit',
        text: 'Ce qui gonfle est calculé d’après la teneur en eau, sec et cuit (USDA). Viande et poisson perdent environ un quart, d’après l’USDA\u202f; d’une dinde entière, on mange 53\u202f%. Les autres chiffres sont ceux des sources.',
      },
      {
        title: 'Plus on est nombreux, moins on mange',
        text: 'À partir de 30 personnes, les cuisiniers des colonies de vacances allemandes (Die Falken) préparent 10 à 15\u202f% de moins.',
      },
    ],
    sources: 'Sources\u202f:',
  },
} as const satisfies TranslatedTools['portions'];
