import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Kimchi rápido de col china',
  alt: 'Kimchi',
  description:
    'Es el mak kimchi, el de diario: la col se corta antes de salarla, así que en una tarde está lista para el tarro y no hay que cortarla en la mesa. El primer día es crujiente y fresco, tras un día a temperatura ambiente tiene un ligero burbujeo y, después de dos semanas en la nevera (refrigerador), un sabor ácido y profundo.',
  ingredients: {
    cabbage: 'de col china (repollo chino), en trozos de {cut}',
    salt: 'de sal marina gruesa sin yodo',
    water: 'de agua',
    riceFlour: 'de harina de arroz glutinoso',
    sugar: 'de azúcar',
    gochugaru: 'de gochugaru (copos de chile coreano)',
    fishSauce: 'de salsa de pescado sin gluten',
    garlic: { one: 'diente de ajo, rallado fino', other: 'dientes de ajo, rallados finos' },
    ginger: 'de jengibre rallado fino',
    pear: { one: 'pera asiática (nashi), rallada', other: 'peras asiáticas (nashi), ralladas' },
    daikon: 'de rábano daikon, en bastoncillos finos',
    scallions: {
      one: 'cebolleta (cebolla de verdeo), en trozos de {cut}',
      other: 'cebolletas (cebollas de verdeo), en trozos de {cut}',
    },
  },
  steps: [
    'Lavar la col y sacudir el agua. Mezclarla con la sal en un bol grande, frotando casi toda la sal en las partes blancas y gruesas, y dejar reposar {stand}. Darle la vuelta cada {turn}. Está lista cuando un trozo blanco se dobla por la mitad sin romperse.',
    'Mientras tanto, batir el agua, la harina de arroz y el azúcar en un cazo y remover a fuego medio {stir}, hasta que burbujee y parezca engrudo ligero. Dejar enfriar por completo.',
    'Incorporar el gochugaru, la salsa de pescado, el ajo, el jengibre y la pera a la papilla fría y dejar reposar {swell}, hasta que los copos se hinchen y la pasta sea de un rojo intenso.',
    'Enjuagar la col dos veces en abundante agua fría y escurrirla en un colador {drain}, presionando suavemente al final. Probar un trozo grueso: debe saber claramente salado pero no áspero, más salado que una ensalada aliñada; eso equivale a un {salt} % de su peso en sal. Si resulta áspero, enjuagar otra vez; si está soso, mezclar con un poco más de sal.',
    'Ponerse guantes y mezclar la col, el daikon y las cebolletas con la pasta, hasta que todos los trozos queden rojos. La salsa de pescado compensa las verduras sin salar, de modo que el conjunto tiene un {salt} % de sal, lo que pide el NCHFP de Estados Unidos para el chucrut, y ahí ganan las bacterias lácticas.',
    'Apretar el kimchi en un tarro limpio, sacando las bolsas de aire, hasta que el jugo cubra la col. Dejar al menos {free} libres arriba, cerrar la tapa sin apretar y poner el tarro sobre un plato.',
    'Mantener a temperatura ambiente fresca, entre {low} y {high}, sin sol, durante {ferment}. Abrir una vez, hundir la col en su jugo con una cuchara limpia y buscar burbujitas y un olor ligeramente ácido. Si no los hay, dejar hasta {more} más.',
    'Cerrar el tarro y llevarlo a la nevera, a {fridge} o menos. Se puede comer enseguida y sabe más redondo a los {days} días.',
  ],
  tips: [
    'Pesar la sal. Las sales gruesas pesan tan distinto por cucharada que, al medir por volumen, el error puede llegar a la mitad. Aquí es el {salt} % del peso de la col cruda; la mayor parte se va al enjuagarla.',
    'Mantener la col bajo su jugo y usar utensilios limpios. Tirar el kimchi que tenga moho velloso o de color o que huela a podrido.',
    'El kimchi se conserva en la nevera unos {months} meses y se vuelve cada vez más ácido. El más viejo es ideal para guisos y arroz frito.',
    'Abrir el tarro una vez al día durante la primera semana, para que salga el gas.',
    'Una manzana dulce puede sustituir a la pera asiática. Algunas salsas de pescado llevan trigo; el kimchi solo es sin gluten con una que así lo indique en la etiqueta.',
  ],
  tags: ['kimchi', 'coreano', 'fermentado', 'col china', 'condimento'],
});
