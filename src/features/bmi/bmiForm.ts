export const BMI_START = { height: '', weight: '' };
