import type { FaqPage } from './schema.ts';

export default {
  title: 'Questions fréquentes',
  description:
    'Tasses en grammes, cuillères, onces, températures de four, Gas Mark et portions : des réponses courtes et exactes aux questions de cuisine.',
  intro:
    'Des réponses courtes, avec les chiffres. La « tasse (US) » est la mesure américaine ; la c. à s. vaut 15 ml et la c. à c. 5 ml, sauf indication contraire.',
  groups: [
    {
      id: 'weight',
      title: 'Poids',
      items: [
        {
          id: 'cup-of-flour',
          question: 'Combien de grammes de farine dans une tasse (US) ?',
          answer: [
            'Environ 125 g de farine courante (type T55, tout usage au Québec), aérée, versée à la cuillère dans la tasse, puis arasée au couteau. C’est la valeur que ce site emploie (0,53 g par ml).',
            'Les tableaux les plus connus vont de 120 à 142 g, car une tasse plongée dans le paquet comprime la farine. Si votre recette a son propre tableau, suivez-le ; sinon, 125 g est une bonne base.',
          ],
        },
        {
          id: 'cup-weights-differ',
          question: 'Pourquoi une tasse de sucre pèse-t-elle plus qu’une tasse de farine ?',
          answer: [
            'Une tasse mesure un espace, pas un poids, et chaque ingrédient remplit cet espace à sa façon. Mesurée, une tasse (US) contient environ 81 g de flocons d’avoine, 125 g de farine, 200 g de sucre semoule, 237 g d’eau ou 339 g de miel.',
            'Pour passer des grammes aux tasses, il faut donc toujours connaître l’ingrédient. Choisissez-le d’abord dans le convertisseur : sa densité fait le reste. Les densités par défaut du convertisseur donnent 83 g d’avoine, 201 g de sucre et 336 g de miel, presque la même chose.',
          ],
        },
        {
          id: 'grams-to-ounces',
          question: 'Comment convertir des onces et des livres en grammes ?',
          answer: [
            'Multipliez les onces par 28,35. Dans l’autre sens, 100 g font 3,53 oz, 250 g font 8,82 oz et 500 g font 17,64 oz, soit 1,10 lb. Une livre américaine (lb) compte 16 oz, c’est-à-dire 453,59 g, et non 500 g ; la livre du Québec est la même.',
            'Il s’agit ici de l’once de poids. L’once liquide (fl oz) mesure un volume ; elle a sa propre réponse plus bas.',
          ],
        },
        {
          id: 'butter-stick',
          question: 'Combien pèse un « stick » de beurre américain ?',
          answer: [
            'Un stick pèse 113 g (4 oz), soit 8 c. à s. ou une demi-tasse (US). Une c. à s. de beurre pèse environ 14 g.',
            'Une plaquette de 250 g correspond à 2,2 sticks, un peu plus d’une tasse (US) de beurre (227 g).',
          ],
        },
        {
          id: 'scale-or-cups',
          question: 'Faut-il peser ou mesurer à la tasse ?',
          answer: [
            'Pesez la farine, le cacao, le sucre, les noix et tout ce qui peut se tasser. La balance donne chaque fois la même quantité, quelle que soit la personne qui cuisine, et laisse moins de vaisselle. Tasses et cuillères conviennent à l’eau, au lait et à l’huile.',
            'Beaucoup de balances comptent au gramme près : c’est trop grossier pour un peu de levure ou d’épices. En dessous de 5 g environ, utilisez une c. à c. rase ou une balance au dixième de gramme.',
          ],
        },
        {
          id: 'sifted-flour',
          question: '« 1 tasse de farine tamisée » ou « 1 tasse de farine, tamisée » : est-ce pareil ?',
          answer: [
            'Non. Dans le premier cas, on tamise avant de mesurer : la tasse contient plus d’air et moins de farine. Ce qui suit la virgule se fait après la mesure. De même pour « 1 tasse de noix hachées » et « 1 tasse de noix, hachées ».',
            'Au poids, la différence disparaît : 125 g de farine restent 125 g, tamisée ou non.',
          ],
        },
        {
          id: 'salt-teaspoon',
          question: 'Combien pèse une cuillère à café de sel ?',
          answer: [
            'Une c. à c. rase de sel fin pèse environ 6 g. Le gros sel et la fleur de sel laissent des vides entre leurs grains et pèsent moins par cuillère : pesez-les, ou salez à votre goût.',
            'Notre convertisseur part de 2,16 g par ml, la densité du cristal massif ; à ce compte, une c. à c. pèserait 10,8 g. Pour du sel pris à la cuillère, retenez 6 g : dans le convertisseur, choisissez « Utiliser le poids mesuré ».',
          ],
        },
      ],
    },
    {
      id: 'volume',
      title: 'Volume',
      items: [
        {
          id: 'which-cup',
          question: 'Combien de millilitres dans une tasse ?',
          answer: [
            'La tasse (US) fait 236,59 ml, soit un peu moins de 24 cl. La tasse métrique d’Australie, de Nouvelle-Zélande et du Canada fait 250 ml. Une vieille recette britannique peut désigner une demi-pinte impériale, 284 ml ; la tasse japonaise fait 200 ml.',
            'Sur ce site, le convertisseur de l’accueil compte 236,59 ml pour la tasse (US) et propose les autres sous leur nom. Le multicalculateur compte 240 ml, la tasse des étiquettes américaines : ses résultats diffèrent d’environ 1,4 %.',
          ],
        },
        {
          id: 'tablespoons-in-cup',
          question: 'Combien de cuillères à soupe dans une tasse (US) ?',
          answer: [
            'Seize : 12 pour trois quarts de tasse, 8 pour une demie, 4 pour un quart et 2 pour un huitième.',
            'Les tiers demandent aussi la petite cuillère : 1/3 de tasse vaut 5 c. à s. et 1 c. à c. ; 2/3 de tasse valent 10 c. à s. et 2 c. à c.',
          ],
        },
        {
          id: 'tablespoon-sizes',
          question: 'La cuillère à soupe est-elle la même partout ?',
          answer: [
            'Presque. En France, en Belgique, en Suisse comme au Canada, elle vaut 15 ml, soit 3 c. à c. ; aux États-Unis, 14,79 ml. Dans une recette, l’écart ne se remarque pas. La cuillère du tiroir, elle, contient de 10 à 15 ml : pour la pâtisserie, préférez une cuillère-mesure.',
            'L’exception est l’Australie : sa cuillère vaut 20 ml, soit 4 c. à c. Pour une recette australienne, ajoutez 1 c. à c. par c. à s. de 15 ml.',
          ],
        },
        {
          id: 'milliliters-to-cups',
          question: 'Comment convertir des millilitres en tasses (US) ?',
          answer: [
            'Divisez par 236,59. 100 ml (10 cl) font 0,42 tasse, 250 ml font 1,06 tasse, 500 ml font 2,11 tasses et 1 litre fait 4,23 tasses.',
            'Pour une soupe, une sauce ou une boisson, compter 240 ml par tasse suffit.',
          ],
        },
        {
          id: 'ounce-or-fluid-ounce',
          question: 'L’once liquide et l’once, est-ce la même chose ?',
          answer: [
            'Non. L’once liquide (fl oz) mesure un volume : 29,57 ml aux États-Unis, 28,41 ml en Grande-Bretagne. L’once (oz) mesure un poids : 28,35 g.',
            'Les deux ne se rejoignent que pour l’eau et les liquides qui lui ressemblent. Une once liquide américaine d’eau pèse environ 29,6 g ; de miel, environ 42 g.',
          ],
        },
        {
          id: 'pints-quarts-gallons',
          question: 'Que valent la pinte, le quart et le gallon américains ?',
          answer: [
            'La pinte fait 473,18 ml (2 tasses), le quart 946,35 ml (4 tasses) et le gallon 3,79 litres (16 tasses).',
            'La pinte britannique fait 568 ml, un cinquième de plus : regardez d’où vient la recette avant de verser. Au Québec, une pinte de lait est le quart impérial, 1,14 litre.',
          ],
        },
        {
          id: 'pinch-and-dash',
          question: 'Combien fait une pincée ?',
          answer: [
            'Dans les jeux de petites cuillères-mesures américaines, « dash » vaut 1/8 de c. à c. (0,62 ml), « pinch », la pincée, 1/16 (0,31 ml) et « smidgen » 1/32 (0,15 ml). Les sources ne sont pas toutes d’accord.',
            'La plupart des cuisiniers ne les mesurent jamais : une pincée est ce que prennent le pouce et l’index. Ajoutez-la, goûtez, et recommencez si le plat le demande.',
          ],
        },
      ],
    },
    {
      id: 'temperature',
      title: 'Température et Gas Mark',
      items: [
        {
          id: 'fahrenheit-to-celsius',
          question: 'Comment convertir des degrés Fahrenheit en Celsius ?',
          answer: [
            'Soustrayez 32, multipliez par 5 et divisez par 9. Dans l’autre sens, multipliez les Celsius par 9, divisez par 5 et ajoutez 32.',
            'Pour régler le four : 325 °F font environ 160 °C, 350 °F environ 180 °C, 375 °F environ 190 °C, 400 °F environ 200 °C et 425 °F environ 220 °C.',
          ],
        },
        {
          id: 'rounded-temperatures',
          question: 'Pourquoi 350 °F donnent-ils tantôt 177 °C, tantôt 180 °C ?',
          answer: [
            '177 °C est la conversion exacte, au degré près ; 180 °C est ce que donnent les recettes, parce que les fours se règlent de 5 en 5 ou de 10 en 10 degrés et que leur température varie de toute façon davantage.',
            'Pour la pâtisserie, prenez la valeur arrondie. Pour la température à cœur d’une viande ou d’un poisson, partez de la valeur exacte et n’arrondissez jamais vers le bas.',
          ],
        },
        {
          id: 'what-is-gas-mark',
          question: 'Qu’est-ce que le Gas Mark ?',
          answer: [
            'C’est l’échelle numérotée des fours à gaz britanniques. Gas Mark 1 correspond à 135 °C (275 °F, 140 °C dans les recettes), et chaque numéro suivant ajoute environ 14 °C (25 °F). Gas Mark 4, le réglage habituel des gâteaux, correspond à 180 °C (350 °F).',
            'En dessous de 1, il en reste deux : Gas Mark 1/2 (250 °F, environ 120 °C) et Gas Mark 1/4 (225 °F, environ 110 °C).',
          ],
        },
        {
          id: 'gas-mark-chart',
          question: 'À combien de degrés correspond chaque Gas Mark ?',
          answer: [
            'Four doux : Gas Mark 1/4 correspond à 110 °C (225 °F), 1/2 à 120–130 °C (250 °F), 1 à 140 °C (275 °F), 2 à 150 °C (300 °F) et 3 à 160–170 °C (325 °F).',
            'Four moyen à très chaud : Gas Mark 4 correspond à 180 °C (350 °F), 5 à 190 °C (375 °F), 6 à 200 °C (400 °F), 7 à 220 °C (425 °F), 8 à 230 °C (450 °F), 9 à 240 °C (475 °F) et 10 à 260 °C (500 °F). Les degrés Celsius sont ceux, arrondis, des recettes.',
          ],
        },
        {
          id: 'fan-oven',
          question: 'Que changer pour un four à chaleur tournante ?',
          answer: [
            'Réglez-le 20 °C plus bas (25 °F dans les recettes américaines, un Gas Mark dans les britanniques) et surveillez un peu avant la fin du temps indiqué. Une recette à 180 °C en chaleur statique passe à 160 °C en chaleur tournante.',
            'Si la recette donne les deux valeurs, prenez celle de votre four. Certains fours baissent d’eux-mêmes la température : leur notice le dit. Seul le réglage du four change : à cœur d’une viande, dans l’huile ou dans le sucre, la température reste la même avec tous les fours.',
          ],
        },
        {
          id: 'thermostat-and-stufe',
          question: 'Le thermostat de mon four et le Gas Mark, est-ce la même échelle ?',
          answer: [
            'Non. Multipliez le numéro du thermostat par 30 pour obtenir les degrés Celsius : thermostat 6 correspond à 180 °C, donc à Gas Mark 4, alors que Gas Mark 6 correspond à 200 °C. Dans les livres anciens, l’écart avec cette règle peut atteindre 20 °C.',
            'Les fours à gaz allemands ont encore leurs propres niveaux, les « Stufen », qui dépendent du fabricant. Passez par les degrés Celsius et par la notice du four.',
          ],
        },
        {
          id: 'safe-temperatures',
          question: 'Quelle température à cœur pour la viande, la volaille et le poisson ?',
          answer: [
            'Les recommandations sanitaires américaines donnent 74 °C (165 °F) pour toute volaille, les farces, les gratins et les restes, 71 °C (160 °F) pour la viande hachée et les œufs, 63 °C (145 °F) et trois minutes de repos pour les pièces entières de bœuf, de porc, de veau et d’agneau, et 63 °C (145 °F) pour le poisson et les fruits de mer. L’agence britannique Food Standards Agency conseille en général 70 °C (158 °F) à cœur pendant deux minutes, ce qui est plus strict pour les pièces entières et le poisson. En France, l’Anses conseille 70 °C à cœur pour la viande hachée.',
            'Mesurez au plus épais, loin de l’os. Un temps de cuisson est une estimation ; c’est le thermomètre qui décide.',
          ],
        },
      ],
    },
    {
      id: 'scaling',
      title: 'Adapter les quantités d’une recette',
      items: [
        {
          id: 'scaling-factor',
          question: 'Comment adapter une recette au nombre de convives ?',
          answer: [
            'Divisez le nombre de portions voulu par celui de la recette, puis multipliez chaque quantité par le résultat. De 4 à 6 portions, le facteur est 1,5 : 250 g de farine deviennent 375 g et 2 c. à s. d’huile en deviennent 3.',
            'Partez des grammes et des millilitres quand la recette les donne : ils se multiplient proprement, alors que tasses et cuillères finissent en fractions malcommodes.',
          ],
        },
        {
          id: 'whole-recipe',
          question: 'Peut-on convertir toute une recette d’un coup ?',
          answer: [
            'Oui. Collez-la dans le convertisseur de recettes, l’un des outils de ce site. Il lit le français, l’anglais, l’allemand et l’espagnol et montre la recette en mesures métriques ou en tasses (US), l’original sous chaque ligne modifiée. Les tasses d’un aliment qu’il connaît deviennent des grammes, avec la fourchette quand un poids est incertain ; le four et les moules cités dans la préparation sont convertis aussi.',
            'Indiquez quelle tasse emploie la recette et choisissez les portions ; si elle n’en donne pas le nombre, prenez-en la moitié, le double ou le triple. Les quantités citées dans la préparation sont elles aussi converties et recalculées. Vous pouvez la garder sous « Mes recettes », dans votre navigateur. La recette reste sur votre appareil, sauf si vous la partagez.',
            'Elle peut aussi venir d’un fichier, du menu de partage d’une autre application une fois Gramwise installé, ou d’une page grâce à un favori : la section placée sous le convertisseur présente chacun de ces moyens.',
          ],
        },
        {
          id: 'scaling-eggs',
          question: 'Comment mesurer un demi-œuf, ou un œuf et demi ?',
          answer: [
            'Battez l’œuf et pesez ce qu’il vous faut. Un gros œuf américain pèse environ 50 g sans coquille (33 g de blanc et 17 g de jaune) : un demi-œuf fait donc 25 g, à peu près 5 c. à c. Un œuf moyen (calibre M) en est proche : de 53 à moins de 63 g avec sa coquille.',
            'Pour une grande fournée de biscuits ou de crêpes, vous pouvez arrondir à l’œuf entier. Pour une génoise ou une crème, pesez.',
          ],
        },
        {
          id: 'odd-amounts',
          question: 'Ma recette adaptée donne 0,33 tasse ou 2,67 c. à s. : comment les mesurer ?',
          answer: [
            'Utilisez la cuillère plus petite : 0,33 tasse (US) vaut 5 c. à s. et 1 c. à c., 2,67 c. à s. valent 2 c. à s. et 2 c. à c., et 8 c. à s. font simplement une demi-tasse.',
            'Ou laissez les tasses de côté : convertissez une fois la quantité en grammes, puis pesez.',
          ],
        },
        {
          id: 'different-pan',
          question: 'Comment adapter une recette à un autre moule ?',
          answer: [
            'Comparez les surfaces, pas les largeurs. Pour des moules ronds, mettez les deux diamètres au carré et divisez : de 20 cm à 26 cm, 676 ÷ 400 donne un facteur de 1,69 ; de 9 à 8 pouces, 64 ÷ 81 donne 0,79.',
            'La pâte garde ainsi la même épaisseur. Pour des moules de forme irrégulière, remplissez chacun d’eau et pesez-la, car 1 g vaut 1 ml, puis divisez. Remplissez un moule de pâte aux deux tiers au plus.',
          ],
        },
        {
          id: 'round-or-square',
          question: 'Peut-on remplacer un moule rond par un moule carré ?',
          answer: [
            'Oui. Un moule carré de 20 cm et un moule rond de 23 cm sont presque égaux : 400 et 415 cm². Utilisez l’un ou l’autre sans rien changer à la recette.',
            'Un moule carré aussi large que le rond est plus grand de 27 % : multipliez la recette par 1,27, ou attendez-vous à un gâteau plus plat et plus vite cuit.',
          ],
        },
        {
          id: 'baking-time-when-scaling',
          question: 'Le temps de cuisson change-t-il dans la même proportion ?',
          answer: [
            'Non. C’est l’épaisseur qui compte : un gâteau plus large mais de même hauteur cuit à peu près aussi longtemps, un gâteau plus haut plus longtemps, un gâteau plus plat moins. Commencez à surveiller 5 à 10 minutes plus tôt.',
            'Pour un rôti, l’épaisseur compte davantage que le poids. Prenez tout temps de cuisson comme une estimation et fiez-vous au thermomètre.',
          ],
        },
        {
          id: 'salt-yeast-spices',
          question: 'Faut-il aussi multiplier le sel, la levure et les épices ?',
          answer: [
            'Le sel d’une pâte, la levure de boulanger et la levure chimique (poudre à pâte) suivent la farine, au poids. Pour le piment et les épices fortes, commencez un peu en dessous et goûtez avant d’ajouter le reste.',
            'Pour une lactofermentation, une saumure, des pickles ou une salaison, multipliez exactement le sel, le sucre et l’acide, et pesez-les : la sûreté en dépend, avertit le National Center for Home Food Preservation (États-Unis).',
            'Certaines choses ne changent pas : le beurre du moule, l’eau des pâtes, la feuille de laurier. Ce qui s’évapore dépend de la casserole : gardez un peu du liquide et ajoutez-le au besoin.',
          ],
        },
      ],
    },
  ],
} satisfies FaqPage;
