import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { badName, forbidden, importsOf } from './arrows.ts';

/** Every source file, checked in or about to be, with what is wrong about its name or imports. */
export function brokenArrows(root: string): string[] {
  const listed = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx', '*.mjs'],
    {
      cwd: root,
      encoding: 'utf8',
    },
  );
  const files = listed
    .split('\n')
    .filter(
      (file) => file && !file.includes('/generated/') && fs.existsSync(path.join(root, file)),
    );
  return files.flatMap((file) => {
    const name = badName(file);
    const broken = importsOf(file, fs.readFileSync(path.join(root, file), 'utf8')).flatMap(
      (one) => {
        const why = forbidden(one);
        return why ? [`${file} → ${one.to}: ${why}`] : [];
      },
    );
    return name ? [`${file}: ${name}`, ...broken] : broken;
  });
}

if (import.meta.main) {
  const broken = brokenArrows(path.dirname(import.meta.dirname));
  for (const line of broken) console.log(line);
  process.exitCode = broken.length > 0 ? 1 : 0;
}
