/** Longer questions are ignored, in characters. */
export const MAX_QUESTION_LENGTH = 200;
