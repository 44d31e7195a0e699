export const legal = {
  missing: 'sin configurar',
  labels: {
    name: 'Titular del sitio',
    address: 'Domicilio',
    mail: 'Correo electrónico',
    phone: 'Teléfono',
    representative: 'Representante',
    register: 'Registro',
    taxId: 'NIF o número de IVA',
    editor: 'Responsable del contenido',
    officer: 'Delegado de protección de datos',
    host: 'Alojamiento web',
    hostAddress: 'Domicilio del alojamiento',
    hostPhone: 'Teléfono del alojamiento',
    logDays: 'Conservación de los registros del servidor',
    mailMonths: 'Conservación de los mensajes',
    transfer: 'Dónde tratan los datos el alojamiento y nuestro proveedor de correo',
    authority: 'Autoridad de control',
    authorityAddress: 'Cómo contactar con ella',
  },
  noMail: 'sin configurar; la dirección mostrada no llega a nadie',
  noLogs: 'no se conservan',
  days: { one: '{n} día como máximo', other: '{n} días como máximo' },
  months: {
    one: '{n} mes como máximo desde el último mensaje',
    other: '{n} meses como máximo desde el último mensaje',
  },
  transfers: {
    none: 'solo en el Espacio Económico Europeo',
    adequacy:
      'también fuera del Espacio Económico Europeo, con arreglo a una decisión de adecuación de la Comisión Europea',
    clauses:
      'también fuera del Espacio Económico Europeo, con arreglo a cláusulas contractuales tipo de la Comisión Europea; puede pedirnos una copia',
  },
} as const;
