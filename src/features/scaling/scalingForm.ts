export const SCALING_START = { original: '4', desired: '6', amount: '' };
