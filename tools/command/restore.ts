import { restoreInto } from '../../backend/command/backups.ts';
import { defineCommand, Fault } from './command.ts';

const NO_TARGET =
  'DATABASE_URL and FILE_STORE_URL must name an empty database and an empty place for files, beside the running ones (DATABASE_OWNER_URL where the owner is another role).';

export const command = defineCommand({
  takes: '[name]',
  details: `Restores the newest backup of BACKUP_URL, or the one named, after all its checksums were proved. Nothing of the running
installation is touched; start the services on the restored database and files when you have looked at it.`,
  options: {},
  positionals: 1,
  async run(_, [name]) {
    const { DATABASE_OWNER_URL: owner, DATABASE_URL: service, FILE_STORE_URL: files } = process.env;
    if (!service || !files) throw new Fault(NO_TARGET);
    const { audit, ...restored } = await restoreInto(
      process.env,
      { owner: owner || service, service },
      name,
    );
    console.log(
      `${restored.name} of ${restored.madeAt} is restored: ${restored.rows} rows and ${restored.files} files.`,
    );
    if (!restored.withQueue)
      console.log('What waited in the job queue was left out: it is of another version.');
    if (audit.faults.length)
      throw new Fault(`The audit log is not whole:\n${audit.faults.join('\n')}`);
    console.log(`The audit log is whole. Head ${audit.head}`);
  },
});
