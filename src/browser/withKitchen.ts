import { readLocal } from './storage.ts';

/** Client directive `client:kitchen`: an island wakes only for a visitor with a kitchen of their own. */
export default function withKitchen(load: () => Promise<() => Promise<void>>): void {
  if (readLocal('kitchen') !== null) void load().then((hydrate) => hydrate());
}
