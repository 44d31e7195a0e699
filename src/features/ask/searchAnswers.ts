import type { Language } from '#catalogs/languages.ts';
import { colon, semicolon } from '#format/marks.ts';
import { openAsker } from './asker.ts';

/** Answers to questions as search entries: what to show, and where the full answer is. */
export async function openAnswers(language: Language) {
  const asker = await openAsker(language);
  const entryFor = (query: string) => {
    const { view, asked } = asker.answer(query);
    const entry = { group: asker.group, to: `/?${new URLSearchParams({ q: query.trim() })}` };
    if (view.kind === 'answer' && asked.exact)
      return { ...entry, title: view.answer.sentence, text: view.answer.notes[0] ?? '' };
    if (view.kind === 'list')
      return { ...entry, to: view.to, title: view.title, text: view.items.join(semicolon(language)) };
    if (view.kind === 'note' && view.to !== undefined)
      return { ...entry, to: view.to, title: view.text, text: '' };
    const [choice] = view.kind === 'choose' && asked.exact ? view.choices : [];
    if (!choice) return null;
    return {
      ...entry,
      title: choice.title,
      text: choice.options.map(({ label, answer }) => `${label}${colon(language)}${answer}`).join(', '),
    };
  };
  return async (query: string) => {
    await asker.loadLanguages(query);
    return entryFor(query);
  };
}
