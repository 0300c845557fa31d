import { t } from '../text.ts';

/** A phone number that a press calls; Indian numbers are kept as ten digits. */
export const PhoneLink = ({ phone }: { phone: string }) => {
  const digits = phone.replaceAll(/[^\d+]/g, '');
  return (
    <a
      href={`tel:${/^\d{10}$/.test(digits) ? `+91${digits}` : digits}`}
      className="kit-numeric"
      aria-label={t('Call {{phone}}', { phone })}
      // the row below it opens something else
      onClick={(event) => event.stopPropagation()}
    >
      {phone}
    </a>
  );
};
