import { type AskOutcome, ask } from '../../src/ask/ask.ts';
import type { AskResult, ExchangeAnswer } from '../../src/ask/askAnswer.ts';
import { answerExchange } from '../../src/ask/askExchange.ts';
import { askSpelled } from '../../src/ask/askSpelled.ts';
import { READERS } from '../../src/ask/readers.ts';
import {
  answerVesselCount,
  type MeasureCountAnswer,
  type VesselCountAnswer,
} from '../../src/ask/vesselCount.ts';
import type { PackCode } from '../packs.ts';
import { contextIn } from './context.ts';

const numbers = (values: readonly number[], between: string) =>
  values.map((value) => Number(value.toPrecision(5))).join(between);

type AnyResult = AskResult | ExchangeAnswer | VesselCountAnswer | MeasureCountAnswer;

function resultText(result: AnyResult): string {
  if (result.kind === 'oven')
    return `${numbers([result.celsius], '')} C for ${result.to}${result.fan ? ', asked for a fan' : ''}`;
  if (result.kind === 'length') return `${numbers(result.results, ' x ')} ${result.to}`;
  if (result.kind === 'vessel-count') return `${numbers(result.count, '-')} x ${result.vessel.id}`;
  if (result.kind === 'measure-count')
    return `${numbers([result.count], '')} x ${numbers(result.each.main.values, '')} ml`;
  if (result.kind === 'pan-shape')
    return `${numbers(result.to.sides, '')} ${result.to.unit} ${result.to.pan.shape}`;
  if (result.kind === 'pan-swap') return `x ${numbers([result.factor], '')}`;
  if (result.kind === 'yeast') return `${numbers([result.grams], '')} grams ${result.to.food.id}`;
  if (result.kind === 'gelatin')
    return `${numbers([result.value], '')} ${result.toKind === 'sheet' ? 'x' : 'grams'} ${result.to.food.id}`;
  if (result.kind === 'count')
    return `${numbers([result.count], '')} x ${result.food.food.id} ${result.piece.id}`;
  const { main, food } = result;
  const way = food?.way && food.way !== food.food.ways[0] ? `/${food.way.id}` : '';
  return `${numbers(main.values, '-')} ${main.unit}${food ? ` ${food.food.id}${way}` : ''}`;
}

/** What a page in the language answers, to five digits. */
export function answerText(question: string, language: PackCode): string {
  const context = contextIn(language);
  const read = (text: string): AskOutcome<AnyResult> =>
    answerExchange(text, context, READERS) ?? answerVesselCount(text, context, READERS) ?? ask(text, context);
  const { answer } = askSpelled(question, read(question), { context, read });
  if (answer.kind === 'answer') return resultText(answer.result);
  return answer.kind === 'choose' ? `choose ${answer.choices.about}` : `hint ${answer.code}`;
}
