import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { messagesFor } from '#catalogs/messages.ts';
import { renderIn } from '#tests/component/renderIn.tsx';
import { AskPanel } from './AskPanel.tsx';
import type { AskView } from './answerView.ts';
import { withReport } from './withReport.ts';

const ANSWER: AskView = {
  kind: 'answer',
  choices: [],
  answer: {
    number: '125',
    unit: 'g',
    sentence: '1 cup flour = 125 g',
    notes: ['Measured by the USDA.'],
    link: { href: '/ingredients/flour', text: 'More' },
  },
};
const messages = messagesFor('en', 'report');
const page = 'https://site.example/?q=1+cup+flour';
const link = () => screen.queryByRole<HTMLAnchorElement>('link', { name: 'Report this number' });

test('an answer can be reported with its source and question', () => {
  const mail = { user: 'cook', host: 'kitchen.example' };
  renderIn('en', <AskPanel view={withReport(ANSWER, messages, { mail, page })} />);
  const body = new URL(link()?.href ?? '').searchParams.get('body');
  for (const part of ['1 cup flour = 125 g', 'Measured by the USDA.', page]) expect(body).toContain(part);
});

test('without an address of the publisher, or without an answer, there is nothing to report to or about', () => {
  renderIn('en', <AskPanel view={withReport(ANSWER, messages, { mail: null, page })} />);
  expect(link()).toBeNull();
  const hint: AskView = { kind: 'hint', text: 'Ask for a food.', examples: [] };
  expect(withReport(hint, messages, { mail: { user: 'a', host: 'b.example' }, page })).toBe(hint);
});
