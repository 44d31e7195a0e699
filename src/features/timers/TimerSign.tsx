/** Icons for the timer buttons, on a 24-unit grid; kept here so that only pages with timers ship them. */
const PATHS = {
  pause: 'M9 6v12M15 6v12',
  resume: 'M8 5.5v13l10.5-6.5z',
  reset: 'M5.5 8.5A7.5 7.5 0 1 1 4.500 12M5 4v4.500h4.500',
  cancel: 'M6 6l12 12M18 6L6 18',
} as const;

export function TimerSign({ name }: { name: keyof typeof PATHS }) {
  return (
    <svg
      width={22}
      height={22}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
