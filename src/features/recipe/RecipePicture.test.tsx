import { STEW } from '@gramwise/engine/tests/stew.ts';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { messagesFor } from '#catalogs/messages.ts';
import { button, message } from '#tests/component/find.ts';
import { renderIn } from '#tests/component/renderIn.tsx';
import { RecipePicture } from './RecipePicture.tsx';

const image = 'https://commons.wikimedia.org/wiki/Special:FilePath/Stew.jpg?width=960';
const open = () =>
  renderIn(
    'en',
    <RecipePicture
      messages={messagesFor('en', 'recipe').recipe.picture}
      recipe={{ ...STEW, image, alt: 'A stew' }}
      drawing={<svg />}
      printed={false}
    />,
  );
const photo = () => document.querySelector('img');

test('shows the drawing until the photo is asked for, and keeps the choice', async () => {
  const first = open();
  expect(screen.getByRole('img', { name: 'A stew' }).querySelector('svg')).not.toBeNull();
  expect(photo()).toBeNull();
  expect(button(/Show photo/).textContent).toBe('Show photo loads from Wikimedia Commons');
  await first.user.click(button(/Show photo/));
  expect(photo()?.getAttribute('src')).toBe(image);
  expect(photo()?.alt).toBe('A stew');
  expect(photo()?.referrerPolicy).toBe('no-referrer');
  expect(screen.getByRole('link').getAttribute('href')).toBe(
    'https://commons.wikimedia.org/wiki/File:Stew.jpg',
  );
  first.unmount();
  const second = open();
  expect(photo()).not.toBeNull();
  await second.user.click(button('Show drawing'));
  expect(photo()).toBeNull();
  expect(localStorage.getItem('photos')).toBeNull();
});

test('says that the photo failed, and leaves the drawing', async () => {
  const { user } = open();
  await user.click(button(/Show photo/));
  const failed = photo();
  if (failed) fireEvent.error(failed);
  expect(message()).toContain('The photo could not be loaded.');
  expect(photo()).toBeNull();
  await user.click(button(/Show photo/));
  expect(photo()).not.toBeNull();
});

test('offers no photo where there is none', () => {
  const { image: _, ...recipe } = { ...STEW, alt: 'A stew' };
  renderIn(
    'en',
    <RecipePicture
      messages={messagesFor('en', 'recipe').recipe.picture}
      recipe={recipe}
      drawing={<svg />}
      printed={false}
    />,
  );
  expect(screen.getByRole('img', { name: 'A stew' }).querySelector('svg')).not.toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});
