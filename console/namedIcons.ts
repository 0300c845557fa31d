/** Stands for Blueprint's loader of icons by name, which brings the names of all of them: the console's icons are components. */
export const Icons = {
  getPaths: (): undefined => undefined,
  load: (name: string): Promise<never> =>
    Promise.reject(new Error(`Use the component of the icon: ${name}`)),
};
