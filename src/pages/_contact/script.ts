import { showMail } from '#features/contact/showMail.ts';

showMail();
