export { readMetrics, seesMeasure } from './metrics.ts';
