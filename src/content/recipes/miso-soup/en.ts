import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Miso Soup with Tofu and Wakame',
  alt: 'Miso soup',
  description:
    'Cloudy, savory and light, on the table in half an hour. The base is a fresh dashi of kombu and bonito flakes, which takes little more effort than tea; tofu, wakame and scallion go in, and the miso is dissolved last, off the boil, so it keeps its aroma.',
  ingredients: {
    water: 'cold water',
    kombu: 'dried kombu',
    bonitoFlakes: 'bonito flakes',
    wakame: 'dried cut wakame',
    tofu: 'soft tofu, cut into {cube} cubes',
    miso: 'gluten-free white rice miso',
    scallions: { one: 'scallion, thinly sliced', other: 'scallions, thinly sliced' },
  },
  steps: [
    'Wipe the kombu with a dry cloth, leaving the white bloom on: it is flavor. Put it in a pan with the water and heat over low heat for about {heat}, until small bubbles gather at the bottom and the water shows about {water}. Lift out the kombu before the water boils.',
    'Bring the water to a boil, take the pan off the heat and scatter in the bonito flakes. Leave them for {steep}, until most have sunk.',
    'Strain the dashi through a sieve lined with paper or cloth into a clean pan. Let it drip without squeezing, which would make it cloudy and fishy.',
    'Soak the wakame in a bowl of cold water for {soak}, until it has unfolded and is soft, then drain it.',
    'Warm the dashi until it just simmers. Slide in the tofu and heat it gently for {tofu}, until the cubes are hot through. Add the wakame.',
    'Take the pan off the heat. Put the miso in a small sieve or ladle, dip it into the soup and stir with a whisk until it has dissolved without lumps.',
    'Warm the soup once more until steam rises, but do not let it boil. Pour into bowls, scatter with the scallions and serve at once; stir from the bottom as the miso settles.',
  ],
  tips: [
    'Misos differ a lot in salt. Stir in three quarters first, taste, then add the rest.',
    'For gluten-free soup choose miso made with rice or soybeans only; barley miso contains gluten. Check the label.',
    'For a vegan bowl leave out the bonito flakes and soak the kombu in the cold water, in the fridge, for {soak} with a few dried shiitake.',
    'Boiling flattens the aroma of miso, so reheat leftovers gently, and eat them within {days} days.',
  ],
  tags: ['soup', 'japanese', 'miso', 'tofu', 'quick'],
});
