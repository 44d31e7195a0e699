import { KITCHEN } from '../e2e/kinds.ts';
import { lighthouseMarks } from './marks.ts';

lighthouseMarks(KITCHEN);
