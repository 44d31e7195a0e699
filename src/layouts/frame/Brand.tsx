/** The logo: a measuring spoon seen from above, its bowl a full circle. */
export function Brand() {
  return (
    <svg width="34" height="34" viewBox="0 0 34 34" aria-hidden="true" focusable="false">
      <circle cx="12.5" cy="21.5" r="10.5" fill="var(--herb)" />
      <circle cx="12.5" cy="21.5" r="6.5" fill="var(--butter)" />
      <path d="M19.5 14.5L31 3" stroke="var(--herb)" strokeWidth="4" strokeLinecap="round" />
    </svg>
  );
}
