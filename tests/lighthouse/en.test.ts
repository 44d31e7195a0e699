import { lighthouseIsPleased } from './marks.ts';

lighthouseIsPleased('en');
