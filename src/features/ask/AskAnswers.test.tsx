import { fireEvent, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Language, toLanguage } from '#catalogs/languages.ts';
import { messagesFor } from '#catalogs/messages.ts';
import { openAt, query, renderIn } from '#tests/component/renderIn.tsx';
import { servedFoods, servedQuestions } from '#tests/component/served.ts';
import { askField } from '#tests/component/views.tsx';
import { LanguageProvider } from '#ui/language/language.ts';
import { AskAnswers } from './AskAnswers.tsx';
import { ASK_SCRIPT } from './askScript.ts';
import { startAsk } from './startAsk.ts';

const fetched = vi.fn();
let online = true;

beforeEach(() => {
  fetched.mockReset();
  online = true;
  vi.stubGlobal('fetch', async (path: string) => {
    fetched(path);
    const language = toLanguage(path.slice(-7, -5));
    if (!online) return Response.error();
    return path.startsWith('/ask') ? servedQuestions(language) : servedFoods(language);
  });
});
afterEach(() => vi.unstubAllGlobals());

const open = (language: Language = 'en') => renderIn(language, askField(language));
const box = () => screen.getByRole<HTMLInputElement>('searchbox');
const announcedText = () =>
  [...document.querySelectorAll<HTMLElement>('output')]
    .filter((output) => !output.closest<HTMLElement>('[data-example]')?.hidden)
    .map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))
    .join('|');
const type = (text: string) => fireEvent.input(box(), { target: { value: text } });
/** Presses the button with this name, whose spaces may be no-break spaces. */
const press = async (name: string) =>
  fireEvent.click(
    await screen.findByRole('button', {
      name: (own) => own.replaceAll('\u00a0', ' ').startsWith(name),
      hidden: true,
    }),
  );
const sentence = (text: string) => expect.poll(announcedText).toContain(text);

