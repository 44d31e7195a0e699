import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Chicken Noodle Soup',
  alt: 'Chicken noodle soup',
  description:
    'A clear, golden broth made in the same pot as the soup: chicken thighs on the bone simmer with vegetables, are pulled into shreds and go back in with egg noodles. Part of the carrot and celery is kept for the end, so the bowl has some bite.',
  ingredients: {
    chicken: 'chicken thighs, bone in and skin on',
    water: 'cold water',
    salt: 'fine salt',
    onion: { one: 'medium onion, halved', other: 'medium onions, halved' },
    carrots: { one: 'carrot, sliced {slice} thick', other: 'carrots, sliced {slice} thick' },
    celery: { one: 'stalk celery, sliced {slice} thick', other: 'stalks celery, sliced {slice} thick' },
    garlic: { one: 'clove garlic, crushed', other: 'cloves garlic, crushed' },
    bayLeaves: { one: 'bay leaf', other: 'bay leaves' },
    thyme: { one: 'sprig thyme', other: 'sprigs thyme' },
    peppercorns: { one: 'black peppercorn', other: 'black peppercorns' },
    noodles: 'dried egg noodles',
    parsley: 'chopped parsley',
    lemonJuice: 'lemon juice',
  },
  steps: [
    'Put the chicken, water and salt in a large pot and bring slowly to a simmer over medium heat. Skim off the gray foam that rises until hardly any more appears, about {skim}.',
    'Add the onion, a third of the carrots, a third of the celery, the garlic, bay leaves, thyme and peppercorns. Simmer very gently, with a bubble rising here and there, for {simmer}. The chicken is done when it pulls away from the bone and a thermometer in the thickest part shows at least {core}.',
    'Lift out the chicken and let it cool for {cool}. Strain the broth through a fine sieve into a clean pot, discard the spent vegetables and skim off as much fat as you like.',
    'Remove the skin and bones and pull the meat into bite-size shreds.',
    'Bring the broth back to a boil. Add the remaining carrots and celery and simmer for {simmer}, until the carrots are almost tender.',
    'Add the noodles and simmer for {noodles}, or for the time on their package, until they are tender with a slight bite.',
    'Return the chicken and heat for {heat}, until steaming hot throughout. Take off the heat, stir in the parsley and lemon juice, taste for salt and serve.',
  ],
  tips: [
    'Keep the simmer lazy. A hard boil stirs the fat into the broth and makes it cloudy.',
    'If you plan on leftovers, cook the noodles separately and add them to each bowl; in the pot they swell and drink up the broth.',
    'Cool leftovers in shallow containers, refrigerate within {chill} and eat them within {days} days.',
    'For a deeper color, brown the cut sides of the onion in the dry pot before the chicken goes in.',
  ],
  tags: ['soup', 'chicken', 'noodles', 'broth', 'family'],
});
