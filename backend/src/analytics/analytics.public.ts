export { readMetrics } from './metrics.ts';
