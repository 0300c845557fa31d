import '@blueprintjs/core/lib/css/blueprint.css';
import './app/shell.css';
import './app/print.css';
import './app/pageSettings.ts';
import { readAccessToken } from './app/tokens.ts';
import { loadFont } from './ui/font/loadFont.ts';
import { applyLanguage } from './ui/text.ts';
import { applyTheme } from './ui/theme.ts';

/** Addresses whose first page, for a person who is not signed in, is the one that signs in. */
const SIGN_IN_FIRST = ['/', '/login'];

/** The first formats of a page take 15 ms, all others none: they are made while files are on their way. */
function prepareFormats(): void {
  new Intl.NumberFormat('en-IN').format(0);
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(0);
}

applyTheme();
// English without the catalogue is better than an empty page
await applyLanguage().catch(() => undefined);
const box = document.getElementById('root');
// neither page is imported statically: one of them would wait for the other's code
if (box && !readAccessToken() && SIGN_IN_FIRST.includes(window.location.pathname))
  void import('./signInPage.tsx').then(({ drawSignIn }) => drawSignIn(box));
else if (box) {
  void loadFont();
  void import('./console.tsx').then(({ drawConsole }) => drawConsole(box));
  prepareFormats();
}
