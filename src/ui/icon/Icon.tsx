/** Line icons of controls on a 24-unit grid, one path each, drawn for this site. */
export const ICON_PATHS = {
  menu: 'M4 7h16M4 12h16M4 17h10',
  close: 'M6 6l12 12M18 6L6 18',
  down: 'M6 9.5l6 6 6-6',
  right: 'M5 12h14M13 6l6 6-6 6',
  left: 'M19 12H5M11 6l-6 6 6 6',
  sun: 'M12 8a4 4 0 100 8 4 4 0 000-8zM12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6L7 7M17 17l1.4 1.4M5.6 18.4L7 17M17 7l1.4-1.4',
  moon: 'M19.5 14.5A8 8 0 119.5 4.5a6.4 6.4 0 0010 10z',
  search: 'M10.5 4a6.5 6.5 0 100 13 6.5 6.5 0 000-13zM15.5 15.5L20.5 20.5',
  swap: 'M7 4v15M3.5 15.5L7 19l3.5-3.5M17 20V5M13.5 8.5L17 5l3.5 3.5',
  copy: 'M9 9h10a1 1 0 011 1v10a1 1 0 01-1 1H9a1 1 0 01-1-1V10a1 1 0 011-1zM16 9V5a1 1 0 00-1-1H5a1 1 0 00-1 1v10a1 1 0 001 1h3',
  link: 'M10 14a4 4 0 006 .4l3-3a4 4 0 00-5.7-5.7L11.7 7.3M14 10a4 4 0 00-6-.4l-3 3a4 4 0 005.7 5.7l1.6-1.6',
  scale: 'M5 20h14l-1.5-9h-11zM12 11V7M6 4h12M12 4v3M9.5 15.5a3 3 0 015 0',
  heat: 'M10 14V5a2 2 0 114 0v9a4 4 0 11-4 0zM12 9v8',
  clock: 'M12 4a8 8 0 100 16 8 8 0 000-16zM12 8v4.5l3 2',
  print: 'M7 9V4h10v5M7 17H4v-7a1 1 0 011-1h14a1 1 0 011 1v7h-3M7 14h10v6H7z',
  share: 'M12 15V4M8 7.5L12 4l4 3.5M6 11H5v9h14v-9h-1',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  minus: 'M6 12h12',
  plus: 'M6 12h12M12 6v12',
  save: 'M12 4v11M8 11.5l4 4 4-4M5 20h14',
  calendar: 'M5 6h14a1 1 0 011 1v12a1 1 0 01-1 1H5a1 1 0 01-1-1V7a1 1 0 011-1zM4 10.5h16M8 4v4M16 4v4',
} as const;

export type IconName = keyof typeof ICON_PATHS;

interface DrawingProps {
  path: string;
  size: number;
}

/** A path drawn as a decoration next to text that says the same, so hidden from screen readers. */
export function IconDrawing({ path, size }: DrawingProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} />
    </svg>
  );
}

/** The icon of a control. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return <IconDrawing path={ICON_PATHS[name]} size={size} />;
}
