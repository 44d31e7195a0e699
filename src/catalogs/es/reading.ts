export const reading = {
  document: { updated: 'Última actualización: {date}', sections: 'En esta página' },
  faq: {
    groups: 'Grupos de preguntas',
    copyLink: 'Copiar el enlace',
    copyLinkTo: 'Copiar el enlace: {question}',
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
      text: '¿La receta pide un molde que no tiene? La calculadora dice por cuánto multiplicar la masa.',
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
