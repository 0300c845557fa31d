/**
 * Nonce of the page's security policy, without which no style element counts. Browsers hide the attribute from scripts and styles
 * and show it to scripts as a property.
 */
export const STYLE_NONCE =
  document.querySelector<HTMLMetaElement>('meta[name="style-nonce"]')?.nonce ?? '';
