/** Hands a file to the browser to be saved. */
export function saveFile(file: Blob, fileName: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** A text that another program reads as JSON. */
export const saveJson = (text: string, fileName: string): void =>
  saveFile(new Blob([text], { type: 'application/json' }), fileName);
