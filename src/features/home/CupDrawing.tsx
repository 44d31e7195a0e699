import { CUP, gramsOf, HERO_CUPS, type HeroCupId } from './cups.ts';

/** Grams for one full turn of the scale's hand. */
const GRAMS_PER_TURN = 500;

const FILLING: Readonly<Record<HeroCupId, string>> = {
  flour: 'var(--cream)',
  sugar: 'var(--sugar)',
  honey: 'var(--butter)',
};

/** Texture that tells the fillings apart: specks of flour, sugar crystals, a gleam on the honey. */
const TEXTURE: Readonly<Record<HeroCupId, string>> = {
  flour: 'M45 26h.1M57 35h.1M71 25h.1M50 46h.1M66 48h.1M78 38h.1M60 22h.1',
  sugar:
    'M46 25h.1M53 31h.1M60 26h.1M67 32h.1M74 26h.1M49 38h.1M57 42h.1M65 40h.1M73 42h.1M53 50h.1M61 52h.1M69 50h.1M77 35h.1',
  honey: 'M48 26l3 20M56 26l1 8',
};

interface Props {
  food: HeroCupId;
  /** Its weight. */
  grams: number;
}

/** The same cup each time, on a scale that shows its weight. The upper half also works alone. */
function CupOnScale({ food, grams }: Props) {
  return (
    <g stroke="var(--ink)" strokeWidth="2.25" strokeLinejoin="round" strokeLinecap="round">
      <path d="M35 16h52l-4.500 41a6 6 0 01-6 5.500H45.500a6 6 0 01-6-5.500z" fill={FILLING[food]} />
      <path d={TEXTURE[food]} fill="none" stroke="var(--brown)" strokeWidth="1.75" />
      <path
        d="M35 16c0-9 12-5 18-9s10-3 16 1 18 0 18 8"
        fill={food === 'flour' ? FILLING.flour : 'none'}
        opacity={food === 'flour' ? 1 : 0}
      />
      <path d="M86 24h7a8 8 0 018 8v5a10 10 0 01-10 10h-7.500" fill="none" />
      <path d="M22 67h78" strokeWidth="4" />
      <path d="M54 68v7M68 68v7" />
      <path d="M30 136l5-55a6 6 0 016-6h40a6 6 0 016 6l5 55z" fill="var(--herb)" />
      <circle cx="61" cy="106" r="23" fill="var(--raised)" />
      <path d="M61 87v4M61 121v4M42 106h4M76 106h4" strokeWidth="1.75" />
      <path
        d="M61 106V90"
        stroke="var(--accent)"
        strokeWidth="3"
        transform={`rotate(${Math.round((grams / GRAMS_PER_TURN) * 360)} 61 106)`}
      />
      <circle cx="61" cy="106" r="2.500" fill="var(--accent)" stroke="none" />
    </g>
  );
}

/** One cup in the hero. */
export function CupDrawing(props: Props) {
  return (
    <svg viewBox="0 0 122 138" preserveAspectRatio="xMidYMin slice" aria-hidden="true" focusable="false">
      <CupOnScale {...props} />
    </svg>
  );
}

/**
 * The three cups side by side, for the social cards (scripts/socialCards.ts).
 * @public
 */
export function ThreeCups() {
  return (
    <svg viewBox="0 0 460 380" aria-hidden="true" focusable="false">
      <circle cx="230" cy="190" r="166" fill="var(--line-soft)" />
      {HERO_CUPS.map((food, index) => (
        <g key={food} transform={`translate(${index * 152} 100) scale(1.25)`}>
          <CupOnScale food={food} grams={gramsOf(food, CUP)} />
        </g>
      ))}
    </svg>
  );
}
