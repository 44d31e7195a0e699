import { list, numbered, page, type SavedPage } from './savedPage.ts';

/** What a page writes over its parts, and how many it serves, in a language without a pack. */
const HEADINGS: Readonly<Record<string, readonly [ingredients: string, steps: string, yields: string]>> = {
  Dutch: ['Ingrediënten', 'Bereiding', '4 personen'],
  Italian: ['Ingredienti per 4 persone', 'Procedimento', ''],
  Portuguese: ['Ingredientes', 'Modo de preparo', 'Rendimento: 4 porções'],
  Polish: ['Składniki', 'Sposób przygotowania', '4 porcje'],
  'Polish, in short': ['Składniki', 'Przygotowanie', '4 os.'],
  'Portuguese, in short': ['Ingredientes', 'Modo de preparo', '4 pess.'],
  'Russian, in short': ['Ингредиенты', 'Приготовление', '4 чел.'],
  Czech: ['Suroviny', 'Postup přípravy', '4 porce'],
  Swedish: ['Ingredienser', 'Gör så här', '4 portioner'],
  Danish: ['Ingredienser', 'Fremgangsmåde', '4 personer'],
  Finnish: ['Ainekset', 'Valmistusohje', '4 annosta'],
  Hungarian: ['Hozzávalók 4 személyre', 'Elkészítése', ''],
  Greek: ['Υλικά', 'Εκτέλεση', '4 μερίδες'],
  Russian: ['Ингредиенты', 'Приготовление', '4 порции'],
  Turkish: ['Malzemeler', 'Hazırlanışı', '4 kişilik'],
  Japanese: ['材料（4人分）', '作り方', ''],
  Korean: ['재료', '만드는 법', '4인분'],
  Hebrew: ['מצרכים', 'אופן ההכנה', '4 מנות'],
};

const LINES = ['250 g x', '2 y', 'z'];
const STEPS = ['Xx yy zz aa bb cc dd ee.', 'Yy zz aa bb cc dd ee ff.'];

export const FOREIGN_PAGES: readonly SavedPage[] = Object.entries(HEADINGS).map(
  ([language, [ingredients, steps, yields]]) => ({
    page: `in ${language}`,
    html: page(
      `<h1>Qq</h1><p>${yields}</p><h2>${ingredients}</h2>${list(LINES)}<h2>${steps}</h2>${numbered(STEPS)}`,
    ),
    title: 'Qq',
    ingredients: LINES,
    steps: STEPS,
    makes: 4,
  }),
);
