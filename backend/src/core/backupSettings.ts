import type { Env } from './settingValues.ts';

export interface BackupSettings {
  /** Address of the store: file: or s3://, as of the file store. */
  url: string;
  /** Time of the day in India, HH:MM. */
  at: string;
  keep: Keep;
  passphraseFile: string | undefined;
}

/** Numbers of days, weeks and months of each of which the newest backup is kept. */
export interface Keep {
  daily: number;
  weekly: number;
  monthly: number;
}

/** Undefined without BACKUP_URL: then none is made by itself. */
export function readBackup(env: Env): BackupSettings | undefined {
  const url = env['BACKUP_URL'];
  if (!url) return undefined;
  if (!/^(file:|s3:\/\/)/.test(url)) throw new Error('BACKUP_URL must begin with file: or s3://');
  if (url === (env['FILE_STORE_URL'] || 'file:.munim/files'))
    throw new Error('BACKUP_URL must not be FILE_STORE_URL: backups need a place of their own');
  const at = env['BACKUP_AT'] || '02:30';
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(at))
    throw new Error(`BACKUP_AT must be a time such as 02:30, not '${at}'`);
  const [, daily, weekly, monthly] =
    /^(\d{1,3})\/(\d{1,3})\/(\d{1,3})$/.exec(env['BACKUP_KEEP'] || '7/4/12') ?? [];
  if (!Number(daily))
    throw new Error('BACKUP_KEEP must be days/weeks/months such as 7/4/12, with at least one day');
  return {
    url,
    at,
    keep: { daily: Number(daily), weekly: Number(weekly), monthly: Number(monthly) },
    passphraseFile: env['BACKUP_PASSPHRASE_FILE'] || undefined,
  };
}
