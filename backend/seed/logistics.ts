import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '../src/core/data/database.ts';
import { seedDocumentsOfGoods } from './goodsDocuments.ts';

/** A delivery point that has left its vendor; inserted after its documents. */
export interface MovedPoint {
  id: number;
  status: 'IN_TRANSIT' | 'DELIVERED';
}

/** The operations people of the demo, who ship. */
const SHIPPERS = sql`(select array_agg(user_id order by user_id) from users where role_id in (1012, 1013))`;

/** Copy of an address for a document, in the form of `copyAddress`. */
const copyOf = (alias: string, name: RawBuilder<unknown>) => {
  const column = (field: string) => sql.ref(`${alias}.${field}`);
  const words = ['address1', 'address2', 'address3', 'city', 'state', 'country', 'postal_code'].map(
    (field) => sql`${sql.lit(field)}, ${column(field)}`,
  );
  return sql`jsonb_build_object('address_id', ${column('address_id')}, 'entity_type', ${column('entity_type')},
    'entity_id', ${column('entity_id')}, 'address_name', ${name}, ${sql.join(words)})`;
};

/**
 * One vehicle per vendor, delivery address and purchase order whose goods arrived or are in
 * transit: each with one challan, one bill and one invoice, in the order of their days. Returns the
 * number of rows.
 */
export async function seedLogistics(trx: Trx, points: readonly MovedPoint[]): Promise<number> {
  if (!points.length) return 0;
  await sql`
    create temp table moved on commit drop as
      select d.sub_shipment_tracker_id as point_id, m.status, d.po_id, d.po_line_id, d.order_id, d.order_line_id, d.product_sku_id, d.quantity,
        l.selling_price, l.order_line_discount, l.pan_india_gst, l.address_id, l.within_state,
        p.offer_price, p.gstin, o.seller_id, o.within_state as bought_within, s.office_address_id,
        greatest(o.issued_at, (select min(created_at) from audit_log e where e.entity = 'ORDER' and e.entity_id = d.order_id and e.action = 'STATUS')) as at
      from json_to_recordset(${JSON.stringify(points)}) as m(id bigint, status text) join delivery_points d on d.sub_shipment_tracker_id = m.id
        join order_lines l on l.line_id = d.order_line_id
        join purchase_order_lines p on p.po_line_id = d.po_line_id join purchase_orders o on o.po_id = d.po_id join sellers s on s.seller_id = o.seller_id`.execute(
    trx,
  );
  await sql`
    create temp table vehicles on commit drop as
      select row_number() over (order by min(at), po_id, address_id, status) as n, po_id, order_id, seller_id, office_address_id, address_id, status,
        within_state, bought_within, min(at) as at,
        case status when 'DELIVERED' then greatest(min(at), (select max(created_at) from audit_log e where e.entity = 'ORDER' and e.entity_id = order_id
          and e.to_status in ('PARTIALLY_DELIVERED', 'DELIVERED'))) end as delivered_at
      from moved group by po_id, order_id, seller_id, office_address_id, address_id, status, within_state, bought_within`.execute(
    trx,
  );
  await seedShipments(trx);
  const documents = await seedDocumentsOfGoods(trx);
  await sql`update delivery_points d set status = m.status, challan_id = v.challan_id, destination_type = 'CUSTOMER', to_address = v.address_id
    from moved m join vehicles v using (po_id, address_id, status) where d.sub_shipment_tracker_id = m.point_id`.execute(
    trx,
  );
  await sql`drop table moved, vehicles`.execute(trx);
  return documents;
}

/**
 * Every third in a vehicle of the seller; the others in ours, with what they cost. Some go by rail,
 * of which a few have no railway receipt yet: their e-way bill files ask for it.
 */
async function seedShipments(trx: Trx): Promise<void> {
  await sql`alter table vehicles add column shipment_id bigint, add column by_us boolean, add column shipper bigint, add column challan_id bigint`.execute(
    trx,
  );
  await sql`update vehicles set shipment_id = nextval(pg_get_serial_sequence('shipments', 'shipment_id')), by_us = n % 3 <> 0,
    shipper = ${SHIPPERS}[1 + n % cardinality(${SHIPPERS})]`.execute(trx);
  // an update hands out numbers in any order: the days decide
  await sql`update vehicles v set shipment_id = o.shipment_id from (select n, min(shipment_id) over () + n - 1 as shipment_id from vehicles) o where o.n = v.n`.execute(
    trx,
  );
  await sql`insert into shipments (shipment_id, status, destination_type, seller_id, from_address, to_address, from_address_details, to_address_details,
      transport_initiated_by, transport_mode, vehicle_type, vehicle_number, transport_document_number, transport_document_date, shipment_weight, transporter_id, logistic_cost, loading_charge,
      driver_name, driver_phone_1, created_by, created_at)
    select v.shipment_id, v.status, 'CUSTOMER', v.seller_id, f.address_id, t.address_id, ${copyOf('f', sql`s.seller_name`)}, ${copyOf('t', sql`c.tenant_name`)},
      case when by_us then 'OWN' else 'SELLER' end, case when by_us and n % 10 = 5 then 'RAIL' when by_us or n % 6 = 0 then 'ROAD' end,
      case when by_us then (array['14 feet', '17 feet', 'Part Truck Load', '10 feet'])[1 + n % 4] end,
      case when by_us and n % 10 = 5 then 'Goods 51' || 200 + n % 700
        when by_us then 'KA0' || 1 + n % 5 || 'AB' || lpad((1000 + n * 37 % 9000)::text, 4, '0')
        when n % 6 = 0 then 'TN33BC' || lpad((1000 + n * 37 % 9000)::text, 4, '0') end,
      case when n % 20 <> 5 and n % 5 = 0 then case n % 10 when 5 then 'RR/' else 'LR/' end || v.shipment_id end,
      case when n % 20 <> 5 and n % 5 = 0 then (v.at at time zone 'Asia/Kolkata')::date end,
      case when by_us then 40 + n % 900 end, case when by_us then w.transporter_id end,
      case when by_us then 900 + n % 40 * 50 end, case when by_us then 150 + n % 5 * 50 end,
      (array['Ramesh Gowda', 'Imran Pasha', 'Selvam R', 'Harpreet Singh', 'Manjunath K'])[1 + n % 5], (9000000000 + n * 7919 % 999999999)::text,
      v.shipper, v.at
    from vehicles v join sellers s using (seller_id) join addresses f on f.address_id = v.office_address_id
      join addresses t on t.address_id = v.address_id join orders o using (order_id) join tenants c using (tenant_id)
      left join (select transporter_id, row_number() over (order by transporter_id) - 1 as turn, count(*) over () as all from transporters) w on w.turn = n % w.all
    order by v.n`.execute(trx);
  await sql`insert into audit_log (created_at, user_id, entity, entity_id, action, from_status, to_status, changes)
    select at, shipper, 'SHIPMENT', shipment_id, action, from_status, to_status, '{}' from (
      select at, n, 1 as step, shipper, shipment_id, 'CREATE' as action, null as from_status, 'IN_TRANSIT' as to_status from vehicles
      union all select delivered_at, n, 2, shipper, shipment_id, 'STATUS', 'IN_TRANSIT', 'DELIVERED' from vehicles where status = 'DELIVERED') e
    order by at, n, step`.execute(trx);
}
