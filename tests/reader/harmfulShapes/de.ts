import type { HarmfulShapes } from './shapes.ts';

// A Tasse is 250 ml, an EL 15 ml, a Pfund 500 g; lb and oz are those of American recipes.
export const de: HarmfulShapes = {
  doubled: `
1 lb 450 g Rinderhack => 450 g
8 oz 225 g Frischkäse => 225 g
1 Tasse 250 ml Milch => 250 ml
2 Tassen 500 ml Wasser => 500 ml
4 oz 115 g Butter => 115 g
½ Tasse 125 ml Öl => 125 ml
2 lb 900 g Kartoffeln => 900 g
1 Tasse 240 ml Sahne => 240 ml
14 oz 400 g Tomaten => 400 g
3 Tassen 750 ml Brühe => 750 ml
1 Tasse 125 g Mehl => 125 g
1 Tasse 200 g Zucker => 200 g
¼ Tasse 60 ml Wasser => 60 ml
12 oz 340 g Nudeln => 340 g
6 oz 170 g Lachs => 170 g
1½ Tassen 375 ml Milch => 375 ml
1 lb 4 oz Rindfleisch => 567 g
1 Tasse 2 EL Milch => 280 ml
1 Pfund 500 g Hackfleisch => 500 g
1 Tasse 800 ml Milch => kept
1 lb 200 g Rinderhack => kept
8 oz 500 g Butter => kept
2 Tassen 150 ml Wasser => kept
1 oz 300 g Schokolade => kept
1 Tasse 600 g Mehl => kept
3 lb 300 g Kartoffeln => kept`,
  each: `
2 Dosen (je 14 oz) Tomaten => 794 g
2 Dosen je 14 oz Tomaten => 794 g
4 Lachsfilets (je 6 oz) => 680 g
4 Lachsfilets, je 6 oz => 680 g
4 Lachsfilets à 6 oz => kept / 680 g
4 Filets (je ca. 6 oz) Kabeljau => 680 g
3 Packungen (je 8 oz) Frischkäse => 680 g
2 Steaks (jeweils 8 oz) => 454 g
2 Gläser (je 12 oz) Pesto => 680 g
4 Schnitzel (je 150 g) => 600 g
4 Schnitzel, je 150 g => 600 g
2 Dosen à 400 g Tomaten => 800 g
2 Dosen (à 400 g) Tomaten => 800 g
2 Hähnchen (je 2 lb) => 1814 g
6 Kartoffeln (je 5 oz), geschält => 850 g
5 Auberginen (je 300 g) => 1500 g
2 Beutel (je 10 oz) Spinat => 567 g
2 Flaschen (je 330 ml) Bier => 660 ml
8 Würstchen (je 3 oz) => 680 g
3 Becher (je 8 oz) Joghurt => 680 g
4 Entenbrüste (je etwa 7 oz) => 794 g
2 Enten (5 lb pro Stück) => 4536 g`,
  lostGap: `
11/2 Tassen Milch => 375 ml
21/2 Tassen Wasser => 625 ml
11/4 Tassen Milch => 313 ml
13/4 Tassen Wasser => 438 ml
31/2 Tassen Brühe => 875 ml
12/3 Tassen Wasser => 417 ml
22/3 Tassen Milch => 667 ml
11/3 Tassen Wasser => 333 ml
11/2 EL Öl => 22.5 ml
21/2 TL Öl => 12.5 ml
2-21/2 Tassen Milch => 500-625 ml
1-11/2 Tassen Wasser => 250-375 ml
21/2-3 Tassen Milch => 625-750 ml
11/2 lb Rinderhack => 680 g
21/4 lb Kartoffeln => 1021 g
11/2 Pfund Hackfleisch => 750 g
11/2 kg Kartoffeln => 1500 g
21/2 l Wasser => 2500 ml
31/4 Tassen Brühe => 813 ml
101/2 oz Käse => 298 g
24/3 Tassen Milch => kept
20/4 Tassen Milch => kept
10/2 Tassen Milch => kept
3/4 Tasse Milch => 188 ml`,
  letters: `
1½ Tassen Milch – warm => 375 ml
1¼ Tassen Wasser => 313 ml
⅓ Tasse Crème fraîche => 83 ml / 80 g
¾ Tasse Öl => 188 ml
⅔ Tasse Gemüsebrühe => 167 ml
2½ Tassen süße Sahne => 625 ml
1\u00A0Tasse Wein => 250 ml
2\u00A0Tassen Wasser => 500 ml
1–2 Tassen Milch => 250-500 ml
3 lb Äpfel => 1361 g
8 oz Käse => 227 g
1½\u00A0lb Möhren => 680 g
2 Esslöffel Öl => 30 ml
1 Teelöffel Öl => 5 ml
½ Tasse Fleischbrühe => 125 ml
12 oz Würstchen => 340 g
2 lb Hähnchen… klein => 907 g
1 Tasse „gute“ Milch => 250 ml
500 g Weißkohl => 500 g
1 Tasse lauwarmes Wasser (38 °C) => 250 ml
4 × 100 g Würste => 400 g`,
  orNoun: `
1 Tasse Mandel oder Cashewmilch => 250 ml
½ Tasse Himbeer oder Erdbeermarmelade => 125 ml / 169 g
1 Tasse Hafer oder Sojamilch => 250 ml
1 Tasse Mandel- oder Cashewmilch => 250 ml
½ Tasse Himbeer- oder Erdbeermarmelade => 125 ml / 169 g
1 Tasse Apfel- oder Birnensaft => 250 ml
1 Tasse Apfel oder Birnensaft => 250 ml
½ Tasse Zitronen- oder Limettensaft => 125 ml
½ Tasse Walnuss oder Haselnussöl => 125 ml
½ Tasse Erdnuss- oder Sesamöl => 125 ml
1 Tasse Hühner- oder Gemüsebrühe => 250 ml
1 Tasse Rinder oder Gemüsebrühe => 250 ml
1 Tasse Kokos oder Mandelmilch => 250 ml
½ Tasse Aprikosen- oder Pfirsichkonfitüre => 125 ml / 169 g
1 Tasse Mandel oder Haselnussmehl => 250 ml / 118 g
1 Tasse Reis- oder Mandelmilch => 250 ml
½ Tasse Erdbeer oder Himbeersirup => 125 ml
1 Tasse Tomaten- oder Paprikasauce => 250 ml / 259 g
1 Tasse Karotten- oder Orangensaft => 250 ml
½ Tasse Kirsch- oder Pflaumenmus => 125 ml
1 Tasse Butter oder Olivenöl => 240 g
1 Tasse Zucker oder Ahornsirup => 211 g
1 Tasse Wasser oder Gemüsebrühe => 250 ml`,
  behind: `
1 Tasse Tomaten getrocknet => 250 ml / 57 g
1 Tasse Tomaten passiert => 250 ml / 264 g
1 Tasse Tomaten, passiert => 250 ml / 264 g
1 Tasse Mandeln gemahlen => 250 ml / 100 g
1 Tasse Mandeln gehobelt => 250 ml / 97 g
1 Tasse Reis gekocht => 250 ml / 167 g
1 Tasse Linsen gekocht => 250 ml / 209 g
1 Tasse Aprikosen getrocknet => 250 ml / 137 g
1 Tasse Cranberries getrocknet => 250 ml / 127 g
1 Tasse Pilze getrocknet => 250 ml
1 Tasse Kirschen getrocknet => 250 ml / 169 g
1 Tasse Erdbeeren püriert => 250 ml / 245 g
1 Tasse Zwiebeln geröstet => 250 ml
1 Tasse Kichererbsen gekocht => 250 ml / 173 g
1 Tasse Haselnüsse gemahlen => 250 ml / 95 g
1 Tasse Tomatenmark => 250 ml / 277 g
1 Tasse Apfelmus => 250 ml / 258 g
1 Tasse Kartoffelpüree => 250 ml / 222 g
1 Tasse Paprika getrocknet => 250 ml
1 Tasse Feigen getrocknet => 250 ml / 158 g`,
  nested: `
¾ Tasse (6 fl oz) plus 2 EL Milch => 218 ml
210 ml (¾ Tasse + 2 EL) Milch => 210 ml
¾ Tasse + 2 EL (210 ml) Milch => 210 ml
¾ Tasse (180 ml) plus 2 EL Milch => 210 ml
¾ Tasse (180 ml) plus 2 EL (30 ml) Milch => 210 ml
¾ Tasse (90 g) plus 2 EL (15 g) Mehl => 105 g
1 kg (2 lb. 3 oz.) Rindfleisch => 1000 g
1 Tasse ((250 ml)) Milch => 250 ml
1 Tasse (etwa 4 oz (115 g)) geriebener Käse => 115 g
1 Braten (2 lb. 3 oz.) => 992 g
1 Ente (ca. 4 lb. 6 oz.) => 1984 g
1 Hähnchen (3 lb 8 oz) => 1588 g
½ Tasse (125 ml) plus 1 EL Wasser => 140 ml
1 Tasse plus 2 EL (280 ml) Wasser => 280 ml
1 Tasse (250 ml) + 1 EL (15 ml) Öl => 265 ml
1 lb (16 oz (450 g)) Bohnen => 450 g
2 Tassen (500 ml) plus ¼ Tasse (60 ml) Brühe => 560 ml
1 lb 4 oz (565 g) Schweinefleisch => 565 g
1 Tasse (250 ml) und 2 EL Milch => 280 ml
500 ml (2 Tassen + 1 EL) Milch => 500 ml
Rindfleisch (2 lb. 3 oz.) => 992 g`,
  steps: `
Backzeit 40 Minuten bei 180 °C
Kochzeit 20 Minuten
Ruhezeit 30 Minuten im Kühlschrank
Gehzeit 1 Stunde an einem warmen Ort
Garzeit 2 Stunden auf niedriger Stufe
Kühlzeit 2 Stunden
Wartezeit 10 Minuten
Backzeit: 25 Minuten
Ruhezeit: 1 Stunde, abgedeckt
Zubereitungszeit 10 Minuten
Marinierzeit 12 Stunden im Kühlschrank
Dauer 15 Minuten
Gesamtzeit: 2 Stunden
Arbeitszeit 30 Minuten für die Füllung
Vorbereitungszeit 10 Min.
In 4 Portionen teilen
Den Teig in 8 Stück
Auf Teller geben, 4 Portionen
Zeit lassen, mindestens 2 Stunden
Teig teilen: 12 Stück
Zu Kugeln formen, 20 Stück`,
  counted: `
2 Stück, rot Paprika
3 Stück, gelb Paprika
1 Stück, groß Zwiebel
2 Stück - rot Paprika
4 Stück Eier
2 Portionen, gekocht Reis
1 Portion Nudeln
1 Portion (200 g) Reis
2 Stück, klein Möhren
1 Stück, reif Mango
5 Stück, mittelgroß Kartoffeln
1 Stück; fest Gurke
2 Portionen Spätzle
6 Stück, entsteint Datteln
1 Stück, frisch Ingwer
1 Stück, ganz Sellerie
10 Stück, getrocknet Feigen
2 Stück: rot Paprika
3 Stück, süß Äpfel
2 Portionen, tiefgekühlt Spinat`,
};
