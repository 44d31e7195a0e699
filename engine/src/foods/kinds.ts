import type { FoodKind } from '../language/foodWords/foodWords.ts';
import type { AnyFoodId, FoodId } from './foods.ts';

/** The foods that a word for a kind of food may mean, most common first. */
export const FOODS_BY_KIND: Readonly<Record<FoodKind, readonly AnyFoodId[]>> = {
  seeds: ['sesame-seeds', 'sunflower-seeds', 'pumpkin-seeds', 'flaxseed'],
  beans: ['white-beans-dry', 'kidney-beans-dry', 'black-beans-cooked', 'green-beans'],
  driedFruit: ['raisins', 'apricots-dried', 'dates-chopped', 'prunes'],
  cheese: ['cheddar-shredded', 'mozzarella-shredded', 'parmesan-grated', 'cream-cheese'],
  pasta: ['macaroni-dry', 'egg-noodles-dry'],
  syrup: ['maple-syrup', 'corn-syrup', 'golden-syrup', 'agave-syrup'],
  starch: ['cornstarch', 'potato-starch', 'tapioca-starch'],
  stock: ['chicken-stock', 'beef-stock'],
  juice: ['orange-juice', 'apple-juice', 'lemon-juice', 'pineapple-juice'],
  wine: ['white-wine', 'red-wine'],
  vinegar: ['white-vinegar', 'red-wine-vinegar', 'cider-vinegar', 'balsamic-vinegar'],
  leavening: ['yeast-instant', 'yeast-active-dry', 'baking-powder'],
  coriander: ['cilantro-fresh', 'coriander-seeds'],
  chiliPowder: ['chili-powder', 'cayenne-pepper'],
  ham: ['serrano-ham', 'ham'],
  meat: ['beef', 'pork', 'chicken', 'lamb', 'ground-beef'],
};

/** Foods that an everyday word may mean, most common first. Only if their weights differ. */
export const AMBIGUOUS_FOODS: Readonly<Partial<Record<FoodId, readonly FoodId[]>>> = {
  sugar: ['sugar', 'brown-sugar', 'powdered-sugar'],
  rice: ['rice', 'rice-cooked', 'short-grain-rice'],
  oats: ['oats', 'oats-quick', 'oats-steel-cut'],
  salt: ['salt', 'salt-kosher-morton', 'salt-kosher-diamond'],
  breadcrumbs: ['breadcrumbs', 'panko', 'breadcrumbs-fresh'],
  quinoa: ['quinoa', 'quinoa-cooked'],
};
