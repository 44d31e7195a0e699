import type { ReactNode } from 'react';
import type { Catalog } from '#catalogs/catalog.ts';
import { Section } from '#ui/section/Section.tsx';
import layout from '#ui/theme/layout.module.css';
import styles from './Steps.module.css';

/** A round pan seen at an angle, with its wall. */
function Pan() {
  return (
    <g>
      <path d="M92 62v22c0 15 24 27 54 27s54-12 54-27V62" fill="var(--butter)" />
      <ellipse cx="146" cy="62" rx="54" ry="27" fill="var(--cream)" />
      <ellipse cx="146" cy="65" rx="46" ry="21" fill="none" strokeWidth="1.5" />
    </g>
  );
}

/** A bank card on a book, as high as the rim. */
function Card() {
  return (
    <g>
      <path d="M1 61v22l21 22 69-16V67z" fill="var(--cream)" />
      <path d="M2 68l20 22 68-16M2 75l20 22 68-16" fill="none" strokeWidth="1" />
      <path d="M1 61l69-16 21 22-69 16z" fill="var(--brown)" />
      <path d="M18 62.5l43.5-10.5L74 66 30.5 76z" fill="var(--herb)" stroke="var(--cream)" />
      <path d="M28.5 65l8-2 4 4-8.5 2z" fill="var(--butter)" stroke="none" />
      <path d="M45 69l20-5" stroke="var(--raised)" strokeWidth="2" />
    </g>
  );
}

const RING = [
  [100, 50],
  [182, 42],
  [146, 89],
] as const;
const CORNERS = [
  [18, 62.5],
  [61.5, 52],
  [74, 66],
  [30.5, 76],
] as const;

const DRAWINGS: readonly ReactNode[] = [
  <g key="lay">
    <Card />
    <Pan />
  </g>,
  <g key="take">
    <g transform="translate(0 30) scale(.82)">
      <Card />
      <Pan />
    </g>
    <g transform="translate(-64 8) rotate(-10 150 30)">
      <rect x="104" y="6" width="84" height="44" rx="6" fill="var(--herb)" />
      <rect x="112" y="11" width="60" height="34" rx="2" fill="var(--raised)" />
      <ellipse cx="150" cy="27" rx="15" ry="8" fill="var(--cream)" strokeWidth="1.5" />
      <path d="M117 28l11-3 4 4-11 3z" fill="var(--herb)" strokeWidth="1.5" />
      <circle cx="180" cy="28" r="2.5" fill="var(--raised)" />
    </g>
  </g>,
  <g key="mark">
    <Card />
    <Pan />
    <g fill="none" stroke="var(--accent)">
      <path d="M18 62.5l43.5-10.5L74 66 30.5 76z" />
      {CORNERS.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="4" fill="var(--raised)" />
      ))}
    </g>
    <g fill="none" stroke="var(--herb)">
      <ellipse cx="146" cy="62" rx="54" ry="27" strokeWidth="3" />
      {RING.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="5" fill="var(--raised)" />
      ))}
      <path d="M98 62h96M104 57l-6 5 6 5M188 57l6 5-6 5" />
    </g>
  </g>,
];

/** How to measure a pan, in three illustrated steps. */
export function Steps({ messages }: { messages: Catalog['measure']['steps'] }) {
  return (
    <Section id="steps-title" title={messages.title}>
      <ol className={`${layout.plain} ${layout.cards} ${styles.steps}`}>
        {messages.items.map(({ title, text }, index) => (
          <li key={title} className={`${layout.card} ${styles.step}`}>
            <svg
              viewBox="-7 0 214 124"
              aria-hidden="true"
              focusable="false"
              stroke="var(--ink)"
              strokeWidth="2.25"
              strokeLinejoin="round"
              strokeLinecap="round"
            >
              {DRAWINGS[index]}
            </svg>
            <h3>
              <span>{index + 1}</span> {title}
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
