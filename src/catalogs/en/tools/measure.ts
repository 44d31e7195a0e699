import type { About } from '../../tools.ts';

export const about = {
  title: 'Measure a pan',
  text: 'How wide it is, from a photo with a bank card beside it.',
  menu: 'Measure a pan',
  search:
    'camera photo picture augmented reality ar size diameter width pan tin bank card coin sheet how big',
} satisfies About;

/** Messages of the page that measures pans with the camera. */
export const measure = {
  meta: {
    title: 'Measure a Pan With Your Camera | Gramwise',
    description:
      'Photograph a pan beside a bank card or a sheet of paper and read its size in centimeters and inches. The picture stays on your device.',
  },
  title: 'Measure a Pan With Your Camera',
  lead: 'How wide is this springform? One photo with something of known size beside it will tell you. It never leaves your device.',
  steps: {
    title: 'How it works',
    items: [
      {
        title: 'Lay something of known size beside the pan',
        text: 'A bank card, a sheet of paper or a coin. Best is level with the rim, on a book or a second pan.',
      },
      {
        title: 'Take a picture from above',
        text: 'Get all of the pan and of the reference into the picture, in good light. A slanted view is fine.',
      },
      {
        title: 'Mark both',
        text: 'Four corners of the reference and a few points on the rim. The size appears as you mark.',
      },
    ],
  },
  reference: 'Reference',
  references: {
    card: 'Bank card ({size} mm)',
    a4: 'A4 sheet ({size} mm)',
    letter: 'Letter sheet ({size} mm)',
    'euro-1': '1 euro coin ({size} mm)',
    'us-quarter': 'US quarter ({size} mm)',
  },
  shape: 'Shape of the pan',
  shapes: {
    round: 'Round',
    rectangular: 'Rectangular',
  },
  start: {
    camera: 'Use the camera',
    file: 'Choose a photo',
    room: 'Measure in the room',
    drop: 'You can also drop a picture here or paste one.',
    opening: 'Opening the picture…',
    stays: 'The picture is not sent or kept: it is gone when you leave the page.',
  },
  camera: {
    label: 'What the camera sees',
    waiting: 'Waiting for the camera. Your browser may ask whether the page may use it.',
    hint: 'Pan and reference whole in the picture.',
    take: 'Take the picture',
    cancel: 'Cancel',
  },
  picture: {
    label: 'Your picture with the points to mark',
    corner: 'Corner {n}',
    edge: 'Edge {n}',
    at: '{x} px from the left, {y} from the top',
    waiting: '{at}, not set yet',
    keys: 'The arrow keys move a point by 1 pixel, with Shift by 10.',
    larger: 'Zoom in',
    smaller: 'Zoom out',
    move: 'Move {point}',
    left: 'Left',
    right: 'Right',
    up: 'Up',
    down: 'Down',
    more: 'Add a point on the rim',
    fewer: 'Remove the last point',
    another: 'Another picture',
  },
  prompts: {
    rectangle: 'Tap corner {n} of {all} of the reference, or drag the point there.',
    coin: 'Tap the edge of the coin, point {n} of {all}, or drag the point there.',
    round: 'Tap the rim of the pan, point {n} of {all}, or drag the point there.',
    rectangular: 'Tap corner {n} of {all} of the pan’s rim, or drag the point there.',
    done: 'Drag a point to correct it. Zoom in to set it exactly.',
  },
  height: {
    place: 'The reference lies',
    places: {
      level: 'Level with the rim',
      table: 'On the table',
    },
    label: 'Rim above the reference (cm)',
    hint: 'From the table to the rim. Leave it empty if you do not know.',
    invalid: 'Enter a height of 0 to {n} cm, lower than the camera.',
    cautions: {
      level:
        'This holds for a reference level with the rim. A lower one makes the pan look larger: if it lies on the table, choose “On the table”.',
      unknown: 'Measure how high the rim is above the table: the range becomes much narrower.',
    },
    corrected: 'Corrected for the higher rim; without that it would be {size}.',
  },
  result: {
    title: 'Size',
    empty: 'The size appears here once all points are set.',
    plain: '{size} cm',
    plainInches: '{size} in',
    centimeters: '{size} cm ± {error}',
    inches: '{size} in ± {error}',
    range:
      'Nineteen times in twenty the true size is within the range. It allows for points up to {n} px off, for {height} and for the distortion of phone lenses.',
    heights: {
      level: 'half a centimeter between rim and reference',
      measured: 'a height that is off by half a centimeter',
      unknown: 'a rim {low} to {high} cm above the table',
    },
    narrower: 'More points on the rim or a sheet of paper make it narrower.',
    pan: 'Closest usual pan: {pan}',
    onlyPan: 'The usual pan within the range: {pan}',
    pans: 'Usual pans within the range, closest first:',
    swap: 'Use in the pan swap',
    recipes: 'A recipe for this pan',
  },
  fine: {
    open: 'Set each mark more exactly',
    step: 'Mark {n} of {all}: {point}.',
    targets: {
      reference: 'The cross belongs where the edges of the reference would meet.',
      coin: 'The cross belongs on the edge of the coin.',
      round: 'The cross belongs on the inner edge of the rim.',
      rectangular: 'The cross belongs where the inner edges of the rim would meet.',
    },
    help: 'Drag the picture under the cross.',
    keys: 'The arrow keys move the cross by 1 pixel, with Shift by 10.',
    back: 'Back',
    next: 'Next',
    stop: 'Stop',
    done: 'Done',
  },
  errors: {
    refused:
      'The camera may not be used on this page. Allow it in your browser’s settings, or choose a photo.',
    missing: 'No camera was found. Choose a photo instead.',
    busy: 'The camera could not be started; another app may be using it. Try again, or choose a photo.',
    stopped: 'The camera was switched off when you left the page.',
    gone: 'The picture was not kept when the page was left. Take it again, or choose it once more.',
    'not-a-picture': 'This file is not a picture. Choose a photo, such as a JPEG or PNG.',
    heic: 'This browser cannot show HEIC pictures. Use the camera, or save the picture as JPEG first.',
    unreadable: 'This picture could not be opened. Choose another one, or use the camera.',
    'too-large': 'This picture is too large. Choose a smaller one, or use the camera.',
    'too-small': 'This picture is too small to measure in. Choose a larger one, or use the camera.',
  },
  marks: {
    reference:
      'The points of the reference do not fit it. Set each on its own corner or on the edge of the coin.',
    pan: 'The points of the pan do not fit its shape. Spread them along the rim.',
  },
  room: {
    starting: 'Point the phone at the pan and move it slowly.',
    first: 'Aim the ring at one side of the rim and tap.',
    second: 'Now aim at the side opposite and tap.',
    done: 'Tap to measure again.',
    leave: 'Done',
    last: 'Measured in the room: {size}',
    rough: 'How exact this is depends on your device. A photo says how exact it is.',
    failed: 'Measuring in the room could not be started. Use a photo.',
  },
} as const;

declare module '../../tools.ts' {
  interface AboutTools {
    measure: typeof about;
  }
  interface ToolMessages {
    measure: typeof measure;
  }
}
