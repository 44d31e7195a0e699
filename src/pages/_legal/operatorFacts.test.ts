import { describe, expect, it } from 'vitest';
import type { Language } from '#catalogs/languages.ts';
import { CATALOGS } from '#catalogs/messages.ts';
import { OPERATOR_FIELDS, OPERATOR_VARIABLES, readOperator } from '#site/operator.ts';
import { OPERATOR_PARTS, type OperatorPart, operatorFacts } from './operatorFacts.ts';

const NOTHING = readOperator({});
const facts = (language: Language, part: OperatorPart, env: Record<string, string>) =>
  operatorFacts(language, part, readOperator(env), CATALOGS[language].legal);
const shown = (language: Language, part: OperatorPart, env: Record<string, string>) =>
  facts(language, part, env).map(({ label, lines }) => `${label}: ${lines.join(' / ')}`);

it('shows every fact somewhere', () => {
  expect(new Set(Object.values(OPERATOR_PARTS).flat())).toEqual(new Set(OPERATOR_FIELDS));
});

describe.each([
  ['en', 'Publisher: not configured', 'Server log retention: not configured'],
  ['fr', 'Éditeur: non renseigné', 'Conservation des journaux du serveur: non renseigné'],
  ['de', 'Betreiber: nicht eingetragen', 'Aufbewahrung der Serverprotokolle: nicht eingetragen'],
  ['es', 'Titular del sitio: sin configurar', 'Conservación de los registros del servidor: sin configurar'],
] as const)('in %s without any variable', (language, publisher, logs) => {
  it('says what is not configured, and marks it', () => {
    expect(shown(language, 'responsible', {})[0]).toBe(publisher);
    expect(shown(language, 'logs', {})).toEqual([logs]);
    for (const part of Object.keys(OPERATOR_PARTS) as OperatorPart[])
      for (const { missing } of operatorFacts(language, part, NOTHING, CATALOGS[language].legal))
        expect(missing).toBe(true);
  });
});

it.each<[name: string, value: string, language: Language, part: OperatorPart, text: string]>([
  ['OPERATOR_NAME', 'Ada Example', 'en', 'publisher', 'Publisher: Ada Example'],
  ['OPERATOR_NAME', 'Ada Example', 'de', 'responsible', 'Betreiber: Ada Example'],
  [
    'OPERATOR_ADDRESS',
    '1 Oven Street | 12345 Town',
    'en',
    'responsible',
    'Address: 1 Oven Street / 12345 Town',
  ],
  ['OPERATOR_PHONE', '+33 1', 'fr', 'publisher', 'Téléphone: +33 1'],
  ['OPERATOR_REPRESENTATIVE', 'Ada', 'de', 'publisher', 'Vertreten durch: Ada'],
  ['OPERATOR_REGISTER', 'HRB 1', 'de', 'publisher', 'Registereintrag: HRB 1'],
  ['OPERATOR_TAX_ID', 'DE1', 'en', 'publisher', 'Tax or VAT number: DE1'],
  ['OPERATOR_EDITOR', 'Ada', 'fr', 'publisher', 'Direction de la publication: Ada'],
  ['OPERATOR_OFFICER', 'Bo', 'en', 'responsible', 'Data protection officer: Bo'],
  ['HOSTING_NAME', 'Host Ltd', 'fr', 'host', 'Hébergeur: Host Ltd'],
  ['HOSTING_ADDRESS', '2 Server Street', 'en', 'host', 'Address of the host: 2 Server Street'],
  ['HOSTING_PHONE', '1', 'en', 'host', 'Phone of the host: 1'],
  ['LOG_DAYS', '0', 'en', 'logs', 'Server log retention: none kept'],
  ['LOG_DAYS', '1', 'en', 'logs', 'Server log retention: 1 day at most'],
  ['LOG_DAYS', '14', 'de', 'logs', 'Aufbewahrung der Serverprotokolle: höchstens 14 Tage'],
  [
    'MAIL_MONTHS',
    '1',
    'de',
    'letters',
    'Aufbewahrung von Nachrichten: höchstens 1 Monat nach der letzten Nachricht',
  ],
  ['MAIL_MONTHS', '6', 'fr', 'letters', 'Conservation des messages: 6 mois au plus après le dernier message'],
  ['AUTHORITY_NAME', 'CNIL', 'fr', 'authority', 'Autorité de contrôle: CNIL'],
  ['AUTHORITY_ADDRESS', 'https://www.cnil.fr', 'en', 'authority', 'How to reach it: https://www.cnil.fr'],
])('%s=%s in %s', (name, value, language, part, text) => {
  expect(shown(language, part, { [name]: value })).toContain(text);
});

it.each([
  ['none', /^only in the European Economic Area$/],
  ['adequacy', /outside .* adequacy decision/],
  ['clauses', /outside .* standard contractual clauses/],
])('DATA_TRANSFER=%s', (value, text) => {
  expect(facts('en', 'transfer', { DATA_TRANSFER: value })[0]?.lines[0]).toMatch(text);
});

it('mentions the mail address only if it is missing, because a button shows it', () => {
  expect(shown('en', 'mail', {})).toEqual(['E-mail: not configured; the address shown reaches nobody']);
  expect(shown('en', 'mail', { [OPERATOR_VARIABLES.mail]: 'cook@kitchen.example' })).toEqual([]);
});

it('leaves out what not everyone has', () => {
  expect(facts('en', 'publisher', {}).map(({ label }) => label)).toEqual(['Publisher', 'Address']);
});
