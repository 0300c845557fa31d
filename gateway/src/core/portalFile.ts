import type { PortalFile } from '@munim/schema/generated/types.ts';
import type { Answer } from './rest.ts';

export type PortalJson = Answer<'/invoice/e_invoice', 'get'>;

export const toPortalFile = ({
  file_name: fileName,
  content,
  problems,
  registered,
  not_reported,
  notes,
}: PortalJson['data']): PortalFile => ({
  fileName,
  content,
  problems,
  registered,
  notReported: not_reported,
  notes,
});
