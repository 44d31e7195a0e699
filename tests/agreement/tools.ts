import type { Tool } from './tool.ts';
import {
  lengthTool,
  multiCalculator,
  panChart,
  panTool,
  spanishConverter,
  trendingPage,
} from './tools/calculators.tsx';
import { commandLine, convertCommand } from './tools/commandLine.ts';
import { converter, converterSentence, embeddedConverter, measuredConverter } from './tools/converter.tsx';
import { engineAsk, engineConvert, engineQuantity, engineRounding } from './tools/engine.ts';
import { cupBars, embeddedFood, foodPage, measureSizes, weightChart } from './tools/foods.tsx';
import { gasMarkTable, ovenTool } from './tools/oven.tsx';
import { questionField } from './tools/question.ts';
import { engineRecipe, recipeConverter, recipeFacts, recipePage } from './tools/recipes.ts';
import { kitchenSheet, sheetSizes } from './tools/sheet.tsx';

/** Every place that answers questions. */
export const TOOLS: readonly Tool[] = [
  converter,
  converterSentence,
  measuredConverter,
  embeddedConverter,
  questionField,
  commandLine,
  convertCommand,
  engineConvert,
  engineAsk,
  engineRounding,
  engineQuantity,
  engineRecipe,
  recipeConverter,
  recipePage,
  recipeFacts,
  foodPage,
  measureSizes,
  embeddedFood,
  weightChart,
  cupBars,
  kitchenSheet,
  sheetSizes,
  ovenTool,
  gasMarkTable,
  lengthTool,
  panChart,
  panTool,
  trendingPage,
  multiCalculator,
  spanishConverter,
];
