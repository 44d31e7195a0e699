import { axeFindsNothing } from './axe.ts';

axeFindsNothing('es');
