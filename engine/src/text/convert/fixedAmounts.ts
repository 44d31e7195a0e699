import { foldLetters } from '../../language/foldAccents.ts';
import type { RecipeLanguage } from '../../language/recipeWords/recipeWords.ts';
import type { Mention } from '../findings/findMentions.ts';

interface Words {
  /** In the same clause: the amount is for each piece or person. */
  portion: RegExp;
  /** Right after the amount: it is the size of a vessel. */
  vesselAfter: RegExp;
  /** Right before the amount: likewise. */
  vesselBefore: RegExp;
}

/** Words, folded, that keep an amount from being scaled. */
const WORDS: Readonly<Record<RecipeLanguage, Words>> = {
  en: {
    portion: /\b(?:each|per|apiece|every|at a time)\b/,
    vesselAfter:
      /^[\s-]*(?:capacity\s|(?:dry|liquid|glass|metal|heatproof)\s)?(?:measur\w+|scoops?|ladles?|ramekins?|jars?|mou?lds?|bowls?|saucepans?|pans?|pots?|dish(?:es)?|containers?|bottles?|glass(?:es)?|pitchers?|jugs?|tins?|casseroles?|molds?|blender|bags?)\b/,
    vesselBefore: /\b(?:ramekins?|jars?|bowls?|pans?|pots?|bottles?)\s(?:of|holding)\s(?:about\s)?$/,
  },
  fr: {
    portion: /\b(?:chaque|chacune?|par (?:personne|portion|piece|verre|crepe|assiette))\b/,
    vesselAfter: /^\s*(?:de (?:capacite|contenance))\b/,
    vesselBefore:
      /\b(?:ramequins?|bocal|bocaux|casserole|moules?|bols?|verres?|saladier|pots?|bouteilles?|louche|terrine)\sd'?e?\s?(?:environ\s)?$/,
  },
  de: {
    portion: /\b(?:je|pro|jeweils|jede[mnrs]?)\b/,
    vesselAfter:
      /^[\s-]*(?:fassende\w*\s|grosse\w*\s)?(?:formchen|form|glaser|glas|schussel|topf|kelle|messbecher|flaschen?|gefass)\b/,
    vesselBefore:
      /\b(?:formchen|glaser|schussel|topf|flaschen?|form)\s(?:a|mit|von|zu)\s(?:je\s|etwa\s|ca\.?\s)?$/,
  },
  es: {
    portion: /\b(?:cada|por (?:persona|porcion|racion|pieza))\b/,
    vesselAfter: /^\s*(?:de capacidad)\b/,
    vesselBefore:
      /\b(?:moldes?|tarros?|cazuela|cazo|vasos?|bol|boles|botellas?|frascos?|olla)\sde\s(?:unos\s)?$/,
  },
};

/** How far to look, in characters. */
const NEAR = 48;

/** Whether an amount in a step does not scale: a portion for one piece, or the size of a vessel. */
export function isFixed(text: string, { start, end }: Mention, language: RecipeLanguage): boolean {
  const { portion, vesselAfter, vesselBefore } = WORDS[language];
  const before = foldLetters(text.slice(Math.max(0, start - NEAR), start));
  // `16 oz each` ends with its word
  const own = foldLetters(text.slice(start, end));
  const after = foldLetters(text.slice(end, end + NEAR));
  const [since = ''] = before.split(/[.,;:!?]/).slice(-1);
  const [until = ''] = after.split(/[.,;:!?]/);
  return (
    portion.test(own) ||
    portion.test(since) ||
    portion.test(until) ||
    vesselAfter.test(after) ||
    vesselBefore.test(before)
  );
}
