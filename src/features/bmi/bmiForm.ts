export const INITIAL_BMI_FIELDS = { height: '', weight: '' };
