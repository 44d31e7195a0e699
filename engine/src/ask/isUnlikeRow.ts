import type { ListedFood } from '../foods/listedFood.ts';
import type { AskedNutrient, AskWords } from '../language/askWords/askWords.ts';
import { hasPhrase, indexLists, type Lists } from '../language/lexicon.ts';
import { cachedIn } from '../language/remember.ts';
import { tokensOf } from '../language/tokens.ts';
import { isFatty, isSoldUnsweetened, isUnsalted } from '../nutrition/soldWithLess.ts';
import type { NutrientSource } from './nutrientResults.ts';

type UnlikeWords = NonNullable<AskWords['unlike']>;

const indexed = new WeakMap<UnlikeWords, Lists<UnlikeWords>>();

/**
 * Whether words for a food say that it has more or less of a nutrient than its row lists: `low-sodium soy sauce`, `salted
 * butter`, `sugar-free syrup`, `light mayonnaise`, but not `light cream`, whose row is its own. How much, only a label
 * knows.
 */
export function isUnlikeRow(
  { nutrient, amount }: { nutrient: AskedNutrient; amount: string },
  { unlike }: AskWords,
  { food, source }: { food: ListedFood; source: NutrientSource },
): boolean {
  if (!unlike) return false;
  const phrases = cachedIn(indexed, unlike, indexLists);
  const [said, name] = [tokensOf(amount), tokensOf(food.name)];
  const says = (how: keyof UnlikeWords) => hasPhrase(said, phrases[how]) && !hasPhrase(name, phrases[how]);
  const isOf = (names: string) => names.includes(nutrient);
  if (isOf('salt sodium'))
    return says('lessSalt') ? !isUnsalted(source) : isUnsalted(source) && says('salted');
  if (isOf('energy carbohydrate sugars') && isSoldUnsweetened(source, food.id) && says('lessSugar'))
    return true;
  return isOf('energy fat saturated') && isFatty(source.fat) && (says('lighter') || says('fatFree'));
}
