/** Sizes: `en|fr|de|es`, as `words.ts` reads them. */
export const SIZES = `
jumbo|=jumbo|=Jumbo|=jumbo
extra large,extra-large,xl|^très gros~très grosse|sehr groß,größe xl|muy grande,extragrande
large,big,size large|^gros~grosse,grand|groß,gross,gr,größe l,grösse l|grande,gran,gordo,talla l,tamaño l
medium,medium-sized,medium-size,mid-sized|moyen~moyenne,de taille moyenne|mittelgroß,mittlere,mittel,größe m,grösse m,gr m|mediano,talla m,tamaño m
small,little,smallish|^petit|klein,kl,größe s|pequeño,chico,pequeñito
very small,tiny|^tout petit~toute petite|sehr klein,winzig|muy pequeño,diminuto
thick|épais~épaisse|dick|grueso
thin|^>fin|dünn|>fino,delgado
long|^long~longue|lang|largo
short|court|kurz|corto
heaped,heaping,rounded|bombé,bien rempli|gehäuft,geh|colmado
generous|^généreux~généreuse|großzügig,reichlich|generoso,abundante
good|^bon~bonne|gut|bueno,rico,^buen
level|ras|gestrichen,gestr|raso,al ras,a ras
scant|=à peine rempli|knapp|escaso
small to medium,small-to-medium,small or medium|=de taille petite à moyenne,petit ou moyen,petits à moyens,petites à moyennes|klein bis mittelgroß|=de tamaño pequeño a mediano
medium to large,medium-to-large,medium-large|=de taille moyenne à grande,moyen à gros|mittelgroß bis groß|=de tamaño mediano a grande
bite-sized,bite-size,bite sized|=de la taille d’une bouchée|mundgerecht|=de bocado
diagonal|=en biais|schräg|=en diagonal,oblicuo
individual|individuel~individuelle|=einzeln|individual
`;

