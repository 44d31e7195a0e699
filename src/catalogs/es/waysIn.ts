/** Messages on the ways to bring a recipe into the reader, in Spanish. */
export const waysIn = {
  title: 'Cómo traer una receta',
  ways: {
    paste: {
      title: 'Pegarla',
      text: 'Copie una receta de cualquier sitio, o el código fuente de su página, y péguela en el campo de arriba.',
    },
    file: {
      title: 'Abrir un archivo',
      text: 'Arrastre un archivo al campo o elíjalo: texto, Markdown, Cooklang, una página web guardada, JSON de schema.org o lo que exportan Paprika, Mela, Mealie, Tandoor, Recipe Keeper y otros.',
    },
    share: {
      title: 'Compartirla con la aplicación',
      text: 'Instale Gramwise desde el menú del navegador; después seleccione el texto de una receta en otra aplicación y compártalo con Gramwise, incluso sin conexión.',
    },
    bookmark: {
      title: 'Tomarla de una página',
      text: 'Arrastre este botón a la barra de marcadores y púlselo allí en una página con una receta: lo seleccionado, o la receta que encuentre, se abre aquí.',
    },
  },
  notes: {
    share: 'Lo ofrecen Chrome, Edge y Samsung Internet; en Safari y Firefox, copie y pegue.',
    bookmark:
      'La receta viaja detrás del # de la dirección, que ningún servidor ve. Si las reglas de un sitio impiden estos marcadores, copie y pegue.',
  },
  bookmark: 'Leer en Gramwise',
  drag: 'Arrastre este botón a la barra de marcadores, o guarde el enlace como marcador desde su menú contextual.',
} as const;
