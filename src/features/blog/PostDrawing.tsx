import type { ReactElement } from 'react';
import styles from './PostDrawing.module.css';
import type { PostDrawingName } from './postDrawings.ts';

const DRAWINGS: Readonly<Record<PostDrawingName, ReactElement>> = {
  bag: (
    <>
      <path d="M28 16h40v46a4 4 0 01-4 4H32a4 4 0 01-4-4z" fill="var(--cream)" />
      <path d="M28 16l4-9h32l4 9z" fill="var(--raised)" />
      <path
        d="M48 57V30M48 37l-6-5M48 37l6-5M48 45l-6-5M48 45l6-5M48 53l-6-5M48 53l6-5"
        fill="none"
        stroke="var(--accent)"
      />
    </>
  ),
  bottle: (
    <>
      <path
        d="M42 8h12v9c0 4 8 6 8 14v31a4 4 0 01-4 4H38a4 4 0 01-4-4V31c0-8 8-10 8-14z"
        fill="var(--butter)"
      />
      <path d="M40 4h16v6H40z" fill="var(--brown)" />
      <path d="M34 37h28v19H34z" fill="var(--raised)" />
      <path d="M48 40c3 3.5 4.5 5.5 4.5 8a4.5 4.5 0 01-9 0c0-2.5 1.5-4.5 4.5-8z" fill="var(--herb)" />
    </>
  ),
  dial: (
    <>
      <circle cx="48" cy="37" r="27" fill="var(--raised)" />
      <path d="M48 14v4M25 37h4M67 37h4M32 21l3 3M64 21l-3 3M32 53l3-3M64 53l-3-3" />
      <circle cx="48" cy="37" r="12" fill="var(--herb)" />
      <path d="M48 37l8-16" stroke="var(--accent)" strokeWidth="4" />
    </>
  ),
  jug: (
    <>
      <path d="M67 18h5a8 8 0 018 8v10a10 10 0 01-10 10h-5" fill="none" />
      <path d="M20 8h48l-4 54a4 4 0 01-4 4H32a4 4 0 01-4-4L25 20z" fill="var(--raised)" />
      <path d="M26.5 36h39.3l-1.9 26a4 4 0 01-4 4H32a4 4 0 01-4-4z" fill="var(--butter)" />
      <path d="M34 26h10M34 36h6M35 46h10M35 56h6" />
    </>
  ),
  label: (
    <>
      <path d="M27 5h42v62H27z" fill="var(--raised)" />
      <path d="M34 15h24" stroke="var(--herb)" strokeWidth="5" />
      <path d="M34 27h28M34 36h28M34 45h28M34 54h28" stroke="var(--brown)" strokeWidth="1.75" />
      <path d="M55 27h7M58 36h4M52 45h10M57 54h5" stroke="var(--accent)" strokeWidth="3.5" />
    </>
  ),
  pans: (
    <>
      <path d="M42 24c0-6 11-10 24-10s24 4 24 10v30c0 6-11 10-24 10s-24-4-24-10z" fill="var(--herb)" />
      <ellipse cx="66" cy="24" rx="24" ry="10" fill="var(--cream)" />
      <path d="M5 44c0-4 8-7 17-7s17 3 17 7v14c0 4-8 7-17 7S5 62 5 58z" fill="var(--tomato)" />
      <ellipse cx="22" cy="44" rx="17" ry="7" fill="var(--cream)" />
    </>
  ),
  scale: (
    <>
      <path d="M63 13h4a6 6 0 016 6v1a7 7 0 01-7 7h-4" fill="none" />
      <path d="M31 6h34l-3 23a4 4 0 01-4 3.5H38a4 4 0 01-4-3.5z" fill="var(--cream)" />
      <path d="M22 37h52" strokeWidth="4" />
      <path d="M43 37v6M53 37v6" />
      <path d="M25 69l3-22a5 5 0 015-4h30a5 5 0 015 4l3 22z" fill="var(--herb)" />
      <circle cx="48" cy="56" r="9.5" fill="var(--raised)" />
      <path d="M48 56l4-5" stroke="var(--accent)" strokeWidth="3" />
    </>
  ),
  spoons: (
    <>
      <path d="M22 38v29M51 32v35M76 27v40" strokeWidth="4" />
      <ellipse cx="22" cy="22" rx="13" ry="16" fill="var(--raised)" />
      <ellipse cx="51" cy="20" rx="10" ry="12.5" fill="var(--butter)" />
      <ellipse cx="76" cy="18" rx="7" ry="9" fill="var(--cream)" />
    </>
  ),
};

/** A drawing beside a post; it says no more than the title. */
export function PostDrawing({ name }: { name: PostDrawingName }) {
  return (
    <svg viewBox="0 0 96 74" className={styles.drawing} aria-hidden="true" focusable="false">
      {DRAWINGS[name]}
    </svg>
  );
}
