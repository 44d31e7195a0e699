import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Pollo mariposa al horno',
  alt: 'Pollo asado entero',
  cuisine: 'Estadounidense',
  description:
    'Sin el espinazo y con la pechuga aplastada, un pollo entero se asa en menos de una hora: los muslos quedan en su punto a la vez que la pechuga y toda la piel queda expuesta al calor. Bajo la piel van limón, ajo y hierbas con mantequilla, y la bandeja deja unas cucharadas de jugo ácido y sabroso. Si no se tienen tijeras de cocina, pedir al carnicero que lo abra.',
  ingredients: {
    chicken: { one: 'pollo entero de unos {weight}', other: 'pollos enteros de unos {weight} cada uno' },
    salt: 'de sal fina',
    pepper: 'de pimienta negra recién molida',
    butter: 'de mantequilla, blanda',
    garlic: { one: 'diente de ajo, machacado', other: 'dientes de ajo, machacados' },
    rosemary: 'de romero fresco, picado fino',
    thyme: 'de hojas de tomillo fresco',
    lemon: { one: 'limón sin tratar', other: 'limones sin tratar' },
    oil: 'de aceite de oliva',
  },
  steps: [
    'Preparar la mantequilla de hierbas mientras las manos están limpias. Lavar el limón, rallar la piel y partir la fruta por la mitad. Machacar la ralladura con la mantequilla, el ajo, el romero, el tomillo y la mitad de la pimienta, y mezclar la sal con el resto de la pimienta en un bol pequeño.',
    'Poner el pollo sobre una tabla, con la pechuga hacia abajo, y no lavarlo, porque solo se esparcirían gérmenes. Cortar a ambos lados del espinazo con unas tijeras fuertes y retirarlo. Darle la vuelta, abrir los muslos y apretar con fuerza con la base de la mano en el centro del esternón, hasta que cruja y el pollo quede plano.',
    'Secar muy bien la piel. Despegarla con los dedos sobre la pechuga y los muslos y meter debajo toda la mantequilla de hierbas. Frotar ambos lados con la sal y la pimienta. Meter las puntas de las alas detrás de la pechuga. Lavarse las manos y lavar la tabla, los boles y las tijeras con agua caliente y jabón.',
    'Dejar reposar el pollo {stand} para que la sal empiece a actuar y precalentar el horno a {oven}. Para una piel más crujiente, dejarlo en cambio toda la noche en la nevera (refrigerador), sin tapar, en una bandeja con borde en el estante más bajo, para que sus jugos no goteen sobre otros alimentos.',
    'Poner el pollo, con la piel hacia arriba, en una bandeja de horno con borde, con las mitades de limón al lado, y pincelar la piel con el aceite de oliva. Asar a media altura durante {roast}, girando la bandeja una vez. Si la piel se dora demasiado deprisa, cubrirla con papel de aluminio.',
    'Está hecho cuando un termómetro en la parte más gruesa tanto de la pechuga como del muslo, sin tocar el hueso, marca {done}, la piel está bien dorada y crujiente y los jugos salen claros.',
    'Pasar el pollo a una tabla y dejarlo reposar {rest}, sin tapar, para que la piel siga crujiente.',
    'Exprimir el limón asado en la bandeja, despegar lo que se haya adherido y retirar con una cuchara la mayor parte de la grasa. Separar los muslos y después las pechugas, y verter los jugos alrededor de la carne, no sobre la piel. Guardar las sobras en la nevera antes de que pasen dos horas.',
  ],
});
