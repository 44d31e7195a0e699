/** Remarks about a food or its use, which never change their form: `en|fr|de|es`. */
export const PHRASES = `
at room temperature,room temperature,room temp,at room temp,brought to room temperature,brought to room temp,room-temperature|à température ambiante,température ambiante,à temp ambiante,tempérée|zimmerwarm,zimmerwarme,bei zimmertemperatur,zimmertemperatur,raumtemperatur,auf zimmertemperatur|a temperatura ambiente,temperatura ambiente
to taste,or to taste,as desired,or more to taste,or according to taste,according to taste|à votre goût,au goût,à goût,selon votre goût,selon le goût,selon goût,à convenance,à doser selon votre goût,quantité selon le goût|nach Geschmack,nach belieben,je nach geschmack,nach gusto,je nach belieben|al gusto,a gusto,a tu gusto
optional,optionally,if desired,if you like,optionnal,both optional,if preferred,if wanted,if you want,if you wish,if you prefer|facultatif,facultative,optionnel,optionnelle,facultatifs,facultatives,si désiré,optionel,optionnels|optional,wahlweise,nach wunsch,wer mag,bei belieben,falls gewünscht|opcional,opcionales,opcionalmente,si se desea,si se quiere
as needed,as required,as necessary,if needed,if necessary,when needed,or as necessary,as need|selon besoin,si besoin,si nécessaire,autant que nécessaire,q s,qs,si nécéssaire,selon les besoins|nach Bedarf,bei bedarf|según se necesite,cantidad necesaria,si es necesario,la necesaria,c n,c s,cantidad suficiente,según necesidad
for serving,to serve,for service,to accompany,to serve with|pour servir,pour le service,pour accompagner,en accompagnement,pour l accompagnement|zum Servieren,zum anrichten,als beilage,dazu|para servir,para acompañar,para el acompañamiento
for garnish,to garnish,for garnishing,for decoration,to decorate,for decorating,garnish,as garnish,as a garnish,optional garnish|pour décorer,pour la décoration,pour le décor,pour garnir,déco,pour la déco,décoration|zum Garnieren,zum dekorieren,zur deko,für die deko,zur dekoration,zum verzieren,deko,als dekoration,als deko|para decorar,para adornar,para la decoración,decoración,para la decoracion,para adorno
for frying,to fry|pour la cuisson,pour frire,pour la poêle,pour faire revenir|zum Braten,zum anbraten,zum frittieren,zum ausbacken,für die pfanne,zum andünsten,zum anschwitzen,zum rösten|para freír,para rehogar,para dorar,para sofreír,para la sartén
for deep-frying,for deep frying|pour la friture|zum Frittieren|para freír
for cooking|>pour la cuisson,pour cuire|zum Kochen,zum garen|para cocinar,para la cocción,para cocer
for the pan,for the tin,for the mold,for the baking pan,for the tins,for the pans,for the dish,for the baking dish,for the skillet,for the grill|pour le moule,pour les moules,pour le plat,pour le moule à gâteau,pour les ramequins|für die Form,für die auflaufform,für die formen,für die springform,für das muffinblech|para el molde,para los moldes,para la fuente,para la placa
for the baking sheet,for the tray,for the baking tray|pour la plaque,pour les plaques,pour la plaque de cuisson|für das Backblech,fürs blech,für das blech|para la bandeja,para la bandeja del horno
for greasing,to grease,for greasing the pan,for the pan,to grease the pan,for oiling,for buttering,for the tin to grease,for brushing the pan|pour graisser,pour beurrer le moule,pour beurrer,pour graisser le moule,pour beurrer le plat,pour huiler,pour huiler le moule|zum Einfetten,zum fetten,zum einfetten der form,zum ausfetten,für die form zum einfetten,zum fetten der form,zum ausbuttern|para engrasar,para engrasar el molde,para untar,para untar el molde,para enmantecar
for dusting,to dust,for dusting the pan,for flouring,for the dusting|pour saupoudrer,pour fariner,pour fariner le plan de travail,pour le saupoudrage|zum Bestäuben,zum bestäuben|para espolvorear
for sprinkling,to sprinkle,for the top,for sprinkling on top,for topping,for on top,to top|pour parsemer,pour saupoudrer|zum Bestreuen|para espolvorear,para espolvorear por encima
for brushing,to brush|pour dorer,pour badigeonner,pour la dorure|zum Bestreichen,zum einpinseln,zum bepinseln|para pincelar,para pintar,para barnizar
for rolling,for rolling out,for kneading,for the work surface,for the board,for the counter|pour le plan de travail,pour étaler,pour le travail|für die Arbeitsfläche,zum ausrollen|para la superficie de trabajo,para la encimera,para estirar
for drizzling,to drizzle|pour arroser|zum Beträufeln|para rociar
for rolling in,for coating,to coat|pour enrober|zum Wälzen,zum wenden|para rebozar
for the dough|pour la pâte|für den Teig|para la masa
for garnish or filling|pour la garniture|>zum Garnieren oder Füllen|>para decorar o rellenar
for the filling|pour la farce|für die Füllung|para el relleno,para rellenar
for the sauce|pour la sauce|für die Sauce,für die soße|para la salsa
for the salad|pour la salade|für den Salat|para la ensalada
for the topping|>pour la garniture|für den Belag|para la cobertura,para la cubierta
for seasoning,to season|pour assaisonner,pour relever|zum Würzen,zum abschmecken|para sazonar,para aliñar
plus more,plus extra,and more,plus some,with more,plus additional,and extra,plus a little extra,plus a bit more,plus a little more|plus un peu|und etwas mehr,plus etwas mehr,und mehr,plus etwas extra|y un poco más,más extra
plus more to taste|plus un peu selon le goût|und mehr nach Geschmack|y más al gusto
or more,or more to taste|ou plus|oder mehr|o más
or less|ou moins|oder weniger|o menos
more or less|plus ou moins|mehr oder weniger|más o menos
about,approximately,approx,appr,around,roughly,ca,circa,~|environ,env,approximativement,à peu près,à peu de chose près|ca.,ca,circa,etwa,ungefähr,zirka,rund,knapp,zirka ca|aproximadamente,unos,unas,aprox,alrededor de,más o menos,cerca de
at least,minimum|au moins,minimum|mindestens,min,mind|al menos,como mínimo
up to|jusqu’à,jusqu à|bis zu|hasta
in total,total,altogether|au total,en tout|insgesamt|en total
each,apiece|chacun,chacune,pièce,par pièce,chaque|pro Stück,je stück|cada uno,cada una,cada,c u
by preference,as you prefer|selon votre préférence,selon la préférence,selon vos préférences,selon les goûts,selon vos goûts,suivant les goûts,selon les préférences,suivant vos goûts|je nach Vorliebe,je nach geschmack|según preferencia,según el gusto
for one person|pour une personne|für eine Person|para una persona
for two people,for two|pour deux personnes|für zwei Personen|para dos personas
for four people|pour quatre personnes|für vier Personen|para cuatro personas
by size,depending on size|selon la taille,selon leur taille|je nach Größe|según el tamaño,depende del tamaño
per person|par personne|pro Person|por persona
per serving|par portion|pro Portion|por ración,por porción
with juice,with their juice,with juices,undrained,including juice,juices reserved,with its juice,and juice,and juices|avec le jus,avec leur jus,non égoutté,non égouttées,avec jus|mit Saft,samt saft|con su jugo,con su jugo,sin escurrir
juice only|le jus seulement,jus seulement|nur der Saft,davon der saft,den saft|solo el zumo,solo el jugo
zest only|le zeste seulement|nur die Schale,nur den abrieb|solo la ralladura
juice and zest,zest and juice,juiced and zested,zested and juiced|jus et zeste,zeste et jus|Saft und Abrieb,saft und schale,abrieb und saft|zumo y ralladura,zumo y cáscara,jugo y cáscara,ralladura y zumo,ralladura y jugo,jugo y ralladura
white and green parts,white and light green parts,white and pale green parts,white and pale green parts only,white and light green parts only,white and green parts only|le blanc et le vert,blanc et vert|weiße und grüne Teile|la parte blanca y verde
white part only,white parts only,only the white part,white part|le blanc seulement,partie blanche,que le blanc,blanc seulement|nur der weiße Teil,nur das weiße,nur der weiße,nur das weiße davon|solo la parte blanca,la parte blanca,solo lo blanco,solo parte blanca,lo blanco
green part only,green parts only|le vert seulement,partie verte|nur der grüne Teil,nur das grüne|solo la parte verde
leaves only,leaves picked|feuilles seulement,les feuilles seulement|nur die Blätter,blätter abgezupft|solo las hojas
or as needed|ou selon besoin|oder nach Bedarf|o según se necesite
or similar,or the like,or equivalent|ou équivalent,ou similaire,ou équivalents|oder Ähnliches,o ä,oder ähnlich|o similar,o similares
for example,e g|par exemple,p ex,par ex|z. B.,zum beispiel,z b,zb|por ejemplo,p ej,por ej,ej
such as,like|>par exemple,type,genre,style,comme|>wie|como,tipo
preferably,ideally,preferred|de préférence,idéalement,dans l idéal|vorzugsweise,am besten,möglichst,idealerweise|preferiblemente,preferentemente,de preferencia
from the day before|de la veille|vom Vortag|del día anterior
in oil,packed in oil,oil-packed|à l’huile,à l huile|in Öl|en aceite
in water,packed in water,water-packed|au naturel|im eigenen Saft,naturell,in eigenem saft,in wasser|al natural
in syrup|au sirop|in Sirup|en almíbar
with skin|avec la peau|mit Haut|con piel
see note,see notes,see recipe note,see note below,see tip,see tips,see ingredient note,see notes below,see note above,see headnote|voir note,voir notes,voir remarque|siehe Hinweis,siehe anmerkung,siehe tipp,siehe tipp unten,siehe unten,siehe oben|ver nota,ver notas
adjust to taste,adjusted to taste|à ajuster selon le goût,ajuster au goût|nach Geschmack anpassen|ajustar al gusto,rectificar al gusto
ends trimmed,ends removed,tips trimmed,ends cut off,woody ends trimmed,tough ends trimmed,woody ends removed|extrémités coupées,extrémités ôtées|Enden abgeschnitten|sin las puntas
cocoa solids,cacao solids,cocoa content|de cacao,cacao minimum|Kakaoanteil,kakao|de cacao,cacao
to finish,for finishing|pour finir,pour la finition|zum Abschluss|para terminar,para rematar
in total weight,total weight|poids total|Gesamtgewicht|peso total
before cooking,uncooked weight|avant cuisson|vor dem Kochen|antes de cocinar
when cooked|après cuisson|nach dem Kochen|después de cocinar
any color,various colors,any colour|couleur au choix|beliebige Farbe|de cualquier color
with seeds|avec les graines|mit Kernen|con semillas
with leaves,leaves attached|avec les feuilles|mit Blättern|con las hojas
if possible|si possible|wenn möglich,falls möglich|si es posible,a ser posible
possibly,maybe|éventuellement|evtl.,evtl,eventuell,ggf,gegebenenfalls|si acaso,eventualmente
of your choice,of choice,any kind,any,any type,any variety,any flavor,your choice,your favorite,of your liking,choice of,your choice of,whatever you like,whatever kind you like,whatever kind you have,whatever variety you like,any brand|au choix,de votre choix,selon envie,selon vos envies,à votre convenance|nach Wahl,nach eigener wahl,eurer wahl|a elegir,de su elección,a elección,al gusto de cada uno,de tu elección,a tu elección
etc.,etc,and so on|etc.,etc|usw.,usw,etc|etc.,etc
more,extra|>plus|mehr,extra|>más,extra
for the glaze,for glazing|pour le glaçage,pour glacer|für die Glasur,für den guss|para el glaseado
for the icing,for the frosting|pour le glaçage,pour la glace royale|für das Frosting,für die glasur|para el glaseado,para la cobertura
for breading,for the breading,for the coating|pour la panure,pour paner|zum Panieren,für die panade|para empanar,para el empanado,para empanizar
for the broth,for the soup|pour le bouillon,pour la soupe|für die Brühe,für die suppe|para el caldo,para la sopa
for the dressing,for the vinaigrette|pour la vinaigrette|für das Dressing|para el aliño,para la vinagreta,para el aderezo
for the marinade|pour la marinade|für die Marinade|para la marinada,para el adobo,para marinar,para macerar
for the crust,for the base|pour le fond|für den Boden|para la base,para la costra
for the cream|pour la crème,pour la crème au beurre,pour la crème pâtissière|für die Creme|para la crema
for the crumble,for the streusel|pour le crumble|für die Streusel|para el crumble
for the cake|pour le gâteau,pour le cake,pour la génoise,pour le biscuit|für den Kuchen|para el bizcocho,para el pastel
for boiling,for the pasta water|pour l’eau de cuisson|für das Kochwasser|para el agua de cocción
for thickening,to thicken|pour lier,pour épaissir,pour lier la sauce,pour lier la préparation|zum Binden,zum andicken|para espesar,para ligar
for spreading,to spread|pour tartiner|zum Bestreichen|para untar
to cover,for covering|pour couvrir,pour recouvrir|zum Bedecken|para cubrir
instead|à la place|stattdessen|en su lugar
or substitute,or alternatively,alternatively|ou à défaut,à défaut|ersatzweise,alternativ,oder ersatzweise|o en su defecto,en su defecto
in several additions|en plusieurs fois|portionsweise|en varias veces
for thinning,to thin|pour diluer|zum Verdünnen|para aligerar
for sweetening,to sweeten|pour sucrer|zum Süßen|para endulzar
for soaking,to soak|pour tremper|zum Einweichen|para remojar
for deglazing,to deglaze|pour déglacer|zum Ablöschen|para desglasar
for baking,for desserts|à pâtisser,pour dessert,pour desserts,pour la pâtisserie,pâtissier|zum Backen|para repostería,para postres,para hornear
for grating|à râper|zum Reiben|para rallar
for coloring,for color|pour la couleur|für die Farbe|para dar color
for the yeast,to feed the yeast|pour la levure|für die Hefe|para la levadura
for the poolish,for the starter|pour le levain|für den Vorteig|para el fermento
if used|si vous en utilisez|falls verwendet|si se usa
if available|si disponible|falls vorhanden|si hay
if frozen|si surgelé,si surgelés,si surgelées|falls tiefgekühlt,wenn gefroren|si es congelado
if fresh|si frais|wenn frisch,bei frischen|si es fresco
if large|si gros,si grosses|wenn groß|si son grandes
recommended|recommandé,conseillé|empfohlen|recomendado
but recommended|mais recommandé|aber empfohlen|pero recomendado
recipe follows,recipe below,see recipe below,see recipe,recipe above|recette ci-dessous,voir recette|Rezept unten,siehe rezept|receta abajo,ver receta
i.e.,that is|>c.-à-d.,c est à dire|>d. h.,d h,das heißt,entspricht|es decir,o sea
at most,max,maximum|au maximum,max,maxi|höchstens,max,maximal|como máximo,máximo
allow|compter,prévoir,comptez,prévoyez|>rechnen mit|calcular,calculad
weight|en poids,poids|Gewicht|de peso,peso
drained weight|poids égoutté,égoutté net|Abtropfgewicht|peso escurrido
net weight|poids net|Nettogewicht|peso neto
without their juice,without juice|sans leur jus,sans le jus,sans jus|ohne Saft|sin su jugo,sin jugo
in season|de saison|der Saison|de temporada
with tops,tops attached|avec les fanes|mit Grün|con las hojas
without tops|sans les fanes,sans fanes|ohne Grün|sin las hojas
spooned and leveled,spooned and levelled|à la cuillère et arasé|locker eingefüllt und abgestrichen|con cuchara y enrasado
leaves separated,separated into leaves|feuilles séparées|Blätter einzeln|hojas separadas
tails removed,tail off,tails off,tail removed,without tails|sans la queue|ohne Schwanz|sin cola
tails on,tail on,tails left on,tails intact|avec la queue|mit Schwanz|con cola
ribs removed,stems and ribs removed,ribs and seeds removed|sans les côtes|ohne Rippen|sin nervios
leaves and stems,stems and leaves|feuilles et tiges|Blätter und Stiele|hojas y tallos
leaves and tender stems,leaves and tender stems only|feuilles et tiges tendres|Blätter und zarte Stiele|hojas y tallos tiernos
>or other,or others|ou autres,ou autre|oder andere,oder anderes,oder ein anderer|u otros,u otro,u otra
with peel,with rind,rind on,peel on|avec l’écorce|mit Schale|con la cáscara
in diameter|de diamètre|im Durchmesser|de diámetro
less than|>moins de,à moins de|weniger als|menos de
more than|plus de|mehr als|más de
percent,per cent|pour cent|Prozent|por ciento
a little more than|un peu plus de|etwas mehr als|poco más de
cloves separated|gousses séparées|Zehen getrennt|dientes separados
for the custard sauce|pour la crème anglaise|für die Vanillesauce|para la crema inglesa
for the mixture|pour le mélange|für die Mischung|para la mezcla
for the ganache|pour la ganache|für die Ganache|para la ganache
for the mousse|pour la mousse|für die Mousse|para la mousse
for the syrup|pour le sirop|für den Sirup|para el almíbar
for the caramel|pour le caramel|für das Karamell|para el caramelo
for the meringue|pour la meringue|für das Baiser|para el merengue
for the puree|pour la purée|für das Püree|para el puré
for the vegetables|pour les légumes|für das Gemüse|para las verduras
for the meat|pour la viande|für das Fleisch|para la carne
for the chicken|pour le poulet|für das Hähnchen|para el pollo
for the fish|pour le poisson|für den Fisch|para el pescado
for the rice|pour le riz|für den Reis|para el arroz
for the pasta|pour les pâtes|für die Nudeln|para la pasta
for stewing,for the stew|pour ragoût,à mijoter|zum Schmoren,zum schmoren|para guisar,de guisar,para el guiso,para estofar
for browning under the grill|à gratiner,pour gratiner|zum Überbacken,zum gratinieren|para gratinar
for grilling|pour griller|zum Grillen|para asar,para parrillar,para la parrilla
for the pizza|pour la pizza|für die Pizza|para la pizza,para pizza
for the bread|pour le pain|für das Brot|para el pan
for the pancakes|pour les pancakes|für die Pfannkuchen|para los hot cakes,para las tortitas,para los panqueques
for the crêpes,for the crepes|pour les crêpes|für die Crêpes|para las crepas,para los crepes,para las crêpes
for the punch|pour le punch|für die Bowle|para el ponche
for the dip|pour le dip|für den Dip|para el dip
for the green sauce|pour la sauce verte|für die grüne Soße|para la salsa verde
for the tomato sauce|pour la sauce tomate|für die Tomatensoße|para la salsa de tomate
for the guacamole|pour le guacamole|für die Guacamole|para el guacamole
for the cookies|pour les biscuits|für die Kekse|para las galletas
for the beans|pour les haricots|für die Bohnen|para los frijoles
or a little less,or slightly less|ou un peu moins|oder etwas weniger|o algo menos,ó algo menos,o un poco menos
`;

