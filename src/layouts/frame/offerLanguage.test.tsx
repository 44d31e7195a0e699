import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { button } from '#tests/component/find.ts';
import { LanguageOffer } from './LanguageOffer.tsx';
import { offerLanguage, preferredLanguage } from './offerLanguage.ts';
import { startLanguageMenu } from './startLanguageMenu.ts';

const prefer = (...languages: string[]) => vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
const place = () => document.getElementById('language-offer');
const link = () => place()?.querySelector('a');
/** Started the way the frame does. */
function start() {
  offerLanguage();
  startLanguageMenu();
}

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = renderToStaticMarkup(<LanguageOffer path="/conversions/length" />);
  window.history.replaceState(null, '', '/conversions/length?inches=3#pans');
});
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  window.history.replaceState(null, '', '/');
});

test.each([
  [['de-AT', 'en'], 'de'],
  [['it', 'fr-CA', 'en'], 'fr'],
  [['es-419'], 'es'],
  [['en-GB', 'fr'], 'en'],
  [['it', 'pt'], null],
  [['den-CA'], null],
  [[], null],
])('of the languages %j the site has %s', (languages, language) => {
  expect(preferredLanguage(languages)).toBe(language);
});

test('offers the page in the language of the browser, in that language', () => {
  prefer('de-DE', 'de', 'en');
  start();
  expect(place()?.hidden).toBe(false);
  expect(place()?.lang).toBe('de');
  expect(place()?.textContent).toContain('Diese Seite gibt es auch auf Deutsch.');
  expect(link()?.getAttribute('href')).toBe('/de/conversions/length');
});

test('keeps the state of a tool, and remembers the choice', () => {
  prefer('fr');
  start();
  expect(place()?.hidden).toBe(false);
  link()?.addEventListener('click', (event) => event.preventDefault());
  link()?.click();
  expect(link()?.getAttribute('href')).toBe('/fr/conversions/length?inches=3#pans');
  expect(localStorage.getItem('language')).toBe('fr');
});

test('stays closed once closed', () => {
  prefer('es');
  start();
  expect(place()?.hidden).toBe(false);
  button('Cerrar').click();
  expect(place()).toBeNull();
  expect(localStorage.getItem('offer')).toBe('closed');
});

test.each([
  ['an English browser', () => prefer('en-US', 'de')],
  ['a browser in another language', () => prefer('it')],
  ['who chose English', () => localStorage.setItem('language', 'en')],
  ['who closed it', () => localStorage.setItem('offer', 'closed')],
])('offers nothing to %s', (_, before) => {
  prefer('de');
  before();
  start();
  expect(place()?.hidden).toBe(true);
});