describe('the field for questions', () => {
  it('shows an example with its answer, and fetches nothing', () => {
    open();
    expect(screen.getByRole('searchbox', { name: 'Ask in your own words' })).toBe(box());
    expect(box().value).toBe('2 cups flour in grams');
    expect(announcedText()).toContain('2 cups of All-Purpose Flour = 250 g');
  });

  it('answers while typing, with the number, the sentence, the range and a link to the tool', async () => {
    open();
    type('1 cup honey in grams');
    await sentence('1 cup of Honey = 339 g');
    const panel = document.querySelector('[data-answers]');
    expect(panel?.textContent.replaceAll('\u00a0', ' ')).toContain('Usually between 336 and 339 g');
    const link = screen
      .getAllByRole('link', { hidden: true })
      .find((candidate) => panel?.contains(candidate));
    expect(link?.getAttribute('href')).toBe(
      '/?ingredient=honey&amount=1&from=cups&to=grams&figure=measured#converter',
    );
  });

  it('says an exact figure of one amount, and none of a range', async () => {
    open();
    type('2 cups water in ml');
    await sentence('2 cups of Water = 473');
    expect(document.querySelector('[data-answers]')?.textContent).toContain('Exactly');
    type('2-3 cups water in ml');
    await sentence('2–3 cups of Water');
    expect(document.querySelector('[data-answers]')?.textContent).not.toContain('Exactly');
  });

  it('shows the example no more once something was typed, before the answers have loaded', async () => {
    document.body.innerHTML = renderToString(
      <LanguageProvider value="en">{askField('en')}</LanguageProvider>,
    );
    new Function(ASK_SCRIPT)();
    // Before any file with a script has arrived.
    type('1 cup honey in grams');
    const example = document.querySelector<HTMLElement>('[data-example]') as HTMLElement;
    expect(example.hidden).toBe(true);
    startAsk();
    expect(example.hidden).toBe(true);
    const shown = vi.fn();
    Object.defineProperty(example, 'hidden', { get: () => true, set: (hidden) => hidden || shown() });
    const container = document.querySelector('[data-answers]') as HTMLElement;
    renderIn('en', <AskAnswers messages={messagesFor('en', 'ask').ask} />, { container, hydrate: true });
    await sentence('1 cup of Honey = 339 g');
    // Asked in its own words, it is answered once, below the field.
    type(box().defaultValue);
    await sentence('2 cups of All-Purpose Flour = 250 g');
    expect(shown).not.toHaveBeenCalled();
  });

  it('names a whole piece by its food, not as it fills a cup', async () => {
    open('de');
    type('1 Stange Lauch in g');
    await expect.poll(announcedText).toMatch(/gLauch: 1 × Stange/);
  });

  it('keeps what is typed in the URL, next to other parameters', async () => {
    openAt('/?amount=5');
    open();
    type('350 F ');
    await expect.poll(query).toBe('?amount=5&q=350+F');
    expect(box().value).toBe('350 F ');
    type('');
    await expect.poll(query).toBe('?amount=5');
    expect(box().value).toBe('');
  });

  it('answers the question in a URL', async () => {
    openAt('/?q=gas+mark+4');
    open();
    await sentence('Gas Mark 4 = 180 °C');
    expect(box().value).toBe('gas mark 4');
  });

  it('offers other meanings, which ask that question', async () => {
    open();
    type('1 cup sugar');
    await press('Brown sugar: 220 g');
    await sentence('1 cup of Brown sugar = 220 g');
    expect(box().value).toBe('1 cup brown sugar');
    await expect.poll(query).toBe('?q=1+cup+brown+sugar');
  });

  it.each([
    ['8 oz milk', 'By weight or by volume?', 'fluid ounces: 244 g'],
    ['180 degrees', 'Which degrees?', '°C: 350 °F'],
    ['2 cups in grams', 'Which one do you mean?', 'Butter: 454 g'],
  ])('asks back about %s', async (question, asked, option) => {
    open();
    type(question);
    await sentence(asked);
    await press(option);
    await expect.poll(announcedText).toContain('=');
  });

  it('gives examples for what it cannot read; pressing one asks it', async () => {
    open();
    type('qwertz');
    await sentence('That was not understood');
    await press('350 F in C');
    await sentence('350 °F = 180 °C');
  });

  it.each([
    ['qwertz', '350 F in C', '350 °F = 180 °C'],
    ['1 cup rice', 'White rice (cooked)', '1 cup of White rice (cooked) = 158 g'],
  ])('gives the answers the focus of a button that is gone: %s', async (question, name, answer) => {
    open();
    type(question);
    const button = await screen.findByRole('button', {
      name: (own) => own.replaceAll('\u00a0', ' ').startsWith(name),
      hidden: true,
    });
    button.focus();
    fireEvent.click(button);
    await sentence(answer);
    const panel = document.querySelector<HTMLElement>('[data-answers]');
    expect(panel?.contains(document.activeElement)).toBe(true);
    expect(document.activeElement?.contains(panel?.querySelector('output') ?? null)).toBe(true);
  });

  it('keeps the last answer, dimmed, while a word is half typed, and says an error on Enter', async () => {
    open();
    type('1 cup honey');
    await sentence('1 cup of Honey = 339 g');
    type('1 cup honey qwertz zzz');
    await expect.poll(() => document.querySelector('[data-old]')?.textContent).toContain('339');
    expect(announcedText()).not.toContain('No weight');
    const { form } = box();
    if (form) fireEvent.submit(form);
    await sentence('No weight is known');
    expect(document.querySelector('[data-old]')).toBeNull();
  });

  it('shows nothing, rather than an error, for the first half word', async () => {
    open();
    type('1 cup honey');
    await sentence('Honey');
    type('qwertz');
    await sentence('not understood');
    type('qwertzu');
    expect(announcedText()).toBe('');
    await sentence('not understood');
  });

  it.each([
    ['calories in 2 eggs', '143'],
    ['une tasse de farine', 'All-Purpose Flour'],
  ])('says no error to Enter before all has loaded that may answer: %s', async (question, answer) => {
    open();
    type('1 cup honey');
    await sentence('1 cup of Honey = 339 g');
    const errors = vi.fn();
    const watch = new MutationObserver(() => document.querySelector('[data-kind=hint]') && errors());
    watch.observe(document.body, { subtree: true, childList: true, attributes: true });
    type(question);
    const { form } = box();
    if (form) fireEvent.submit(form);
    await sentence(answer);
    watch.disconnect();
    expect(errors).not.toHaveBeenCalled();
  });

  it('announces an answer once, after a pause', async () => {
    open();
    const live = () => document.querySelector('[aria-live=polite]')?.textContent.replaceAll('\u00a0', ' ');
    const said: unknown[] = [];
    const watch = new MutationObserver(() => live() && said.push(live()));
    watch.observe(document.body, { subtree: true, childList: true, characterData: true });
    for (const text of ['1 cup h', '1 cup ho', '1 cup honey', '1 cup honey in grams']) type(text);
    await expect.poll(live).toContain('1 cup of Honey = 339 g');
    watch.disconnect();
    expect(new Set(said).size).toBe(1);
    expect(document.querySelector('[data-answers] output')?.getAttribute('aria-live')).toBe('off');
  });

  it('loads another language when a question is in it', async () => {
    open();
    type('une tasse de farine');
    await sentence('All-Purpose Flour');
    expect(fetched.mock.calls.flat()).toEqual([
      '/ask/en.json',
      '/foods/en.json',
      '/ask/fr.json',
      '/foods/fr.json',
    ]);
  });

  it('says so when answers cannot be loaded', async () => {
    online = false;
    open();
    type('1 cup honey');
    await sentence('could not be loaded');
  });
});
