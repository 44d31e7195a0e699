import {
  formatAlso,
  formatAskedAmount,
  formatCount,
  formatPieces,
  formatShortAmount,
  formatUnrounded,
} from './answerAmounts.ts';
import { buildAskView, buildHint, choiceLabel, choicesTitle } from './askView.ts';
import { linkToTool } from './toolLink.ts';

/** What every answer is written with; passed to parts, so that code loaded before is not loaded again. */
export const WRITERS = {
  buildAskView,
  buildHint,
  formatAlso,
  formatAskedAmount,
  formatCount,
  formatPieces,
  formatShortAmount,
  formatUnrounded,
  choiceLabel,
  choicesTitle,
  linkToTool,
};
