/** As `en.ts`, for the Spanish names of foods: in no row of the table, labeled by hand. */
export const es = `
flan; mostaza en grano; arroz con leche; arroz frito; salmuera; pescado ahumado; palitos de pescado;
judías rojas de bote; suero de leche; requesón salado de búfala; cuajada; bonito; carne; jamón; tocino;
panceta; sobrasada; paté; hamburguesas; pizza; pan de ajo; galletas de avena; churros; buñuelos; tortitas;
gofres; empanadas; croquetas; tamales; tacos; tostadas; polos; kamut; centeno; centeno en grano; cebada cocida;
mijo cocido; polenta cocida; avena cocida; azúcar de dátil; glaseado; ganache; caramelos; turrón;
agua oxigenada; pudín; budín; mousse de chocolate; chocolate caliente; tarta de chocolate;
yogur griego de coco; yogur líquido; leche frita; leche merengada; leche de cabra en polvo; colágeno;
levadura de cerveza; caldo de huesos; espirulina; patacones; pan de plátano; plátanos fritos; carambola; saúco;
moras blancas de árbol; espino amarillo; níspero; níspolas; chirimoya; guanábana; tomate de árbol; macedonia;
frutos secos; frutos rojos; achicoria; colinabo; fabada; pasta de alubias; altramuces; sopa de lentejas;
crema de calabaza; aceite de calabaza; aceite de almendra; trufa; trufas; níscalos; patatas fritas;
papas fritas; patatas bravas; ensaladilla; ensalada de patata; tortilla de patatas; gazpacho; salmorejo;
encurtidos; chili con carne; salsa brava; sofrito; ajiaco; anís; culantro; hoja santa; sal ahumada;
sal nitrificante; sal de epsom; vinagre de frambuesa; licor de hierbas; pacharán; horchata; atole;
agua de jamaica; cerveza de jengibre; infusión de manzanilla; kombucha; batido; ponche de huevo; yerba mate;
harina de altramuz; harina de plátano; harina de pescado; cazabe; malanga; cera de abeja; jalea real;
mermelada de tomate; mermelada de pimientos; compota de pera; tarta de manzana; manzanas asadas; sandwich;
huevos fritos; huevo hilado; ensalada; sopa; puré de garbanzos; puré de guisantes; garbanzos tostados;
garbanzos fritos; maíz frito; cacahuetes con chocolate; uvas en almíbar; batido de fresa; crema helada;
maíz tostado; polvo de unicornio
`
  .split(';')
  .map((food) => food.trim());
