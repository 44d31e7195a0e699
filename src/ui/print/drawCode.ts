import { codePath, modulesOf } from './codeModules.ts';

const SVG = 'http://www.w3.org/2000/svg';

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
  path.setAttribute('d', codePath(modules));
  svg.append(path);
  element.replaceChildren(svg);
}
