import type { PackCode } from '../../packs.ts';

/**
 * Questions for what an oven is set to: an air fryer 20 °C or 25 °F lower than an oven; gas marks that old recipes call
 * a moderate oven or the like; German gas ovens, whose steps are 20 °C apart from 140 °C at the first.
 */
export const OVENS: Readonly<Record<PackCode, readonly (readonly [question: string, right: string])[]>> = {
  en: [
    ['air fryer temp for 400f oven recipe', 'fryer 375 fahrenheit'],
    ['oven recipe 400 to air fryer', 'fryer 375 fahrenheit'],
    ['convert oven 425f 30 min to airfryer', 'fryer 400 fahrenheit'],
    ['400 F in oven air-fryer equivalent', 'fryer 375 fahrenheit'],
    ['350 to air fryer', 'fryer 325 fahrenheit'],
    ['what temp in the air fryer if the oven recipe is 200c', 'fryer 180 celsius'],
    ['375 air fryer what is it in oven', 'oven 400 fahrenheit'],
    ['180c air fryer in a normal oven', 'oven 200 celsius'],
    ['oven temp for air fryer 360f', 'oven 385 fahrenheit'],
    ['air fryer 400', 'none'],
    ['fries in the air fryer at 400', 'none'],
    ['600 F oven to air fryer', 'none'],
    ['what is a moderate oven in celsius', 'oven 4'],
    ['how hot is a hot oven', 'oven 7'],
    ['slow oven temp', 'oven 2'],
    ['what gas mark is a hot oven', 'oven 7'],
  ],
  fr: [
    ['four 200 degrés airfryer', 'fryer 180 celsius'],
    ['airfryer au lieu du four à 180', 'fryer 160 celsius'],
    ['four bien chaud combien de degrés', 'oven 7'],
    ['200 degrés au four, combien à l’airfryer', 'fryer 180 celsius'],
    ['airfryer 180 au four', 'oven 200 celsius'],
    ['four moyen combien de degrés', 'oven 4'],
    ['four très chaud température', 'oven 8-9'],
  ],
  de: [
    ['gasherd stufe 2 wieviel grad', 'gas 160 2'],
    ['Gas Stufe 3 in Grad', 'gas 180 3'],
    ['200 grad gasherd stufe', 'gas 200 4'],
    ['175 grad im gasofen welche stufe', 'gas 175 2-3'],
    ['190 grad ober-/unterhitze was ist das am gasherd für eine stufe', 'gas 190 3-4'],
    ['160 grad umluft welche gasstufe', 'gas 180 3'],
    ['200 Grad Backofen in der Heißluftfritteuse', 'fryer 180 celsius'],
    ['Heißluftfritteuse statt Backofen 200 Grad', 'fryer 180 celsius'],
    ['Airfryer 180 Grad im Backofen', 'oven 200 celsius'],
    ['mittlerer Ofen wie viel Grad', 'oven 4'],
    ['mäßige Hitze wie viel Grad', 'oven 4'],
    ['starke Hitze Backofen Temperatur', 'oven 7'],
  ],
  es: [
    ['horno 200 grados en freidora de aire', 'fryer 180 celsius'],
    ['350 F horno a airfryer', 'fryer 325 fahrenheit'],
    ['freidora de aire 180 en el horno', 'oven 200 celsius'],
    ['horno fuerte a cuántos grados', 'oven 7'],
    ['horno a temperatura media cuántos grados son', 'oven 4'],
    ['horno suave temperatura', 'oven 1-2'],
  ],
};
