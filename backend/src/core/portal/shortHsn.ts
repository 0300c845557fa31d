/** Digits of an HSN code that suffice up to a turnover of ₹ 5 crore (notification 78/2020). */
export const SHORT_HSN = 4;
/** Words for the companies that need more digits. */
export const FROM_TURNOVER = 'from companies above ₹ 5 crore turnover';

/** Warnings of an e-way bill file about such codes, each once: the portal knows the turnover, the file does not. */
export const shortHsnNotes = (items: readonly { hsnCode: string }[]): string[] =>
  [...new Set(items.map(({ hsnCode }) => hsnCode))]
    .filter((code) => code.length === SHORT_HSN)
    .map(
      (code) =>
        `HSN code ${code} has ${SHORT_HSN} digits; the portal takes 6 or 8 ${FROM_TURNOVER}.`,
    );
