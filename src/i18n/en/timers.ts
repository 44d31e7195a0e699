/** Timers go along to every page: these words are on all of them, so they are few. */
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
  /** The full name of a button, for those who cannot see which timer it stands beside. */
  which: '{action}: {duration}, {name}, step {n}',
} as const;
