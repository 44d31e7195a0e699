import type { HastPlugin } from './plugin.ts';

/** Spaces where lines must not break: inside `2 1/4`, and between a number and its unit. */
const MEASURE = /([\d¼½¾⅓⅔⅛⅜⅝⅞]) (?=\d+\/\d|(?:g|kg|ml|l|oz|lb|fl oz|cm|mm|tbsp|tsp|°[CF])(?![\p{L}\d]))/gu;

/** Keeps numbers and units together with no-break spaces. */
export const joinMeasures = (text: string) => text.replace(MEASURE, '$1\u00a0');

/** Does the same in all text of a document. */
export const measures: HastPlugin = {
  name: 'joined-measures',
  text(node, ctx) {
    const value = joinMeasures(node.value);
    if (value !== node.value) ctx.replaceNode(node, { type: 'text', value });
  },
};
