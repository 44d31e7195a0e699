import { ask } from '@gramwise/engine/ask/ask.ts';
import { contextIn } from '@gramwise/engine/tests/ask/context.ts';
import { buildAskView } from '#features/ask/askView.ts';
import { askFile } from '#pages/_ask/askFile.ts';
import { leaked } from '#tests/calm.ts';

/** What the English page shows for a question; NaN if that contains an internal value. */
export function shownFor(question: string | null): unknown {
  const context = contextIn('en');
  const view = buildAskView(
    'en',
    askFile('en').messages,
    context.kitchen,
    ask(question ?? '', context).answer,
  );
  const shown = JSON.stringify(view).replaceAll('null', '');
  return view.kind === 'answer' && leaked(shown) !== null ? Number.NaN : view;
}
