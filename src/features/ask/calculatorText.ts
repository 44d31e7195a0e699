import { usesCustomaryUnits } from '@gramwise/engine/kitchens/kitchens.ts';
import type { DegreeScale } from '@gramwise/engine/temperature/shownBy.ts';
import type { LinkTarget } from '#site/paths.ts';
import type { AnswerText } from './answerView.ts';
import type { PartQuestion } from './askPart.ts';

/** An answer with the page of the calculator it is from. */
export interface Written extends Pick<AnswerText, 'number' | 'sentence' | 'notes'> {
  to: LinkTarget;
  /** What the link says, if it is no calculator. */
  opens?: 'food' | 'converter' | 'oven';
}

/** The degrees of the cook's kitchen. */
export const scaleOf = ({ context }: PartQuestion): DegreeScale =>
  usesCustomaryUnits(context.kitchen.country) ? 'fahrenheit' : 'celsius';
