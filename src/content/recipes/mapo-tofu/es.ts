import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Mapo tofu',
  alt: 'Mapo tofu',
  cuisine: 'China',
  description:
    'Dados temblorosos de tofu blando en una salsa rojo ladrillo que quema y hormiguea a la vez: la pasta de habas con chile aporta el picante y la profundidad, y la pimienta de Sichuan, el adormecimiento. Un poco de cerdo es más condimento que carne. Servir sobre arroz al vapor, para el que se hizo este plato.',
  ingredients: {
    tofu: 'de tofu blando (o sedoso), en dados de {cube}',
    poachingSalt: 'de sal fina, para el agua de escalfar',
    sichuanPepper: 'de pimienta de Sichuan en grano',
    oil: 'de aceite vegetal',
    pork: 'de carne de cerdo picada (molida)',
    doubanjiang: 'de doubanjiang (pasta de habas con chile de Sichuan), picado',
    blackBeans: 'de habas de soja (soya) negras fermentadas (douchi), enjuagadas y picadas',
    ginger: 'de jengibre fresco, picado fino',
    garlic: { one: 'diente de ajo, picado fino', other: 'dientes de ajo, picados finos' },
    chiliFlakes: 'de copos de chile de Sichuan',
    stock: 'de caldo de pollo sin sal',
    soySauce: 'de salsa de soja (soya)',
    sugar: 'de azúcar',
    cornstarch: 'de maicena',
    water: 'de agua fría',
    scallions: {
      one: 'cebolleta (cebolla de verdeo), en rodajas finas',
      other: 'cebolletas (cebollas de verdeo), en rodajas finas',
    },
  },
  steps: [
    'Tostar la pimienta de Sichuan en un wok seco a fuego bajo durante {toast}, sacudiéndolo, hasta que huela a cítricos y se oscurezca un poco. Dejar enfriar, desechar las semillas negras y moler hasta obtener un polvo.',
    'Llevar a un hervor apenas perceptible una olla ancha de agua con su sal. Deslizar el tofu dentro y escalfarlo {poach} sin que hierva, hasta que esté caliente por dentro y algo más firme. Dejarlo en el agua caliente hasta que se necesite.',
    'Calentar el aceite en el wok a fuego fuerte hasta que brille y ondee. Freír el cerdo {fry}, desmenuzándolo, hasta que no quede nada rosado, haya alcanzado {done} y los bordes estén dorados y crujientes.',
    'Bajar a fuego medio-bajo, añadir el doubanjiang y remover {paste}, hasta que el aceite esté de un rojo vivo. Añadir las habas negras fermentadas, el jengibre, el ajo y los copos de chile y remover {fry}, hasta que desprendan su aroma. El ajo que se dora amarga.',
    'Verter el caldo, la salsa de soja y el azúcar y llevar a ebullición. Sacar el tofu de su agua con una espumadera, dejarlo escurrir y deslizarlo en la salsa. Cocer a fuego lento {simmer}, empujándolo con suavidad con el dorso de una cuchara para que los dados queden enteros.',
    'Disolver la maicena en el agua fría. Añadir un tercio cada vez, dejando que la salsa burbujee {bubble} después de cada adición, hasta que se adhiera al tofu y asome una fina capa de aceite rojo en el borde. Puede que no se necesite toda.',
    'Incorporar la mitad de las cebolletas. Pasar a una fuente honda y terminar con la pimienta de Sichuan molida y el resto de las cebolletas. Servir enseguida.',
  ],
});
