import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Herbed Falafel',
  alt: 'Falafel',
  description:
    'Crisp, dark shells around a bright green, airy inside full of parsley and cilantro. The chickpeas are ground soaked but uncooked, because cooked or canned ones turn to paste and fall apart in the oil. A lemony tahini sauce goes with them.',
  ingredients: {
    chickpeas: 'dried chickpeas',
    onion: { one: 'small onion, quartered', other: 'small onions, quartered' },
    garlic: { one: 'clove garlic', other: 'cloves garlic' },
    parsley: 'parsley, thick stems removed',
    cilantro: 'cilantro, thick stems removed',
    cumin: 'ground cumin',
    coriander: 'ground coriander',
    cayenne: 'cayenne pepper',
    pepper: 'ground black pepper',
    salt: 'fine salt',
    chickpeaFlour: 'chickpea flour',
    bakingSoda: 'baking soda',
    sesame: 'sesame seeds',
    oil: 'neutral oil, for frying',
    tahini: 'tahini',
    lemonJuice: 'lemon juice',
    sauceGarlic: {
      one: 'clove garlic, finely grated, for the sauce',
      other: 'cloves garlic, finely grated, for the sauce',
    },
    sauceSalt: 'fine salt, for the sauce',
    water: 'ice-cold water',
  },
  steps: [
    'Cover the chickpeas with cold water to at least three times their height and soak them for {soak}; in a warm kitchen, do it in the fridge. They should double in size and split cleanly between your teeth. Drain them and dry them well in a towel.',
    'Put the chickpeas, onion, garlic, parsley, cilantro, cumin, coriander, cayenne, black pepper and salt in a food processor. Pulse, scraping down the sides, until it looks like coarse, damp couscous and holds together when squeezed. Stop before it becomes a paste.',
    'Stir in the chickpea flour, cover and chill for {chill}, so that the mixture firms up.',
    'Meanwhile whisk the tahini, lemon juice, grated garlic and the salt for the sauce. It stiffens at first; add the ice-cold water little by little until the sauce is pale and runs in a ribbon.',
    'Mix the baking soda and sesame seeds into the chickpeas. With wet hands press the mixture into balls of about {ball}, firmly but without kneading.',
    'Pour the oil into a deep, heavy pan of {pan}, where it stands about {deep} deep and fills no more than a third, and heat it to {hot}. Keep a lid within reach and never leave hot oil alone: if it smokes, turn off the heat; if it burns, put on the lid, turn off the heat and never use water. After frying, let the oil cool completely before you move the pan. Fry one falafel as a test: if it falls apart, work a spoonful of chickpea flour into the rest.',
    'Fry the falafel in batches for {fry}, turning them once, until they are deep brown, feel hard when tapped and the bubbling has slowed. Let the oil come back to temperature between batches.',
    'Drain on a rack for {drain} and break one open: it should be steaming hot and set, with no wet center. Serve with the sauce.',
  ],
  tips: [
    'This makes about {falafel} falafel. Pita and salad are not part of the nutrition figures; pita adds wheat. Of the oil they count only what the falafel take up.',
    'Raw balls freeze well for {months} months. To fry them from frozen, knock off all loose ice, which makes hot oil boil over, lower them in gently, a few at a time, and fry for {longer} longer.',
    'To bake them, brush with oil, flatten a little and bake at {oven} for {bake}, turning once. They come out drier and less crisp.',
    'Fried falafel keep for {days} days in the fridge; reheat them in a hot oven, not in the microwave.',
  ],
  tags: ['falafel', 'chickpeas', 'middle eastern', 'herbs', 'fried'],
});
