import { describe, expect, it } from 'vitest';
import { breadcrumbs, faqPage, webApplication } from './structuredData.ts';

describe('structured data', () => {
  it("has breadcrumbs from the language's home page to the page", () => {
    expect(breadcrumbs('de', [{ name: 'Zoll in cm umrechnen', path: '/conversions/length' }])).toEqual({
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Gramwise', item: expect.stringMatching(/^http.*\/de$/) },
        {
          '@type': 'ListItem',
          position: 2,
          name: 'Zoll in cm umrechnen',
          item: expect.stringMatching(/^http.*\/de\/conversions\/length$/),
        },
      ],
    });
  });

  it.each([
    [undefined, 'fr'],
    ['es', 'es'],
  ])('names the language of the tool (%s)', (inLanguage, language) => {
    const tool = {
      name: 'A',
      description: 'B',
      path: '/tools/convertidor',
      ...(inLanguage && { inLanguage }),
    };
    expect(webApplication('fr', tool)).toMatchObject({
      '@type': 'WebApplication',
      inLanguage: language,
      offers: { price: 0 },
    });
  });

  it('repeats questions and answers word for word', () => {
    expect(faqPage([{ question: 'How much?', answer: ['A cup.', 'Or two.'] }])).toMatchObject({
      '@type': 'FAQPage',
      mainEntity: [
        {
          '@type': 'Question',
          name: 'How much?',
          acceptedAnswer: { '@type': 'Answer', text: 'A cup.\nOr two.' },
        },
      ],
    });
  });
});
