import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Helado de aceite de oliva (gelato)',
  alt: 'Bolas de helado',
  cuisine: 'Italiana',
  description:
    'Un helado de yema, de color oro pálido, en el que un aceite de oliva afrutado sustituye a buena parte de la nata: denso, sedoso, con un leve toque herbáceo y rematado con unas escamas de sal. Un poco de miel evita que se endurezca demasiado. La receta da aproximadamente {yield}.',
  ingredients: {
    milk: 'de leche entera',
    cream: 'de nata para montar (crema de leche)',
    sugar: 'de azúcar',
    honey: 'de miel suave',
    salt: 'de sal fina',
    yolks: { one: 'yema de huevo M', other: 'yemas de huevo M' },
    oil: 'de aceite de oliva virgen extra afrutado',
    flakySalt: 'de sal marina en escamas, para servir',
  },
  steps: [
    'Si la máquina de helados tiene un recipiente que debe congelarse, meterlo en el congelador el día anterior. Colocar un colador fino sobre un bol de metal, y poner este dentro de otro más grande, lleno hasta la mitad de hielo y agua.',
    'Calentar en un cazo de fondo grueso la leche, la nata, la miel, la sal fina y la mitad del azúcar a fuego medio unos {warm}, removiendo, hasta que el azúcar se disuelva, salga vapor y aparezcan burbujitas en el borde. No dejar que hierva.',
    'Mientras tanto, batir las yemas con el resto del azúcar durante {whisk}, hasta que estén pálidas y espesas. Incorporar un tercio de la leche caliente en un hilo fino, sin dejar de batir, y volver a verter todo en el cazo.',
    'Cocer a fuego bajo durante {cook}, raspando el fondo todo el tiempo con una espátula, hasta que la crema cubra la espátula y un dedo deje en ella un surco limpio. Eso ocurre a {coats}, muy por encima de los {safe} que hacen seguro el huevo; por encima de {curdle} se cortaría.',
    'Colarla de inmediato en el bol sobre hielo y remover durante {stir}, hasta que ya no se note tibia. Verter el aceite de oliva en un hilo fino batiendo con energía, o incorporarlo con la batidora de mano durante {blend}, hasta que la crema brille y no floten gotas de aceite.',
    'Tapar y enfriar en la nevera (refrigerador) al menos {least} y hasta {most}, hasta que esté tan fría como la nevera, a {fridge} o menos. Una mezcla tibia se congela despacio y forma cristales.',
    'Batir la crema y mantecarla en la máquina durante {churn}, hasta que parezca un helado cremoso de máquina y una cuchara deje en ella un surco que no se cierra.',
    'Extenderla en un recipiente bajo y frío, pegar papel de horno (papel manteca) a la superficie, tapar y congelar durante {freeze}, hasta que los bordes estén firmes.',
    'Dejar el helado a temperatura ambiente durante {stand}, hasta que la cuchara de helado se deslice sin esfuerzo, y espolvorear las bolas con la sal en escamas. Está en su mejor momento durante la primera semana. Por la miel, no es apto para niños menores de un año.',
  ],
});
