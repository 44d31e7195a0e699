import type { Plugin } from 'vite';

const RELOAD = 'window.location.reload();\n\t\treturn new Promise(() => {});';

/**
 * When the code of a screen cannot be fetched, React Router reloads the page that is being left: without a network
 * that ends on the browser's own error page. With this change the error reaches our error screen, which offers to
 * try again. The build stops if React Router's text is no longer the one expected here.
 */
export function showFailures(): Plugin {
  return {
    name: 'show-failures',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: /react-router\/dist\/\w+\/lib\/dom\/ssr\/routeModules\.js$/ },
      handler(code) {
        if (!code.includes(RELOAD)) this.error('React Router changed how it answers a failed import.');
        return code.replace(RELOAD, 'throw error;');
      },
    },
  };
}
