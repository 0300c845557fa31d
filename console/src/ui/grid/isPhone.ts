export const isPhone = (): boolean => window.matchMedia?.('(max-width: 425px)').matches ?? false;
