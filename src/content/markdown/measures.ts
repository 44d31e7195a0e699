import type { HastPlugin } from './plugin.ts';

/** The spaces where a line must not break: inside `2 1/4`, and between a number and its unit. */
const MEASURE = /([\d¼½¾⅓⅔⅛⅜⅝⅞]) (?=\d+\/\d|(?:g|kg|ml|l|oz|lb|fl oz|cm|mm|tbsp|tsp|°[CF])(?![\p{L}\d]))/gu;

/** Keeps numbers with their units, by no-break spaces. */
export const measures: HastPlugin = {
  name: 'joined-measures',
  text(node, ctx) {
    const value = node.value.replace(MEASURE, '$1\u00a0');
    if (value !== node.value) ctx.replaceNode(node, { type: 'text', value });
  },
};
