/**
 * The names of the placeholders in a message such as `'{n} days'`. Messages are plain data, so that a page carries only
 * its own. The compiler reads the placeholders from the English text and requires exactly those values.
 */
export type Placeholders<Message extends string> = Message extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never;

type Intersection<Union> = (Union extends unknown ? (part: Union) => void : never) extends (
  part: infer All,
) => void
  ? All
  : never;
type WithPlaceholder<Name extends string> = Name extends unknown ? `${string}{${Name}}${string}` : never;

/** The type of a translation: the same keys as in English, and the same placeholders in each message. */
export type Translation<English> = English extends string
  ? [Placeholders<English>] extends [never]
    ? string
    : Intersection<WithPlaceholder<Placeholders<English>>>
  : { readonly [Key in keyof English]: Translation<English[Key]> };

/** Fills in a message. A placeholder without a value stays, so that tests find it. */
export function fill<Message extends string>(
  message: Message,
  values: Record<Placeholders<Message>, string | number>,
): string {
  return message.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    String((values as Record<string, string | number>)[name] ?? placeholder),
  );
}
