/** Address of a worker in a test. */
export default '/worker.js';
