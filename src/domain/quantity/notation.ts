/** Sources of the patterns that find numbers in recipe texts: `250`, `1.5`, `1/2`, `1 1/2`, `1 ½`, `½`. */
export const NUMBER = String.raw`(?:\d+ \d+\/\d+|\d+\/\d+|\d+ ?[¼½¾⅓⅔⅛⅜⅝⅞]|[¼½¾⅓⅔⅛⅜⅝⅞]|\d+(?:[.,]\d+)*)`;

/** What stands between the two numbers of a range. */
export const RANGE_SIGN = '(?: ?[–—-] ?| (?:to|or) )';

/** The longest text that can be an amount, in characters. Fields and addresses keep no more than this. */
export const MAX_QUANTITY_LENGTH = 64;
