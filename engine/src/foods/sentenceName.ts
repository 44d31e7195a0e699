/** A name, and the other names. */
export interface SpokenNames {
  name: string;
  also?: readonly string[];
}

/** Every word with a capital: `All-Purpose Flour`, as the specification writes a few. */
const isTitle = (name: string) => /^(?:\p{Lu}[^\s-]*[\s-]+)+\p{Lu}[^\s-]*$/u.test(name);

/** What cooks call a food in a sentence, where its name is a title. */
export const sentenceName = ({ name, also = [] }: SpokenNames): string =>
  isTitle(name) ? (also.find((other) => other === other.toLowerCase()) ?? name) : name;
