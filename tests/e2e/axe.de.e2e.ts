import { axeFindsNothing } from './axe.ts';

axeFindsNothing('de');
