export const INITIAL_SCALING_FIELDS = { original: '4', desired: '6', amount: '' };
