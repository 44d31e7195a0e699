import { type AmountAnswer, isCertain } from '@gramwise/engine/ask/askAnswer.ts';
import { type LooseAnswer, looseAmount } from '@gramwise/engine/ask/looseQuestion.ts';
import type { AskReaders } from '@gramwise/engine/ask/readers.ts';
import { LOOSE_MEASURES } from '@gramwise/engine/vessels/looseMeasures.ts';

/** Readers that know what a glass and a dash hold, too. */
export interface LooseReaders extends AskReaders {
  /** What an amount was read as; undefined for one that others read. */
  looseOf: (amount: AmountAnswer) => LooseAnswer | undefined;
}

/** Adds measures that nobody fills to a mark to what amounts are read with, for what others do not read. */
export function withLoose(readers: AskReaders): LooseReaders {
  const read = new Map<AmountAnswer, LooseAnswer>();
  const ask: AskReaders['ask'] = (text, context) => {
    const plain = readers.ask(text, context);
    const loose = isCertain(plain.answer) ? null : looseAmount(text, context, readers);
    if (!loose || loose.count === null) return plain;
    // `a glass of wine` is one measure
    const { named } = LOOSE_MEASURES[loose.id];
    const ways = [...(context.data[context.language]?.names.ways.values() ?? [])];
    const food = loose.of.food ?? ways.find((way) => way.food.id === named) ?? null;
    const of = { ...loose.of, food };
    const result = { ...of, named: false, main: { ...of.main, values: loose.values } };
    read.set(result, { ...loose, of });
    return { ...plain, assumed: false, answer: { kind: 'answer', result, choices: [] } };
  };
  return { ...readers, ask, looseOf: (amount) => read.get(amount) };
}
