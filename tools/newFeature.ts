import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { featureFiles, featureNames, remainingLines } from './featureTemplates.ts';

/** Creates the files of a feature in all four parts; existing files are never overwritten. */
export function makeFeature(root: string, folder: string): string[] {
  const files = Object.entries(featureFiles(featureNames(folder)));
  const existing = files
    .map(([file]) => file)
    .filter((file) => fs.existsSync(path.dirname(path.join(root, file))));
  if (existing.length > 0)
    throw new Error(
      `${folder} exists: ${[...new Set(existing.map((file) => path.dirname(file)))].join(', ')}`,
    );
  for (const [file, text] of files) {
    fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    fs.writeFileSync(path.join(root, file), text, { flag: 'wx' });
  }
  return files.map(([file]) => file);
}

if (import.meta.main) {
  const folder = process.argv[2] ?? '';
  try {
    const root = path.dirname(import.meta.dirname);
    const files = makeFeature(root, folder);
    execFileSync(
      process.execPath,
      [path.join(root, 'node_modules/prettier/bin/prettier.cjs'), '--write', ...files],
      {
        cwd: root,
        stdio: 'inherit',
      },
    );
    console.log(
      `\nAdd one line to each of these, then run npm run codegen and npm run check:\n${remainingLines(featureNames(folder)).join('\n')}`,
    );
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
