import { describe, expect, it } from 'vitest';
import { lineIn } from '../../../tests/lineIn.ts';
import type { PackCode } from '../../../tests/packs.ts';

const foodIn = (line: string, language: PackCode) => lineIn(language, line)?.food?.id ?? null;

describe('the noun that two foods share behind `or`', () => {
  it.each<[PackCode, string, string | null]>([
    ['en', '8 oz egg or rice noodles', 'egg-noodles-dry'],
    ['en', '2 cups chicken or vegetable broth', 'chicken-stock'],
    ['en', '400 g beef or pork mince', 'ground-beef'],
    ['en', '1 cup almond, soy, or coconut milk', 'almond-milk'],
    ['en', '1 cup unsweetened soy, almond, or hemp milk', 'soy-milk'],
    ['en', '2 cups chicken, beef, or vegetable broth, divided', 'chicken-stock'],
    ['en', '2 tbsp olive, sunflower, or rapeseed oil', 'olive-oil'],
    ['en', '1 cup milk, soy, or almond milk', 'soy-milk'],
    ['en', '1 cup butter, softened, or coconut oil', 'butter'],
    ['en', '1 cup walnuts, pecans, or almonds', 'walnuts-chopped'],
    ['en', '500 g sweet or regular potatoes', 'sweet-potato-cubed'],
    ['en', '2 cups water or chicken stock', 'water'],
    ['en', '1 cup honey or maple syrup', 'honey'],
    ['de', '500 g Rinder oder Schweinehackfleisch', 'ground-beef'],
    ['de', '200 g Eier- oder Reisnudeln', 'egg-noodles-dry'],
    ['fr', '500 ml de bouillon de poule ou de légumes', 'chicken-stock'],
    ['fr', '200 g de nouilles aux œufs ou de riz', 'egg-noodles-dry'],
    ['es', '500 g de carne picada de ternera o cerdo', 'ground-beef'],
  ])('in %s: %s', (language, line, food) => {
    expect(foodIn(line, language)).toBe(food);
  });
});

describe('ways to prepare a food in parentheses', () => {
  it.each<[PackCode, string, string | null]>([
    ['en', '1 cup pinto beans (cooked and cooled)', 'pinto-beans-cooked'],
    ['en', '1 cup brown rice (cooked and cooled)', 'brown-rice-cooked'],
    ['en', '1 cup kidney beans (rinsed and drained)', 'kidney-beans-cooked'],
    ['en', '8 oz spaghetti (cooked and drained)', 'spaghetti'],
    ['en', '1 lb ground beef (cooked and drained)', 'ground-beef'],
    ['en', '2 cups carrots (peeled and diced)', 'carrots-grated'],
    ['de', '200 g Kidneybohnen (gekocht und abgetropft)', 'kidney-beans-cooked'],
    ['fr', '200 g de haricots rouges (rincés et égouttés)', 'kidney-beans-cooked'],
    ['es', '1 taza de frijoles negros (cocidos y escurridos)', 'black-beans-cooked'],
  ])('in %s: %s', (language, line, food) => {
    expect(foodIn(line, language)).toBe(food);
  });
});

describe('a can in parentheses, with what is done to what it holds', () => {
  it.each<[PackCode, string, string | null]>([
    ['en', '240 g chickpeas (1 can, drained and rinsed)', 'chickpeas-cooked'],
    ['en', '1 cup corn (from a can, drained)', 'corn-canned'],
    ['en', '1 cup corn (1 can, drained)', 'corn-canned'],
    ['en', '1 cup rice (1 cup, rinsed and drained)', 'rice'],
    ['es', '200 g de alubias (1 bote)', 'white-beans-cooked'],
    ['es', '200 g de lentejas (1 bote, escurridas)', 'lentils-cooked'],
    ['de', '240 g Kichererbsen (1 Dose, abgetropft und gespült)', 'chickpeas-cooked'],
    ['fr', '240 g de pois chiches (1 boîte, égouttés et rincés)', 'chickpeas-cooked'],
    ['es', '240 g de garbanzos (1 lata, escurridos y lavados)', 'chickpeas-cooked'],
    ['es', '1 taza de garbanzos (pedrosillanos) (escurridos y lavados)', 'chickpeas-cooked'],
    ['de', '200 g Kichererbsen (klein), abgetropft', 'chickpeas-cooked'],
    ['fr', '200 g de pois chiches (petits), égouttés', 'chickpeas-cooked'],
  ])('in %s: %s', (language, line, food) => {
    expect(foodIn(line, language)).toBe(food);
  });
});

describe('what is drained before it is cooked', () => {
  it.each<[PackCode, string, string | null]>([
    ['en', '1 cup rice, rinsed and drained', 'rice'],
    ['en', '1 cup quinoa, rinsed and drained', 'quinoa'],
    ['en', '1 cup brown rice, cooked and drained', 'brown-rice-cooked'],
    ['en', '2 cups white beans, soaked overnight and drained', 'white-beans-dry'],
    ['en', '1 cup chickpeas, rinsed and drained', 'chickpeas-cooked'],
    ['fr', '200 g de riz, rincé et égoutté', 'rice'],
    ['es', '1 taza de arroz, lavado y escurrido', 'rice'],
  ])('in %s: %s', (language, line, food) => {
    expect(foodIn(line, language)).toBe(food);
  });
});

describe('what is soaked', () => {
  it.each<[PackCode, string, string | null]>([
    // After it is measured, so that it is dry
    ['en', '1 cup chickpeas, soaked overnight', 'chickpeas-dry'],
    ['en', '1 lb black beans soaked overnight', 'black-beans-dry'],
    ['en', '1 oz mushrooms, soaked', 'mushrooms-dried'],
    ['de', '250 g Kichererbsen, über Nacht eingeweicht', 'chickpeas-dry'],
    ['de', '250 g Kichererbsen (über Nacht eingeweicht)', 'chickpeas-dry'],
    ['fr', '250 g de pois chiches, trempés une nuit', 'chickpeas-dry'],
    ['es', '250 g de garbanzos (en remojo desde la noche anterior)', 'chickpeas-dry'],
    // Before, so that it weighs neither as dry nor as cooked food
    ['en', '1 cup soaked chickpeas', null],
    ['de', '250 g eingeweichte Kichererbsen', null],
    ['fr', '250 g de pois chiches trempés', null],
    ['es', '1 taza de garbanzos remojados', null],
    // Fresh food that lies in a bath
    ['en', '2 potatoes, peeled and soaked in cold water', 'potatoes-diced'],
    ['en', '1/4 cup minced onion, soaked in cold water for 5 min, drained', 'onions-chopped'],
    ['de', '1 Zwiebel, in Ringen, in kaltem Wasser eingeweicht', 'onions-chopped'],
    // It is the same either way
    ['en', '1 cup raisins, soaked in rum', 'raisins'],
    ['fr', '2 tranches de pain trempées', 'bread'],
  ])('in %s: %s', (language, line, food) => {
    expect(foodIn(line, language)).toBe(food);
  });
});
