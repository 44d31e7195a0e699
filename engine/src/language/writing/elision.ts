/** French words with an h that is heard, before which nothing is elided: `de haricots`. */
const HEARD_H =
  'haché|hachis|haddock|halloumi|halva|hamburger|hampe|hareng|haricot|harissa|haut|havarti|homard|houblon|houmous|huacatay|huitlacoche';

const ELIDES = new RegExp(`^(?!${HEARD_H})[aeiouhàâäéèêëîïôöùûüœæ]`, 'i');

/** Whether French drops the e of `de` before a text: before a vowel and a mute h. */
export const elidesBefore = (text: string): boolean => ELIDES.test(text);
