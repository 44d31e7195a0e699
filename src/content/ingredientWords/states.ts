/** Sizes: `en|fr|de|es`, as `words.ts` reads them. */
export const SIZES = `
extra large,extra-large,xl,jumbo|^très gros~très grosse|sehr groß,größe xl|muy grande,extragrande
large,big,size large|^gros~grosse,grand|groß,gross,gr,größe l,grösse l|grande,gran,gordo,talla l,tamaño l
medium,medium-sized,medium-size,mid-sized|moyen~moyenne,de taille moyenne|mittelgroß,mittlere,mittel,größe m,grösse m,gr m|mediano,talla m,tamaño m
small,little,smallish|^petit|klein,kl,größe s|pequeño,chico,pequeñito
very small,tiny|^tout petit~toute petite|sehr klein,winzig|muy pequeño,diminuto
thick|épais~épaisse|dick|grueso
thin|^>fin|dünn|>fino,delgado
long|^long~longue|lang|largo
short|court|kurz|corto
heaped,heaping,rounded|bombé,bien rempli|gehäuft,geh|colmado
generous,good|^bon~bonne,généreux~généreuse|großzügig,gut,reichlich|generoso,bueno,abundante
level|ras|gestrichen,gestr|raso
scant|=à peine rempli|knapp|escaso
`;

/** Colors, which tell foods apart. */
export const COLORS = `
red|rouge|rot|rojo
green|vert|grün|verde
yellow|jaune|gelb|amarillo
white|blanc~blanche|weiß|blanco
black|noir|schwarz|negro
brown|brun|braun|marrón
purple|violet~violette|lila,violett|morado
pink|=rose|=rosa|=rosa
`;

