const NAME = '([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\\.)+[A-Za-z]{2,63}';
const IP_PART = '(25[0-5]|2[0-4][0-9]|1?[0-9]{1,2})';
const IP = `${IP_PART}(\\.${IP_PART}){3}`;

/**
 * Optional http(s) scheme, a domain name or IP address, then optional port, path, query and
 * fragment.
 */
export const WEBSITE_PATTERN = `^([Hh][Tt][Tt][Pp][Ss]?://)?(${NAME}|${IP})(:[0-9]{1,5})?(/[^\\s?#]*)?(\\?[^\\s#]*)?(#\\S*)?$`;
const WEBSITE = new RegExp(WEBSITE_PATTERN);

export const isWebsite = (text: string): boolean => WEBSITE.test(text);

/** Link to a website; https when no scheme was given. */
export const websiteAddress = (text: string): string =>
  /^https?:/i.test(text) ? text : `https://${text}`;
