import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Madeleines (magdalenas francesas)',
  alt: 'Magdalenas francesas doradas en forma de concha, con medio limón',
  description:
    'Los bizcochitos de mantequilla de Commercy, en Lorena, acanalados como una concha por un lado y con copete por el otro. El copete nace de un contraste: masa fría, molde frío y horno muy caliente. Salen dos por persona; mejor aún tibias, con una taza de té.',
  ingredients: {
    butter: 'de mantequilla, para la masa',
    eggs: { one: 'huevo M', other: 'huevos M' },
    sugar: 'de azúcar',
    zest: 'de ralladura fina de un limón lavado',
    flour: 'de harina de trigo, para la masa',
    bakingPowder: 'de levadura química (polvo de hornear)',
    salt: 'de sal fina',
    milk: 'de leche entera',
    panButter: 'de mantequilla muy blanda, para el molde',
    panFlour: 'de harina de trigo, para el molde',
  },
  steps: [
    'Derretir la mantequilla para la masa y dejarla templar.',
    'Batir los huevos, el azúcar y la ralladura con varillas {whisk}, hasta que blanqueen y hagan espuma.',
    'Mezclar la harina para la masa con la levadura química y la sal, tamizarla por encima e incorporarla con suavidad. Añadir la leche y después la mantequilla derretida, lo justo para que la masa quede lisa.',
    'Tapar y dejar la masa en la nevera (refrigerador) al menos {chill}, hasta que esté espesa y bien fría.',
    'Untar los huecos de un molde de magdalenas francesas con la mantequilla para el molde, espolvorearlos con su harina y sacudir el exceso. Meter el molde en el congelador {freeze} y precalentar el horno a {oven}.',
    'Llenar los huecos hasta tres cuartos, sin extender la masa, y hornear a media altura {hot}. Bajar el horno a {oven} y hornear {bake} más, hasta que los copetes estén secos y los bordes dorados. Guardar el resto de la masa en frío mientras se lava, se enfría y se vuelve a untar el molde, y subir de nuevo el horno.',
    'Desmoldar enseguida, despegando con la punta de un cuchillo las que se agarren, y dejar enfriar sobre una rejilla, con la concha hacia arriba.',
  ],
  tips: [
    'Cuanto mayor es la diferencia entre la masa y el horno, más alto es el copete. No hay que acortar el reposo en frío.',
    'La masa puede esperar hasta {night} en la nevera y hornearse para el desayuno.',
    'No probar la masa: el huevo y la harina crudos pueden llevar gérmenes que solo el horno destruye.',
    'Están mejor a las pocas horas. Se conservan {days} días en una lata cerrada.',
  ],
  tags: ['magdalenas', 'limón', 'merienda', 'repostería', 'cocina francesa'],
});
