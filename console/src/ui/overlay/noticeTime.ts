export const NOTICE_MS = 4000;
