/** One PDF with the pages of all, in their order. The library is loaded with the first file that is made. */
export async function mergePdfs(files: readonly ArrayBuffer[], title: string): Promise<Blob> {
  const { PDFDocument } = await import('@cantoo/pdf-lib');
  const merged = await PDFDocument.create();
  merged.setTitle(title);
  for (const file of files) {
    const document = await PDFDocument.load(file);
    for (const page of await merged.copyPages(document, document.getPageIndices()))
      merged.addPage(page);
  }
  return new Blob([await merged.save()], { type: 'application/pdf' });
}
