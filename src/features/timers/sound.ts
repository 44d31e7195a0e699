let context: AudioContext | undefined;

/**
 * Unlocks audio, and returns what plays it. Browsers allow sound only after a user gesture, so this runs when a timer is
 * started. Undefined on a device without sound: the on-screen message must suffice.
 */
export function allowSound(): AudioContext | undefined {
  if (navigator.userActivation?.hasBeenActive === false) return context;
  try {
    context ??= new AudioContext();
    void context.resume();
  } catch {
    // As above.
  }
  return context;
}
