import type { Choices } from './askAnswer.ts';
import type { AskLexicon } from './askLexicon.ts';
import { collectChoices, type Reask } from './choices.ts';
import type { OvenAmbiguity } from './ovenSetting.ts';
import type { Question } from './parseQuestion.ts';

/** The questions that resolve an ambiguous temperature, each with its answer; null if they have none. */
export function ovenChoices(
  read: OvenAmbiguity,
  { targetText }: Question,
  { lexicon, reask }: { lexicon: AskLexicon; reask: Reask },
): Choices | null {
  const { write } = lexicon.words;
  const degrees = (value: number, unit: string) => `${value} °${unit} ${targetText}`.trim();
  const asked = (template: string, n: number) => template.replace('{n}', String(n));
  if (read.ambiguity === 'number') {
    // Celsius numbers are fan settings; Fahrenheit ones are a recipe's, for an oven without a fan.
    const withFan = (n: number) =>
      read.unit === 'C' ? asked(write.fanInStill, n) : asked(write.stillInFan, n).replace('°C', '°F');
    const numbers = read.values.map((number) => ({
      question: read.fan ? withFan(number) : degrees(number, read.unit),
      number,
    }));
    return collectChoices('each', numbers, reask);
  }
  const { value } = read;
  if (read.ambiguity === 'scale') {
    const scales = [
      { question: degrees(value, 'C'), scale: 'celsius' as const },
      { question: degrees(value, 'F'), scale: 'fahrenheit' as const },
    ];
    return collectChoices('scale', scales, reask);
  }
  return collectChoices(
    'fan',
    [
      { question: asked(write.fanInStill, value), oven: 'fan' },
      { question: asked(write.stillInFan, value), oven: 'still' },
    ],
    reask,
  );
}