/** Colors, which tell foods apart. */
export const COLORS = `
red|rouge|rot|rojo
green|vert|grün|verde
yellow|jaune|gelb|amarillo
white|blanc~blanche|weiß|blanco
black|noir|schwarz|negro
brown|brun|braun|marrón
purple|violet~violette|violett,=lila|morado
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
frozen|surgelé,congelé,sugelé,surgellé|tiefgekühlt,tk,gefroren,tiefgefroren,tiefkühl|congelado
canned,tinned,from a can|=en conserve,en boîte,de conserve|=aus der Dose,aus der konserve,in der dose,in dosen|=en conserva,de lata,en lata,enlatado,de bote,en bote
jarred|=en bocal|=aus dem Glas,im glas|=de tarro,de bote de cristal
cold|froid|kalt,gut gekühlt|frío,fría
warm,warmed|>chaud|warm|templado
very cold,ice-cold,ice cold,icy|bien froid*,glacé,très froid*|eiskalt,sehr kalt|muy frío*,helado
lukewarm,tepid,luke warm|tiède|lauwarm,handwarm|tibio
hot|chaud,très chaud*|heiß,heiss,sehr heiß|caliente,muy caliente
boiling,boiling hot|bouillant|kochend,siedend|hirviendo
chilled,well chilled,refrigerated|=bien frais~bien fraîche,réfrigéré|gekühlt,=gut gekühlt|bien frío*,refrigerado,=de nevera
soft|mou~molle|weich|blando
unsalted,saltless,no-salt-added,no salt added,without salt|non salé*,sans sel|ungesalzen|=sin sal
salted,lightly salted|salé,=demi-sel|gesalzen|=con sal,salado
raw,uncooked,un-cooked|cru|roh,ungekocht|crudo
smoked|fumé|geräuchert|ahumado
sweet|doux~douce|süß|dulce
whole|entier~entière|ganz|entero
organic|=bio,biologique|=bio,aus biologischem anbau,biologisch|ecológico,orgánico,bio,biológico
untreated,unwaxed,organic unwaxed|non traité*|unbehandelt,ungewachst|=sin tratar,sin cera
lean|maigre|mager|magro
boneless,bone removed,bones removed|désossé,sans os,sans arêtes,sans arête|=ohne Knochen,entbeint,grätenfrei,ohne gräten,entgrätet|deshuesado,sin hueso,sin huesos,sin espinas
skinless,skin off,without skin,skin discarded|=sans peau|=ohne Haut|=sin piel,sin la piel
boneless and skinless,skinless and boneless,boneless skinless,skinless boneless|=sans peau ni os|=ohne Haut und Knochen|=sin piel ni hueso,sin piel ni huesos,sin hueso ni piel
bone-in,with bone,bone in,on the bone|=avec os,avec l os|=mit Knochen|=con hueso
skin-on,skin on,with skin|=avec peau,avec la peau|=mit Haut|=con piel
with stems,stems on|=avec les tiges|=mit Stielen|=con los tallos
firm|ferme|fest|firme
tender,young|tendre,jeune|zart,jung|tierno,joven
crisp,crunchy,crusty|croquant,croustillant|knackig,knusprig|crujiente
chunky|=en morceaux|stückig|=en trozos
creamy,smooth|crémeux~crémeuse|cremig|cremoso
juicy|juteux~juteuse|saftig|jugoso
tart,sour|acide,acidulé|säuerlich,sauer|ácido
spicy|piquant,>épicé|scharf|picante
mild|>doux~douce|mild|suave
fine,fine-grain,fine grain,fine-grained|fin|fein|fino
coarse,coarse-grain,coarse grain,coarse-grained|grossier~grossière|grob|grueso
liquid|liquide|flüssig|líquido
thick-cut|=en tranches épaisses|=dick geschnitten|=en lonchas gruesas
extra virgin,extra-virgin|=vierge extra,extra vierge|=nativ extra,=natives extra|=virgen extra
virgin|=vierge|=nativ,kalt gepresst,kaltgepresst|=virgen
flat-leaf,flat leaf,italian flat-leaf|plat|glatt,=glattblättrig|=de hoja plana,liso
curly|frisé|kraus|rizado
homemade,home-made|=maison,fait maison|=selbst gemacht,selbstgemacht,hausgemacht|casero
store-bought,shop-bought,ready-made,store bought,shop bought,premade,pre-made|=du commerce,tout prêt,déjà fait*,tout fait*,prêt* à l emploi|=fertig gekauft,fertig|comprado,del comercio
plain|=nature|=natur|=natural
low-fat,reduced-fat,low fat,lowfat|allégé|fettarm,fettreduziert|bajo* en grasa,desnatado,light
full-fat,full fat|=entier~entière|=vollfett|entero
semi-skimmed,reduced fat|demi-écrémé|teilentrahmt|semidesnatado
skimmed,skim|écrémé|entrahmt|desnatado
regular,standard,ordinary,normal|ordinaire,classique,normal|normal,handelsüblich,gewöhnlich|normal,corriente,común
good-sized,good sized|=de bonne taille,de belle taille,beau~belle,beaux,joli|=von guter Größe|=de buen tamaño
wild|sauvage|wild|silvestre
fat-free,nonfat,non-fat|=sans matière grasse|=fettfrei|=sin grasa
sweetened|sucré,édulcoré|gesüßt,gezuckert|azucarado
unsweetened,no sugar added,without sugar|=sans sucre,non sucré*,sans sucre ajouté|ungesüßt,ungezuckert,=ohne zucker|=sin azúcar,sin endulzar,sin edulcorar
low-sodium,reduced-sodium,low sodium,reduced sodium,lower-sodium,lower sodium,less sodium|=pauvre en sel,allégé en sel|salzarm,salzreduziert|bajo* en sodio,bajo en sal
gluten-free,gluten free,certified gluten-free,certified gluten free|=sans gluten|glutenfrei|=sin gluten
vegan|=végane,végan,végétalien|vegan|vegano
waxy,firm-cooking|=à chair ferme|festkochend,hartkochend,fest kochend|=de carne firme,de cocción firme
floury,starchy,mealy|farineux~farineuse|mehligkochend,mehlig kochend|harinoso
good-quality,good quality,high-quality,high quality,best quality,quality,top-quality|=de bonne qualité,de qualité|=von guter Qualität,hochwertig,gute qualität,von guter qualität|=de buena calidad,de calidad
unpeeled,skins on|non épluché*,non pelé*,avec la pelure|ungeschält,=mit schale|=sin pelar,con piel
unpitted|=avec noyau,non dénoyauté*|=mit Stein|=con hueso
stale,day-old,day old|rassis~rassise|altbacken,=vom vortag,vom vortag|=del día anterior
neutral|neutre|neutral|neutro
neutral-tasting,flavorless,neutral-flavored|=au goût neutre|geschmacksneutral|=de sabor neutro
free-range,free range,cage-free|=plein air,élevé en plein air,de plein air|=aus Freilandhaltung|=de corral,camperos
whole wheat,whole-wheat,wholewheat,wholemeal,whole grain,whole-grain,wholegrain|complet~complète|=Vollkorn|integral
extra firm,extra-firm|=extra ferme|=extra fest|=extra firme
super firm|=très ferme|sehr fest|=muy firme
dark|foncé|dunkel|oscuro
light|léger~légère|leicht|ligero
strong|fort|stark,kräftig|fuerte
pure|pur|rein|puro
natural|naturel~naturelle|natürlich|natural
vacuum-packed,vac-packed,vacuum packed|=sous vide|vakuumiert,vakuumverpackt|=envasado* al vacío
precooked,pre-cooked,parcooked|précuit|vorgegart,vorgekocht|precocido
seedless|=sans pépins|kernlos|=sin pepitas
sugar-free,sugar free|=sans sucres|zuckerfrei|=sin azúcares
dairy-free,non-dairy|=sans produits laitiers|milchfrei|=sin lácteos
lactose-free|=sans lactose|laktosefrei|=sin lactosa
live,alive|vivant|lebend|vivo
fruity|fruité|fruchtig|afrutado
bitter|amer~amère|>bitter|amargo
mini,miniature|=mini|=mini|=mini
original|=original|original|=original
instant|instantané|=instant|instantáneo
oven-ready,ready to cook|=prêt* à cuire|küchenfertig|=listo* para cocinar
filtered|filtré|gefiltert|filtrado
unfiltered|non filtré*|ungefiltert|=sin filtrar
hard|dur|hart|duro
Italian|italien~italienne|italienisch|italiano
French|français|französisch|francés~francesa
Spanish|espagnol|spanisch|español~española
Mexican|mexicain|mexikanisch|mexicano
Greek|grec~grecque|griechisch|griego
Chinese|chinois|chinesisch|chino
Japanese|japonais|japanisch|japonés~japonesa
Thai|thaï,thaïlandais|thailändisch|tailandés~tailandesa
Asian|asiatique|asiatisch|asiático
English|anglais|englisch|inglés~inglesa
sharp,extra-sharp,extra sharp|affiné|würzig|curado
shell-on,shell on,in the shell,in shell|non décortiqué*|>=mit Schale|>=con cáscara
`;
