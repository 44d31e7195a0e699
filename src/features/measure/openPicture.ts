import { fail, ok, type Result } from '@gramwise/engine/result.ts';
import { METADATA_BYTES, readFocalLength } from './focalLength.ts';
import type { Size } from './viewport.ts';

/** A picture, upright, on this device only. */
export interface OpenedPicture extends Size {
  readonly image: ImageBitmap;
  /** 35 mm equivalent, in millimeters; null if unknown. */
  readonly focalLength: number | null;
}

export type PictureError = 'not-a-picture' | 'heic' | 'unreadable' | 'too-large' | 'too-small';

/** In bytes, above any phone photo. */
const MAX_FILE_BYTES = 100_000_000;

/** Pictures are scaled down to this longer side: a card then gives 1 % (bench/README.md). */
const MAX_SIDE_PX = 4000;

/** With shorter sides, a card would be only a few pixels wide. */
const MIN_SIDE_PX = 100;

const HEIC = /^image\/hei[cf]/;
const HEIC_NAME = /\.hei[cf]$/i;

/** A bitmap with its longer side within bounds; closes the larger one it was made from. */
async function scaleDown(image: ImageBitmap): Promise<ImageBitmap> {
  const factor = MAX_SIDE_PX / Math.max(image.width, image.height);
  if (factor >= 1) return image;
  const smaller = await createImageBitmap(image, {
    resizeWidth: Math.round(image.width * factor),
    resizeHeight: Math.round(image.height * factor),
    resizeQuality: 'high',
  });
  image.close();
  return smaller;
}

/** A file as a picture, rotated as its Exif data says; a code if this browser cannot show it. */
export async function openPicture(file: File): Promise<Result<OpenedPicture, PictureError>> {
  const heic = HEIC.test(file.type) || HEIC_NAME.test(file.name);
  if (!heic && file.type !== '' && !file.type.startsWith('image/')) return fail('not-a-picture');
  if (file.size > MAX_FILE_BYTES) return fail('too-large');
  try {
    const image = await scaleDown(await createImageBitmap(file, { imageOrientation: 'from-image' }));
    const { width, height } = image;
    if (Math.min(width, height) < MIN_SIDE_PX) {
      image.close();
      return fail('too-small');
    }
    const start = await file.slice(0, METADATA_BYTES).arrayBuffer();
    return ok({ image, width, height, focalLength: readFocalLength(new DataView(start)) });
  } catch {
    return fail(heic ? 'heic' : 'unreadable');
  }
}

/** The current frame of a live view, as a picture; a code while it shows nothing. */
export async function captureFrame(video: HTMLVideoElement): Promise<Result<OpenedPicture, PictureError>> {
  try {
    const image = await scaleDown(await createImageBitmap(video));
    return ok({ image, width: image.width, height: image.height, focalLength: null });
  } catch {
    return fail('unreadable');
  }
}
