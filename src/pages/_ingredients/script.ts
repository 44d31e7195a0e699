import { startChartFilter } from '#features/foods/filterChart.ts';

startChartFilter();
