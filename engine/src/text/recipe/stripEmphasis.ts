/** Without the stars of Markdown: `**Mix:** beat the eggs`. */
export const stripEmphasis = (text: string) =>
  !text.includes('*') ? text : text.replace(/(\*{1,3})(?=[^\s*])([^*]*[^\s*])\1/g, '$2');
