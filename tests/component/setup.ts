import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { WAIT_LIMIT } from '../limits.ts';

// By default errors include the whole DOM, which buries the actual failure.
configure({ getElementError: (message) => new Error(message ?? 'not found'), asyncUtilTimeout: WAIT_LIMIT });

// Tests stub what they fetch. Anything a slow test leaves running must not reach the network afterward.
globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  window.history.replaceState(null, '', '/');
  localStorage.clear();
  sessionStorage.clear();
});
