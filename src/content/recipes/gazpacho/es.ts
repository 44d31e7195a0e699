import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Gazpacho andaluz',
  alt: 'Cuenco de gazpacho con daditos de pepino y picatostes',
  description:
    'La sopa fría del verano andaluz, para beber en vaso o tomar con cuchara. Tomate (jitomate) maduro, pimiento, pepino, ajo y pan del día anterior se trituran en crudo, y un buen aceite de oliva, añadido al final, vuelve el rojo anaranjado y cremoso.',
  ingredients: {
    bread: 'de pan blanco del día anterior, sin corteza',
    water: 'de agua fría',
    tomatoes: 'de tomates (jitomates) muy maduros',
    pepper: { one: 'pimiento verde italiano pequeño', other: 'pimientos verdes italianos pequeños' },
    cucumber: { one: 'pepino pequeño', other: 'pepinos pequeños' },
    garlic: { one: 'diente de ajo', other: 'dientes de ajo' },
    salt: 'de sal fina',
    vinegar: 'de vinagre de Jerez',
    oil: 'de aceite de oliva virgen extra, para la sopa',
    croutonOil: 'de aceite de oliva, para los picatostes',
  },
  steps: [
    'Cortar la mitad del pan en daditos y reservarlos para los picatostes. Trocear el resto con la mano, regarlo con el agua y dejarlo en remojo {soak}.',
    'Lavar bien los tomates, el pimiento y el pepino, porque se comen crudos. Quitar el pedúnculo a los tomates y las semillas al pimiento, pelar el pepino y retirar el germen del ajo. Apartar un poco de pimiento y de pepino en daditos para servir.',
    'Trocear el resto, mezclarlo con el ajo y la sal en un bol grande y dejarlo reposar {stand}, hasta que suelte el jugo.',
    'Triturar las hortalizas y su jugo con el pan remojado, su agua y el vinagre en la batidora de vaso (licuadora) a velocidad alta durante {blend}, por tandas si hace falta, hasta que no queden trozos.',
    'Con la batidora en marcha, añadir el aceite de oliva para la sopa en un hilo fino durante {stream}. El gazpacho se aclara y se vuelve cremoso. Para dejarlo muy fino, pasarlo por un colador.',
    'Tapar y enfriar en la nevera (refrigerador) al menos {chill}, hasta que esté tan frío como la nevera, a {fridge} o menos.',
    'Poco antes de servir, dorar los daditos de pan en el aceite para los picatostes a fuego medio durante {fry}, removiendo. Probar otra vez el gazpacho, porque el frío apaga la sal y el vinagre, y servirlo con los picatostes y los daditos de hortalizas.',
  ],
  tips: [
    'Todo depende de los tomates: blandos, muy rojos y con aroma. Con tomates pálidos sale una sopa pálida.',
    'Si queda espeso para beberlo, aligerarlo con agua helada y no con cubitos, que lo aguan de forma desigual.',
    'Sin pan queda más ligero y no lleva gluten.',
    'Se conserva {days} días en la nevera; remover antes de servir.',
  ],
  tags: ['sopa fría', 'tomate', 'para preparar con antelación', 'verano', 'vegana', 'cocina andaluza'],
});
