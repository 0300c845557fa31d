/** A style sheet in a test. */
export const styles = {};
