import type { ReactElement } from 'react';
import type { WayIn } from './ways.ts';

/** A sheet with a recipe: a title, ingredients and a step. */
const Sheet = ({ x, y, turn = 0 }: { x: number; y: number; turn?: number }) => (
  <g transform={`translate(${x} ${y}) rotate(${turn} 23 29)`}>
    <path d="M2 2h32l10 10v44H2z" fill="var(--sugar)" />
    <path d="M34 2v10h10" fill="none" />
    <path d="M9 13h18" stroke="var(--herb)" strokeWidth="4" />
    <path d="M10 24h.1M10 32h.1M10 40h.1" stroke="var(--accent)" strokeWidth="4" />
    <path d="M16 24h20M16 32h15M16 40h18M9 49h27" strokeWidth="1.75" stroke="var(--brown)" />
  </g>
);

/** A bowl that things drop into. */
const Bowl = ({ x, y }: { x: number; y: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <path d="M2 4h60c0 18-12 28-30 28S2 22 2 4z" fill="var(--herb)" />
    <path d="M20 33h24" strokeWidth="4" />
    <path d="M10 10c2 8 6 13 12 16" fill="none" stroke="var(--herb-wash)" />
  </g>
);

const DRAWINGS: Readonly<Record<WayIn, ReactElement>> = {
  paste: (
    <>
      <path d="M22 16h56v74H22z" fill="var(--butter)" />
      <path d="M38 10h24v12H38z" fill="var(--raised)" />
      <Sheet x={28} y={26} />
      <path d="M92 52h34M116 42l11 10-11 10" fill="none" stroke="var(--accent)" strokeWidth="3" />
      <path d="M140 26h54v52h-54z" fill="var(--raised)" />
      <path d="M148 38h22" stroke="var(--herb)" strokeWidth="4" />
      <path d="M148 50h36M148 60h28" strokeWidth="1.75" stroke="var(--brown)" />
      <path d="M182 55v11" stroke="var(--accent)" strokeWidth="2.5" />
    </>
  ),
  file: (
    <>
      <Sheet x={52} y={4} turn={-14} />
      <Sheet x={122} y={2} turn={11} />
      <path d="M110 22v34M100 47l10 10 10-10" fill="none" stroke="var(--accent)" strokeWidth="3" />
      <Bowl x={78} y={62} />
    </>
  ),
  share: (
    <>
      <rect x="30" y="6" width="52" height="88" rx="8" fill="var(--raised)" />
      <path d="M50 13h12" />
      <path d="M38 25h36v30H38z" fill="var(--butter)" stroke="none" />
      <path d="M40 30h26M40 38h32M40 46h22" strokeWidth="1.75" stroke="var(--brown)" />
      <path d="M56 84V64M48 71l8-8 8 8" fill="none" stroke="var(--accent)" strokeWidth="3" />
      <path
        d="M92 50c10-16 24-20 38-16M120 24l12 10-12 10"
        fill="none"
        stroke="var(--accent)"
        strokeWidth="3"
      />
      <rect x="142" y="12" width="46" height="46" rx="11" fill="var(--herb)" />
      <path d="M153 26h20l-2 21h-16zM173 30h4a4 4 0 014 4v2a5 5 0 01-5 5h-4" fill="var(--cream)" />
      <path d="M148 72h34M154 82h22" strokeWidth="1.75" stroke="var(--brown)" />
    </>
  ),
  bookmark: (
    <>
      <rect x="26" y="8" width="168" height="84" rx="8" fill="var(--raised)" />
      <path d="M26 24h168M26 42h168" />
      <path d="M36 16h.1M44 16h.1M52 16h.1" strokeWidth="4" />
      <path d="M66 16h86" strokeWidth="4" stroke="var(--line)" />
      <rect x="36" y="28" width="46" height="10" rx="5" fill="var(--herb)" stroke="var(--herb)" />
      <path d="M92 33h20M122 33h16" strokeWidth="3" stroke="var(--line)" />
      <path d="M40 54h50M40 64h74M40 74h62" strokeWidth="1.75" stroke="var(--brown)" />
      <path
        d="M150 76c2-20-22-34-56-36M104 32l-11 8 10 9"
        fill="none"
        stroke="var(--accent)"
        strokeWidth="3"
      />
      <path d="M146 70l4 22 6-8 10-1z" fill="var(--sugar)" />
    </>
  ),
};

/** A drawing of one way to bring a recipe in. The text beside it says the same. */
export const WayDrawing = ({ way }: { way: WayIn }) => (
  <svg
    viewBox="0 0 220 100"
    stroke="var(--ink)"
    strokeWidth="2.25"
    strokeLinejoin="round"
    strokeLinecap="round"
    aria-hidden="true"
    focusable="false"
  >
    {DRAWINGS[way]}
  </svg>
);
