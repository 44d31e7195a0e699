import { showToday } from '#features/trending/showToday.ts';

showToday();
