import type { ComparePage } from './compare.ts';

export const compare: ComparePage = {
  title: 'Alternativas: calculadoras de cocina comparadas',
  description:
    'Gramwise junto a las herramientas de RecipeSage, Convertitive y Bake Converter: qué se pudo ver, en qué son mejores los demás y las fuentes.',
  intro:
    'Hay varias calculadoras buenas para seguir una receta. Aquí se dice qué distingue a esta, qué hacen otras tres y cuándo conviene usar una de ellas.',
  reasons: {
    title: 'Por qué elegir Gramwise',
    items: [
      {
        id: 'kitchen',
        title: 'Pensado para la cocina',
        text: 'Hecho para trabajar con recetas: gramos y tazas, ajustes del horno y marca de gas (Gas Mark), moldes, raciones, tiempos de cocción y de conservación.',
      },
      {
        id: 'no-ads',
        title: 'Sin publicidad',
        text: 'Ni anuncios, ni cuenta, ni cookies. Todo se calcula en su dispositivo.',
      },
      {
        id: 'languages',
        title: 'Cuatro idiomas',
        text: 'La interfaz, los artículos y las recetas están en español, inglés, francés y alemán.',
      },
      {
        id: 'ingredients',
        title: 'Ingrediente por ingrediente',
        text: 'El peso se convierte en volumen según la densidad del ingrediente elegido. Hay cientos, cada uno con un peso medido y su fuente.',
      },
    ],
  },
  table: {
    title: 'Comparación de funciones',
    caption: 'Comprobado en {date} en copias guardadas de las páginas o del código fuente de cada sitio.',
    featureHeading: 'Función',
    notConfirmed: 'sin confirmar',
    notConfirmedNote:
      '«Sin confirmar» significa que no pudimos comprobar si la función existe. No quiere decir que falte.',
    sourcesTitle: 'Fuentes',
    rows: [
      {
        id: 'kind',
        feature: 'Qué es',
        gramwise: 'Convertidor y calculadoras de cocina, con recetas',
        others: {
          recipesage: 'Gestor de recetas con herramientas independientes',
          convertitive: 'Convertidor general con una parte de cocina',
          'bake-converter': 'Convertidor de ingredientes en una sola página',
        },
      },
      {
        id: 'ingredients',
        feature: 'Ingredientes con su peso',
        gramwise: '{ingredients}',
        others: {
          recipesage: '252, más 15 que se cuentan por unidades',
          convertitive: '36',
          'bake-converter': 'Tiene una lista; número sin confirmar',
        },
      },
      {
        id: 'sources',
        feature: 'Fuentes citadas',
        gramwise: 'De cada peso medido',
        others: {
          recipesage: 'USDA en las temperaturas; ninguna para los pesos en la herramienta',
          convertitive: 'USDA, King Arthur, BBC Good Food; la mediana cuando no coinciden',
          'bake-converter': null,
        },
      },
      {
        id: 'cups',
        feature: 'Tipos de taza',
        gramwise: 'De uso común en EE. UU., legal de EE. UU., métrica, imperial, japonesa',
        others: {
          recipesage: 'EE. UU. e imperial',
          convertitive: 'De uso común en EE. UU., legal de EE. UU., métrica, imperial, australiana, japonesa',
          'bake-converter': 'Nombra las tazas (EE. UU.)',
        },
      },
      {
        id: 'gas-mark',
        feature: 'Marca de gas (Gas Mark)',
        gramwise: 'De 1/4 a 10',
        others: { recipesage: 'De 1 a 9', convertitive: null, 'bake-converter': null },
      },
      {
        id: 'pans',
        feature: 'Tamaños de moldes',
        gramwise:
          'Tabla de {pans} moldes y {presets} modelos para cambiar un molde por otro; mide un molde en una foto',
        others: {
          recipesage: '79 modelos de 8 formas, con una indicación del tiempo de horno',
          convertitive: null,
          'bake-converter': null,
        },
      },
      {
        id: 'scaling',
        feature: 'Ajuste de cantidades',
        gramwise:
          'Por raciones (también recetas pegadas), por molde y, en nuestras recetas, por un ingrediente que se tenga a mano',
        others: {
          recipesage: 'Por raciones, por un factor o por un ingrediente que se tenga a mano',
          convertitive: null,
          'bake-converter': null,
        },
      },
      {
        id: 'instant',
        feature: 'Resultado sin pulsar un botón',
        gramwise:
          'Sí en el convertidor de la página de inicio y en el convertidor de recetas; las demás calculadoras tienen un botón',
        others: { recipesage: 'Sí', convertitive: null, 'bake-converter': 'Sí' },
      },
      {
        id: 'fractions',
        feature: 'Fracciones en el resultado',
        gramwise: 'Sí, junto a los decimales, en el convertidor de la página de inicio',
        others: {
          recipesage: 'Sí, hasta 1/16 en el convertidor',
          convertitive: null,
          'bake-converter': 'Decimales en los ejemplos de la página',
        },
      },
      {
        id: 'languages',
        feature: 'Idiomas de la interfaz',
        gramwise: '{languages}, también las recetas',
        others: {
          recipesage: '30 archivos de idioma, más o menos completos',
          convertitive: 'Visto en inglés',
          'bake-converter': 'Visto en inglés',
        },
      },
      {
        id: 'offline',
        feature: 'Funciona sin conexión',
        gramwise: 'Sí, tras una visita; la página de un ingrediente, una vez abierta',
        others: { recipesage: 'Sí', convertitive: null, 'bake-converter': null },
      },
      {
        id: 'account',
        feature: 'Necesita una cuenta',
        gramwise: 'No',
        others: {
          recipesage: 'No para las herramientas',
          convertitive: null,
          'bake-converter': 'No se ha visto ninguna',
        },
      },
      {
        id: 'links',
        feature: 'Enlace a una conversión',
        gramwise: 'Sí',
        others: { recipesage: null, convertitive: null, 'bake-converter': 'Sí, por ingrediente' },
      },
    ],
  },
  strengths: {
    title: 'En qué son mejores los demás',
    intro: 'Use lo que más le sirva al cocinar. Estas son buenas razones para ir a otro sitio.',
    items: [
      {
        site: 'recipesage',
        text: 'Nos lleva ventaja en moldes y en idiomas, y es un gestor de recetas completo.',
      },
      {
        site: 'convertitive',
        text: 'Conoce seis tipos de taza, dice de dónde salen sus pesos y qué hace cuando las fuentes no coinciden.',
      },
      {
        site: 'bake-converter',
        text: 'Es una sola página para una sola tarea: responde al momento y un enlace puede abrirla en un ingrediente concreto.',
      },
    ],
  },
  alternatives: {
    title: 'La herramienta adecuada para cada tarea',
    items: [
      {
        id: 'inches',
        title: 'En lugar de buscar una regla en pulgadas',
        text: 'Centímetros, pulgadas y pies, y los tamaños de molde que las recetas estadounidenses dan por sabidos.',
        to: 'length',
        linkText: 'Abrir el convertidor de pulgadas',
      },
      {
        id: 'several-at-once',
        title: 'En lugar de cuatro calculadoras sueltas',
        text: 'Volumen, cantidades de una receta, índice de masa corporal y edad, en las pestañas de una sola página.',
        to: 'multi',
        linkText: 'Abrir la multicalculadora',
      },
      {
        id: 'planning',
        title: 'En lugar de calcular a ojo para los invitados',
        text: 'Cuánta comida comprar para una fiesta, cuánto puede tardar un asado y cuánto duran las sobras.',
        to: 'cooking',
        linkText: 'Abrir las calculadoras de cocina',
      },
      {
        id: 'spanish',
        title: 'En lugar de cuatro tablas',
        text: 'Un pequeño convertidor de peso, temperatura, volumen y longitud, todo en una página.',
        to: 'spanish',
        linkText: 'Abrir el convertidor de unidades',
      },
    ],
  },
  testimonials: {
    title: 'Ejemplos de uso',
    note: 'No son citas: son ejemplos inventados de cómo se puede usar el sitio y no representan a ninguna persona en particular.',
    items: [
      {
        id: 'home-baker',
        role: 'Ejemplo: repostería en casa',
        text: 'Una receta británica de bizcocho pide Gas Mark 4 y 8 oz de azúcar: ponga el horno a 180 °C y pese 227 g.',
      },
      {
        id: 'food-blogger',
        role: 'Ejemplo: un blog de cocina',
        text: 'Recetas en gramos para lectores que miden con tazas: convierta cada ingrediente según su densidad y publique las dos cantidades.',
      },
      {
        id: 'cooking-teacher',
        role: 'Ejemplo: una clase de cocina',
        text: 'Una receta para 4 y un grupo de 14: multiplique cada cantidad por 3,5 y pregunte por qué una taza de miel pesa más que una de harina.',
      },
    ],
  },
  closing: {
    title: 'Pruébelo con su receta',
    text: 'Pegue la próxima receta que vaya a preparar, o tome una línea de ella, y vea si la respuesta le sirve.',
    links: [
      { to: { page: 'home', hash: 'converter' }, label: 'Abrir el convertidor' },
      { to: 'reader', label: 'Abrir el convertidor de recetas' },
      { to: 'recipes', label: 'Ver las recetas' },
    ],
  },
};
