import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Sopa de miso con tofu y wakame',
  alt: 'Sopa de miso',
  description:
    'Turbia, sabrosa y ligera, en la mesa en media hora. La base es un dashi fresco de kombu y copos de bonito, que apenas da más trabajo que un té; luego van el tofu, el wakame y la cebolleta, y el miso se disuelve al final, sin hervir, para que conserve su aroma.',
  ingredients: {
    water: 'de agua fría',
    kombu: 'de kombu seco',
    bonitoFlakes: 'de copos de bonito seco (katsuobushi)',
    wakame: 'de wakame seco troceado',
    tofu: 'de tofu blando (sedoso), en dados de {cube}',
    miso: 'de miso blanco de arroz sin gluten',
    scallions: {
      one: 'cebolleta (cebolla de verdeo), en rodajas finas',
      other: 'cebolletas (cebollas de verdeo), en rodajas finas',
    },
  },
  steps: [
    'Limpiar el kombu con un paño seco sin quitarle el polvillo blanco: es sabor. Ponerlo en una olla con el agua y calentar a fuego bajo unos {heat}, hasta que se junten burbujitas en el fondo y el agua marque unos {water}. Sacar el kombu antes de que el agua hierva.',
    'Llevar el agua a ebullición, retirar la olla del fuego y esparcir los copos de bonito. Dejarlos {steep}, hasta que la mayoría se haya hundido.',
    'Colar el dashi sobre una olla limpia con un colador forrado de papel o de tela. Dejar que gotee sin exprimir, porque quedaría turbio y con sabor a pescado.',
    'Remojar el wakame en un bol de agua fría {soak}, hasta que se haya abierto y esté tierno, y escurrirlo.',
    'Calentar el dashi hasta que apenas empiece a hervir. Añadir el tofu con cuidado y calentarlo a fuego bajo {tofu}, hasta que los dados estén calientes por dentro. Agregar el wakame.',
    'Retirar la olla del fuego. Poner el miso en un colador pequeño o un cucharón, sumergirlo en la sopa y remover con unas varillas hasta que se disuelva sin grumos.',
    'Calentar la sopa una vez más hasta que humee, sin dejar que hierva. Servirla en cuencos, esparcir la cebolleta por encima y llevarla enseguida a la mesa; remover desde el fondo, porque el miso se asienta.',
  ],
  tips: [
    'Los misos varían mucho en sal. Disolver primero tres cuartas partes, probar y añadir después el resto.',
    'Para una sopa sin gluten, elegir un miso hecho solo con arroz o soja; el de cebada contiene gluten. La etiqueta lo indica.',
    'Para una versión vegana, suprimir los copos de bonito y remojar el kombu en el agua fría, en la nevera (refrigerador), {soak} con unas setas shiitake secas.',
    'Al hervir, el miso pierde aroma; por eso conviene recalentar las sobras con suavidad y consumirlas en un plazo de {days} días.',
  ],
  tags: ['sopa', 'cocina japonesa', 'miso', 'tofu', 'receta rápida'],
});
