import { startChartFilter } from '#features/foods/chartFilter.ts';

startChartFilter();
