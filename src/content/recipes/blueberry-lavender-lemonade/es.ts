import { words } from '../words.ts';
import { facts } from './facts.ts';

export default words(facts, {
  title: 'Limonada de arándanos y lavanda',
  alt: 'Bebida con hielo del color de los frutos rojos',
  description:
    'Un sirope de arándanos con una breve infusión de lavanda, mezclado con una limonada fría, a la que da un rojo vivo. Aquí la lavanda es un condimento y no un perfume: {flowers} fuera del fuego dan sabor a flores, {soap} dan sabor a jabón. El sirope puede hacerse con días de antelación.',
  garnish: ['Arándanos frescos', 'Rodaja de limón', 'Ramita de lavanda culinaria'],
  glassware: 'Vaso alto o tarro de vidrio',
  ingredients: {
    blueberries: 'de arándanos, frescos o congelados',
    sugar: 'de azúcar',
    syrupWater: 'de agua para el sirope (jarabe)',
    lavender: 'de lavanda seca para uso culinario',
    lemonJuice: 'de zumo (jugo) de limón recién exprimido',
    coldWater: 'de agua fría',
    ice: 'Cubitos de hielo, para llenar los vasos',
  },
  steps: [
    'Llevar a ebullición los arándanos, el azúcar y el agua del sirope en un cazo y cocer a fuego lento {simmer}, hasta que los arándanos revienten y el sirope, de un morado intenso, cubra ligeramente una cuchara.',
    'Retirar del fuego, añadir la lavanda, remover, tapar y dejar infusionar {infuse}. Probar: debe notarse un fondo floral, nada más.',
    'Colar por un colador fino sobre una jarra, apretando la fruta hasta que solo queden pieles y flores, y enfriar {cool} en la nevera (refrigerador), o más deprisa sobre un bol con hielo.',
    'Incorporar el zumo de limón, que convierte el morado en un rojo vivo, y el agua fría. Probar: puede quedar un poco fuerte, porque aún falta el hielo.',
    'Llenar de hielo unos vasos altos, servir la limonada y decorar.',
  ],
  tips: [
    'Usar lavanda vendida para cocinar. Las flores para saquitos o de floristería pueden estar tratadas o perfumadas.',
    'El sirope se conserva una semana en la nevera, en una botella limpia y cerrada.',
    'Con agua con gas en lugar de la mitad del agua fría se convierte en una limonada con burbujas; añadir el agua con gas en el vaso.',
    'Poner una cucharada de los arándanos colados en los vasos si se quiere encontrar algo que comer en el fondo.',
  ],
  tags: ['arándanos', 'lavanda', 'limonada', 'sin alcohol', 'jarra'],
});
