/** Longer questions are not read, in characters. */
export const MAX_QUESTION_LENGTH = 200;
