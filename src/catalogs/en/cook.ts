export const cook = {
  open: 'Cook mode',
  close: 'Close cook mode',
  label: 'Cook mode: {name}',
  counter: 'Step {n} of {total}',
  previous: 'Previous',
  next: 'Next',
  done: 'Done',
  ingredients: 'Ingredients',
  wake: {
    on: 'Screen stays on',
    off: 'Screen may turn off',
    unsupported: 'This browser cannot keep the screen on',
  },
} as const;
