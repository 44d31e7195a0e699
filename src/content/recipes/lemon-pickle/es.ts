import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Encurtido de limón (nimbu ka achaar)',
  alt: 'Encurtido de limón en aceite',
  description:
    'Limones salados con toda su piel y dejados en reposo dos semanas, hasta que la cáscara se vuelve tierna y suave, y terminados después con aceite en el que han soltado su aroma fenogreco, mostaza y asafétida. Es un buen encurtido para empezar, porque los limones traen mucha acidez propia. Picar un trozo y mezclarlo con yogur, o comerlo con arroz con yogur, dal o cualquier fritura.',
  origin: 'Norte de la India',
  shelfLife: '{months} meses en la nevera (refrigerador), siempre cubierto de aceite',
  ingredients: {
    lemons: 'de limones amarillos sin tratar, de piel fina',
    salt: 'de sal fina',
    lemonJuice: 'de zumo (jugo) de limón recién exprimido',
    turmeric: 'de cúrcuma molida',
    fenugreek: 'de semillas de fenogreco',
    mustard: 'de semillas de mostaza marrón',
    chiliPowder: 'de chile de Cachemira en polvo',
    asafoetida: 'de asafétida sin gluten',
    oil: 'de aceite de girasol, u otro aceite neutro',
  },
  steps: [
    'Lavar el tarro y la tapa con agua caliente y jabón y enjuagarlos. Hervir el tarro {boil} cubierto de agua, dejarlo escurrir boca abajo sobre un paño limpio, secar la tapa con otro y esperar {dry}, hasta que todo esté bien seco. No secar el tarro en el horno: el calor seco puede rajarlo.',
    'Cepillar los limones, secarlos por completo y dejarlos sobre un paño {rest}, para que se vaya la última humedad. Cortar cada uno en octavos sobre un bol para recoger el jugo, y quitar las pepitas, que amargarían el encurtido.',
    'Mezclar los limones y el jugo que han soltado con la sal y la cúrcuma, apretarlos en el tarro, verter el zumo por encima y cerrar. Al día siguiente los trozos deben estar en salmuera; si no, presionarlos hacia abajo.',
    'Poner el tarro al sol o en un lugar cálido {days} días y agitarlo una vez al día. Pasar al paso siguiente cuando la cáscara esté tan tierna que se corte con el borde de una cuchara; los limones de piel gruesa pueden necesitar otra semana.',
    'Tostar el fenogreco en una sartén seca a fuego bajo {toast}, hasta que se oscurezca un tono y no más, porque quemado amarga. Molerlo fino.',
    'Calentar el aceite con las semillas de mostaza en una cazuela honda a fuego medio, con la tapa entreabierta, hasta que salten, alrededor de {pop}. No dejar nunca solo el aceite caliente: si humea, apagar el fuego; si se incendia, cerrar la tapa, apagar la fuente de calor y no echar nunca agua. Cuando las semillas hayan saltado, apagar, esperar {wait} y añadir la asafétida, el fenogreco molido y el chile en polvo; el aceite debe ponerse rojo y hacer espuma suave sin que se tueste el polvo. Dejar enfriar por completo, alrededor de {cool}.',
    'Mezclar el aceite especiado con los limones con una cuchara seca, presionarlos y comprobar que el aceite los cubre un dedo. Madurar {days} días más, removiendo a diario: está listo cuando la salmuera ha espesado como una salsa y ningún trozo sabe a cáscara cruda. Desde ese día, guardar el tarro en la nevera.',
  ],
  tips: [
    'Los limones de piel fina o las limas indias están listos antes. La parte blanca gruesa amarga durante meses; recortar una parte si no se encuentran otros.',
    'Pesar la sal: es el {salt} % del peso de los limones y, junto con su acidez, conserva el tarro.',
    'Casi toda la asafétida en polvo lleva harina de trigo. El encurtido solo es sin gluten con una que así lo indique; si se omite, apenas se echa en falta.',
    'El aceite de mostaza es la otra opción clásica. En algunos países se vende solo para uso externo, por su ácido erúcico; por eso aquí va un aceite neutro.',
    'Usar una cuchara limpia y seca y mantener los trozos bajo el aceite. Una capa blanca, pelusa o burbujeo significan moho o levadura: tirar el tarro sin probarlo. En caso de duda, tirarlo.',
  ],
  tags: ['limón', 'nimbu', 'achar', 'cítricos', 'condimento', 'conserva'],
});
