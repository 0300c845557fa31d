import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import { paperPdf, titleOf } from './printPdf.ts';
import { Maybe, OneOf, Text } from '../http/shapes.ts';

/** What the address of every paper asks for beside the paper's id; `pdf` is ours, the contract knows `html` alone. */
export const PAPER_QUERY = {
  type: OneOf('html', 'pdf'),
  beautify: Type.Boolean(),
  token: Maybe(Text(100)),
};

/** A paper as it was asked for: a page to print, or the same drawn as PDF. */
export async function sendPaper(
  reply: FastifyReply,
  type: 'html' | 'pdf',
  paper: string,
): Promise<FastifyReply> {
  if (type === 'html') return reply.type('text/html; charset=utf-8').send(paper);
  const name = titleOf(paper).replace(/[^A-Za-z0-9 ._-]/g, '');
  return reply
    .type('application/pdf')
    .header('content-disposition', `inline; filename="${name}.pdf"`)
    .send(await paperPdf(paper));
}
