/**
 * Messages with holes. A message is plain data, `'{n} days'`, so that only the words a page needs travel with it;
 * the compiler reads the holes out of the English text and asks for exactly those values.
 */
export type Holes<Message extends string> = Message extends `${string}{${infer Hole}}${infer Rest}`
  ? Hole | Holes<Rest>
  : never;

type Both<Union> = (Union extends unknown ? (part: Union) => void : never) extends (part: infer All) => void
  ? All
  : never;
type Holding<Hole extends string> = Hole extends unknown ? `${string}{${Hole}}${string}` : never;

/** What another language must bring for an English catalog: the same keys, and in each text the same holes. */
export type Translation<English> = English extends string
  ? [Holes<English>] extends [never]
    ? string
    : Both<Holding<Holes<English>>>
  : { readonly [Key in keyof English]: Translation<English[Key]> };

/** Puts named values into a message. A hole without a value stays visible, so that a test finds it. */
export function fill<Message extends string>(
  message: Message,
  values: Record<Holes<Message>, string | number>,
): string {
  return message.replace(/\{(\w+)\}/g, (hole, name: string) =>
    String((values as Record<string, string | number>)[name] ?? hole),
  );
}
