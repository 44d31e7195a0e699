import type { TranslatedAbout, TranslatedTools } from '../../tools.ts';

export const about = {
  title: 'Medir un molde',
  text: 'Cuánto mide de ancho, por una foto con una tarjeta bancaria al lado.',
  menu: 'Medir un molde',
  search: 'cámara foto imagen realidad aumentada tamaño diámetro ancho tarjeta moneda hoja cuánto mide',
} satisfies TranslatedAbout['measure'];

/** The page that measures pans with the camera, in Spanish. */
export const measure = {
  meta: {
    title: 'Medir un molde con la cámara | Gramwise',
    description:
      'Haga una foto de un molde junto a una tarjeta bancaria o una hoja de papel y lea su tamaño en centímetros y pulgadas. No sale de su dispositivo.',
  },
  title: 'Medir un molde con la cámara',
  lead: '¿Cuánto mide este molde? Basta una foto con un objeto de tamaño conocido al lado. No sale de su dispositivo.',
  steps: {
    title: 'Cómo se hace',
    items: [
      {
        title: 'Ponga algo de tamaño conocido junto al molde',
        text: 'Una tarjeta bancaria, una hoja de papel o una moneda. Lo mejor es a la altura del borde, sobre un libro u otro molde.',
      },
      {
        title: 'Haga una foto desde arriba',
        text: 'Con el molde y la referencia enteros y buena luz. No importa que la vista sea algo inclinada.',
      },
      {
        title: 'Marque los dos',
        text: 'Cuatro esquinas de la referencia y unos puntos en el borde. El tamaño aparece al marcarlos.',
      },
    ],
  },
  reference: 'Referencia',
  references: {
    card: 'Tarjeta bancaria ({size}\u00a0mm)',
    a4: 'Hoja A4 ({size}\u00a0mm)',
    letter: 'Hoja carta ({size}\u00a0mm)',
    'euro-1': 'Moneda de 1\u00a0euro ({size}\u00a0mm)',
    'us-quarter': 'Cuarto de dólar ({size}\u00a0mm)',
  },
  shape: 'Forma del molde',
  shapes: {
    round: 'Redondo',
    rectangular: 'Rectangular',
  },
  start: {
    camera: 'Usar la cámara',
    file: 'Elegir una foto',
    room: 'Medir en el lugar',
    drop: 'También puede soltar aquí una imagen o pegarla.',
    opening: 'Abriendo la imagen…',
    stays: 'La foto no se envía ni se guarda: desaparece cuando sale de la página.',
  },
  camera: {
    label: 'Lo que ve la cámara',
    waiting: 'Esperando a la cámara. Puede que el navegador pregunte si la página puede usarla.',
    hint: 'Con el molde y la referencia enteros en la imagen.',
    take: 'Hacer la foto',
    cancel: 'Cancelar',
  },
  picture: {
    label: 'Su foto con los puntos que hay que marcar',
    corner: 'Esquina {n}',
    edge: 'Borde {n}',
    at: 'a {x}\u00a0px de la izquierda, {y} de arriba',
    waiting: '{at}, sin colocar todavía',
    keys: 'Las flechas mueven un punto 1\u00a0píxel; con Mayús, 10.',
    larger: 'Acercar',
    smaller: 'Alejar',
    move: 'Mover {point}',
    left: 'A la izquierda',
    right: 'A la derecha',
    up: 'Hacia arriba',
    down: 'Hacia abajo',
    more: 'Añadir un punto en el borde',
    fewer: 'Quitar el último punto',
    another: 'Otra foto',
  },
  prompts: {
    rectangle: 'Toque la esquina {n} de {all} de la referencia, o arrastre hasta allí el punto.',
    coin: 'Toque el borde de la moneda, punto {n} de {all}, o arrastre hasta allí el punto.',
    round: 'Toque el borde del molde, punto {n} de {all}, o arrastre hasta allí el punto.',
    rectangular: 'Toque la esquina {n} de {all} del borde del molde, o arrastre hasta allí el punto.',
    done: 'Arrastre un punto para corregirlo. Acerque la foto para ponerlo en su sitio exacto.',
  },
  height: {
    place: 'La referencia está',
    places: {
      level: 'A la altura del borde',
      table: 'Sobre la mesa',
    },
    label: 'Borde por encima de la referencia (cm)',
    hint: 'Desde la mesa hasta el borde. Déjelo vacío si no lo sabe.',
    invalid: 'Escriba una altura de 0 a {n}\u00a0cm, menor que la de la cámara.',
    cautions: {
      level:
        'Vale para una referencia a la altura del borde. Si está más baja, el molde parece más grande: si está sobre la mesa, elija «Sobre la mesa».',
      unknown: 'Mida la altura del borde sobre la mesa: el margen será mucho más estrecho.',
    },
    corrected: 'Corregido por el borde más alto; sin eso serían {size}.',
  },
  result: {
    title: 'Tamaño',
    empty: 'El tamaño aparece aquí cuando todos los puntos están en su sitio.',
    plain: '{size}\u00a0cm',
    plainInches: '{size}\u00a0pulgadas',
    centimeters: '{size}\u00a0cm ± {error}',
    inches: '{size}\u00a0pulgadas ± {error}',
    range:
      'En diecinueve de cada veinte casos, el tamaño real está en ese margen. Cuenta con puntos desviados hasta {n}\u00a0px, con {height} y con la distorsión de las cámaras de los móviles.',
    heights: {
      level: 'medio centímetro entre el borde y la referencia',
      measured: 'una altura medida con medio centímetro de error',
      unknown: 'un borde de {low} a {high}\u00a0cm por encima de la mesa',
    },
    narrower: 'Con más puntos en el borde o una hoja de papel como referencia, será más estrecho.',
    pan: 'Molde corriente más parecido: {pan}',
    onlyPan: 'El molde corriente dentro de ese margen: {pan}',
    pans: 'Moldes corrientes dentro de ese margen, primero el más parecido:',
    swap: 'Usar en el cambio de molde',
    recipes: 'Una receta para este molde',
  },
  fine: {
    open: 'Ajustar mejor cada punto',
    step: 'Punto {n} de {all}: {point}.',
    targets: {
      reference: 'La cruz va donde se juntarían los lados de la referencia.',
      coin: 'La cruz va en el borde de la moneda.',
      round: 'La cruz va en el canto interior del borde.',
      rectangular: 'La cruz va donde se juntarían los cantos interiores del borde.',
    },
    help: 'Arrastre la foto bajo la cruz.',
    keys: 'Las flechas mueven la cruz 1\u00a0píxel; con Mayús, 10.',
    back: 'Atrás',
    next: 'Siguiente',
    stop: 'Dejarlo',
    done: 'Listo',
  },
  errors: {
    refused:
      'Esta página no tiene permiso para usar la cámara. Déselo en los ajustes del navegador, o elija una foto.',
    missing: 'No se ha encontrado ninguna cámara. Elija una foto.',
    busy: 'No se ha podido encender la cámara; puede que la esté usando otra aplicación. Pruebe otra vez, o elija una foto.',
    stopped: 'La cámara se apagó cuando salió de la página.',
    gone: 'La foto no se conservó al salir de la página. Hágala otra vez, o elíjala de nuevo.',
    'not-a-picture': 'Este archivo no es una imagen. Elija una foto, por ejemplo en JPEG o PNG.',
    heic: 'Este navegador no puede mostrar fotos HEIC. Use la cámara, o guarde antes la foto como JPEG.',
    unreadable: 'No se ha podido abrir esta imagen. Elija otra, o use la cámara.',
    'too-large': 'Esta imagen es demasiado grande. Elija una más pequeña, o use la cámara.',
    'too-small':
      'Esta imagen es demasiado pequeña para medir en ella. Elija una más grande, o use la cámara.',
  },
  marks: {
    reference:
      'Los puntos de la referencia no encajan con ella. Ponga cada uno en su esquina, o en el borde de la moneda.',
    pan: 'Los puntos del molde no encajan con su forma. Repártalos por el borde.',
  },
  room: {
    starting: 'Apunte al molde y mueva el teléfono despacio.',
    first: 'Apunte con el anillo a un lado del borde y toque la pantalla.',
    second: 'Apunte ahora al lado opuesto y toque la pantalla.',
    done: 'Toque la pantalla para medir otra vez.',
    leave: 'Terminar',
    last: 'Medido en el lugar: {size}',
    rough: 'La exactitud depende de su dispositivo. En una foto se indica el margen.',
    failed: 'No se ha podido empezar a medir en el lugar. Use una foto.',
  },
} as const satisfies TranslatedTools['measure'];
