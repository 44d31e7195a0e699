/** Sizes of the pictures that `scripts/appScreenshots.ts` draws, in pixels. */
export const SCREENSHOTS = {
  narrow: { width: 780, height: 1688 },
  wide: { width: 1280, height: 800 },
} as const;

/** The pages they show, in English only: three more pictures per language would weigh as much as its texts. */
export const SCREENSHOT_PAGES = ['home', 'reader', 'recipe'] as const;

export const screenshotFile = (form: keyof typeof SCREENSHOTS, shown: (typeof SCREENSHOT_PAGES)[number]) =>
  `/screenshots/${form}-${shown}.png`;
