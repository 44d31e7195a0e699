/** A full stop in the first 40 characters may be one of an abbreviation. */
const FIRST_SENTENCE = /^(.{40,}?[.!?…](?:\s?[”»“])?)\s+(?=[“«„¿¡]?[\p{Lu}\d])/su;

/** The first sentence of a text, and the rest; the rest is empty if there is one sentence only. */
export function splitFirstSentence(text: string): [first: string, rest: string] {
  const start = FIRST_SENTENCE.exec(text);
  return start?.[1] ? [start[1], text.slice(start[0].length)] : [text, ''];
}
