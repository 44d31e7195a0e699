import type { Recipe } from '@gramwise/engine/recipes/recipe.ts';
import { STEW } from '@gramwise/engine/tests/stew.ts';
import { expect, it } from 'vitest';
import { messagesFor } from '#catalogs/messages.ts';
import { fill } from '#catalogs/template.ts';
import { listScaleNotes } from './listScaleNotes.ts';

const labels = messagesFor('en', 'recipe').recipe.settings;
const PANS = [
  { id: 'springform-26', name: '26 cm', origin: 'europe', factor: 1.4 },
  { id: 'loaf-25', name: 'Loaf tin', origin: 'europe', factor: 0.5, byVolume: true },
] as const;

/** For six, without a time in its steps. */
const SALAD: Recipe = { ...STEW, steps: [] };
const CAKE: Recipe = { ...SALAD, pan: { pan: { shape: 'round', diameter: 22, depth: 5 }, count: 1 } };

const FROM_SIX = 'Amounts are scaled from 6 servings, in the steps too.';
const scaledTo = (percent: string) => fill(labels.scaledTo, { percent });
const otherPan = (n: string) => fill(labels.otherPan, { n });

type Scaling = Parameters<typeof listScaleNotes>[3];

it.each<[what: string, Recipe, Partial<Scaling>, notes: readonly string[]]>([
  ['nothing as written', STEW, { factor: 1 }, []],
  ['the servings of the recipe', SALAD, { factor: 2 }, [FROM_SIX]],
  ['that times stay', STEW, { factor: 2 }, [FROM_SIX, labels.times]],
  ['that it is scaled, without servings', { ...SALAD, servings: null }, { factor: 2 }, [labels.scaled]],
  ['a percentage for a stock', SALAD, { factor: 0.5, stock: { of: 'beef', amount: 450 } }, [scaledTo('50')]],
  ['what preserves', { ...SALAD, preserved: true }, { factor: 2 }, [FROM_SIX, labels.preserved]],
  ['nothing of the pan up to a quarter more', CAKE, { factor: 1.25 }, [FROM_SIX]],
  ['another pan beyond', CAKE, { factor: 1.5 }, [FROM_SIX, otherPan('1.5')]],
  ['another pan for half', CAKE, { factor: 0.5 }, [FROM_SIX, otherPan('0.5')]],
  ['no other pan once one is chosen', CAKE, { factor: 1.4, pan: 'springform-26' }, [scaledTo('140')]],
  ['a comparison by volume', CAKE, { factor: 0.5, pan: 'loaf-25' }, [scaledTo('50'), labels.byVolume]],
])('says %s', (_, recipe, controls, notes) => {
  const scaling = { factor: 1, stock: null, pan: null, ...controls };
  expect(listScaleNotes('en', labels, { recipe, pans: PANS }, scaling)).toEqual(notes);
});
