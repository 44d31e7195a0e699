/**
 * Matches tests and the test inputs of tools (tests/toolInputs.ts), which may import more than the files beside them.
 */
export const TEST_FILES = '(\\.test|/inputs)\\.tsx?$';
