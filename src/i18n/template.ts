/**
 * Messages with holes. A message is plain data, `'{n} days'`, so that only the words a page needs travel with it;
 * the compiler reads the holes out of the English text and asks for exactly those values.
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

/** What another language must bring for an English catalog: the same keys, and in each text the same holes. */
export type Translation<English> = English extends string
  ? [Placeholders<English>] extends [never]
    ? string
    : Intersection<WithPlaceholder<Placeholders<English>>>
  : { readonly [Key in keyof English]: Translation<English[Key]> };

/** Puts named values into a message. A hole without a value stays visible, so that a test finds it. */
export function fill<Message extends string>(
  message: Message,
  values: Record<Placeholders<Message>, string | number>,
): string {
  return message.replace(/\{(\w+)\}/g, (hole, name: string) =>
    String((values as Record<string, string | number>)[name] ?? hole),
  );
}
