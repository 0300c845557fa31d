import { LIMITS } from '@munim/schema/shared/limits.ts';
import { type Static, Type } from 'typebox';
import { SellerInfo } from '../core/data/embeds.ts';
import {
  Count,
  Gstin,
  Id,
  Line,
  Maybe,
  Nullable,
  paging,
  Shape,
  Text,
} from '../core/http/shapes.ts';

export const TransporterQuery = Shape({
  transporter_id: Maybe(Id),
  transporter_name: Maybe(Text(LIMITS.keyword)),
  ...paging(),
});
export type TransporterQuery = Static<typeof TransporterQuery>;

const transporter = {
  transporter_name: Line(LIMITS.transporterName),
  gst_number: Gstin,
  seller_id: Maybe(Nullable(Id)),
};
export const NewTransporter = Shape(transporter);
export type NewTransporter = Static<typeof NewTransporter>;

export const TransporterId = Shape({ transporter_id: Id });
export const TransporterChange = Shape({ transporter_id: Id, ...transporter });
export type TransporterChange = Static<typeof TransporterChange>;

export const Transporter = Type.Object({
  transporter_id: Id,
  transporter_name: Type.String(),
  gst_number: Type.String(),
  seller_id: Nullable(Id),
  seller: Nullable(SellerInfo),
  open_shipments: Count,
});
export type Transporter = Static<typeof Transporter>;
