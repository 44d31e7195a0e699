import { toIsoDate } from '@gramwise/engine/calculators/calendar.ts';
import { localToday } from '#browser/localToday.ts';
import { toLanguage } from '#catalogs/languages.ts';
import { fill } from '#catalogs/template.ts';
import type { SeasonalText } from '#content/trending/trending.ts';
import { formatDate } from '#format/format.ts';

/** The text of each month's cards, in page order. */
type Months = readonly (readonly SeasonalText[])[];

/** Shows today's date and month's cards by the visitor's clock; updates when the page is seen on a later day. */
export function showToday(): void {
  const months: Months = JSON.parse(document.getElementById('seasonal-months')?.textContent ?? '[]');
  let shown = '';
  const update = () => {
    const today = localToday();
    const iso = toIsoDate(today);
    if (iso === shown) return;
    shown = iso;
    showDay(iso);
    showCards(months[today.month - 1] ?? []);
  };
  update();
  document.addEventListener('visibilitychange', update);
  window.addEventListener('pageshow', update);
}

function showDay(iso: string) {
  const language = toLanguage(document.documentElement.lang);
  const date = formatDate(language, iso);
  const month = formatDate(language, iso, { year: undefined, day: undefined });
  for (const place of document.querySelectorAll<HTMLElement>('[data-message]')) {
    place.textContent = fill(place.dataset['message'] ?? '', { date, month });
  }
  const parts: Record<string, string> = { month, day: String(Number(iso.slice(8))), year: iso.slice(0, 4) };
  for (const place of document.querySelectorAll<HTMLElement>('[data-today]')) {
    place.textContent = parts[place.dataset['today'] ?? ''] ?? '';
  }
}

function showCards(cards: readonly SeasonalText[]) {
  document.querySelectorAll('[data-seasonal] article').forEach((article, index) => {
    const [title, text] = [article.querySelector('h3'), article.querySelector('p')];
    const card = cards[index];
    if (title && text && card) [title.textContent, text.textContent] = [card.title, card.text];
  });
}
