import encodeQR from 'qr';

const SVG = 'http://www.w3.org/2000/svg';

/** Light modules around the code, which scanners need (ISO/IEC 18004: 4). */
const QUIET = 4;

/** More modules across than this are too fine to scan at 2 cm from paper: 0.35 mm each. */
const MOST_MODULES = 57;

/** A text as the modules of a QR code, quiet zone included; null if it is too long to be scanned from paper. */
export function modulesOf(text: string): readonly (readonly boolean[])[] | null {
  const modules = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET });
  return modules.length > MOST_MODULES ? null : modules;
}

/** Draws a QR code that holds the text into an element; leaves it empty if the text is too long. */
export function drawCode(element: Element, text: string): void {
  const modules = modulesOf(text);
  if (!modules) {
    element.replaceChildren();
    return;
  }
  const size = modules.length;
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', `0 0 ${size} ${size}`);
  svg.setAttribute('shape-rendering', 'crispEdges');
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute(
    'd',
    modules.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : []))).join(''),
  );
  svg.append(path);
  element.replaceChildren(svg);
}
