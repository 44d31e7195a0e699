export const reading = {
  document: { updated: 'Última actualización: {date}', sections: 'En esta página' },
  faq: {
    groups: 'Grupos de preguntas',
    copyLink: 'Copiar el enlace',
    copied: 'Enlace copiado.',
    notCopied: 'No se ha podido copiar el enlace.',
  },
  compare: {
    scroll: 'La tabla es más ancha que la pantalla: desplácela hacia un lado para ver todas las columnas.',
  },
  anyMonth: {
    multi: {
      title: 'Más gente en la mesa, o menos',
      text: 'Divida las raciones que desea entre las de la receta y multiplique cada cantidad por el resultado.',
    },
    length: {
      title: 'El molde de la receta',
      text: 'Una pulgada son 2,54\u00a0cm, así que un molde de 9\u00a0pulgadas mide 22,86\u00a0cm. Uno de 23\u00a0cm sirve igual.',
    },
    cooking: {
      title: 'Una comida con invitados',
      text: 'Cuánto comprar para una fiesta, cuánto puede tardar un asado, cuánto se conservan las sobras.',
    },
  },
  mail: {
    address: 'Nuestra dirección',
    at: '(arroba)',
    write: 'Escribir un correo',
    copy: 'Copiar la dirección',
    copied: 'Dirección copiada.',
    notCopied: 'No se ha podido copiar la dirección.',
  },
} as const;
