/** Remarks about a food or its use, which never change their form: `en|fr|de|es`. */
export const PHRASES = `
at room temperature,room temperature,room temp,at room temp,brought to room temperature|à température ambiante,température ambiante|zimmerwarm,bei zimmertemperatur,zimmertemperatur,raumtemperatur,auf zimmertemperatur|a temperatura ambiente,temperatura ambiente
to taste,or to taste,as desired|à votre goût,au goût,selon votre goût,selon le goût,selon goût|nach Geschmack,nach belieben,je nach geschmack,nach gusto|al gusto,a gusto,a tu gusto
optional,optionally,if desired,if you like|facultatif,facultative,optionnel,optionnelle,facultatifs,facultatives,si désiré|optional,wahlweise,nach wunsch,wer mag|opcional,opcionales,si se desea,si se quiere
as needed,as required,as necessary,if needed,if necessary,when needed|selon besoin,si besoin,si nécessaire,autant que nécessaire|nach Bedarf,bei bedarf|según se necesite,cantidad necesaria,si es necesario,la necesaria,c n
for serving,to serve|pour servir,pour le service|zum Servieren,zum anrichten|para servir,para acompañar
for garnish,to garnish,for garnishing,for decoration,to decorate,for decorating,garnish|pour décorer,pour la décoration,pour le décor,pour garnir|zum Garnieren,zum dekorieren,zur deko,für die deko,zur dekoration,zum verzieren|para decorar,para adornar,para la decoración
for frying,to fry|pour la friture,pour frire,pour la cuisson|zum Braten,zum anbraten,zum frittieren,zum ausbacken|para freír
for deep-frying,for deep frying|pour la friture|zum Frittieren|para freír
for cooking|pour la cuisson|zum Kochen|para cocinar
for the pan,for the tin,for the mold,for the baking pan|pour le moule,pour les moules,pour le plat|für die Form|para el molde,para los moldes
for the baking sheet,for the tray,for the baking tray|pour la plaque|für das Backblech,fürs blech,für das blech|para la bandeja,para la bandeja del horno
for greasing,to grease,for greasing the pan,for the pan,to grease the pan|pour graisser,pour beurrer le moule,pour beurrer|zum Einfetten,zum fetten,zum einfetten der form,zum ausfetten,für die form zum einfetten|para engrasar,para engrasar el molde,para untar,para untar el molde
for dusting,to dust|pour saupoudrer,pour fariner|zum Bestäuben,zum bestäuben|para espolvorear
for sprinkling,to sprinkle,for the top|pour parsemer,pour saupoudrer|zum Bestreuen|para espolvorear
for brushing,to brush|pour dorer,pour badigeonner,pour la dorure|zum Bestreichen,zum einpinseln,zum bepinseln|para pincelar,para pintar
for rolling,for rolling out,for kneading,for the work surface|pour le plan de travail|für die Arbeitsfläche,zum ausrollen|para la superficie de trabajo,para la encimera,para estirar
for drizzling,to drizzle|pour arroser|zum Beträufeln|para rociar
for rolling in,for coating,to coat|pour enrober|zum Wälzen,zum wenden|para rebozar
for the dough|pour la pâte|für den Teig|para la masa
for the filling|pour la garniture,pour la farce|für die Füllung|para el relleno
for the sauce|pour la sauce|für die Sauce,für die soße|para la salsa
for the salad|pour la salade|für den Salat|para la ensalada
for the topping|pour la garniture|für den Belag|para la cobertura
for seasoning,to season|pour assaisonner|zum Würzen,zum abschmecken|para sazonar,para aliñar
plus more,plus extra,and more,plus some|plus un peu|und etwas mehr,plus etwas mehr|y un poco más
plus more to taste|plus un peu selon le goût|und mehr nach Geschmack|y más al gusto
or more,or more to taste|ou plus|oder mehr|o más
or less|ou moins|oder weniger|o menos
more or less|plus ou moins|mehr oder weniger|más o menos
about,approximately,approx,appr,around,roughly,ca,circa,~|environ,env,approximativement,à peu près|ca.,ca,circa,etwa,ungefähr,zirka,rund|aproximadamente,unos,unas,aprox,alrededor de,más o menos,cerca de
at least|au moins|mindestens|al menos,como mínimo
up to|jusqu’à,jusqu à|bis zu|hasta
in total,total,altogether|au total,en tout|insgesamt|en total
each,apiece|chacun,chacune,pièce,par pièce|pro Stück,je stück|cada uno,cada una
by preference,as you prefer|selon votre préférence,selon la préférence,selon vos préférences,selon les goûts,selon vos goûts|je nach Vorliebe,je nach geschmack|según preferencia,según el gusto
for one person|pour une personne|für eine Person|para una persona
for two people,for two|pour deux personnes|für zwei Personen|para dos personas
for four people|pour quatre personnes|für vier Personen|para cuatro personas
by size,depending on size|selon la taille,selon leur taille|je nach Größe|según el tamaño
per person|par personne|pro Person|por persona
per serving|par portion|pro Portion|por ración,por porción
with juice,with their juice,with juices,undrained,including juice|avec le jus,avec leur jus,non égoutté,non égouttées|mit Saft,samt saft|con su jugo,con su jugo,sin escurrir
juice only|le jus seulement,jus seulement|nur der Saft,davon der saft,den saft|solo el zumo,solo el jugo
zest only|le zeste seulement|nur die Schale,nur den abrieb|solo la ralladura
juice and zest,zest and juice,juiced and zested,zested and juiced|jus et zeste,zeste et jus|Saft und Abrieb,saft und schale,abrieb und saft|zumo y ralladura,ralladura y zumo,ralladura y jugo,jugo y ralladura
white and green parts,white and light green parts|le blanc et le vert,blanc et vert|weiße und grüne Teile|la parte blanca y verde
white part only,white parts only,only the white part,white part|le blanc seulement,partie blanche|nur der weiße Teil,nur das weiße|solo la parte blanca,la parte blanca
green part only,green parts only|le vert seulement,partie verte|nur der grüne Teil,nur das grüne|solo la parte verde
leaves only,leaves picked|feuilles seulement,les feuilles seulement|nur die Blätter,blätter abgezupft|solo las hojas
or as needed|ou selon besoin|oder nach Bedarf|o según se necesite
or similar,or the like|ou équivalent,ou similaire|oder Ähnliches,o ä,oder ähnlich|o similar
for example,e g,such as|par exemple,p ex,par ex,type|z. B.,zum beispiel,z b,zb|por ejemplo,p ej
preferably,ideally|de préférence|vorzugsweise,am besten,möglichst|preferiblemente,preferentemente,de preferencia
from the day before|de la veille|vom Vortag|del día anterior
in oil,packed in oil,oil-packed|à l’huile,à l huile|in Öl|en aceite
in water,packed in water|au naturel|im eigenen Saft,naturell|al natural
in syrup|au sirop|in Sirup|en almíbar
with skin|avec la peau|mit Haut|con piel
see note,see notes,see recipe note,see note below|voir note,voir notes,voir remarque|siehe Hinweis,siehe anmerkung,siehe tipp|ver nota,ver notas
adjust to taste,adjusted to taste|à ajuster selon le goût,ajuster au goût|nach Geschmack anpassen|ajustar al gusto,rectificar al gusto
ends trimmed,ends removed,tips trimmed|extrémités coupées,extrémités ôtées|Enden abgeschnitten|sin las puntas
cocoa solids,cacao solids,cocoa content|de cacao,cacao minimum|Kakaoanteil,kakao|de cacao,cacao
to finish,for finishing|pour finir,pour la finition|zum Abschluss|para terminar,para rematar
in total weight,total weight|poids total|Gesamtgewicht|peso total
before cooking,uncooked weight|avant cuisson|vor dem Kochen|antes de cocinar
when cooked|après cuisson|nach dem Kochen|después de cocinar
any color|couleur au choix|beliebige Farbe|de cualquier color
with seeds|avec les graines|mit Kernen|con semillas
with leaves,leaves attached|avec les feuilles|mit Blättern|con las hojas
if possible|si possible|wenn möglich,falls möglich|si es posible,a ser posible
possibly,maybe|éventuellement|evtl.,evtl,eventuell,ggf,gegebenenfalls|si acaso,eventualmente
of your choice,of choice,any kind,any|au choix,de votre choix|nach Wahl,nach eigener wahl,eurer wahl|a elegir,de su elección,a elección
etc.,etc,and so on|etc.,etc|usw.,usw,etc|etc.,etc
more,extra|>plus|mehr,extra|>más,extra
for the glaze,for glaze,for glazing|pour le glaçage,pour glacer|für die Glasur,für den guss|para el glaseado
for the icing,for the frosting|pour le glaçage|für das Frosting,für die glasur|para el glaseado,para la cobertura
for breading,for the breading,for the coating|pour la panure,pour paner|zum Panieren,für die panade|para empanar,para el empanado
for the broth,for the soup|pour le bouillon,pour la soupe|für die Brühe,für die suppe|para el caldo,para la sopa
for the dressing,for the vinaigrette|pour la vinaigrette|für das Dressing|para el aliño,para la vinagreta
for the marinade|pour la marinade|für die Marinade|para la marinada,para el adobo
for the crust,for the base|pour le fond|für den Boden|para la base
for the cream|pour la crème|für die Creme|para la crema
for the crumble,for the streusel|pour le crumble|für die Streusel|para el crumble
for the cake|pour le gâteau|für den Kuchen|para el bizcocho,para el pastel
for boiling,for the pasta water|pour l’eau de cuisson|für das Kochwasser|para el agua de cocción
for thickening,to thicken|pour lier,pour épaissir|zum Binden,zum andicken|para espesar,para ligar
for spreading,to spread|pour tartiner|zum Bestreichen|para untar
to cover,for covering|pour couvrir,pour recouvrir|zum Bedecken|para cubrir
instead|à la place|stattdessen|en su lugar
or substitute,or alternatively,alternatively|ou à défaut,à défaut|ersatzweise,alternativ,oder ersatzweise|o en su defecto,en su defecto
in several additions|en plusieurs fois|portionsweise|en varias veces
`;

/** What joins foods and remarks. */
export const JOINERS = `
and|et|und|y,e
or|ou|oder,bzw|o,u
and/or|et/ou|und/oder|y/o
plus|plus|plus,und|más
with|avec|mit|con
without|sans|ohne|sin
per|par|pro|por
`;

/** Amounts without a number, before a food. */
export const VAGUE = `
a little,little,a bit of|un peu de,un petit peu de,peu de,un peu|etwas,ein wenig,wenig,ein bisschen|un poco de,poco de,algo de,un poquito de
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
