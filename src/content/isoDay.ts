/** The day of a front matter date, `2025-05-20`. */
export const isoDay = (date: Date) => date.toISOString().slice(0, 10);
