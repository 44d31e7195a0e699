/** What is done to a food, said after its name: `en|fr|de|es`, as `words.ts` reads them. */
export const PREPARATIONS = `
chopped|haché|gehackt,kleingehackt|picado
finely chopped,very finely chopped,chopped fine,chopped finely,finely-chopped,fine chopped,chopped small,chopped very fine,very finely minced|>finement haché*,ciselé,haché* finement,haché* fin,hachés fin,haché* menu,finement ciselé*|fein gehackt,feingehackt,sehr fein gehackt|finamente picado*,picado* finamente,picado* fino,muy picado*,picado* muy fino,picadito
coarsely chopped,roughly chopped,chopped coarsely,chopped roughly,rough chopped,rough-chopped,coarse chopped,large chopped|>grossièrement haché*,haché* grossièrement,concassé,grossièrement coupé*|grob gehackt,grob zerkleinert|>picado* grueso,picado* en trozos grandes,troceado grueso
freshly chopped|fraîchement haché*|frisch gehackt|>recién picado*
minced|>finement haché*|>fein gehackt|>picado* muy fino
snipped|ciselé|=in Röllchen geschnitten,in röllchen|>cortado* fino
diced,finely diced,small diced|coupé* en dés,en dés,taillé* en dés,en petits dés,coupé* en petits dés|gewürfelt,fein gewürfelt,feingewürfelt,in würfel geschnitten,in kleine würfel geschnitten|=en dados,cortado* en dados,en daditos,cortado* en daditos,en brunoise,cortado* en brunoise,a dados,a cuadritos,en tacos,a tacos,a taquitos
cubed|coupé* en cubes,en cubes|>gewürfelt|=en cubos,en cubitos,cortado* en cubos,cortado* en cubitos,en cubo,cortado* en cubo
sliced,pre-sliced,presliced,pre sliced|coupé* en tranches,en tranches,tranché|=in Scheiben geschnitten,in scheiben,aufgeschnitten|=en rodajas,a rodajas,laminado,rebanado,fileteado,en láminas,en rebanadas,cortado* en rodajas,cortado* en láminas
thinly sliced,finely sliced,very thinly sliced,sliced thin,sliced thinly,sliced super thin,sliced very thin,very thin sliced,sliced very thinly,thin sliced,finely shaved|émincé,finement émincé*,émincé* finement,en fines tranches,coupé* en fines tranches,très finement émincé*|=in dünne Scheiben geschnitten,in feine scheiben geschnitten,in dünnen scheiben,fein geschnitten,feingeschnitten|=en rodajas finas,en láminas finas,cortado* fino,cortado* en rodajas finas,finamente cortado*,finamente rebanado*
thickly sliced,sliced thick|=en tranches épaisses|=in dicke Scheiben geschnitten,in dicken scheiben|=en rodajas gruesas
cut,cut up|coupé,découpé,détaillé,taillé|geschnitten,kleingeschnitten,klein geschnitten,zerlegt|cortado,troceado
cut into pieces,in pieces,cut into chunks,in chunks,cut in pieces,broken into pieces|coupé* en morceaux,en morceaux,en petits morceaux,coupé* en petits morceaux|=in Stücke geschnitten,in stücken,in stücke,zerteilt|=en trozos,troceado,cortado* en trozos,en pedazos,en trocitos,cortado* en pedazos,a trozos,cortado* a trozos,en presas
grated|râpé,rappé,rapé|gerieben,geraspelt|rallado
finely grated|finement râpé*,râpé* finement|fein gerieben,fein geraspelt,feingerieben|rallado* fino,finamente rallado*
coarsely grated|grossièrement râpé*,râpé* grossièrement|grob gerieben,grob geraspelt|rallado* grueso
freshly grated,fresh grated|fraîchement râpé*|frisch gerieben|recién rallado*,rallado* al momento
shredded|effiloché,râpé|geraspelt,zerpflückt|desmenuzado,deshebrado,deshilachado,rallado
crushed,smashed|écrasé,broyé,concassé|zerdrückt,gepresst,durchgepresst,zerstoßen|triturado,machacado,prensado,majado
mashed|écrasé,réduit en purée|zerdrückt,zerstampft,gestampft|machacado,aplastado,chafado,hecho puré,pisado
peeled|épluché,pelé|geschält,gepellt|pelado
seeded,deseeded,de-seeded,seeds removed,seeds discarded,seed removed,seeds and membranes removed|épépiné,égrené|entkernt,ohne kerne,kerne entfernt|despepitado,sin semillas,sin semillas ni venas,sin venas ni semillas
cored|évidé,=sans trognon,étrogné|=ohne Kerngehäuse,vom kerngehäuse befreit|descorazonado,sin corazón
pitted,stoned|dénoyauté|entsteint,=ohne stein,ohne kern|deshuesado,sin hueso,descarozado
stemmed,stems removed,destemmed,tough stems removed,stalks removed,stems discarded,stem removed,stalk removed,tough stems discarded,thick stems removed,woody stems removed,stems trimmed|équeuté|=ohne Stiele,von den stielen gezupft,gezupft|=sin tallos
hulled|équeuté|=ohne Kelchblätter,entkelcht,=ohne blattgrün|=sin rabito,sin rabo,sin pedúnculo
shelled,hulled,pre-shelled,shells removed|décortiqué,écossé|=ohne Schale,ausgelöst,geschält|pelado,sin cáscara
trimmed|paré,=équeuté|geputzt|limpio,recortado
washed,washed well,well washed|lavé,bien lavé*|gewaschen|lavado,bien lavado*
cleaned|nettoyé|geputzt,gesäubert,küchenfertig|limpio
scrubbed|brossé,gratté|gebürstet,geschrubbt|cepillado
rinsed,rinsed well,well rinsed,well-rinsed|rincé|abgespült,abgebraust,gespült|enjuagado,lavado
drained,well drained,well-drained|égoutté,bien égoutté*|abgetropft,abgegossen,gut abgetropft|escurrido,bien escurrido*,drenado
strained|filtré,passé|=durch ein Sieb gegossen,abgeseiht|colado
soaked,soaked overnight|trempé,=trempé toute une nuit|eingeweicht,=über nacht eingeweicht|remojado,=en remojo,hidratado
melted|fondu|geschmolzen,zerlassen|derretido,fundido
melted and cooled|fondu* et refroidi*|=geschmolzen und abgekühlt|derretido* y enfriado*
softened|ramolli,pommade,=en pommade,mou|weich,=streichzart|ablandado,=en pomada,reblandecido,=punto pomada,blando,suavizado
cooled|refroidi|abgekühlt,erkaltet,=ausgekühlt|enfriado
thawed,defrosted|décongelé|aufgetaut|descongelado
beaten,lightly beaten,whisked,slightly beaten|battu,légèrement battu*|verquirlt,=leicht verquirlt,verschlagen,geschlagen|batido,ligeramente batido*
whipped|fouetté,monté|=steif geschlagen,geschlagen|montado
separated|séparé,=blancs et jaunes séparés|getrennt|separado,=claras y yemas separadas
sifted|tamisé|gesiebt|tamizado,cernido
packed,firmly packed,tightly packed,well packed|tassé,bien tassé*|=fest gedrückt|compactado,bien compactado*,apretado
lightly packed,loosely packed|légèrement tassé*,peu tassé*|=locker gefüllt|=sin apretar
halved,cut in half,in half,cut in 2,cut into halves,sliced in half,split in half|coupé* en deux,=en deux,coupé* en 2,=en 2,partagé en deux|halbiert,=in hälften|cortado* por la mitad,=por la mitad,partido por la mitad,=en mitades,a la mitad,partido* a la mitad,=en 2
quartered,cut into quarters,in quarters|coupé* en quatre,=en quatre,coupé* en 4,=en quartiers,coupé* en quartiers|geviertelt,=in vierteln,in viertel geschnitten|=en cuartos,cortado* en cuartos,=en gajos,a cuartos
cut lengthwise,halved lengthwise,cut in half lengthwise,halved the long way,cut in half length-wise,halved length-wise,split lengthwise,sliced lengthwise,cut in half the long way,split in half lengthwise|coupé* en deux dans la longueur,coupé* dans la longueur|=längs halbiert,längs aufgeschnitten|cortado* a lo largo
fat trimmed,trimmed of fat,fat removed|dégraissé|=vom Fett befreit|desgrasado,sin grasa
cut crosswise,crosswise,halved crosswise,halved widthwise,cut in half crosswise,widthwise|coupé* en travers|=quer geschnitten|cortado* a lo ancho
cut on the diagonal,sliced on the diagonal,on the diagonal,diagonally sliced|=en biais,coupé* en biais|=schräg geschnitten,schräg in scheiben geschnitten|=en diagonal,cortado* en diagonal
broken up,broken|brisé|zerbrochen|partido,roto
torn,torn into pieces|déchiré|=zerzupft,gezupft,zerrissen|=en trozos con las manos,desgarrado
julienned,cut into matchsticks|=en julienne,taillé* en julienne,coupé* en julienne|=in Julienne geschnitten,in feine stifte geschnitten,gestiftelt|=en juliana,en julianas,cortado* en juliana,=en pluma,cortado* en pluma
crumbled|émietté|zerbröselt,zerbröckelt,zerkrümelt|desmenuzado,desmigado,desmoronado
flaked|effeuillé,émietté|=zerpflückt|desmigado
toasted|grillé,torréfié|geröstet|tostado
roasted,fire-roasted,fire roasted,oven-roasted|rôti,grillé|geröstet|asado,rostizado
fried|frit|gebraten,frittiert|frito
cooked|cuit|gekocht,gegart|cocido,cocinado
boiled|cuit* à l’eau,bouilli|gekocht|hervido,cocido
hard-boiled,hard boiled|>dur|=hart gekocht,hartgekocht|>duro
steamed|cuit* à la vapeur|gedämpft|=al vapor,cocido* al vapor
blanched|blanchi,émondé,mondé|blanchiert|escaldado,blanqueado
ground|moulu,=en poudre|gemahlen|molido,=en polvo
finely ground|finement moulu*|=fein gemahlen|molido* fino
freshly ground,fresh ground|fraîchement moulu*,=du moulin|=frisch gemahlen,=aus der mühle,frisch aus der mühle,a d mühle|recién molido*,molido* al momento
coarsely ground|grossièrement moulu*,concassé|=grob gemahlen,=grob gestoßen|molido* grueso
powdered|=en poudre|=als Pulver,pulver|=en polvo
pureed,puréed|mixé,=en purée|püriert|hecho* puré,triturado,licuado
squeezed|>pressé|ausgepresst,ausgedrückt|exprimido
freshly squeezed,fresh squeezed|fraîchement pressé*,frais pressé|=frisch gepresst|recién exprimido*
squeezed dry,squeezed of liquid,excess liquid squeezed out|bien pressé*,bien essoré*|=gut ausgedrückt|bien exprimido*,bien escurrido
slivered|=en bâtonnets|gestiftelt,=in stiften|=en bastoncitos
flaked and toasted|effilé* et grillé*|=gehobelt und geröstet|laminado* y tostado*
flaked,sliced into flakes|effilé|gehobelt,=in blättchen|laminado,fileteado
shaved|=en copeaux|gehobelt|=en virutas,en lascas
dissolved|dissous~dissoute,délayé|aufgelöst|disuelto
mixed,assorted|mélangé,assorti|gemischt,vermischt|mezclado,mixto,surtido,variado
marinated|mariné|mariniert|marinado
pickled|=au vinaigre|=eingelegt|encurtido
skinned,skin removed|=sans la peau,pelé|gehäutet,=ohne haut|=sin piel,despellejado
deveined,peeled and deveined,deveined and peeled|décortiqué,déveiné|=ohne Darm,entdarmt|=sin el hilo intestinal,desvenado
filleted|=en filets,levé en filets|filetiert|=en filetes
rolled|roulé|gerollt|enrollado
split,slit|fendu,ouvert|=aufgeschlitzt,aufgeschnitten|abierto,=abierto por la mitad
scraped,seeds scraped|gratté|=ausgekratzt|raspado
divided|=en plusieurs fois,divisé,séparé en plusieurs|=aufgeteilt,geteilt|dividido,=en varias veces
reserved|réservé|=beiseitegestellt|reservado
removed|retiré|entfernt|retirado
heated|chauffé|erhitzt|calentado
crusts removed,crust removed|=sans croûte,sans la croûte|=entrindet,ohne rinde|=sin corteza,sin borde,sin bordes
patted dry|>séché,bien séché*|=trocken getupft,trockengetupft|bien seco*
pressed|pressé|gepresst,ausgepresst|prensado
bruised,lightly crushed|légèrement écrasé*|=angedrückt|ligeramente machacado*
sifted together|tamisé* ensemble|=zusammen gesiebt|tamizado* junto*
candied|confit|kandiert|confitado,escarchado
juiced|pressé|=Saft ausgepresst|exprimido
zested|>zesté|=Schale abgerieben|=con la piel rallada
grilled|grillé|gegrillt|=a la parrilla
poached|poché|pochiert|escalfado,pochado
sauteed,sautéed|sauté|=kurz angebraten|salteado
baked|=cuit* au four|gebacken|horneado
browned|rissolé|=angebräunt,angebraten|dorado
caramelized|caramélisé|karamellisiert|caramelizado
spun dry|essoré,bien essoré*|=trocken geschleudert|centrifugado
gutted,cleaned and gutted|vidé,éviscéré|ausgenommen|eviscerado
tied|ficelé|=gebunden|atado
desalted|dessalé|entsalzt,entsalzen|desalado
germ removed,degermed|dégermé|=ohne Keim|=sin germen
husked,husks removed|=sans l’enveloppe|=ohne Hüllblätter|=sin cáscara
undiluted|non dilué*|unverdünnt|=sin diluir
pounded thin,pounded,flattened,lightly pounded|aplati|=flach geklopft|aplanado
cut into thirds,cut in thirds,in thirds|coupé* en trois|=gedrittelt|=en tercios
cut into eighths,in eighths|coupé* en huit|=geachtelt|=en octavos
scalded|échaudé|=überbrüht|escaldado
tempered|tempéré|temperiert|temperado
infused|infusé|=gezogen|infusionado
spiralized|=en spirales|=in Spiralen geschnitten|=en espirales
`;

