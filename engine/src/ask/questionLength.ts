/** In characters; longer questions are ignored. */
export const MAX_QUESTION_LENGTH = 200;
