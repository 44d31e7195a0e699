/** Messages on the ways to bring a recipe into the reader. */
export const waysIn = {
  title: 'Ways to bring a recipe in',
  ways: {
    paste: {
      title: 'Paste it',
      text: 'Copy a recipe from anywhere, or the source of its page, and paste it into the field above.',
    },
    file: {
      title: 'Open a file',
      text: 'Drop a file on the field or choose one: text, Markdown, Cooklang, a saved web page, JSON by schema.org, or the export of Paprika, Mela, Mealie, Tandoor, Recipe Keeper and others.',
    },
    share: {
      title: 'Share it with the app',
      text: 'Install Gramwise from your browser’s menu, then select a recipe’s text in any app and share it with Gramwise, even offline.',
    },
    bookmark: {
      title: 'Take it from a page',
      text: 'Drag this button to your bookmarks bar and press it there on a page with a recipe: what you selected, or the recipe it finds, opens here.',
    },
  },
  notes: {
    share: 'Chrome, Edge and Samsung Internet offer this; in Safari and Firefox, copy and paste instead.',
    bookmark:
      'It comes after the # of the address, which no server sees. Where a site’s rules block such bookmarks, copy and paste instead.',
  },
  bookmark: 'Read in Gramwise',
  drag: 'Drag this button to your bookmarks bar, or add the link to your bookmarks from its context menu.',
} as const;
