import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderIn } from '#tests/component/renderIn.tsx';
import { MeasureBody } from './MeasureIsland.tsx';
import { measureMessages } from './measureMessages.ts';

const open = () => renderIn('en', <MeasureBody messages={measureMessages('en')} recipes={[]} />);
const start = () => screen.findByRole('button', { name: 'Use the camera' });
const alert = () => screen.findByRole('alert').then(({ textContent }) => textContent);
const leave = () => act(async () => window.dispatchEvent(new Event('pagehide')));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the camera', () => {
  const track = { stop: vi.fn(), onended: null as (() => void) | null };
  const stream = () => Object.assign(new MediaStream(), { getTracks: () => [track] });
  const getUserMedia = vi.fn(async () => stream());

  beforeEach(() => {
    track.stop.mockClear();
    getUserMedia.mockClear();
    vi.stubGlobal('navigator', { ...navigator, mediaDevices: { getUserMedia } });
  });

  const shoot = async () => {
    const rendered = open();
    expect(getUserMedia).not.toHaveBeenCalled();
    await rendered.user.click(await start());
    expect(getUserMedia).toHaveBeenCalledOnce();
    expect(track.stop).not.toHaveBeenCalled();
    return rendered;
  };

  test('is asked for on a press only, and stops when the page is hidden', async () => {
    await shoot();
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await act(async () => document.dispatchEvent(new Event('visibilitychange')));
    expect(track.stop).toHaveBeenCalled();
    expect(await alert()).toContain('switched off');
  });

  test('stops when the page is left', async () => {
    await shoot();
    await leave();
    expect(track.stop).toHaveBeenCalled();
    expect(await alert()).toContain('switched off');
  });

  test('stops when it is canceled, and focus goes back to its button', async () => {
    const { user } = await shoot();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(track.stop).toHaveBeenCalled();
    expect(document.activeElement).toBe(await start());
  });

  test('that another app takes away leads back to the photo', async () => {
    await shoot();
    await act(async () => track.onended?.());
    expect(await alert()).toContain('could not be started');
  });

  test('that is allowed after the page was left does not stay on', async () => {
    let allow = () => {};
    const allowed = new Promise<void>((done) => {
      allow = done;
    });
    getUserMedia.mockImplementationOnce(async () => {
      await allowed;
      return stream();
    });
    const { user, unmount } = open();
    await user.click(await start());
    unmount();
    await act(async () => allow());
    expect(track.stop).toHaveBeenCalled();
  });
});

describe('a picture', () => {
  const close = vi.fn();

  beforeEach(() => {
    close.mockClear();
    vi.stubGlobal('createImageBitmap', async () => ({ width: 1200, height: 900, close }));
  });

  const show = async () => {
    const rendered = open();
    const input = document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
    const file = new File(['jpeg'], 'pan.jpg', { type: 'image/jpeg' });
    await act(async () => fireEvent.change(input, { target: { files: [file] } }));
    await screen.findByRole('slider', { name: 'Corner 1' });
    return rendered;
  };

  test('is discarded when the page is left, and the page says so when restored', async () => {
    await show();
    await leave();
    expect(close).toHaveBeenCalledOnce();
    expect(screen.queryByRole('slider')).toBeNull();
    expect(await alert()).toContain('was not kept');
  });

  test('that was open at a reload is not kept, which the page says once', async () => {
    await show();
    // The history entry that a reload leaves.
    const entry = window.history.state;
    document.body.replaceChildren();
    window.history.replaceState(entry, '');
    const { unmount } = open();
    expect(await alert()).toContain('was not kept');
    unmount();
    open();
    await start();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('can be replaced by another one, with focus on the start', async () => {
    const { user } = await show();
    await user.click(screen.getByRole('button', { name: 'Another picture' }));
    expect(close).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(await start());
    expect(window.history.state?.picture).toBe(false);
  });
});
