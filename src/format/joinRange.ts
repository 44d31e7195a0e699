/** Both ends of a range as they are written, `120–125`; one number where they read the same. */
export const joinRange = (numbers: readonly string[]): string => [...new Set(numbers)].join('–');
