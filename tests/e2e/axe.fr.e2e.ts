import { axeFindsNothing } from './axe.ts';

axeFindsNothing('fr');
