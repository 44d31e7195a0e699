import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Kartoffelsalat',
  alt: 'Sliced potato salad with broth dressing and chives',
  description:
    'The potato salad of Swabia and Bavaria, without mayonnaise: warm slices drink up a hot, sharp beef broth with vinegar and mustard, and the oil goes in last. It should be glossy and so moist that it smacks when you stir it. Serve it lukewarm with schnitzel, sausages or meat loaf.',
  ingredients: {
    potatoes: 'waxy potatoes of even size',
    onion: { one: 'small onion, finely chopped', other: 'small onions, finely chopped' },
    stock: 'strong beef stock',
    vinegar: 'cider vinegar',
    mustard: 'medium-hot mustard',
    salt: 'fine salt',
    sugar: 'granulated sugar',
    pepper: 'freshly ground black pepper',
    oil: 'sunflower oil',
    chives: 'chopped fresh chives, washed first',
  },
  steps: [
    'Scrub the potatoes, cover them with cold water and boil them in their skins for {boil}, until a knife goes in without resistance.',
    'Shortly before they are done, bring the stock with the onion to a boil and simmer for {simmer}. Take it off the heat and stir in the vinegar, mustard, salt, sugar and pepper. It should taste too strong; the potatoes tame it.',
    'Drain the potatoes and let them steam dry for {steam}. Peel them while they are as hot as you can hold on a fork and slice them {slice} thick into a large bowl.',
    'Pour the hot broth over the slices, turn them gently with a spatula and let them soak for {soak}, turning them now and then. Some slices break up and thicken the dressing; they are meant to.',
    'Fold in the oil. If the salad has become dry, add a splash of hot stock or water. Taste for salt and vinegar and fold in the chives.',
    'Serve lukewarm. Put what is left into the fridge within {fridge}.',
  ],
  tips: [
    'The order matters: broth first, oil last. Oil coats the slices and would keep the broth out.',
    'Vegetable stock makes the salad vegan.',
    'In Bavaria thin slices of cucumber or radishes often go in just before serving, in Austria red onion instead of chives.',
    'It keeps for {days} days in the fridge. Take it out ahead of time, and freshen it up with a little hot stock and vinegar.',
  ],
  tags: ['german', 'potatoes', 'salad', 'side dish', 'bavarian'],
});
