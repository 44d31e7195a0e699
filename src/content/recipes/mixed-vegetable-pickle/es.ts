import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Encurtido indio de verduras (achar)',
  alt: 'Encurtidos indios variados',
  description:
    'Coliflor y zanahoria que aún crujen, mango verde, jengibre y guindillas enteras en un masala espeso de mostaza con un poco de jaggery. Las verduras apenas tienen acidez propia, así que aquí pasan un día en vinagre antes de añadir el aceite, y el tarro vive en la nevera (refrigerador) desde el principio. Se sirve con parathas, puris o un cuenco de rajma.',
  origin: 'Punyab, norte de la India',
  shelfLife: '{months} meses en la nevera; nunca a temperatura ambiente',
  ingredients: {
    cauliflower: 'de coliflor, en ramilletes pequeños',
    carrots: 'de zanahorias, peladas',
    mango: 'de mango verde y duro, pesado sin el hueso',
    chilies: 'de guindillas verdes (chiles o ajíes verdes)',
    ginger: 'de jengibre fresco, pelado',
    vinegar: 'de vinagre blanco (de alcohol), con un {acidity} % de acidez como mínimo',
    salt: 'de sal fina',
    mustardSeeds: 'de semillas de mostaza amarilla',
    fennelSeeds: 'de semillas de hinojo',
    fenugreekSeeds: 'de semillas de fenogreco',
    nigellaSeeds: 'de semillas de neguilla (kalonji)',
    chiliPowder: 'de chile de Cachemira en polvo',
    turmeric: 'de cúrcuma molida',
    jaggery: 'de jaggery (panela o piloncillo), rallado',
    oil: 'de aceite de mostaza, o de un aceite neutro como el de girasol',
  },
  steps: [
    'Lavar los tarros y sus tapas con agua caliente y jabón y enjuagarlos. Hervir los tarros {boil} cubiertos de agua, dejarlos escurrir boca abajo sobre un paño limpio, secar las tapas con otro y esperar {dry}, hasta que todo esté bien seco. No secar los tarros en el horno: el calor seco puede rajarlos.',
    'Lavar y secar las verduras. Cortar las zanahorias en bastones de {carrot}, el mango con su piel en trozos de {mango} y el jengibre en juliana, y abrir las guindillas a lo largo por un lado para que entre el vinagre.',
    'Escaldar la coliflor y las zanahorias en agua hirviendo durante {blanch}, escurrirlas y extenderlas sobre paños limpios durante {dry}, hasta que estén secas al tacto.',
    'Llevar a ebullición el vinagre con la mitad de la sal en una cazuela de acero inoxidable o esmaltada. Añadir todas las verduras, el mango, las guindillas y el jengibre, cocer a fuego lento {simmer}, pasar a un bol de vidrio y presionar hasta que todo quede cubierto por el vinagre. Dejar enfriar, tapar y guardar en la nevera {soak}: es lo que acidifica las verduras hasta el centro.',
    'Antes de escurrir, probar un trozo de zanahoria: debe estar claramente ácido en el centro. Si no lo está, dejar todo en el vinagre, en la nevera, un día más. Después, escurrir en un colador durante {drain} y reservar aproximadamente la cuarta parte del vinagre empleado, {kept}.',
    'Tostar las semillas de mostaza, hinojo y fenogreco en una sartén sin grasa a fuego bajo durante {toast}, hasta que desprendan aroma, y triturarlas no muy finas una vez frías.',
    'Calentar el aceite en una cazuela honda a {oil}, lo que quita la aspereza al aceite de mostaza; no hace falta que humee. No dejarlo solo, tener una tapa a mano y no echar nunca agua al aceite en llamas. Apagar y dejar enfriar {cool}, hasta que esté solo templado, porque el vinagre hace saltar el aceite caliente. Incorporar las especias molidas, la neguilla, el chile en polvo, la cúrcuma, el jaggery, el resto de la sal y el vinagre reservado, y remover hasta que el jaggery se disuelva.',
    'Cuando el masala esté completamente frío, mezclarlo con las verduras. Llenar los tarros, presionando para sacar el aire, y comprobar que el aceite lo cubre todo por un dedo. Dejar {days} días en la nevera antes de probarlo; está listo cuando el masala ha espesado y cada trozo está sazonado hasta el centro.',
  ],
  tips: [
    'No prescindir del vinagre ni rebajarlo, y no echar antes el aceite. En las verduras poco ácidas cubiertas de aceite puede crecer la bacteria del botulismo, y su toxina no se ve, no se huele y no tiene sabor.',
    'Guardar los tarros siempre en la nevera, a {fridge} o menos, y consumirlos en un plazo de {months} meses. Las recetas antiguas que dejan este encurtido en un estante no merecen el riesgo.',
    'La sal es el {percent} % del peso de las verduras y el mango; una parte se va con el vinagre escurrido, y por eso la mitad se añade al final.',
    'En algunos países el aceite de mostaza se vende solo para uso externo por su ácido erúcico. En ese caso, usar un aceite neutro.',
    'No añadir después ajo crudo ni hierbas frescas. Tapa hinchada, burbujas, moho o turbidez que antes no había: tirar el tarro sin abrirlo. En caso de duda, tirarlo.',
  ],
  tags: ['encurtido indio', 'achar', 'coliflor', 'zanahoria', 'vinagre', 'verduras encurtidas'],
});
