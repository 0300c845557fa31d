import { allowEmailEndings } from '@munim/schema/shared/limits.ts';

/** Settings that the gateway writes into the page (BRAND_NAME, EMAIL_ENDING, MUNIM_ENV). */
interface PageSettings {
  /** Name of the company's own transport. */
  readonly brandName: string;
  /** Letters that the ending of an e-mail address may have at most. */
  readonly emailEnding: number;
  /** True when /dev/outbox shows the messages that were sent (MUNIM_ENV=development). */
  readonly outbox: boolean;
}

const PRESETS: PageSettings = { brandName: 'Own Transport', emailEnding: 3, outbox: false };

/** Settings of the page; in development, without the gateway, it has none. */
function readSettings(): PageSettings {
  const text = document.querySelector<HTMLMetaElement>('meta[name="settings"]')?.content ?? '';
  if (!text.startsWith('{')) return PRESETS;
  return { ...PRESETS, ...(JSON.parse(text) as Partial<PageSettings>) };
}

export const PAGE_SETTINGS = readSettings();
allowEmailEndings(PAGE_SETTINGS.emailEnding);