/** What a food is like: said beside its name. */
export const STATES = `
kosher|=casher,=kasher,=kascher|koscher|=kosher,=casher
fresh,freshly picked|frais~fraîche|frisch|fresco
ripe|mûr|reif|maduro
very ripe,overripe|très mûr*,trop mûr*|sehr reif,überreif|muy maduro*
unripe,underripe|=pas mûr|unreif|=sin madurar
dried|séché,déshydraté|getrocknet|seco,deshidratado
dry|sec~sèche|trocken|seco
frozen|surgelé,congelé|tiefgekühlt,tk,gefroren,tiefgefroren,tiefkühl|congelado
canned,tinned,from a can|=en conserve,en boîte|=aus der Dose,aus der konserve|=en conserva,de lata,en lata,enlatado,de bote
jarred|=en bocal|=aus dem Glas,im glas|=de tarro,de bote de cristal
cold|froid|kalt,gut gekühlt|frío,fría
warm|chaud|warm|templado
very cold,ice-cold,ice cold,icy|bien froid*,glacé,très froid*|eiskalt,sehr kalt|muy frío*,helado
lukewarm,tepid,warmed|tiède|lauwarm,handwarm|tibio
hot|très chaud*|heiß,heiss,sehr heiß|caliente,muy caliente
boiling,boiling hot|bouillant|kochend,siedend|hirviendo
chilled,well chilled,refrigerated|=bien frais~bien fraîche,réfrigéré|gekühlt,=gut gekühlt|bien frío*,refrigerado,=de nevera
soft|mou~molle|weich|blando
unsalted,saltless|non salé*,sans sel|ungesalzen|=sin sal
salted,lightly salted|demi-sel,salé|gesalzen|=con sal,salado
raw,uncooked|cru|roh,ungekocht|crudo
smoked|fumé|geräuchert|ahumado
sweet|doux~douce|süß|dulce
whole|entier~entière|ganz|entero
organic|=bio,biologique|bio,aus biologischem anbau|ecológico,orgánico,bio,biológico
untreated,unwaxed,organic unwaxed|non traité*|unbehandelt,ungewachst|=sin tratar,sin cera
lean|maigre|mager|magro
boneless|désossé,sans os|=ohne Knochen,entbeint|deshuesado,sin hueso,sin huesos
skinless,skin off,without skin|=sans peau|=ohne Haut|=sin piel
bone-in,with bone,bone in,on the bone|=avec os,avec l os|=mit Knochen|=con hueso
skin-on,skin on,with skin|=avec peau,avec la peau|=mit Haut|=con piel
with stems,stems on|=avec les tiges|=mit Stielen|=con los tallos
firm|ferme|fest|firme
tender,young|tendre,jeune|zart,jung|tierno,joven
crisp,crunchy|croquant|knackig,knusprig|crujiente
creamy|crémeux~crémeuse|cremig|cremoso
juicy|juteux~juteuse|saftig|jugoso
tart,sour|acide,acidulé|säuerlich,sauer|ácido
spicy|piquant,épicé|scharf|picante
mild|>doux~douce|mild|suave
fine|fin|fein|fino
coarse|grossier~grossière|grob|grueso
liquid|liquide|flüssig|líquido
thick-cut|=en tranches épaisses|=dick geschnitten|=en lonchas gruesas
extra virgin,extra-virgin|=vierge extra,extra vierge|=nativ extra,=natives extra|=virgen extra
virgin|=vierge|=nativ,kalt gepresst,kaltgepresst|=virgen
flat-leaf,flat leaf,italian flat-leaf|plat|glatt,=glattblättrig|=de hoja plana,liso
curly|frisé|kraus|rizado
homemade,home-made|=maison,fait maison|=selbst gemacht,selbstgemacht,hausgemacht|casero
store-bought,shop-bought,ready-made|=du commerce,tout prêt|=fertig gekauft,fertig|=comprado,del comercio
plain|=nature|=natur|=natural
low-fat,reduced-fat|allégé|fettarm,fettreduziert|=bajo en grasa,desnatado,light
full-fat,whole-milk|=entier~entière|=vollfett|entero
semi-skimmed,reduced fat|demi-écrémé|teilentrahmt|semidesnatado
skimmed,skim|écrémé|entrahmt|desnatado
regular,standard,ordinary,normal|ordinaire,classique,normal|normal,handelsüblich,gewöhnlich|normal,corriente,común
good-sized,good sized|=de bonne taille,de belle taille|=von guter Größe|=de buen tamaño
wild|sauvage|wild|silvestre
fat-free,nonfat,non-fat|=sans matière grasse|=fettfrei|=sin grasa
sweetened|sucré,édulcoré|gesüßt,gezuckert|azucarado
unsweetened,no sugar added|=sans sucre,non sucré*,sans sucre ajouté|ungesüßt,ungezuckert,=ohne zucker|=sin azúcar
low-sodium,reduced-sodium|=pauvre en sel,allégé en sel|salzarm,salzreduziert|=bajo en sodio,bajo en sal
gluten-free|=sans gluten|glutenfrei|=sin gluten
vegan|=végane,végan,végétalien|vegan|vegano
waxy,firm-cooking|=à chair ferme|festkochend|=de carne firme
floury,starchy,mealy|farineux~farineuse|mehligkochend,mehlig kochend|harinoso
good-quality,good quality,high-quality,high quality,best quality,quality|=de bonne qualité,de qualité|=von guter Qualität,hochwertig,gute qualität|=de buena calidad,de calidad
unpeeled,skins on|non épluché*,non pelé*,avec la pelure|ungeschält,=mit schale|=sin pelar,con piel
unpitted|=avec noyau,non dénoyauté*|=mit Stein|=con hueso
stale,day-old,day old|rassis~rassise|altbacken,=vom vortag|=del día anterior,duro
neutral|neutre|neutral|neutro
neutral-tasting,flavorless,neutral-flavored|=au goût neutre|geschmacksneutral|=de sabor neutro
free-range,free range,cage-free|=plein air,élevé en plein air,de plein air|=aus Freilandhaltung|=de corral,camperos
`;
