import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import { Maybe, OneOf, Text } from '../http/shapes.ts';
import { withFace } from './printFace.ts';
import { fileNameOf, printPdf } from './printPdf.ts';

/** Query of every print beside the document's id; `pdf` is our addition to `html`. */
export const PRINT_QUERY = {
  type: OneOf('html', 'pdf'),
  beautify: Type.Boolean(),
  token: Maybe(Text(100)),
};

/** Answers a print in the requested format: an HTML page, or the same page as PDF. */
export async function sendPrint(
  reply: FastifyReply,
  type: 'html' | 'pdf',
  document: string,
): Promise<FastifyReply> {
  if (type === 'html') return reply.type('text/html; charset=utf-8').send(withFace(document));
  return reply
    .type('application/pdf')
    .header('content-disposition', `inline; filename="${fileNameOf(document)}"`)
    .send(await printPdf(document));
}
