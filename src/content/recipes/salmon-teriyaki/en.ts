import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Salmon Teriyaki',
  alt: 'Teriyaki salmon',
  cuisine: 'Japanese',
  description:
    'Salmon with crackling skin under a dark, mirror-bright glaze of soy sauce, mirin, sake and a little sugar, all in one pan. The sauce goes in only when the fish is nearly done, so it thickens in minutes and never burns. Steamed rice and something green are all it needs.',
  ingredients: {
    salmon: {
      one: 'salmon fillet of about {each}, skin on',
      other: 'salmon fillets of about {each} each, skin on',
    },
    salt: 'fine salt',
    soySauce: 'soy sauce',
    mirin: 'mirin',
    sake: 'sake',
    sugar: 'granulated sugar',
    ginger: 'finely grated fresh ginger',
    oil: 'vegetable oil',
    sesame: 'toasted sesame seeds',
    scallions: { one: 'scallion, thinly sliced', other: 'scallions, thinly sliced' },
  },
  steps: [
    'Take the salmon out of the fridge, run a finger over it and pull out any bones. Pat it very dry, sprinkle the skin side with the salt and let it stand for {stand}.',
    'Stir the soy sauce, mirin, sake, sugar and ginger in a bowl until the sugar has dissolved.',
    'Dry the skin once more. Heat the oil in a large nonstick or well-seasoned pan over medium-high heat until it shimmers. Lay in the salmon skin side down and press each fillet flat with a spatula for {press}, so that the skin does not curl.',
    'Turn the heat to medium and cook for {cook} without moving the fish, until the skin is crisp and lets go of the pan and the pale color has climbed two thirds of the way up the sides.',
    'Turn the fillets and cook for {cook}. Lift them onto a plate and pour or wipe the fat out of the pan.',
    'Pour in the sauce and boil for {boil}, until it has reduced by half, the bubbles are large and slow, and a spoon drawn through it leaves a trail that closes lazily.',
    'Put the salmon back, skin side up, and spoon the glaze over its sides for {glaze}, keeping the skin dry. It is done when it flakes under light pressure, is opaque to the middle and reads {done} in the thickest part.',
    'Lift the fillets onto plates, spoon the remaining glaze around them, and scatter the sesame seeds and scallions over them.',
  ],
});
