import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// By default errors include the whole DOM, which buries the actual failure.
configure({ getElementError: (message) => new Error(message ?? 'not found'), asyncUtilTimeout: 10_000 });

// Tests stub what they fetch. Anything a slow test leaves running must not reach the network afterward.
globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  window.history.replaceState(null, '', '/');
  localStorage.clear();
  sessionStorage.clear();
});
