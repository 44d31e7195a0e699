import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Guacamole clásico',
  alt: 'Guacamole',
  description:
    'Aguacate, lima, chile, cebolla y cilantro, y poco más. Majar primero la cebolla y el chile con la sal reparte su sabor por todo el guacamole, mientras que el aguacate solo se aplasta a medias, para que queden trocitos.',
  ingredients: {
    onion: 'de cebolla blanca picada fina',
    chili: {
      one: 'chile verde fresco, serrano o jalapeño, picado fino',
      other: 'chiles verdes frescos, serranos o jalapeños, picados finos',
    },
    cilantro: 'de cilantro fresco picado',
    salt: 'de sal fina',
    avocados: { one: 'aguacate (palta) Hass maduro', other: 'aguacates (paltas) Hass maduros' },
    limeJuice: 'de zumo (jugo) de lima (limón verde)',
    tomato: {
      one: 'tomate pera (jitomate) pequeño, sin semillas y en daditos',
      other: 'tomates pera (jitomates) pequeños, sin semillas y en daditos',
    },
  },
  steps: [
    'Lavar los aguacates, el tomate y el cilantro; si no, el cuchillo llevaría los gérmenes de la piel a la pulpa. Comprobar los aguacates: uno maduro cede a una presión suave cerca del pedúnculo, y la pulpa que hay debajo de este es verde, no marrón.',
    'Poner la mitad de la cebolla, la mitad del chile, la mitad del cilantro y toda la sal en un mortero (molcajete) o en un bol resistente. Majar con la mano del mortero o con el dorso de un tenedor durante {crush}, hasta obtener una pasta húmeda y aromática.',
    'Partir los aguacates por la mitad, retirar los huesos y hacer cortes en la pulpa, sin sacarla de la piel, formando cubos. Pasarla con una cuchara a la pasta.',
    'Añadir el zumo de lima y aplastar con unos pocos golpes de tenedor, solo hasta que más o menos la mitad quede lisa y el resto en trocitos.',
    'Incorporar con una cuchara el tomate y el resto de la cebolla, del chile y del cilantro, sin aplastar más.',
    'Probar con los totopos o las verduras que se vayan a servir, y añadir un poco más de lima o de sal si resulta soso. Dejar reposar {stand}, para que la cebolla pierda fuerza, y servir.',
  ],
  tips: [
    'Los aguacates duros maduran en {days} días en una bolsa de papel con un plátano; una vez maduros, aguantan unos días en la nevera (refrigerador).',
    'El picante del chile está sobre todo en las venas claras. Quitarlas para un guacamole suave, y no tocarse los ojos con los dedos.',
    'Para que siga verde, alisar la superficie y cubrirla con film transparente en contacto directo. Tapado se conserva {days} día en la nevera; dejar un hueso en el guacamole no sirve de nada.',
    'Si la cebolla picada es muy fuerte, enjuagarla con agua fría.',
  ],
  tags: ['guacamole', 'aguacate', 'cocina mexicana', 'sin cocción', 'para picar'],
});
