/** The options of a menu with the usual one first, the others in their order. */
export const usualFirst = <Id>(usual: Id, ids: readonly Id[]): readonly Id[] => [
  usual,
  ...ids.filter((id) => id !== usual),
];
