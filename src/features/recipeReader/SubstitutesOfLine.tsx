import type { FoodList } from '@gramwise/engine/foods/listedFood.ts';
import { useLazyModule } from '#browser/useLazyModule.ts';
import type { Language } from '#catalogs/languages.ts';
import { fill } from '#catalogs/template.ts';
import { loadFoods } from '#tools/foodList/loadFoods.ts';
import { leadsToSubstitutes } from '#tools/substitutions/linkedFoods.ts';
import { missingText } from '#tools/substitutions/missingText.ts';
import { nameOf } from '#tools/substitutions/nameOf.ts';
import { substitutionsTarget } from '#tools/substitutions/substitutionsTarget.ts';
import buttons from '#ui/button/button.module.css';
import { useLanguage } from '#ui/language/language.ts';
import { LocalLink } from '#ui/link/LocalLink.tsx';
import type { ShownLine } from './reading/shownLine.ts';

interface Props {
  line: ShownLine;
  /** The id of its food. */
  food: string;
  /** `Substitutes for {food}`. */
  message: `${string}{food}${string}`;
  /** The foods of the recipe's language; null until loaded. */
  foods: FoodList | null;
  /** The recipe's language. */
  written: Language;
  /** What the recipe is scaled by; null while that is unknown. */
  factor: number | null;
}

/** How much of its food a line takes. */
function takenBy({ requiredQuantity, packet }: ShownLine, factor: number | null) {
  if (!requiredQuantity || factor === null) return null;
  const { unit, value } = requiredQuantity;
  return unit === 'piece' && packet
    ? { unit: 'g' as const, value: value * packet.grams * factor }
    : { unit, value: value * factor };
}

/** A link to what replaces a line's food, for as much as the line takes; nothing for a food without substitutes. */
export function SubstitutesOfLine({ line, food: id, message, foods, written, factor }: Props) {
  const page = useLanguage();
  const linked = leadsToSubstitutes(id);
  // The page of substitutes is in the language of this one, so it is asked with its names
  const own = useLazyModule(() => loadFoods(page), linked && page !== written).value;
  const food = (page === written ? foods : own)?.find((listed) => listed.id === id);
  if (!linked || !food) return null;
  return (
    <LocalLink
      to={substitutionsTarget(missingText(page, takenBy(line, factor), food))}
      className={buttons.quiet}
    >
      {fill(message, { food: nameOf(page, food) })}
    </LocalLink>
  );
}
