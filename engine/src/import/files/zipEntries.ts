/** A file in a zip. */
interface ZipEntry {
  filename: string;
  read: () => Promise<Uint8Array> | Uint8Array;
}

/**
 * Lists the files of a zip, unpacking each with `inflate` when it is read; throws if the zip is damaged. Such is
 * `iter` of the package `but-unzip`.
 */
export type ReadZip = (
  bytes: Uint8Array,
  inflate: (packed: Uint8Array) => Promise<Uint8Array>,
) => Iterable<ZipEntry>;

/** Endings of files that may hold recipes; pictures and the like are not unpacked. */
const READ = /\.(?:json|paprikarecipes?|melarecipes?|crumb|html?|mhtml?|csv|txt|cook|md|markdown|zip|gz)$/i;

/** Whether a file in a zip may hold a recipe. Systems add folders and files of their own, which start with a dot. */
export const mayHoldRecipe = (name: string) => READ.test(name) && !/(?:^|\/)(?:\.|__MACOSX\/)/.test(name);
