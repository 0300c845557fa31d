export const editOfferPath = (offerId: string): string =>
  `/editOffer/${encodeURIComponent(offerId)}`;
