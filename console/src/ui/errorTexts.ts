import { errorCode, errorField, isUnreachable, serverText } from './errors.ts';
import { fieldLabel, loggedName, plainMessage } from './format/fieldLabels.ts';
import { chosenLanguage, ruleText, t } from './text.ts';

/**
 * Messages of the server, by code, where the code says all of it. Others keep the server's words: a reason that
 * people can read word for word is worth more than a sentence that says less.
 */
const BY_CODE: Readonly<Record<string, string>> = {
  CATEGORY_IN_USE: t('Category cannot be deleted with products.'),
  CONFLICT: t('Somebody else changed this meanwhile. Load it again to see the change.'),
  DUPLICATE_EMAIL: t('The email ID you have entered is already in use.'),
  DUPLICATE_MOBILE: t('The mobile number you have entered is already in use.'),
  DUPLICATE_SKU_NAME: t('A SKU of this product has this name already.'),
  FORBIDDEN: t('You do not have permission to do this'),
  INTERNAL_SERVER_ERROR: t('Internal server error'),
  INVALID_TRANSITION: t('The record is in another status by now, from which this is not possible.'),
  NOT_FOUND: t('It was not found, or is not yours to see.'),
  NO_COMPANY: t('The company is not set up yet: enter it under Settings first'),
  NO_INVOICE: t('This challan has no invoice'),
  OTP_EXPIRED: t('This OTP has expired. Please request a new one.'),
  OTP_INCORRECT: t('You have entered an incorrect OTP'),
  OTP_NOT_SENT: t('Could not send the OTP. Please try again.'),
  OWN_ACCOUNT: t('You cannot do this to your own account'),
  RATE_LIMITED: t('Too many attempts. Please try again later.'),
  READ_ONLY: t('You see what another person sees: nothing can be changed, and nothing was'),
  SELLER_HAS_ACTIVE_OFFERS: t('Seller cannot be deleted with active offers.'),
  TRANSPORTER_IN_USE: t('Transporter has open shipments'),
  UNAUTHENTICATED: t('Unauthorized Access'),
  UNAVAILABLE: t('The service is not available right now. Please try again.'),
  USER_IN_USE: t('User cannot be deleted due to active quote requests or orders'),
};

/** The server's words as people read them; in Hindi by their code, or behind the name of the field. */
export function shownText(error: unknown): string | undefined {
  const words = serverText(error);
  if (words === undefined) return undefined;
  if (chosenLanguage() === 'en') return plainMessage(words);
  const known = BY_CODE[errorCode(error) ?? ''];
  if (known !== undefined) return known;
  const ruled = ruleText(words);
  if (ruled !== words) return ruled;
  const field = errorField(error);
  if (field === undefined) return plainMessage(words);
  // most fields are called as their label is
  const label = t(fieldLabel(loggedName(field)));
  return t('Check “{{label}}”: {{words}}', { label, words: plainMessage(words) });
}

/** Reason why a write was not done, for the place where it was asked for. */
export function refusalText(error: unknown): string {
  if (isUnreachable(error))
    return t('The server did not answer. Try again: nothing is done twice.');
  return shownText(error) ?? t('It could not be done.');
}
