/** One number, or a range of two: `180`, `160–170`. */
export const formatRange = (values: number | readonly number[]) =>
  typeof values === 'number' ? String(values) : values.join('–');
