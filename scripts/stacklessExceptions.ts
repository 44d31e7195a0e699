import type { Plugin } from 'vite';

const EXCEPTION = /(\w+Exception) = Error\((formatProdErrorMessage\(\d+\))\)/g;
const KNOWN = 5;

/**
 * React makes five errors when it is read, to throw and recognize them later; nobody reads where they were made. With
 * developer tools attached, and so in every Lighthouse visit, the browser notes the place at once and for that parses
 * all of React again: 10 to 15 ms that no visitor has. Made without a stack, they leave measurements true. The build
 * stops if React's text is no longer the one expected here.
 */
export function stacklessExceptions(): Plugin {
  return {
    name: 'stackless-exceptions',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: /react-dom-client\.production\.js$/ },
      handler(code) {
        if (code.match(EXCEPTION)?.length !== KNOWN) this.error('React changed how it makes its exceptions.');
        return code.replace(EXCEPTION, '$1 = Object.create(Error.prototype, { message: { value: $2 } })');
      },
    },
  };
}
