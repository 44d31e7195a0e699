import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// The whole page in every message would hide what failed.
configure({ getElementError: (message) => new Error(message ?? 'not found') });

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  window.history.replaceState(null, '', '/');
  localStorage.clear();
  sessionStorage.clear();
});
