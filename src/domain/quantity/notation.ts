/** Sources of the patterns that find numbers in recipe texts: `250`, `1.5`, `1/2`, `1 1/2`, `1 ½`, `½`. */
export const NUMBER = String.raw`(?:\d+ \d+\/\d+|\d+\/\d+|\d+ ?[¼½¾⅓⅔⅛⅜⅝⅞]|[¼½¾⅓⅔⅛⅜⅝⅞]|\d+(?:[.,]\d+)*)`;

/** The separator between the two numbers of a range. */
export const RANGE_SIGN = '(?: ?[–—-] ?| (?:to|or) )';

/** The longest amount, in characters. Fields and addresses are cut to this length. */
export const MAX_QUANTITY_LENGTH = 64;
