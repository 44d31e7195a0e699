/** Tests, and how they open a tool (tests/toolInputs.ts), which may import what their file may not. */
export const TEST_FILES = '(\\.test|/inputs)\\.tsx?$';
