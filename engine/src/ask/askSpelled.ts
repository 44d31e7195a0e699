import type { AskOutcome } from './ask.ts';
import { isCertain } from './askAnswer.ts';
import type { AskContext } from './askContext.ts';
import { readRespelled } from './respell.ts';

/**
 * What answers a question whose words may be misspelled: `typed`, which answers it as it is, if that found something;
 * else what `read` finds for the spelling that is surely meant, or those that have an answer, to choose from.
 */
export function askSpelled<Result>(
  question: string,
  typed: AskOutcome<Result>,
  { context, read }: { context: AskContext; read: (question: string) => AskOutcome<Result> | null },
): AskOutcome<Result> {
  const { answer, vague } = typed;
  if (answer.kind !== 'hint' && !vague) return typed;
  const reread = readRespelled(question, context, (other) => {
    const found = read(other);
    return found && !found.assumed && isCertain(found.answer) ? found : null;
  });
  if ('sure' in reread) return reread.sure;
  const options = reread.found.flatMap(({ question, found: { answer } }) => {
    if (answer.kind === 'choose') return answer.choices.options;
    return answer.kind === 'answer' ? [{ question, result: answer.result }] : [];
  });
  const before = answer.kind === 'choose' ? answer.choices.options : [];
  return options.length === 0 || answer.kind === 'answer'
    ? typed
    : { ...typed, answer: { kind: 'choose', choices: { about: 'food', options: [...options, ...before] } } };
}
