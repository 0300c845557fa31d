import type { Settings } from '../core/settings.ts';
import { callAccounting } from './callAccounting.ts';
import { LedgerError } from './ledger.ts';

type Credentials = Pick<
  NonNullable<Settings['accounting']>,
  'tokenUrl' | 'clientId' | 'clientSecret' | 'refreshToken'
>;

/** A token that has only this long to live is not used any more. */
const MARGIN_MS = 60_000;

interface Token {
  value: string;
  until: number;
}

/** Access tokens by OAuth's refresh token: fetched when one is needed, once for all who wait, kept in memory only. */
export function accessTokens(
  { tokenUrl, clientId, clientSecret, refreshToken }: Credentials,
  limitMs: number,
) {
  let current: Token | undefined;
  let coming: Promise<Token> | undefined;

  const hide = (text: string): string =>
    [clientSecret, refreshToken, current?.value].reduce<string>(
      (rest, secret) => (secret ? rest.replaceAll(secret, '…') : rest),
      text,
    );

  const fetchToken = async (): Promise<Token> => {
    const form = {
      grant_type: 'refresh_token',
      refresh_token: refreshToken,
      client_id: clientId,
      client_secret: clientSecret,
    };
    const { status, body } = await callAccounting(tokenUrl, { method: 'POST', form, limitMs });
    const { access_token: value, expires_in: seconds } = body;
    // a refused token is no answer about any document
    if (status >= 300 || typeof value !== 'string' || !value)
      throw new LedgerError('Accounting does not let us in: check its credentials', true);
    current = {
      value,
      until: Date.now() + (typeof seconds === 'number' ? seconds * 1000 : 3_600_000) - MARGIN_MS,
    };
    return current;
  };
  const renew = async (): Promise<string> => {
    coming ??= fetchToken().finally(() => (coming = undefined));
    return (await coming).value;
  };
  return {
    get: async (): Promise<string> =>
      current && current.until > Date.now() ? current.value : renew(),
    /**
     * Replaces a token that accounting refused; parallel callers with the same token get one new
     * token.
     */
    async instead(refused: string): Promise<string> {
      if (current && current.value !== refused) return current.value;
      return renew();
    },
    /** The service's message may repeat credentials it was sent. */
    hide,
  };
}
