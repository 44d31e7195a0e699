// Prints what the installed package answers, for a test to compare.
import { results } from './consumer.js';

console.log(JSON.stringify(await results()));
