/**
 * A value whose type in the graph is wider than in the REST document, such as a status that nothing can be moved to: it is
 * sent as it is, and the backend refuses it in its own words. Named at the call, so that a value that the route lacks is
 * seen there; everywhere else it is an error.
 */
export const backendDecides = <Value, Taken extends Value>(value: Value): Taken => value as Taken;
