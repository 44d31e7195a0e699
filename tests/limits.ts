/**
 * Limits of the tests, in milliseconds. They only end what hangs and measure nothing, so they are far above what any
 * test takes on a machine that is busy with other work. What must be fast is measured by `npm run bench`.
 */
export const TEST_LIMIT = 240_000;

/** The limit of one wait inside a test, for a text, an element or a URL. */
export const WAIT_LIMIT = 60_000;
