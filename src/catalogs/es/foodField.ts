/** The field that chooses a food. */
export const foodField = {
  label: 'Ingrediente',
  matches: 'Coincidencias',
  suggestions: 'Sugerencias',
  most: 'Los más usados',
  others: 'Todos los demás',
  loading: 'Cargando…',
  failed: 'No se han podido cargar los demás ingredientes.',
  retry: 'Intentar de nuevo',
  nothing: 'No hay resultados. Pruebe con otro nombre.',
  found: { one: '{n} ingrediente', other: '{n} ingredientes' },
} as const;
