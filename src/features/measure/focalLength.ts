/** Exif 2.32, JEITA CP-3451E: where the metadata starts, and the tag of the 35 mm equivalent focal length. */
const EXIF_DIRECTORY_TAG = 0x8769;
const FOCAL_LENGTH_35_TAG = 0xa405;

const START_OF_IMAGE = 0xffd8;
const APP1 = 0xffe1;
const START_OF_SCAN = 0xffda;
/** 'Exif', followed by two zeros. */
const EXIF_HEADER = 0x45786966;

/** A JPEG has its metadata within this many bytes. */
export const METADATA_BYTES = 131_072;

/** The value of a tag in a TIFF directory, if it is an integer. */
function readTag(tiff: DataView, directory: number, tag: number, little: boolean): number | null {
  const entries = tiff.getUint16(directory, little);
  for (let at = directory + 2; at < directory + 2 + entries * 12; at += 12) {
    if (tiff.getUint16(at, little) !== tag) continue;
    return tiff.getUint16(at + 2, little) === 3
      ? tiff.getUint16(at + 8, little)
      : tiff.getUint32(at + 8, little);
  }
  return null;
}

function readTiff(tiff: DataView): number | null {
  const little = tiff.getUint16(0) === 0x4949;
  const details = readTag(tiff, tiff.getUint32(4, little), EXIF_DIRECTORY_TAG, little);
  return details === null ? null : readTag(tiff, details, FOCAL_LENGTH_35_TAG, little);
}

function readJpeg(file: DataView): number | null {
  if (file.getUint16(0) !== START_OF_IMAGE) return null;
  for (let at = 2; file.getUint16(at) !== START_OF_SCAN; at += 2 + file.getUint16(at + 2)) {
    if (file.getUint16(at) === APP1 && file.getUint32(at + 4) === EXIF_HEADER) {
      return readTiff(new DataView(file.buffer, file.byteOffset + at + 10));
    }
  }
  return null;
}

/**
 * The 35 mm equivalent focal length in millimeters that a JPEG states, from the first bytes of its file; null if it
 * states none, or one that no camera has.
 */
export function readFocalLength(file: DataView): number | null {
  try {
    const length = readJpeg(file);
    return length !== null && length >= 8 && length <= 1200 ? length : null;
  } catch (error) {
    // The file ends before the data it announces.
    if (error instanceof RangeError) return null;
    throw error;
  }
}
