import { lighthouseIsPleased } from './marks.ts';

lighthouseIsPleased('de');
