import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Gazpacho',
  alt: 'Bowl of chilled tomato soup with diced cucumber and croutons',
  description:
    'The chilled tomato soup of Andalusia, drunk from a glass in summer or eaten with a spoon. Ripe tomatoes, pepper, cucumber, garlic and stale bread are blended raw, and good olive oil, poured in last, turns the red to a creamy orange.',
  ingredients: {
    bread: 'stale white country bread, without the crust',
    water: 'cold water',
    tomatoes: 'very ripe tomatoes',
    pepper: { one: 'small green Italian frying pepper', other: 'small green Italian frying peppers' },
    cucumber: { one: 'small cucumber', other: 'small cucumbers' },
    garlic: { one: 'clove garlic', other: 'cloves garlic' },
    salt: 'fine salt',
    vinegar: 'sherry vinegar',
    oil: 'extra-virgin olive oil, for the soup',
    croutonOil: 'olive oil, for the croutons',
  },
  steps: [
    'Cube half the bread finely and set it aside for croutons. Tear up the rest, pour the water over it and let it soak for {soak}.',
    'Wash the tomatoes, the pepper and the cucumber well, since they stay raw. Cut the cores out of the tomatoes, seed the pepper, peel the cucumber, and take the green sprout out of the garlic. Put aside a little pepper and cucumber, finely diced, for serving.',
    'Cut the rest into chunks, mix it with the garlic and the salt in a large bowl and let it stand for {stand}, until the juice runs.',
    'Blend the vegetables and their juice with the soaked bread, its water and the vinegar at high speed for {blend}, in batches if need be, until no pieces are left.',
    'With the blender running, pour in the olive oil for the soup in a thin stream over {stream}. The soup turns paler and creamy. Press it through a fine sieve if you like it silky.',
    'Cover and chill for at least {chill}, until it is as cold as the fridge, {fridge} or below.',
    'Shortly before serving, fry the bread cubes in the oil for the croutons over medium heat for {fry}, stirring, until golden. Taste the soup again, because cold dulls salt and vinegar, and serve it with the croutons and the diced vegetables.',
  ],
  tips: [
    'Everything hangs on the tomatoes: they should be soft, deep red and fragrant. Pale ones make pale soup.',
    'If it is too thick to drink, thin it with ice-cold water, not with ice cubes, which water it down unevenly.',
    'Leave out the bread for a lighter gazpacho without gluten.',
    'The soup keeps for {days} days in the fridge; stir it before serving.',
  ],
  tags: ['cold soup', 'tomato', 'make-ahead', 'summer', 'vegan', 'Spanish'],
});
