import { encodeQrModules, qrModulesPath } from './qrModules.ts';

const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';

/** Draws a QR code that holds the text into an element; leaves it empty if the text is too long. */
export function drawQrCode(element: Element, text: string): void {
  const modules = encodeQrModules(text);
  if (!modules) {
    element.replaceChildren();
    return;
  }
  const size = modules.length;
  const svg = document.createElementNS(SVG_NAMESPACE, 'svg');
  svg.setAttribute('viewBox', `0 0 ${size} ${size}`);
  svg.setAttribute('shape-rendering', 'crispEdges');
  const path = document.createElementNS(SVG_NAMESPACE, 'path');
  path.setAttribute('d', qrModulesPath(modules));
  svg.append(path);
  element.replaceChildren(svg);
}
