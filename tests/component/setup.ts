import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// By default errors include the whole DOM, which buries the actual failure.
configure({ getElementError: (message) => new Error(message ?? 'not found'), asyncUtilTimeout: 10_000 });

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  window.history.replaceState(null, '', '/');
  localStorage.clear();
  sessionStorage.clear();
});
