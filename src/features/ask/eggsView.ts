import type { EggSwap, EggsAnswer } from '@gramwise/engine/ask/calculators/calculatorResults.ts';
import { EGG_SOURCES, type EggCountry } from '@gramwise/engine/calculators/eggClasses.ts';
import type { EggSize } from '@gramwise/engine/calculators/eggs.ts';
import type { PieceId } from '@gramwise/engine/foods/piece.ts';
import { MARKETS } from '@gramwise/engine/kitchens/markets.ts';
import { fill } from '#catalogs/template.ts';
import { colon } from '#format/marks.ts';
import { formatGrams } from '#format/weights.ts';
import { localHref } from '#site/paths.ts';
import { practiceText } from '#tools/eggs/practiceText.ts';
import type { AnswerText, AskView } from './answerView.ts';
import type { PartQuestion } from './askPart.ts';

const EGG = 'whole-egg';

/** So many eggs of a size, as they are sold where the cook is: `3 × Eggs, large (US)`. */
function namedEggs({ messages, foods, write }: PartQuestion, { size, country }: EggSize, n: string): string {
  const market = MARKETS.find((id) => id === country) ?? null;
  const food = foods.find(({ id }) => id === EGG)?.name ?? '';
  return write.formatPieces(messages, { n, piece: { id: size as PieceId, food: EGG, market }, food });
}

function eggsText(asked: PartQuestion, { count, from, to, made }: EggSwap): AnswerText {
  const { language, messages, write } = asked;
  const { ask, eggs } = messages;
  const number = write.formatCount(language, made.count);
  const given = namedEggs(asked, from, write.formatCount(language, count));
  const weights = [from, to].map(
    (size) => `${namedEggs(asked, size, '1')} = ${formatGrams(language, size.grams)}`,
  );
  const query = {
    ...{ eggs: String(count), part: 'whole', country: from.country },
    ...{ size: from.size, to: to.id },
  };
  return {
    number,
    unit: null,
    sentence: fill(ask.equals, { given, result: namedEggs(asked, to, number) }),
    notes: [
      `${eggs.practice}${colon(language)}${practiceText(language, eggs, { ...made, part: 'whole' })}.`,
      `${weights.join('; ')}${colon(language)}${EGG_SOURCES[from.country as EggCountry]}.`,
      eggs.note,
    ],
    link: { href: localHref(language, { page: 'eggs', query }), text: ask.open.calculator },
  };
}

/** Eggs of one size for those of another; both ways where the question does not say whose it counts. */
export function eggsView(asked: PartQuestion, { swaps }: EggsAnswer): AskView {
  const [first, ...others] = swaps;
  if (first && others.length === 0) return { kind: 'answer', answer: eggsText(asked, first), choices: [] };
  const options = swaps.map((swap) => {
    const { number } = eggsText(asked, swap);
    const label = namedEggs(asked, swap.from, asked.write.formatCount(asked.language, swap.count));
    return { question: swap.question, label, answer: number, current: false };
  });
  return { kind: 'choose', choices: [{ title: asked.messages.ask.choose.each, options }] };
}
