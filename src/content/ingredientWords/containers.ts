/**
 * Counting words, singular and plural, each with its gender: `en|fr|de|es`. Words for pieces of a plant come first
 * after a `+`: what is done to a food is done to them.
 */
export const CONTAINERS = `
can~cans,tin~tins|boîte~boîtes:f,bte~btes,boîte de conserve~boîtes de conserve,conserve~conserves|Dose~Dosen:f,büchse~büchsen,dse,konserve~konserven|lata~latas:f,bote~botes,latita~latitas
jar~jars|bocal~bocaux:m,pot~pots|Glas~Gläser:n,gl,einmachglas~einmachgläser|tarro~tarros:m,frasco~frascos
tub~tubs,pot~pots,container~containers|pot~pots:m,barquette~barquettes,boîte~boîtes|Becher~Becher:m,becher,bech|tarrina~tarrinas:f,pote~potes,tarrito~tarritos
bottle~bottles|bouteille~bouteilles:f|Flasche~Flaschen:f,fl|botella~botellas:f
package~packages,packet~packets,pack~packs,pkg~pkgs,pkt~pkts,sleeve~sleeves|paquet~paquets:m|Packung~Packungen:f,paket~pakete,pkg,packg|paquete~paquetes:m,paq,envase~envases,pack~packs
packet~packets,envelope~envelopes,sachet~sachets|sachet~sachets:m,sachet~sachets,dosette~dosettes,pochette~pochettes,dose~doses|Päckchen~Päckchen:n,pck,tütchen,beutel,briefchen,pkt,pk,pckch,packerl,tüte~tüten|sobre~sobres:m,sobrecito~sobrecitos
box~boxes|boîte~boîtes:f|Schachtel~Schachteln:f|caja~cajas:f
bag~bags|sac~sacs:m|Beutel~Beutel:m|bolsa~bolsas:f
carton~cartons|brique~briques:f,briquette~briquettes|Karton~Kartons:m,tetrapak|brik~briks:m,bric~brics,tetrabrik~tetrabriks
tube~tubes|tube~tubes:m|Tube~Tuben:f|tubo~tubos:m
roll~rolls|rouleau~rouleaux:m|Rolle~Rollen:f|rollo~rollos:m
block~blocks|bloc~blocs:m,plaquette~plaquettes|Block~Blöcke:m|bloque~bloques:m
bar~bars|tablette~tablettes:f|Tafel~Tafeln:f|tableta~tabletas:f
ball~balls|boule~boules:f|Kugel~Kugeln:f|bola~bolas:f
cube~cubes|cube~cubes:m|Würfel~Würfel:m|cubo~cubos:m,cubito~cubitos
sheet~sheets|feuille~feuilles:f|Blatt~Blätter:n,platte~platten|lámina~láminas:f,plancha~planchas,placa~placas
clove~cloves|+gousse~gousses:f|+Zehe~Zehen:f,zehe,zehen|+diente~dientes:m,dte~dtes
+slice~slices,rasher~rashers|+tranche~tranches:f,rondelle~rondelles,lamelle~lamelles|+Scheibe~Scheiben:f,scheibchen,tranche~tranchen|+rebanada~rebanadas:f,loncha~lonchas,rodaja~rodajas,feta~fetas,tajada~tajadas,lámina~láminas
+strip~strips|+lanière~lanières:f|+Streifen~Streifen:m|+tira~tiras:f
sprig~sprigs,twig~twigs|brin~brins:m,branche~branches,tige~tiges,brindille~brindilles|Zweig~Zweige:m,stängel,stiel~stiele,zweiglein,stengel|ramita~ramitas:f,rama~ramas,tallo~tallos,brizna~briznas
+stalk~stalks,rib~ribs|+branche~branches:f,côte~côtes|+Stange~Stangen:f|+tallo~tallos:m,rama~ramas,penca~pencas
+leaf~leaves|+feuille~feuilles:f|+Blatt~Blätter:n,blättchen|+hoja~hojas:f
bunch~bunches,bouquet~bouquets|bouquet~bouquets:m,botte~bottes|Bund~Bund:m,bund~bunde,bündel,bd|manojo~manojos:m,atado~atados,ramillete~ramilletes,ramo~ramos
+head~heads|+tête~têtes:f,pied~pieds|+Kopf~Köpfe:m,knolle~knollen|+cabeza~cabezas:f
handful~handfuls|poignée~poignées:f|Handvoll~Handvoll:f,hand voll,hv|puñado~puñados:m,puñadito~puñaditos
pinch~pinches,dash~dashes|pincée~pincées:f|Prise~Prisen:f,pr|pizca~pizcas:f,pisca~piscas,pellizco~pellizcos,pizquita,golpe~golpes
dash~dashes,splash~splashes|trait~traits:m,giclée~giclées,soupçon|Spritzer~Spritzer:m|chorrito~chorritos:m,toque
drizzle~drizzles|filet~filets:m|Schuss~Schuss:m,schuss|chorro~chorros:m,hilo,chorreón
thread~threads,strand~strands|pistil~pistils:m,filament~filaments|Faden~Fäden:m|hebra~hebras:f
drop~drops|goutte~gouttes:f|Tropfen~Tropfen:m|gota~gotas:f,gotita~gotitas
knob~knobs,pat~pats|noix~noix:f,noisette~noisettes,knob~knobs|>Stückchen~Stückchen:n,flocke~flocken|nuez~nueces:f,bolita~bolitas
+piece~pieces,chunk~chunks|+morceau~morceaux:m,pavé~pavés,tronçon~tronçons|+Stück~Stücke:n,stückchen|+trozo~trozos:m,pedazo~pedazos,trocito~trocitos
+wedge~wedges|+quartier~quartiers:m|+Spalte~Spalten:f|+gajo~gajos:m
square~squares|carré~carrés:m|Stück~Stücke:n|onza~onzas:f
loaf~loaves|pain~pains:m|Laib~Laibe:m|hogaza~hogazas:f
fillet~fillets,filet~filets|+filet~filets:m|Filet~Filets:n|filete~filetes:m
glass~glasses|verre~verres:m|Glas~Gläser:n|vaso~vasos:m,copa~copas,vasito~vasitos
yogurt pot~yogurt pots|pot de yaourt~pots de yaourt:m|Joghurtbecher~Joghurtbecher:m|vaso de yogur~vasos de yogur:m,vasito de yogur~vasitos de yogur,medida de yogur~medidas de yogur
mug~mugs|mug~mugs:m|>Becher~Becher:m|tazón~tazones:m
bowl~bowls|bol~bols:m|Schüssel~Schüsseln:f|bol~boles:m
ladle~ladles,ladleful~ladlefuls|louche~louches:f|Kelle~Kellen:f,schöpfkelle~schöpfkellen|cucharón~cucharones:m,cazo~cazos
portion~portions,serving~servings|portion~portions:f|Portion~Portionen:f|porción~porciones:f,ración~raciones
scoop~scoops|boule~boules:f|Kugel~Kugeln:f|bola~bolas:f
knife tip~knife tips,tip of a knife|pointe de couteau~pointes de couteau:f|Messerspitze~Messerspitzen:f,msp|punta de cuchillo~puntas de cuchillo:f
tray~trays,punnet~punnets|barquette~barquettes:f|Schale~Schalen:f,schälchen|bandeja~bandejas:f
part~parts|part~parts:f,volume~volumes|Teil~Teile:m|parte~partes:f
measure~measures|mesure~mesures:f|Messbecher~Messbecher:m|medida~medidas:f
coffee cup~coffee cups|tasse à café~tasses à café:f|Kaffeetasse~Kaffeetassen:f|pocillo~pocillos:m
shot~shots|shot~shots:m,shooter~shooters|Schnapsglas~Schnapsgläser:n|chupito~chupitos:m
+half~halves|+moitié~moitiés:f|+Hälfte~Hälften:f|+mitad~mitades:f
+bulb~bulbs|+bulbe~bulbes:m|+Knolle~Knollen:f|+bulbo~bulbos:m
floret~florets|+bouquet~bouquets:m,fleurette~fleurettes|+Röschen~Röschen:n|+ramito~ramitos:m
shaving~shavings|copeau~copeaux:m|Span~Späne:m|viruta~virutas:f
grind~grinds,turn~turns|tour de moulin~tours de moulin:m|Umdrehung~Umdrehungen:f|vuelta de molinillo~vueltas de molinillo:f
person~people|personne~personnes:f|Person~Personen:f|persona~personas:f
+pc~pcs,unit~units|+pièce~pièces:f|+Stück~Stück:n,stk,st|+unidad~unidades:f,ud~uds,pieza~piezas
`;
