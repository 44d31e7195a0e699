import { startCopyLinks } from '#features/faq/startCopyLinks.ts';

startCopyLinks();
