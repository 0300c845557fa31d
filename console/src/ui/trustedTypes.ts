import { STYLE_NONCE } from './styleNonce.ts';

interface Rules {
  createHTML(text: string): string;
  createScriptURL(url: string): string;
}
interface TrustedTypes {
  createPolicy(name: string, rules: Rules): Rules;
}

const rules: Rules = {
  /** A frame inherits the page's policy: its styles need the nonce. It is shown without scripts (sandbox). */
  createHTML: (html) => html.replaceAll(/<style(?=[\s>])/gi, `<style nonce="${STYLE_NONCE}"`),
  createScriptURL: (url) => {
    if (new URL(url, location.href).origin !== location.origin)
      throw new TypeError(`A script of another origin: ${url}`);
    return url;
  },
};

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

/** The only policy that the page's security header allows (`trusted-types munim`): text becomes markup or a script's address here alone. */
const policy = trustedTypes?.createPolicy('munim', rules) ?? rules;

/** A print for `srcDoc` of a sandboxed frame. */
export const printMarkup = (html: string): string => policy.createHTML(html);

/** Markup as a document apart from the page: its scripts do not run and its pictures are not loaded. */
export const parseMarkup = (html: string): Document =>
  new DOMParser().parseFromString(policy.createHTML(html), 'text/html');

/** Address of a worker of this origin. */
export const workerUrl = (url: string): string => policy.createScriptURL(url);
