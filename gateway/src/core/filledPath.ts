import type { paths } from '../../generated/rest.ts';

declare const TEMPLATE: unique symbol;
/** A path made of a template of the OpenAPI document, which still gives the types of the call. */
export type FilledPath<Template> = string & { readonly [TEMPLATE]: Template };

type ValuesOf<Template extends keyof paths> =
  paths[Template][keyof paths[Template]] extends infer Operation
    ? Operation extends { parameters: { path: infer Values extends object } }
      ? Values
      : never
    : never;

/** Fills a template, such as '/bill/refresh/{billId}', with encoded values. */
export const filledPath = <Template extends keyof paths>(
  template: Template,
  values: ValuesOf<Template>,
): FilledPath<Template> => {
  let path: string = template;
  for (const [name, value] of Object.entries(values))
    path = path.replace(`{${name}}`, () => encodeURIComponent(String(value)));
  return path as FilledPath<Template>;
};
