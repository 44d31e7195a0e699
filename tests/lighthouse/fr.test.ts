import { lighthouseIsPleased } from './marks.ts';

lighthouseIsPleased('fr');
