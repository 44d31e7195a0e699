import { describe, expect, it } from 'vitest';
import { acceptsText, isSearchShortcut } from './shortcut.ts';

const press = (key: string, more: object = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  repeat: false,
  isComposing: false,
  defaultPrevented: false,
  ...more,
});

describe('isSearchShortcut', () => {
  it.each([
    ['/', press('/'), true, false],
    ['/ where it needs Shift', press('/', { shiftKey: true }), true, false],
    ['Ctrl+K', press('k', { ctrlKey: true }), true, true],
    ['Cmd+K', press('k', { metaKey: true }), true, true],
    ['Ctrl+K with Caps Lock', press('K', { ctrlKey: true }), true, true],
    ['k', press('k'), false, false],
    ['Ctrl+Shift+K', press('K', { ctrlKey: true, shiftKey: true }), false, false],
    ['Ctrl+Cmd+K', press('k', { ctrlKey: true, metaKey: true }), false, false],
    ['Ctrl+Alt+K', press('k', { ctrlKey: true, altKey: true }), false, false],
    ['Ctrl+/', press('/', { ctrlKey: true }), false, false],
    ['Alt+/', press('/', { altKey: true }), false, false],
    ['another key', press('a'), false, false],
    ['a key held down', press('/', { repeat: true }), false, false],
    ['a key of an input method', press('/', { isComposing: true }), false, false],
    ['a key that somebody else took', press('/', { defaultPrevented: true }), false, false],
  ])('%s', (_, event, outside, typing) => {
    expect(isSearchShortcut(event, false)).toBe(outside);
    expect(isSearchShortcut(event, true)).toBe(typing);
  });
});

describe('acceptsText', () => {
  it.each([
    ['BODY', undefined, false],
    ['BUTTON', 'submit', false],
    ['A', undefined, false],
    ['INPUT', 'text', true],
    ['INPUT', 'search', true],
    ['INPUT', 'date', true],
    ['INPUT', 'number', true],
    ['INPUT', 'checkbox', false],
    ['INPUT', 'radio', false],
    ['INPUT', 'range', false],
    ['TEXTAREA', 'textarea', true],
    ['SELECT', 'select-one', true],
  ])('%s of the type %s', (tagName, type, takes) => {
    expect(acceptsText({ tagName, isContentEditable: false, ...(type && { type }) })).toBe(takes);
    expect(acceptsText({ tagName, isContentEditable: true })).toBe(true);
  });
});
