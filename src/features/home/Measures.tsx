import styles from './Hero.module.css';

/** The drawing of the first screen: a measuring jug, a cup of flour and spoons on a shelf. */
export function Measures() {
  return (
    <svg className={styles.drawing} viewBox="0 0 460 380" aria-hidden="true" focusable="false">
      <circle cx="236" cy="182" r="166" fill="var(--line-soft)" />
      <g stroke="var(--ink)" strokeWidth="3.5" strokeLinejoin="round" strokeLinecap="round">
        {/* The jug, filled to a line. */}
        <path d="M92 96h150l-12 208a14 14 0 01-14 13H118a14 14 0 01-14-13z" fill="var(--raised)" />
        <path
          d="M96.5 178h141l-7.6 126a14 14 0 01-14 13H118a14 14 0 01-14-13z"
          fill="var(--butter)"
          stroke="none"
        />
        <path
          d="M92 96h150l-12 208a14 14 0 01-14 13H118a14 14 0 01-14-13zM92 96l-18-14M236 128h26a26 26 0 0126 26v54a26 26 0 01-26 26h-30"
          fill="none"
        />
        <path d="M104 140h34M106 178h52M108 216h34M110 254h52" />
        {/* The cup, heaped and levelled. */}
        <path d="M286 240h112l-9 66a13 13 0 01-13 11h-68a13 13 0 01-13-11z" fill="var(--herb)" />
        <path d="M298 240c6-26 26-38 44-38s38 12 44 38z" fill="var(--cream)" />
        <path d="M396 252h14a18 18 0 010 36h-19" fill="none" />
        {/* The spoons. */}
        <path d="M318 60l96 56" />
        <circle cx="306" cy="53" r="19" fill="var(--accent)" />
        <path d="M352 36l70 41" />
        <circle cx="341" cy="30" r="13" fill="var(--butter)" />
        <path d="M36 318h392" />
      </g>
    </svg>
  );
}
