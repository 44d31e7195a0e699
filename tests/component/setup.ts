import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeAll } from 'vitest';

// The whole page in every message would hide what failed.
configure({ getElementError: (message) => new Error(message ?? 'not found') });

beforeAll(() => {
  // Without the globals of a test runner Testing Library does not say this itself.
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
});

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  window.history.replaceState(null, '', '/');
  localStorage.clear();
  sessionStorage.clear();
});
