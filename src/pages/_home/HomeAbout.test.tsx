import { expect, test } from 'vitest';
import type { Language } from '#catalogs/languages.ts';
import { messagesFor } from '#catalogs/messages.ts';
import { renderIn } from '#tests/component/renderIn.tsx';
import { HomeAbout } from './HomeAbout.tsx';

/** Specification 1: most common preparation as the baseline (for example flour), feedback and suggestions invited. */
test.each<[Language, ...parts: RegExp[]]>([
  ['en', /density varies, as flour/, /most common preparation/, /feedback and suggestions/],
  ['fr', /densité[^.]*farine/, /préparation la plus courante/, /remarques et suggestions/],
  ['de', /Dichte[^.]*Mehl/, /gängigste Zubereitung/, /Rückmeldungen und Vorschläge/],
  ['es', /densidad[^.]*harina/, /preparación más corriente/, /comentarios y sugerencias/],
])('About in %s names flour and the baseline, and invites feedback and suggestions', (language, ...parts) => {
  renderIn(language, <HomeAbout messages={messagesFor(language, 'home').home.about} />);
  const text = document.querySelector('#about')?.textContent;
  for (const part of parts) expect(text).toMatch(part);
});