/** What joins foods and remarks. */
export const JOINERS = `
and|et|und|y,e
or|ou,sinon|oder,bzw,beziehungsweise|o,u
and/or|et/ou|und/oder|y/o
plus|plus|plus,und|más
with|avec|mit|con
without|sans|ohne|sin
per|par|pro|por
for|pour|für|para
but|>mais|aber|pero
`;

/** Amounts without a number, before a food. */
export const VAGUE = `
a little,little,a bit of,a tiny bit of,a teensy bit of,a touch of,a hint of|un peu de,un petit peu de,peu de,un peu|etwas,ein wenig,wenig,ein bisschen|un poco de,poco de,algo de,un poquito de
some|>un peu de|>etwas|>un poco de
a few,several|=quelques,plusieurs|einige,ein paar,paar,mehrere|=unos~unas,algunos,algunas,unos cuantos,unas cuantas,varios,varias,unos pocos,unas pocas
half|^=1/2|^=1/2|^=1/2
`;

/** Between a part and the food it is taken from: `juice of`. */
export const PARTS = `
juice of,the juice of,juice from,the juice from|jus de,le jus de,du jus de|Saft von,der saft von,saft aus,den saft von,saft|zumo de,el zumo de,jugo de,el jugo de
zest of,the zest of,zest from,grated zest of,the grated zest of,finely grated zest of|zeste de,le zeste de,les zestes de,zestes de,zeste râpé de,le zeste râpé de|Abrieb von,der abrieb von,abgeriebene schale von,schale von,die schale von,die abgeriebene schale von,schalenabrieb von,zesten von|ralladura de,la ralladura de,ralladura de la piel de,la piel rallada de,piel rallada de,cáscara rallada de
juice and zest of,zest and juice of,the juice and zest of,the zest and juice of|jus et zeste de,zeste et jus de,le jus et le zeste de,le zeste et le jus de|Saft und Abrieb von,saft und schale von,abrieb und saft von,schale und saft von,saft und abgeriebene schale von|zumo y ralladura de,ralladura y zumo de,jugo y ralladura de,ralladura y jugo de,la ralladura y el zumo de,el zumo y la ralladura de,la ralladura y el jugo de
seeds of,seeds from,the seeds of|graines de,les graines de|Mark von,mark aus,das mark von|semillas de,las semillas de
leaves of,leaves from,the leaves of|feuilles de,les feuilles de|Blätter von,blättchen von,die blätter von|hojas de,las hojas de
`;
