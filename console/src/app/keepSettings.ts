import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useSyncExternalStore } from 'react';
import type { Language } from '@munim/schema/my-settings/my-settings.rules.ts';
import { SaveMySettingDocument, type StartQuery } from '../../generated/documents.ts';
import { showNotice } from '../ui/overlay/notices.tsx';
import { chooseLanguage, followLanguage, t } from '../ui/text.ts';
import {
  chooseSetting,
  forgetSettings,
  type KeepSetting,
  loadSettings,
  settingOf,
  settingsOwner,
  watchSettings,
} from '../ui/mySettings.ts';

const LANGUAGE = 'language';
/** Drawing the edge of a column chooses many widths. */
const QUIET_MS = 800;

type Save = (key: string, value: string | null) => Promise<unknown>;

let flush: () => Promise<boolean> = () => Promise.resolve(true);
/** Saves the last choices before a session ends. Answers whether all were saved. */
export const flushSettings = (): Promise<boolean> => flush();

const LANGUAGE_MS = 8000;

/** Kept before the page is loaded anew in it: a page in a language that the server does not keep would turn back. */
export async function changeLanguage(language: Language, limitMs = LANGUAGE_MS): Promise<void> {
  const before = settingOf(LANGUAGE) ?? null;
  chooseSetting(LANGUAGE, language);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), limitMs);
  });
  const isKept = await Promise.race([flushSettings(), limit]);
  clearTimeout(timer);
  if (isKept) return chooseLanguage(language);
  // the server may have kept it, and only the answer was lost
  chooseSetting(LANGUAGE, before);
  await showNotice({
    text: t('The language could not be changed. Please try again.'),
    intent: 'danger',
  });
}

/** Saves what was chosen last of each key, once the person has stopped choosing. */
function keeper(save: Save): { keep: KeepSetting; send: () => Promise<boolean> } {
  const waiting = new Map<string, string | null>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const send = async () => {
    clearTimeout(timer);
    const all = [...waiting];
    waiting.clear();
    // a choice that could not be kept stays on screen until the page is loaded again
    const saved = await Promise.allSettled(all.map(([key, value]) => save(key, value)));
    return saved.every(({ status }) => status === 'fulfilled');
  };
  const keep: KeepSetting = (key, value) => {
    waiting.set(key, value);
    clearTimeout(timer);
    timer = setTimeout(() => void send(), QUIET_MS);
  };
  return { keep, send };
}

type Start = Pick<StartQuery, 'mySettings'> & {
  viewer: { id: string; viewedBy: string | null };
};

/** Takes the choices that came with the viewer; the page is loaded anew where they are of another language. */
export function takeSettings(client: ApolloClient, start: Start): void {
  if (settingsOwner() === start.viewer.id) return;
  const kept = start.mySettings.find(({ key }) => key === LANGUAGE)?.value;
  // a person who looks as another reads on in their own language
  if (start.viewer.viewedBy === null && followLanguage(kept)) return;
  const { keep, send } = keeper((key, value) =>
    client.mutate({
      mutation: SaveMySettingDocument,
      variables: { key, value },
      // the page may be closing
      context: { silent: true, changesNothing: true, fetchOptions: { keepalive: true } },
    }),
  );
  flush = send;
  // a person who looks as another changes nothing
  loadSettings(
    start.viewer.id,
    start.mySettings,
    start.viewer.viewedBy === null ? keep : () => undefined,
  );
}

/** True once the choices of the viewer are loaded; no list is drawn before. */
export function useSettingsOf(start: Start | undefined): boolean {
  const client = useApolloClient();
  const owner = useSyncExternalStore(watchSettings, settingsOwner);
  const viewerId = start?.viewer.id;
  useEffect(() => {
    if (start) takeSettings(client, start);
  }, [client, start]);
  useEffect(() => {
    const hidden = () => document.visibilityState === 'hidden' && void flush();
    document.addEventListener('visibilitychange', hidden);
    return () => document.removeEventListener('visibilitychange', hidden);
  }, []);
  useEffect(() => {
    if (viewerId === undefined) return;
    return () => {
      flush = () => Promise.resolve(true);
      forgetSettings();
    };
  }, [viewerId]);
  return viewerId !== undefined && owner === viewerId;
}
