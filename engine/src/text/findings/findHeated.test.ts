import { describe, expect, it } from 'vitest';
import { lexiconIn, type PackCode } from '../../../tests/packs.ts';
import { convertText } from '../convert/convertText.ts';
import { findMentions } from './findMentions.ts';

/** What the words around each temperature say: o for an oven, f for food, oil or sugar, - for nothing. */
const heatedIn = (text: string, language: PackCode) =>
  findMentions(text, lexiconIn(language))
    .filter(({ kind }) => kind === 'temperature')
    .map(({ heated }) => heated?.[0] ?? '-')
    .join('');

describe('what is heated', () => {
  it.each<[string, PackCode, string]>([
    ['Preheat the oven to 350°F.', 'en', 'o'],
    ['Bake the sugar cookies at 350°F.', 'en', 'o'],
    ['Toss with oil and roast at 425°F for 20 minutes.', 'en', 'o'],
    ['Brush with oil. Place in a 400°F oven.', 'en', 'o'],
    ['Heat the oil to 350°F.', 'en', 'f'],
    ['Preheat the oil in a deep pot to 375°F, then fry.', 'en', 'f'],
    ['Deep-fry at 350°F. Keep warm in the oven.', 'en', 'f'],
    ['Cook in the air fryer at 400°F.', 'en', 'o'],
    ['Preheat the oven to 350°F and heat the oil to 375°F.', 'en', 'of'],
    ['Bake at 350°F until the internal temperature reaches 200°F.', 'en', 'of'],
    ['Bring sugar and water to a boil; cook until a candy thermometer reads 300°F.', 'en', 'f'],
    ['Slide it into 350°F oil.', 'en', 'f'],
    ['Pour the caramel over and bake at 350°F.', 'en', 'o'],
    ['Its smoke point is 450°F.', 'en', 'f'],
    ['Der Rauchpunkt liegt bei 230 °C.', 'de', 'f'],
    ['Son point de fumée est de 230°C.', 'fr', 'f'],
    ['Su punto de humo es de 230 °C.', 'es', 'f'],
    ['Set aside at 350°F.', 'en', '-'],
    ['Den Backofen auf 180 °C vorheizen.', 'de', 'o'],
    ['Bei 180 °C Umluft 30 Minuten.', 'de', 'o'],
    ['Das Öl auf 170 °C erhitzen und die Krapfen ausbacken.', 'de', 'f'],
    ['Den Zucker auf 118 °C kochen.', 'de', 'f'],
    ['Mit Zucker bestreuen und bei 200 °C backen.', 'de', 'o'],
    ['Mit Zucker bestreuen und bei 200 °C 20 Minuten backen.', 'de', 'o'],
    ['Bei 180 °C braten, bis die Kerntemperatur 70 °C erreicht.', 'de', 'of'],
    ['In 175 °C heißem Fett frittieren.', 'de', 'f'],
    ['Préchauffer le four à 180°C.', 'fr', 'o'],
    ['Ajouter l’huile et enfourner à 200°C.', 'fr', 'o'],
    ['Chauffer l’huile à 170°C.', 'fr', 'f'],
    ['Cuire le sirop de sucre à 118°C.', 'fr', 'f'],
    ['Rôtir jusqu’à 63°C à cœur.', 'fr', 'f'],
    ['Precalentar el horno a 180 °C.', 'es', 'o'],
    ['Caliente el aceite a 180 °C.', 'es', 'f'],
    ['Hierva el almíbar hasta los 118 °C.', 'es', 'f'],
    ['Rocíe con aceite y hornee a 200 °C.', 'es', 'o'],
    ['En la freidora de aire a 200 °C.', 'es', 'o'],
  ])('%s', (text, language, heated) => expect(heatedIn(text, language)).toBe(heated));
});

describe('degrees in the other scale', () => {
  it.each<[string, PackCode, 'metric' | 'us', string]>([
    // (350 - 32) / 1.8 = 176.7; a dial has 180
    ['Bake at 350°F.', 'en', 'metric', 'Bake at 180°C.'],
    ['Heat the oil to 350°F.', 'en', 'metric', 'Heat the oil to 177°C.'],
    // (300 - 32) / 1.8 = 148.9; (235 - 32) / 1.8 = 112.8
    ['Cook the syrup to 300°F.', 'en', 'metric', 'Cook the syrup to 149°C.'],
    ['until it is at 235°F', 'en', 'metric', 'until it is at 113°C'],
    // (165 - 32) / 1.8 = 73.9; (203 - 32) / 1.8 = 95
    [
      'Roast to an internal temperature of 165°F.',
      'en',
      'metric',
      'Roast to an internal temperature of 74°C.',
    ],
    ['Smoke until it reaches 203°F.', 'en', 'metric', 'Smoke until it reaches 95°C.'],
    ['Roast at 325-350°F.', 'en', 'metric', 'Roast at 160-180°C.'],
    // 118 x 1.8 + 32 = 244.4; 170 x 1.8 + 32 = 338; 200 x 1.8 + 32 = 392
    ['Den Zucker auf 118 °C kochen.', 'de', 'us', 'Den Zucker auf 244 °F kochen.'],
    ['Das Öl auf 170 °C erhitzen.', 'de', 'us', 'Das Öl auf 338 °F erhitzen.'],
    ['Den Ofen auf 200 °C vorheizen.', 'de', 'us', 'Den Ofen auf 400 °F vorheizen.'],
    ['Chauffer l’huile à 170°C.', 'fr', 'us', 'Chauffer l’huile à 338°F.'],
    ['Caliente el aceite a 180 °C.', 'es', 'us', 'Caliente el aceite a 356 °F.'],
  ])('%s', (text, language, system, expected) => {
    expect(convertText(text, lexiconIn(language), { system })).toBe(expected);
  });
});
