import { es as foods } from '../foodWords/es.ts';
import type { RecipeWords } from './recipeWords.ts';

export const es: RecipeWords = {
  foods,
  measures: {
    cup: 'taza,tazas,tza,tzas,tz,tazon,tazones,taza medidora,taza de te,tazas de te,cup,cups,tasa,tasas',
    tbsp: 'cucharada,cucharadas,cda,cdas,cucharada sopera,cucharadas soperas,cuchara sopera,cucharas soperas,cuchara,cucharas,cuch,cchda,cchdas,cucharada de sopa,cucharadas de sopa,cuchara de sopa,cucharas de sopa,cs,c s,cdas soperas,cda sopera,cuch sopera,cuch soperas,cda s,cucharada s,cuchadada,cuchadas,cucharads,cucharadas grandes,cucharada grande,cucharon sopero,cdas s,cucharas grandes,cuchara grande,cdad,cucharada soperas,tbsp,chda,chdas,cuchda,ch,c sopera,c soperas,c de sopa,soperas,c sop,cda de sopa',
    dessertspoon:
      'cucharada de postre,cucharadas de postre,cucharita de postre,cuchara de postre,cucharas de postre,cucharadita de postre,cucharaditas de postre,cucharilla de postre,cucharillas de postre,c de postre,cda de postre,cdas de postre',
    tsp: 'cucharadita,cucharaditas,cdta,cdtas,cdita,cditas,cta,ctas,cucharilla,cucharillas,cucharita,cucharitas,cdt,cdts,cucharada de te,cucharadas de te,cucharadita de te,cucharaditas de te,cuchara de te,cucharita de te,cucharitas de te,cucharada cafetera,cuchara cafetera,c c,cc de cafe,cuchara de cafe,cucharas de cafe,cucharadita de cafe,cucharaditas de cafe,cucharilla de cafe,cucharillas de cafe,cucharita de cafe,cucharitas de cafe,cda de cafe,c de cafe,c de te,cafetera,cucharada pequena,cucharadas pequenas,cuchara pequena,cucharas pequenas,cda pequena,cucharilla de te,cucharillas de te,cucharadas cafeteras,cucharadita cafetera,cditas de te,cdita de te,cdta de cafe,tsp,cucharadillas,cucharadilla,cuch de te,cuch de cafe,cuch te,cuch cafe,cuch cafetera,cuchta,chta,cucharadas de cafe,cucharada de cafe,cdas de te,cda de te,cdas de cafe',
    ml: 'ml,mls,mililitro,mililitros,cc,cm 3,c c c,mlt,mlts',
    cl: 'cl,centilitro,centilitros',
    dl: 'dl,decilitro,decilitros',
    l: 'l,lt,lts,litro,litros,ltr,ltrs',
    fl_oz: 'onza liquida,onzas liquidas,fl oz,onzas fluidas,onza fluida,oz fl,oz liquidas',
    gill: 'gill,gills',
    pint: 'pinta,pintas',
    go: 'go,medida japonesa de arroz,medidas japonesas de arroz,medida de arroz,medidas de arroz',
    gallon: 'galon,galones',
    mg: 'mg',
    g: 'g,gr,grs,gramo,gramos,gms,gm,grm,grms,gramito',
    kg: 'kg,kgs,kilo,kilos,kilogramo,kilogramos,k,kilito,quilo',
    oz: 'oz,onza,onzas,ozs,onz',
    lb: 'lb,lbs,libra,libras',
    stick: 'barrita de mantequilla,barritas de mantequilla',
  },
  exact: {},
  counted: {
    can: 'lata,latas,bote,botes,tarro de conserva,latita,latitas',
    jar: 'frasco,frascos,tarro,tarros,pote,potes,bote de cristal',
    bottle: 'botella,botellas,botellita',
    package:
      'paquete,paquetes,paq,sobre,sobres,sobrecito,sobrecitos,caja,cajas,bolsa,bolsas,bolsita,bolsitas,envase,envases,brik,briks,bandeja,bandejas,tableta,tabletas,pastilla,pastillas,barra,barras,rollo,rollos,empaque,bloque,bloques,tubo,tarrina,tarrinas,terrina,carton,cajita,cajitas,pack,tetrabrik,paquetito,atado de pasta,malla',
    clove: 'diente,dientes,diente s',
    slice:
      'rebanada,rebanadas,rodaja,rodajas,loncha,lonchas,lamina,laminas,feta,fetas,tajada,tajadas,rueda,ruedas,tira,tiras,raja,rajas,lonja,lonjas,rebanaditas,rodajitas',
    sprig:
      'ramita,ramitas,rama,ramas,ramillete,tallo,tallos,vara,varas,varita,penca,pencas,brizna,hebras,hebra',
    bunch: 'manojo,manojos,atado,atados,racimo,racimos,cabeza,cabezas,manojito,mata,ramo,manojitos,cabecita',
    handful: 'punado,punados,punadito,punaditos,puno,punos,manotada',
    knife_tip: 'punta de cuchillo,puntita de cuchillo',
    pinch:
      'pizca,pizcas,pizquita,pellizco,pellizcos,chorro,chorrito,chorros,chorritos,chorreon,chorretones,gota,gotas,toque,golpe,golpes,poquito,pelin,punta,vuelta,hilo,chorreoncito,gotitas',
    knob: 'nuez,cucharon,cucharones,cazo,cazos,bola,bolas,bolita,bolitas,nuececita,medida,medidas',
    piece:
      'trozo,trozos,pedazo,pedazos,pieza,piezas,unidad,unidades,ud,uds,und,unid,cubo,cubos,hoja,hojas,porcion,porciones,parte,partes,trocito,trocitos,trozito,cuadradito,cuadraditos,cuadrado,gajo,gajos,tabla,dado,dados,unidade,pza,pzas,pz,piezas de,pastillitas,planchas,plancha,cachito',
    glass:
      'tacita,tacitas,vaso,vasos,vasito,vasitos,copa,copas,copita,copitas,cubilete,jarra,tazoncito,pocillo,pocillos,vaso de agua,vasos de agua,vaso de vino,vasos de vino,vaso de yogur,vasos de yogur,chupito,chupitos,bol,boles,yogur medida',
  },
  lengths: {
    mm: 'mm,milimetro,milimetros',
    cm: 'cm,cms,centimetro,centimetros',
    inch: 'pulgada,pulgadas,pulg,inch',
  },
  numbers: {
    '1 cuarto de': 0.25,
    '3 cuartos de': 0.75,
    '3 cuartos': 0.75,
    '1 cuarto': 0.25,
    '1 medio': 0.5,
    '1 docena': 12,
    '1 docena de': 12,
    '2 docenas': 24,
    '2 docenas de': 24,
    dos: 2,
    tres: 3,
    cuatro: 4,
    cinco: 5,
    seis: 6,
    siete: 7,
    ocho: 8,
    nueve: 9,
    diez: 10,
    once: 11,
    doce: 12,
    quince: 15,
    veinte: 20,
    cien: 100,
    medio: 0.5,
    media: 0.5,
    'la mitad de un': 0.5,
    'la mitad de una': 0.5,
    'mitad de un': 0.5,
    'mitad de una': 0.5,
    cuarto: 0.25,
    'un cuarto': 0.25,
    'un cuarto de': 0.25,
    'cuarto de': 0.25,
    'una cuarta parte de': 0.25,
    'tres cuartos': 0.75,
    'tres cuartos de': 0.75,
    'tres cuartas partes de': 0.75,
    'un tercio': 1 / 3,
    'un tercio de': 1 / 3,
    'dos tercios': 2 / 3,
    'dos tercios de': 2 / 3,
    'tres cuarto de': 0.75,
    'tres cuarto': 0.75,
    'la cuarta parte de una': 0.25,
    'la cuarta parte de un': 0.25,
    docena: 12,
    'una docena': 12,
    'una docena de': 12,
    'media docena': 6,
    'media docena de': 6,
    'dos docenas': 24,
    'dos docenas de': 24,
    'un par': 2,
    'un par de': 2,
    'par de': 2,
    'una decena de': 10,
  },
  articles: 'un,una,uno',
  andParts: {
    'y medio': 0.5,
    'y media': 0.5,
    'y un cuarto': 0.25,
    'y cuarto': 0.25,
    'y un tercio': 1 / 3,
    'y tres cuartos': 0.75,
    'y dos tercios': 2 / 3,
    'y tercio': 1 / 3,
    'con medio': 0.5,
  },
  and: 'y,con,e',
  range: 'a,o,u,hasta,y',
  between: 'entre',
  plus: 'mas,y,con,e',
  or: 'o,u,equivale a,es decir,o sea,unos,unas,o unos,o bien',
  times: 'x,por',
  about:
    'aprox,aproximadamente,alrededor de,cerca de,unos,unas,como,mas o menos,casi,al menos,minimo,maximo,max,min,hasta,de unos,de unas,unos de,apenas,cantidad,otra,otro,otros,otras,peso,total,en total,aproximado,sobre,usar',
  modifiers:
    'colmada,colmadas,rasa,rasas,llena,llenas,bien llena,bien llenas,escasa,escasas,generosa,generosas,generoso,buena,buenas,buen,gran,grande,grandes,pequena,pequenas,pequeno,pequenos,escaso,abundante,rebosante,rasada,bien,chica,chicas,chico,copeteada,copeteadas,colmado,pequenita,mediano,medianos,mediana,medianas,raso,gruesa,gruesas,hermosa,hermoso,ligera,sola,solo',
  after:
    'colmada,colmadas,rasa,rasas,llena,llenas,bien llena,bien llenas,escasa,escasas,generosa,generosas,grande,grandes,pequena,pequenas,bien colmadas,bien colmada,copeteada,copeteadas,abundante,abundantes,cada una,cada uno,no muy llenas,chica,chicas,rasada,rasadas,aprox,colmaditas,hermosas,a ras,al ras,escasos,colmado,mas bien llenas,raso',
  sizes:
    'grande,grandes,mediano,mediana,medianos,medianas,pequeno,pequena,pequenos,pequenas,gran,chico,chica,chicos,chicas,hermosa,hermoso,buen,buena,gordo,gorda,gordos,gordas',
  vague:
    'un poco de,poco de,un poco,un poquito de,poquito de,algo de,unos cuantos,unas cuantas,unos pocos,unas pocas,algunos,algunas,varios,varias,bastante,suficiente,cantidad suficiente de,cantidad necesaria de,c n,cn,c s de,un puntito de,abundante,abundantes,mucho,mucha,unas,unos,cantidad de,al gusto de,una cantidad de,un pelin de',
  of: 'de,del,d,de la,de el,de los,de las',
  afterFood: 'y,e,luego,hasta,sobre,con,para,en un,en una,en el,en la,en los,en las,poco a poco',
  notUnits:
    'nuez moscada,nuez pelada,barra de pan,rama de apio,hojas de aguacate,hoja de aguacate,hojas de platano,hoja de platano,hojas de naranjo,hoja de naranjo,hojas de naranja,hojas de limon,hoja de limon,hojas de limonero,hojas de maiz,hoja de maiz,hojas de parra,hojas de higuera,hojas de lima',
  the: 'el,la,los,las',
  each: 'de,a,cada,de unos,con',
  apiece: 'cada,cada uno,cada una,c u,por unidad,por pieza',
  parts:
    'jugo de,el jugo de,zumo de,el zumo de,ralladura de,la ralladura de,ralladura y zumo de,ralladura y jugo de,jugo y ralladura de,zumo y ralladura de,cascara de,la cascara de,piel de,la piel de,caldo de,las hojas de,hojas de,corteza de,la corteza de,la pulpa de,pulpa de,las semillas de,las claras de,claras de,yemas de,las yemas de,el zumo y la ralladura de,la ralladura y el zumo de,el jugo y la ralladura de,cascara rallada de,el zumo colado de,zumo colado de,las barbas de,la carne de,ralladura de la piel de,la ralladura de la piel de,ralladura de cascara de,la piel rallada de,piel rallada de',
  optional: 'opcional,opcionales,opcionalmente,si se desea,al gusto,para acompanar',
  tails:
    'para,al gusto,a gusto,opcional,c n,c s,cantidad necesaria,cantidad suficiente,en cubos,en cubitos,en trozos,en rodajas,en juliana,en dados,en laminas,en tiras,en rebanadas,en cuadritos,cortado en,cortada en,cortados en,cortadas en,picado en,picada en,aprox,aproximadamente,o al gusto,o mas,o menos,sin,por persona,cada uno,cada una,si,segun,de aproximadamente,mas o menos,o similar,o cualquier,preferiblemente,preferentemente,tipo,como,por ejemplo,ej,a temperatura,temperatura,o el que,o la que,en total,que,bien lavado,de tamano,mas,ver,u otra,u otro,u otros,u otras,previamente,recien,y un poco,aparte,a tu gusto,a elegir,lo que,entre,cantidad,unos,unas,la que,yo,cortado a,cortada a,a discrecion,pelado y,pelada y,peladas y,pelados y,cortado,cortada,cortados,cortadas,partido,partida,partidos,partidas,no',
  inNames:
    'polvo para hornear,polvos para hornear,nata para montar,crema para batir,leche para batir,queso para untar,harina para todo uso,harina para reposteria,harina para pan',
  prepared:
    'picado,picada,picados,picadas,rallado,rallada,rallados,ralladas,cortado,cortada,cortados,cortadas,pelado,pelada,pelados,peladas,molido,molida,molidos,derretido,derretida,batido,batidos,tamizado,tamizada,escurrido,escurridos,lavado,lavados,troceado,troceada,trocadas,machacado,machacados,exprimido,desmenuzado,desmenuzada,finamente,en,bien,muy,limpio,limpia,limpios,triturado,triturada,cocido,cocida,cocidos,fundido,fundida,remojado,hidratado,laminado,laminados,sofrito,asado,tostado,tostadas,tostados,fileteado,fileteada,deshuesado,despepitado,sin',
  changes:
    'seco,secos,seca,secas,deshidratado,deshidratados,deshidratada,deshidratadas,cocido,cocidos,cocida,cocidas,triturado,triturados,triturada,trituradas,molido,molidos,molida,molidas,tostado,tostados,tostada,tostadas,laminado,laminados,laminada,laminadas,asado,asados,asada,asadas,sofrito,fileteado,fileteados,fileteada,fileteadas,confitado,confitada,ahumado,ahumada',
  heads:
    'leche,crema,nata,sirope,jarabe,mermelada,jalea,zumo,jugo,aceite,harina,pure,mantequilla,azucar,vinagre,compota,caldo,salsa,pasta,polvo,fecula,queso,yogur,te,vino,agua,licor,almidon,bebida',
  complete: 'agua,miel,margarina,sal,cerveza,ron,manteca,ketchup,mayonesa',
  kinds:
    'rojo,roja,rojos,rojas,verde,verdes,amarillo,amarilla,blanco,blanca,blancos,blancas,negro,negra,negros,negras,seco,seca,secos,secas,dulce,ahumado,ahumada,morada',
  cuts: 'rodajas,cubos,cubitos,tiras,trozos,dados,daditos,laminas,juliana,cuadritos,gajos,aros,mitades,cuartos',
  trimsPrepared: false,
  headingStart:
    'para el,para la,para los,para las,para un,para una,para decorar,para servir,para acompanar,para,opcional,ademas',
  headings:
    'ingredientes,relleno,salsa,masa,marinada,aderezo,cobertura,decoracion,guarnicion,adobo,caldo,crema,base,glaseado,sofrito,vinagreta,almibar,alino,topping,toppings,merengue,acompanamiento,rebozado,bizcocho,picada,majado,ensalada,bechamel,guiso,betun',
  degrees: 'grados,grado',
  celsius: 'c,celsius,centigrados,centigrado,cent',
  fahrenheit: 'f,fahrenheit,farenheit',
  gasBefore:
    'vel,velocidad,gas,marca,potencia,posicion,nivel,termostato,paso,numero,pasos,step,n,programa,varoma',
  timeUnits:
    'minutos,minuto,min,mins,horas,hora,h,hr,hrs,segundos,segundo,seg,segs,s,dias,dia,semanas,semana,meses,mes,anos,ano,vatios,w,watts,kcal,calorias,cal,kj,personas,persona,pers,raciones,racion,porciones,veces,vez,vel,velocidad',
  percent: 'por ciento,por cien',
  ovenWords:
    'ventilador,con,aire,calor,arriba,abajo,y,o,unos,aproximadamente,aprox,gas,marca,horno,turbo,conveccion,a,de,sin,equivalente,es decir,u,como,convencional,ventilado,aire caliente',
  differenceAfter:
    'mas,menos,por encima,por debajo,de diferencia,inferior,superior,vel,de angulo,adicionales',
  differenceBefore:
    'bajar,reducir,subir,bajamos,subimos,bajar unos,aumentar,aumentamos,angulo de,girar,diferencia de,en,otros,reducimos,bajando',
  ovenNear:
    'horno,hornear,hornea,hornee,precalentar,precalienta,precaliente,precalentado,hornearlo,hornearla',
  ovenAt: 'a',
  ovenThen: 'por,durante,hasta,y,unos,aproximadamente,luego',
  heatOven:
    'horno,hornos,hornear,hornea,hornee,horneado,hornearlo,hornearla,hornearlos,hornearlas,asar,gratinar,freidora de aire',
  heatProbe:
    'temperatura interna,temperatura interior,en el interior,en el centro,termometro,alcance,alcanza,alcanzar,llegue a,llega a,freir,freirlos,freirlas,freidora,fritura,punto de bola,punto de hilo,punto de caramelo,punto de humo',
  heatPot:
    'aceite,manteca,grasa,azucar,almibar,caramelo,sirope,jarabe,miel,mermelada,turron,agua,leche,chocolate',
  pans: 'molde,moldes,bandeja,fuente,refractario,charola,placa,sarten,rectangular,rectangulo,asadera,pirex,budinera,cuadrado,cuadrada',
  every: 'un,una,cada',
  lengthAfter: '',
  lineOnly: 'k,ch,cafetera,soperas,tz,c c,cuchara,cucharas,cs,c s,tasa,tasas,once,go',
  typeBefore: 'tipo,numero,no,n,num',
  common:
    'el,la,los,las,de,del,y,con,en,para,un,una,taza,tazas,cucharada,cucharadas,cucharadita,sal,azucar,harina,huevos,huevo,aceite,agua,leche,horno,minutos,agregar,agregue,mezclar,ajo,cebolla,al,gusto,hasta,que,se,mantequilla,pimienta,gr,por,picado,picada,anadir',
  sections: {
    ingredients:
      'ingredientes,que necesitas,necesitas,lista de ingredientes,que necesitamos,los ingredientes,ingrediente',
    steps:
      'preparacion,instrucciones,elaboracion,pasos,procedimiento,modo de preparacion,metodo,como se hace,receta,modo de hacerlo,paso a paso,como hacer,como preparar,como hacerlo,preparacion paso a paso,modo de elaboracion',
    notes:
      'notas,nota,consejos,consejo,trucos,truco,tips,tip,sugerencias,variaciones,variantes,informacion nutricional,observaciones,conservacion,equipo,utensilios,sugerencia,acompanamiento',
    yield:
      'porciones,raciones,comensales,rinde,personas,para,rendimiento,raciones para,cantidad,numero de porciones,n de personas',
    time: 'tiempo de preparacion,tiempo de coccion,tiempo total,tiempo,coccion,duracion,tiempo de horneado,listo en,tiempo de elaboracion,tiempo de cocinado,reposo,tiempo de reposo,horneado,preparacion',
  },
  verbs:
    'agregar,agrega,agregue,anadir,anade,anada,mezclar,mezcla,mezcle,batir,bate,bata,precalentar,precalienta,precaliente,hornear,hornea,hornee,cocinar,cocina,cocine,cortar,corta,corte,picar,pica,pique,pelar,pela,pele,lavar,lava,lave,poner,pon,ponga,ponemos,colocar,coloca,coloque,calentar,calienta,caliente,en,servir,sirve,sirva,freir,frie,hervir,hierve,dejar,deja,deje,dejamos,verter,vierte,vierta,incorporar,incorpora,incorporamos,amasar,amasa,sofreir,sofrie,retirar,retira,retire,cubrir,cubre,sazonar,sazona,salpimentar,salpimienta,decorar,decora,preparar,prepara,cuando,luego,despues,mientras,se,una,para,con,por,tamizar,untar,rellenar,formar,forma,estirar,enfriar,moler,licuar,licua,asar,asa,mezclamos,anadimos,echamos,cocemos,picamos,batimos,primero,escurrir,escurre,hacer,hacemos,engrasar,tapar,remover,removemos,triturar,trituramos,cocer,cuece,ponemos,lavamos,pelamos,cortamos',
  neutral:
    'grande,grandes,mediano,mediana,medianos,medianas,pequeno,pequena,pequenos,pequenas,fresco,fresca,frescos,frescas,picado,picada,picados,picadas,rallado,rallada,rallados,ralladas,cortado,cortada,cortados,cortadas,pelado,pelada,pelados,peladas,molido,molida,molidos,derretido,derretida,fundido,fundida,blando,blanda,pomada,batido,batidos,tamizado,tamizada,escurrido,escurridos,escurrida,lavado,frio,fria,tibio,tibia,caliente,calientes,hirviendo,templada,templado,helada,finamente,maduro,madura,maduros,maduras,de,del,la,el,los,las,un,una,y,buena,calidad,a,al,temperatura,ambiente,natural,organico,organica,ecologico,casero,casera,congelado,congelados,congelada,crudo,cruda,crudos,trozos,cubos,cubitos,rodajas,laminas,tiras,bien,muy,triturado,triturada,troceado,troceada,machacado,machacados,exprimido,recien,fina,fino,normal,comun,puro,pura,liquida,corriente,virgen,gusto,reposteria,todo,uso,usos,sabor,colado,deshuesado,picadito,picadita,pisada,pisado,pisadas,desgranado,desgranados,desgranada,tostado,tostados,tostada,tostadas,desmoronado',
};
