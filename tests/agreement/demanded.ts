import { roundForScale } from '@gramwise/engine/rounding/metric.ts';
import { spanish } from '#catalogs/es/spanish.ts';
import type { Language } from '#catalogs/languages.ts';
import { messagesFor } from '#catalogs/messages.ts';
import type { AmountQuestion, Question } from './question.ts';
import { inMultiCalculator, inSpanishConverter, isSpecified, specifiedValue } from './specification.ts';

/** A difference from the one answer that the specification demands, and the words on the page that say it. */
interface Demanded {
  tools: readonly string[];
  place: string;
  /** What the tool must show instead; null for questions that the difference is not about. */
  shows: (question: Question) => string | null;
  says: (language: Language) => string;
}

const amount = (question: Question, shows: (asked: AmountQuestion) => string | null) =>
  question.about === 'amount' ? shows(question) : null;

export const DEMANDED: readonly Demanded[] = [
  {
    tools: ['converter', 'embedded converter'],
    place:
      'specification 3, Ingredient: density; 9, home conversion rule; design 10: it stays the default there',
    shows: (question) =>
      amount(question, (asked) =>
        isSpecified(asked) && asked.to === 'grams' ? `${roundForScale(specifiedValue(asked))} g` : null,
      ),
    says: (language) => messagesFor(language, 'converter').converter.specified,
  },
  {
    tools: ['multi-calculator'],
    place: 'specification 9, multi-calculator volume: cup 240, tbsp 15, tsp 5, fl oz 29.57',
    shows: (question) => amount(question, inMultiCalculator),
    says: (language) => messagesFor(language, 'multi').multi.volume.note,
  },
  {
    tools: ['Spanish converter'],
    place: 'specification 9, Spanish converter: taza 240',
    shows: (question) => amount(question, inSpanishConverter),
    says: () => spanish.notes.volumen,
  },
  {
    tools: ['trending page'],
    place: 'specification 2, Trending: an 8-inch pan is about 25% smaller, so scale by 0.75',
    shows: ({ about }) => (about === 'pan' ? 'x 0.75' : null),
    // The exact factor stands beside it in every language: 64 / 81.
    says: () => '{any}0.79 (64 ÷ 81)',
  },
];
