import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Flan de huevo',
  alt: 'Flan de huevo con caramelo en un plato',
  description:
    'El flan casero de toda la vida: leche, huevos enteros y azúcar, con aroma de limón y canela, cuajado sin prisa al baño maría y desmoldado bajo su propio caramelo. De un día para otro está todavía mejor.',
  ingredients: {
    caramelSugar: 'de azúcar, para el caramelo',
    water: 'de agua',
    milk: 'de leche entera',
    lemon: { one: 'tira de piel de limón, lavado', other: 'tiras de piel de limón, lavado' },
    cinnamon: { one: 'rama de canela', other: 'ramas de canela' },
    eggs: { one: 'huevo M', other: 'huevos M' },
    sugar: 'de azúcar, para la crema',
  },
  steps: [
    'Precalentar el horno a {oven}. Colocar flaneras de {size}, una por ración, en una fuente honda con un paño de cocina doblado en el fondo.',
    'Calentar el azúcar del caramelo con el agua en un cazo pequeño de fondo grueso y color claro, a fuego medio, durante {caramel}, moviendo el cazo en lugar de remover, hasta que tome color ámbar. Verter enseguida en las flaneras e inclinarlas para cubrir el fondo. No tocarlo ni probarlo: el caramelo quema mucho más que el agua hirviendo.',
    'Calentar la leche con la piel de limón y la canela hasta que humee. Retirar del fuego, tapar y dejar infusionar {infuse}.',
    'Mezclar los huevos con el azúcar de la crema sin que entre aire. Añadir la leche caliente poco a poco, sin dejar de remover, colar a una jarra, retirar la espuma y llenar las flaneras.',
    'Verter en la fuente agua caliente del hervidor hasta media altura de las flaneras, tapar sin apretar con papel de aluminio y hornear durante {bake}. El flan está cuajado cuando el borde está firme y el centro aún tiembla; un termómetro marca ahí {inside}.',
    'Sacar las flaneras del agua, dejarlas templar {cool}, taparlas y enfriarlas en la nevera (refrigerador) al menos {chill}, hasta que la crema esté firme y el caramelo se haya hecho líquido.',
    'Pasar un cuchillo fino por el borde, poner un plato encima y darle la vuelta de un golpe. Cubrir con el resto del caramelo.',
  ],
  tips: [
    'El baño maría no debe hervir nunca, o el flan saldrá con agujeros. Si burbujea, añadir un poco de agua fría.',
    'El cazo con caramelo duro se limpia solo al hervir en él un poco de agua.',
    'Para un solo flan grande, usar una flanera de {large} y hornearlo {long}.',
    'Tapado y en su molde, se conserva {days} días en la nevera.',
  ],
  tags: ['postre', 'flan', 'caramelo', 'baño maría', 'cocina española'],
});
