/** Timers run on every page, so every page carries these messages. */
export const timers = {
  label: 'Timers',
  duration: { hour: '{n}\u00a0h', minute: '{n}\u00a0min', second: '{n}\u00a0s' },
  step: 'Step {n}',
  start: 'Start timer: {duration}',
  runs: 'Timer is on: {duration}',
  over: 'Time is up',
  alarm: 'Time is up: {name}, step {n}',
  pause: 'Pause',
  resume: 'Resume',
  reset: 'Reset',
  cancel: 'Cancel',
  stop: 'Stop',
  /** The accessible name of a timer's button. */
  which: '{action}: {duration}, {name}, step {n}',
} as const;
