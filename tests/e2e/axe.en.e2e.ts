import { axeFindsNothing } from './axe.ts';

axeFindsNothing('en');
