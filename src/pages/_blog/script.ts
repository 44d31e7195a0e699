import { startPostFinder } from '#features/blog/postFinder.ts';

startPostFinder();
