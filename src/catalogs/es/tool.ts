export const tool = {
  from: 'De',
  to: 'A',
  convert: 'Convertir',
  calculate: 'Calcular',
  swap: 'Intercambiar las unidades',
  loading: 'Cargando…',
  copy: 'Copiar el resultado',
  link: 'Copiar un enlace a este resultado',
  copied: 'Copiado',
  notCopied: 'No se ha podido copiar. Seleccione el texto y cópielo a mano.',
} as const;
