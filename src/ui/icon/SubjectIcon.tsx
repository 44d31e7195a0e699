import { ICON_PATHS, IconDrawing } from './Icon.tsx';

const { scale, swap, heat, link, print } = ICON_PATHS;

/** Line icons of tools and pages. Apart from those of controls, so that no island ships them. */
const PATHS = {
  scale,
  swap,
  heat,
  link,
  print,
  globe:
    'M12 3a9 9 0 100 18 9 9 0 000-18zM3.5 9.5h17M3.5 14.5h17M12 3c-5 5.5-5 12.5 0 18M12 3c5 5.5 5 12.5 0 18',
  cup: 'M5 5h12l-1.2 14.200a1 1 0 01-1 .8H7.200a1 1 0 01-1-.8zM17 8h2.5a1 1 0 011 1v3a3 3 0 01-3 3h-1M6 12h4M6.3 15.5h3',
  kitchen: 'M5 10h14v7a3 3 0 01-3 3H8a3 3 0 01-3-3zM2.5 10h19M9 6.5h6M12 4v2.5',
  portion: 'M12 4a8 8 0 108 8h-8zM15 3.5A6.5 6.5 0 0120.5 9H15z',
  ruler: 'M3.5 15.5l12-12 5 5-12 12zM7 12l2 2M10 9l2.5 2.5M13 6l2 2',
  people:
    'M9 5a3 3 0 100 6 3 3 0 000-6zM3.5 19c0-3 2.5-5 5.5-5s5.5 2 5.5 5M16 6a2.5 2.5 0 110 5M17 14.200c2.2.5 3.5 2.3 3.5 4.8',
  chart: 'M3 20h18M6.5 20v-8M12 20V5M17.5 20v-5',
  list: 'M8.5 6.5h12M8.5 12h12M8.5 17.5h12M4 6.5h.1M4 12h.1M4 17.5h.1',
  book: 'M12 6.5c-2-1.5-5-2-8.5-2v13.5c3.5 0 6.5.5 8.5 2 2-1.5 5-2 8.5-2V4.5c-3.5 0-6.5.5-8.5 2zM12 6.5V20',
  question: 'M12 3a9 9 0 100 18 9 9 0 000-18zM9.5 9.5a2.5 2.5 0 115 0c0 1.7-2.5 2-2.5 4M12 16.8h.1',
  code: 'M8.5 7l-5 5 5 5M15.5 7l5 5-5 5',
  exchange: 'M4 8.5h14M14.5 5L18 8.5 14.5 12M20 16H6M9.5 12.5L6 16l3.5 3.5',
  bread:
    'M4.5 11.5C2 9.5 4 5.5 8 5.5h8c4 0 6 4 3.5 6v7a1 1 0 01-1 1h-13a1 1 0 01-1-1zM9 11.5v3.5M12 11.5v3.5M15 11.5v3.5',
  egg: 'M12 3.5c-3.5 0-6.5 5.5-6.5 10a6.5 6.5 0 0013 0c0-4.5-3-10-6.5-10zM9 14a3 3 0 003 3',
  leaf: 'M6 3.5h12v17H6zM6 3.5l12 17M18 3.5l-12 17M12 3.5l-6 8.5 6 8.5 6-8.5z',
  packet: 'M6.5 3.5h11v17h-11zM6.5 7h11M6.5 17h11M12 10a2 2 0 100 4 2 2 0 000-4z',
  jar: 'M8 3.5h8V7H8zM8 7c-2 1-3 2.5-3 4.5V18a2.5 2.5 0 002.5 2.5h9A2.5 2.5 0 0019 18v-6.5C19 9.5 18 8 16 7M5 13h14',
  mountain: 'M2.5 19.5L9 8l3.5 6M9.5 19.5L15.5 5l6 14.5zM2.5 19.5h7M13.3 10.5l2.200 1.5 2.3-1.5',
  drop: 'M12 3.5c3 4 5.5 7 5.5 10.5a5.5 5.5 0 01-11 0c0-3.5 2.5-6.5 5.5-10.5zM9.5 14.5a2.5 2.5 0 002.5 2.5',
  pan: 'M3.5 8.5c0-1.900 3.8-3.5 8.5-3.5s8.5 1.6 8.5 3.5S16.7 12 12 12 3.5 10.400 3.5 8.5zM3.5 8.5v7c0 1.900 3.8 3.5 8.5 3.5s8.5-1.6 8.5-3.5v-7',
  camera: 'M3.5 8H8l1.5-2.5h5L16 8h4.5v11h-17zM12 10a3.3 3.3 0 100 6.6 3.3 3.3 0 000-6.6z',
  spoon: 'M12 3c-2 0-3.5 2-3.5 4.5S10 12 12 12s3.5-2 3.5-4.5S14 3 12 3zM12 12v9',
  calculator: 'M6 3.5h12v17H6zM9 7h6v3H9zM9 13.5h.1M12 13.5h.1M15 13.5h.1M9 17h.1M12 17h.1M15 17h.1',
} as const;

export type SubjectIconName = keyof typeof PATHS;

/** The icon of a tool or a page. */
export function SubjectIcon({ name, size = 20 }: { name: SubjectIconName; size?: number }) {
  return <IconDrawing path={PATHS[name]} size={size} />;
}