/** How something is done: before the preparation. */
export const MANNERS = `
finely|finement|fein,sehr fein|finamente,muy fino
coarsely,roughly|grossièrement|grob|toscamente,groseramente,gruesamente,=en grueso
freshly|fraîchement|frisch|recién
lightly,slightly|légèrement|leicht|ligeramente
thinly|finement|dünn|finamente
very,super|très|sehr|muy
well,thoroughly|bien|gut|bien
completely|complètement|vollständig,ganz|completamente
partially,partly|partiellement|teilweise|parcialmente
still|encore|noch|aún,todavía
quite,fairly,rather|assez,plutôt|recht,ziemlich|bastante
extra|extra|extra|extra
already|déjà|bereits,schon|ya
not too,not overly|>pas trop|>nicht zu|>no demasiado
barely,just|à peine|kaum,gerade|apenas
>not|non|nicht|no
`;

/** What foods are cut into. */
export const SHAPES = `
cubes,dice,cube|dés:m,cubes,petits cubes,brunoise,macédoine|Würfel,würfeln,würfelchen|dados:m,cubos,cubitos,daditos,cuadraditos,cuadritos,cuadrados
slices,slice|tranches:f,rondelles,lamelles|Scheiben,scheibchen|rodajas:f,láminas,rebanadas,lonchas
rounds,coins|rondelles:f|Scheiben|rodajas:f
strips,strip|lanières:f,bandes|Streifen|tiras:f,rajas,tiritas
pieces,chunks,piece,chunk,sections,section,bits|morceaux:m,tronçons|Stücke,stücken,stückchen|trozos:m,pedazos,trocitos
rings|anneaux:m|Ringe,ringen|aros:m
half rings,half moons,half-moons|demi-rondelles:f,demi-anneaux,demi-lunes|Halbringe,halbe ringe|medias lunas:f,medios aros
wedges,wedge|quartiers:m,quartier|Spalten,schnitze|gajos:m
matchsticks,sticks,batons|bâtonnets:m,allumettes|Stifte,stiften|bastones:m,bastoncitos
quarters|>quartiers:m|Viertel,vierteln|cuartos:m
halves|moitiés:f|Hälften|mitades:f
florets|bouquets:m,petits bouquets,fleurettes|Röschen|ramitos:m,ramilletes,floretes,arbolitos
ribbons|rubans:m|Bänder|cintas:f
shavings|copeaux:m|Späne|virutas:f
fillets,fillet,filets,filet|filets:m,filet|Filets,filet|filetes:m,filete
triangles|triangles:m|Dreiecke|triángulos:m
squares|carrés:m|Quadrate|cuadrados:m
`;
