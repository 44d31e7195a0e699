import type { Language } from '#catalogs/languages.ts';

export const BROWNIES = `Fudgy Walnut Brownies
Prep time: 20 minutes
Serves 12

Ingredients
1 1/2 cups all-purpose flour
3/4 cup unsweetened cocoa powder
1 tsp baking powder
1 stick butter, melted
2 cups packed brown sugar
3 large eggs
Pinch of salt

For the topping:
1/2 cup chopped walnuts
4 oz cream cheese, softened
1/2 cup buttermilk

Instructions
1. Heat the oven to 350°F and line a 9x13 inch pan with parchment.
2. Whisk the butter into the sugar, then beat in the eggs.
3. Fold in the flour, spread in the pan and bake for 30 minutes.

Notes
They keep for 3 days in the fridge.`;

export const SPONGE = `Victoria Sponge
Serves 4

Ingredients
250 g plain flour
200 g sugar
227 g butter, softened
300 ml milk
4 eggs

Method
Heat the oven to 180°C and grease a 23 cm tin.
Beat the butter with the sugar, then add the eggs one by one.
Pour in the milk, fold in the flour and bake for 25 minutes.`;

export const CREPES = `Crêpes de mamie
Pour 6 personnes
Préparation : 15 min

Ingrédients
250 g de farine
1 tasse de sucre
4 œufs
50 cl de lait
2 c. à soupe de beurre fondu
1 pincée de sel

Pour la garniture :
1/2 tasse de noix hachées

Préparation
Mélanger la farine et le sel, puis ajouter les œufs un à un.
Verser le lait peu à peu et laisser reposer 30 minutes.
Garder les crêpes au chaud dans le four à 80 °C.`;

export const KUCHEN = `Apfelkuchen vom Blech
Für 4 Portionen

Zutaten
1 Tasse Mehl
125 g Zucker
1 Tasse Milch
4 EL Zitronensaft
3 Eier

Für die Streusel:
100 g Butter

Zubereitung
Den Backofen auf 180 °C vorheizen.
Mehl und Zucker mischen und die Eier unterrühren.
Den Teig auf ein Blech streichen und 35 Minuten backen.`;

export const ARROZ = `Arroz con leche
Para 4 personas

Ingredientes
2 tazas de arroz
1 taza de leche
150 g de azúcar
1 cucharada de mantequilla
1 rama de canela

Elaboración
Lavar el arroz y ponerlo en una cazuela con la leche y la canela.
Cocer a fuego lento durante 40 minutos, removiendo de vez en cuando.
Añadir el azúcar y servir frío.`;

/** Recipes as people paste them. */
export const PASTED: readonly (readonly [Language, string])[] = [
  ['en', BROWNIES],
  ['en', SPONGE],
  ['fr', CREPES],
  ['de', KUCHEN],
  ['es', ARROZ],
];
