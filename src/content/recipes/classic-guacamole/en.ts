import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Classic Guacamole',
  alt: 'Guacamole',
  description:
    'Avocado, lime, chili, onion and cilantro, and not much else. Crushing the onion and chili with salt first spreads their flavor through the whole bowl, while the avocado is only roughly mashed, so that some pieces stay for the chip to find.',
  ingredients: {
    onion: 'finely chopped white onion',
    chili: {
      one: 'green chili such as serrano or jalapeño, finely chopped',
      other: 'green chilies such as serrano or jalapeño, finely chopped',
    },
    cilantro: 'chopped cilantro',
    salt: 'fine salt',
    avocados: { one: 'ripe Hass avocado', other: 'ripe Hass avocados' },
    limeJuice: 'lime juice',
    tomato: {
      one: 'small plum tomato, seeded and finely diced',
      other: 'small plum tomatoes, seeded and finely diced',
    },
  },
  steps: [
    'Wash the avocados, the tomato and the cilantro; the knife would carry germs from an avocado’s skin into the flesh. Check the avocados: a ripe one gives to gentle pressure near the stem, and the flesh under the stem button is green, not brown.',
    'Put half the onion, half the chili, half the cilantro and all the salt in a mortar or a sturdy bowl. Crush with a pestle or the back of a fork for {crush}, until it is a wet, fragrant paste.',
    'Halve the avocados, remove the pits and score the flesh in the skin into cubes. Scoop it into the paste.',
    'Add the lime juice and mash with a few strokes of a fork, only until about half is smooth and the rest is in small lumps.',
    'Fold in the tomato and the remaining onion, chili and cilantro with a spoon, without mashing any further.',
    'Taste it on the chip or vegetable you will serve with it, and add a little more lime or salt if it seems flat. Let it stand for {stand}, so that the onion loses its edge, and serve.',
  ],
  tips: [
    'Firm avocados ripen in a paper bag with a banana in {days} days; once ripe they keep a few days in the fridge.',
    'Most of the chili heat sits in the pale ribs. Leave them out for a mild bowl, and keep your fingers away from your eyes.',
    'To keep it green, smooth the top and press plastic wrap directly onto it. Covered, it keeps for {days} day in the fridge; a pit in the bowl does not help.',
    'Rinse the chopped onion under cold water if it is very sharp.',
  ],
  tags: ['dip', 'avocado', 'mexican', 'no-cook', 'party'],
});
