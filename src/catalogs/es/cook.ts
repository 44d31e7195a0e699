export const cook = {
  open: 'Modo cocina',
  close: 'Cerrar el modo cocina',
  label: 'Modo cocina: {name}',
  counter: 'Paso {n} de {total}',
  previous: 'Anterior',
  next: 'Siguiente',
  done: 'Terminar',
  ingredients: 'Ingredientes',
  wake: {
    on: 'La pantalla sigue encendida',
    off: 'La pantalla puede apagarse',
    unsupported: 'Este navegador no puede mantener la pantalla encendida',
  },
} as const;
