import { fail, ok, type Result } from '#domain/result.ts';
import { DETAILS, focalLength } from './focalLength.ts';
import type { Size } from './viewport.ts';

/** A picture, upright, on this device only. */
export interface Picture extends Size {
  readonly image: ImageBitmap;
  /** In millimeters as of 35 mm film; null if unknown. */
  readonly focalLength: number | null;
}

export type PictureError = 'not-a-picture' | 'heic' | 'unreadable' | 'too-large' | 'too-small';

/** Photographs of phones are smaller. In bytes. */
const LARGEST_FILE = 100_000_000;

/** The longer side of what is kept of a picture, in pixels: with it a card gives 1 % (bench/README.md). */
const LARGEST_SIDE = 4000;

/** The shorter side below which a card would be a few pixels. */
const SMALLEST_SIDE = 100;

const HEIC = /^image\/hei[cf]/;
const HEIC_NAME = /\.hei[cf]$/i;

/** A bitmap with its longer side within bounds; the larger one it comes from is given up. */
async function reduced(image: ImageBitmap): Promise<ImageBitmap> {
  const factor = LARGEST_SIDE / Math.max(image.width, image.height);
  if (factor >= 1) return image;
  const smaller = await createImageBitmap(image, {
    resizeWidth: Math.round(image.width * factor),
    resizeHeight: Math.round(image.height * factor),
    resizeQuality: 'high',
  });
  image.close();
  return smaller;
}

/** A file as a picture, turned as its camera says; a code if this browser cannot show it. */
export async function openPicture(file: File): Promise<Result<Picture, PictureError>> {
  const heic = HEIC.test(file.type) || HEIC_NAME.test(file.name);
  if (!heic && file.type !== '' && !file.type.startsWith('image/')) return fail('not-a-picture');
  if (file.size > LARGEST_FILE) return fail('too-large');
  try {
    const image = await reduced(await createImageBitmap(file, { imageOrientation: 'from-image' }));
    const { width, height } = image;
    if (Math.min(width, height) < SMALLEST_SIDE) {
      image.close();
      return fail('too-small');
    }
    const start = await file.slice(0, DETAILS).arrayBuffer();
    return ok({ image, width, height, focalLength: focalLength(new DataView(start)) });
  } catch {
    return fail(heic ? 'heic' : 'unreadable');
  }
}

/** What a live view shows now, as a picture; a code while it shows nothing. */
export async function frameOf(video: HTMLVideoElement): Promise<Result<Picture, PictureError>> {
  try {
    const image = await reduced(await createImageBitmap(video));
    return ok({ image, width: image.width, height: image.height, focalLength: null });
  } catch {
    return fail('unreadable');
  }
}
