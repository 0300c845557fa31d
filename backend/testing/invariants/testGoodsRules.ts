import { type RawBuilder, sql } from 'kysely';

/** Invariants of goods in transit, their challans and shipments, and of stock. */
export const GOODS_RULES: Record<string, RawBuilder<{ record: string }>> = {
  '1 order line: ordered = cancelled + unplanned + what waits, moves or has arrived': sql`select 'order line ' || l.line_id as record from order_lines l
    left join (select order_line_id, sum(quantity) as all, coalesce(sum(quantity) filter (where status = 'DELIVERED'), 0) as delivered,
      coalesce(sum(quantity) filter (where status = 'IN_TRANSIT' and destination_type = 'CUSTOMER'), 0) as moving
      from delivery_points where status not in ('CANCELLED', 'RECEIVED_AT_WAREHOUSE') group by 1) i on i.order_line_id = l.line_id
    where l.cancelled_quantity < 0 or l.quantity - l.cancelled_quantity < coalesce(i.all, 0)
      or l.generated_quantity + l.stock_quantity <> coalesce(i.all, 0) or l.delivered_quantity <> coalesce(i.delivered, 0)
      or l.dispatched_quantity - l.delivered_quantity <> coalesce(i.moving, 0)`,
  '3 purchase line: the sum of its live points': sql`select 'purchase line ' || l.po_line_id as record from purchase_order_lines l join purchase_orders o using (po_id)
    left join (select po_line_id, sum(quantity) as live from delivery_points where status <> 'CANCELLED' and po_line_id is not null group by 1) d using (po_line_id)
    where coalesce(d.live, 0) <> (case o.po_state when 'CANCELLED' then 0 else l.quantity - l.cancelled_quantity end)`,
  '3 counted: dispatched and delivered as its points have gone': sql`select 'purchase line ' || l.po_line_id as record from purchase_order_lines l
    left join (select po_line_id, sum(quantity) filter (where status <> 'PENDING') as gone, sum(quantity) filter (where status in ('DELIVERED', 'RECEIVED_AT_WAREHOUSE')) as here
      from delivery_points where status <> 'CANCELLED' and po_line_id is not null group by 1) d using (po_line_id)
    where l.dispatched_quantity <> coalesce(d.gone, 0) or l.delivered_quantity <> coalesce(d.here, 0)`,
  '3 event: what waits or moves has one open event of its stage, nothing else any': sql`select 'point ' || d.sub_shipment_tracker_id as record from delivery_points d
    left join delivery_point_events e on e.sub_shipment_tracker_id = d.sub_shipment_tracker_id and e.status = 'PENDING'
    group by d.sub_shipment_tracker_id having coalesce(string_agg(e.event_name, ','), '') <> (case d.status when 'PENDING' then 'dispatch'
      when 'IN_TRANSIT' then (case d.destination_type when 'CUSTOMER' then 'POD' else 'inward' end) else '' end)
      or coalesce(max(e.expected_date), d.expected_date) <> d.expected_date`,
  '5 invoiced: a live invoice is that of one live challan to a customer, line by line': sql`select 'challan ' || c.challan_id as record from delivery_challans c
      left join invoices i on i.challan_id = c.challan_id and i.status not in ('CANCELLED', 'VOID')
      group by c.challan_id having count(i.invoice_id) > (case when c.challan_type = 'CUSTOMER' and c.status <> 'CANCELLED' then 1 else 0 end)
    union select 'challan ' || coalesce(l.challan_id, i.challan_id) from
      (select * from dc_lines d where exists (select from invoices i where i.challan_id = d.challan_id and i.status not in ('CANCELLED', 'VOID'))) l
      full join (select n.*, i.challan_id from invoice_lines n join invoices i using (invoice_id) where i.status not in ('CANCELLED', 'VOID')) i
        on i.dc_line_id = l.dc_line_id and i.challan_id = l.challan_id and i.order_line_id = l.order_line_id
      where l.delivered_qty is distinct from i.quantity
    union select 'order line ' || o.line_id from order_lines o left join (select n.order_line_id, sum(n.quantity) as units from invoice_lines n
      join invoices i using (invoice_id) where i.status not in ('CANCELLED', 'VOID') group by 1) i on i.order_line_id = o.line_id
      where o.invoiced_quantity <> coalesce(i.units, 0)`,
  '6 stock: a balance is the sum of its ledger, at every row of it': sql`select 'SKU ' || product_sku_id as record from stock_balances b
      full join (select warehouse_id, product_sku_id, sum(quantity) as moved from stock_ledger group by 1, 2) l using (warehouse_id, product_sku_id)
      where coalesce(b.quantity, 0) <> coalesce(l.moved, 0)
    union select 'SKU ' || product_sku_id from (select *, sum(quantity) over (partition by warehouse_id, product_sku_id order by stock_ledger_id) as so_far
      from stock_ledger) l where balance <> so_far`,
  '6 reserved: what waits in the warehouse, within the balance': sql`select 'SKU ' || product_sku_id as record from stock_balances b
      full join (select warehouse_id, product_sku_id, sum(quantity) as waits from delivery_points where status = 'PENDING' and warehouse_id is not null
        group by 1, 2) d using (warehouse_id, product_sku_id)
      where coalesce(b.reserved_quantity, 0) <> coalesce(d.waits, 0) or b.reserved_quantity > b.quantity`,
  '6 carried: what a challan took from stock and brought into it': sql`select 'challan ' || c.challan_id as record from delivery_challans c
    left join (select challan_id, sum(quantity) as moved from stock_ledger group by 1) l using (challan_id)
    left join (select challan_id, sum(delivered_qty) as units from dc_lines group by 1) n using (challan_id)
    left join (select challan_id, sum(case when warehouse_id is null then 0 else -quantity end)
      + sum(case status when 'RECEIVED_AT_WAREHOUSE' then quantity else 0 end) as moved from delivery_points where challan_id is not null group by 1) d using (challan_id)
    where coalesce(l.moved, 0) <> (case c.challan_type when 'OTHER' then (case when c.warehouse_id is not null and c.status in ('IN_TRANSIT', 'DELIVERED') then -n.units else 0 end)
      + (case when c.to_warehouse_id is not null and c.status = 'DELIVERED' then n.units else 0 end) else coalesce(d.moved, 0) end)`,
  '13 challan: its points are as far as it is': sql`select 'challan ' || c.challan_id as record from delivery_challans c join (select challan_id, sum(delivered_qty) as units from dc_lines group by 1) n using (challan_id)
    left join (select challan_id, sum(quantity) as units, count(*) filter (where status = 'IN_TRANSIT') as moving from delivery_points where challan_id is not null group by 1) d using (challan_id)
    where coalesce(d.units, 0) <> (case when c.challan_type = 'OTHER' or c.status = 'CANCELLED' then 0 else n.units end)
      or (coalesce(d.moving, 0) > 0) <> (c.challan_type <> 'OTHER' and c.status = 'IN_TRANSIT')
        and not (coalesce(d.moving, 0) = 0 and c.challan_type = 'SELLER' and c.status = 'IN_TRANSIT')`,
  '13 shipment: as far as its challans are': sql`select 'shipment ' || s.shipment_id as record from shipments s
    join (select shipment_id, bool_and(status = 'CANCELLED') as gone, bool_or(status = 'DELIVERED') as some,
      bool_and(status in ('DELIVERED', 'CANCELLED')) as whole from delivery_challans group by 1) c using (shipment_id)
    where s.status <> (case when c.gone then 'CANCELLED' when c.whole then 'DELIVERED' when c.some then 'PARTIALLY_DELIVERED' else 'IN_TRANSIT' end)`,
  '14 shipment: its documents are those of its route': sql`select 'shipment ' || s.shipment_id as record from shipments s
    left join (select shipment_id, count(*) as documents, count(distinct (order_id, to_address)) as ship_tos,
      count(distinct coalesce('order ' || order_id, 'po ' || po_id)) as buyers,
      bool_and(challan_type = 'CUSTOMER') as to_customers, bool_and(challan_type = 'SELLER') as to_stock from delivery_challans group by 1) c using (shipment_id)
    left join (select shipment_id, count(*) filter (where status <> 'CANCELLED') as live, count(*) as made from bills where shipment_id is not null group by 1) b using (shipment_id)
    left join (select i.shipment_id, count(distinct i.challan_id) as made, bool_and(n.shipment_id = i.shipment_id) as of_it
      from invoices i left join delivery_challans n using (challan_id) group by 1) i using (shipment_id)
    where (s.seller_id is null) = (s.warehouse_id is null) or coalesce(b.live, 0) > 1 or (coalesce(b.made, 0) > 0) <> (s.seller_id is not null)
      or (case s.destination_type when 'CUSTOMER' then c.to_customers and c.documents = c.ship_tos and coalesce(i.made, 0) = c.documents and i.of_it
        else c.to_stock and c.documents = c.buyers and i.made is null end) is not true
    union select 'shipment ' || c.shipment_id from delivery_points d join delivery_challans c using (challan_id) join shipments s using (shipment_id)
      where (d.seller_id, d.warehouse_id) is distinct from (s.seller_id, s.warehouse_id)`,
  '16 delivered: an e-way bill above the limit, not that of a cancelled invoice, and no draft bill': sql`select 'challan ' || c.challan_id as record from delivery_challans c
      join (select challan_id, sum(delivered_qty * selling_price) as sold, sum(delivered_qty * pol_offer_price) as bought from dc_lines group by 1) l using (challan_id)
      where c.challan_type <> 'OTHER' and (c.e_way_value <> (case c.challan_type when 'CUSTOMER' then l.sold else l.bought end)
        or (c.status = 'DELIVERED' and c.e_way_value > 50000 and (c.e_way_bill_number is null or c.e_way_bill_attachment is null)))
    union select 'challan ' || c.challan_id from delivery_challans c join invoices i using (challan_id)
      where i.status = 'CANCELLED' and c.status <> 'CANCELLED' and i.e_way_bill_number = c.e_way_bill_number
    union select 'challan ' || challan_id from delivery_challans where status in ('IN_TRANSIT', 'DELIVERED') and transport_reason = 'JOB_WORK'
      and from_address_details ->> 'state_code' <> delivery_address_details ->> 'state_code' and (e_way_bill_number is null or status = 'DELIVERED' and e_way_bill_attachment is null)
    union select 'challan ' || c.challan_id from delivery_challans c join dc_lines l using (challan_id) join bill_lines n using (dc_line_id) join bills b using (bill_id)
      where c.status = 'DELIVERED' and b.status = 'DRAFT' and n.quantity > 0`,
};
