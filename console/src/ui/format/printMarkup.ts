import { STYLE_NONCE } from '../styleNonce.ts';

interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML: (text: string) => string }): Policy;
}
interface Policy {
  createHTML(text: string): string;
}

/** A frame inherits the page's policy: its styles need the nonce, and its markup has to pass here. It is shown without scripts (sandbox). */
const allowStyles = (html: string): string =>
  html.replaceAll(/<style(?=[\s>])/gi, `<style nonce="${STYLE_NONCE}"`);

const trustedTypes = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes;
const policy: Policy = trustedTypes?.createPolicy('munim-print', { createHTML: allowStyles }) ?? {
  createHTML: allowStyles,
};

/** A print for `srcDoc` of a sandboxed frame. */
export const printMarkup = (html: string): string => policy.createHTML(html);
