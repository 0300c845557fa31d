import { type Kysely, sql } from 'kysely';

/**
 * The customer's sales person and the categories are copied to the document itself by triggers: a
 * list of the newest visible documents then uses an index, whether the viewer sees half of all or
 * none (docs/decisions/013).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table rfqs add column category_id bigint, add column customer_sales_person bigint;
    alter table quotations add column category_ids bigint[] not null default '{}', add column customer_sales_person bigint;
    alter table orders add column category_ids bigint[] not null default '{}', add column customer_sales_person bigint;
    comment on column rfqs.category_id is 'copy: of the product of its SKU';
    comment on column rfqs.customer_sales_person is 'copy: tenants.sales_person';
    comment on column quotations.category_ids is 'copy: of the products of its lines';
    comment on column quotations.customer_sales_person is 'copy: tenants.sales_person';
    comment on column orders.category_ids is 'copy: of the products of its lines';
    comment on column orders.customer_sales_person is 'copy: tenants.sales_person';

    update rfqs r set category_id = p.category_id, customer_sales_person = t.sales_person
      from tenants t, skus k, products p
      where t.tenant_id = r.tenant_id and k.product_sku_id = r.product_sku_id and p.product_id = k.product_id;
    update quotations q set customer_sales_person = t.sales_person, category_ids = array(select distinct p.category_id
        from quotation_items i join skus k using (product_sku_id) join products p using (product_id)
        where i.quotation_id = q.quotation_id order by 1)
      from tenants t where t.tenant_id = q.tenant_id;
    update orders o set customer_sales_person = t.sales_person, category_ids = array(select distinct p.category_id
        from order_lines l join skus k using (product_sku_id) join products p using (product_id)
        where l.order_id = o.order_id order by 1)
      from tenants t where t.tenant_id = o.tenant_id;

    create index rfqs_category on rfqs (category_id, created_at desc, request_id desc);
    create index rfqs_customer_sales_person on rfqs (customer_sales_person, created_at desc, request_id desc);
    create index rfqs_created_by on rfqs (created_by, created_at desc, request_id desc);
    create index quotations_categories on quotations using gin (category_ids);
    create index quotations_customer_sales_person on quotations (customer_sales_person, created_at desc, quotation_id desc);
    create index quotations_created_by on quotations (created_by, created_at desc, quotation_id desc);
    create index orders_categories on orders using gin (category_ids);
    create index orders_customer_sales_person on orders (customer_sales_person, created_at desc, order_id desc);
    create index orders_created_by on orders (created_by, created_at desc, order_id desc);
  `.execute(db);
  await keepCustomers(db);
  await keepCategories(db);
}

/**
 * The copied row is locked FOR SHARE: a parallel change of it waits, and then finds the new
 * document.
 */
async function keepCustomers(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function copy_customer_sales_person() returns trigger language plpgsql as $$
    begin
      select t.sales_person into new.customer_sales_person from tenants t where t.tenant_id = new.tenant_id for share;
      return new;
    end $$;
    create trigger rfqs_customer before insert or update of tenant_id on rfqs for each row execute function copy_customer_sales_person();
    create trigger quotations_customer before insert or update of tenant_id on quotations
      for each row execute function copy_customer_sales_person();
    create trigger orders_customer before insert or update of tenant_id on orders for each row execute function copy_customer_sales_person();

    create function papers_follow_customer() returns trigger language plpgsql as $$
    begin
      update rfqs set customer_sales_person = new.sales_person where tenant_id = new.tenant_id;
      update quotations set customer_sales_person = new.sales_person where tenant_id = new.tenant_id;
      update orders set customer_sales_person = new.sales_person where tenant_id = new.tenant_id;
      return null;
    end $$;
    create trigger tenants_sales_person after update of sales_person on tenants for each row
      when (old.sales_person is distinct from new.sales_person) execute function papers_follow_customer();
  `.execute(db);
}

async function keepCategories(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function copy_category() returns trigger language plpgsql as $$
    begin
      select p.category_id into new.category_id from skus k join products p on p.product_id = k.product_id
        where k.product_sku_id = new.product_sku_id for share of p;
      return new;
    end $$;
    create trigger rfqs_category before insert or update of product_sku_id on rfqs for each row execute function copy_category();

    create function add_quotation_categories() returns trigger language plpgsql as $$
    begin
      perform from products where product_id in (select k.product_id from added join skus k using (product_sku_id)) order by product_id for share;
      update quotations q set category_ids = array(select distinct unnest(q.category_ids || a.ids) order by 1)
        from (select i.quotation_id, array_agg(distinct p.category_id) as ids from added i
          join skus k using (product_sku_id) join products p using (product_id) group by 1) a
        where q.quotation_id = a.quotation_id and not q.category_ids @> a.ids;
      return null;
    end $$;
    create trigger quotation_items_categories after insert on quotation_items referencing new table as added
      for each statement execute function add_quotation_categories();
    create function add_order_categories() returns trigger language plpgsql as $$
    begin
      perform from products where product_id in (select k.product_id from added join skus k using (product_sku_id)) order by product_id for share;
      update orders o set category_ids = array(select distinct unnest(o.category_ids || a.ids) order by 1)
        from (select l.order_id, array_agg(distinct p.category_id) as ids from added l
          join skus k using (product_sku_id) join products p using (product_id) group by 1) a
        where o.order_id = a.order_id and not o.category_ids @> a.ids;
      return null;
    end $$;
    create trigger order_lines_categories after insert on order_lines referencing new table as added
      for each statement execute function add_order_categories();

    create function papers_follow_product() returns trigger language plpgsql as $$
    begin
      update rfqs set category_id = new.category_id
        where product_sku_id in (select product_sku_id from skus where product_id = new.product_id);
      update quotations q set category_ids = array(select distinct p.category_id
          from quotation_items i join skus k using (product_sku_id) join products p using (product_id)
          where i.quotation_id = q.quotation_id order by 1)
        where quotation_id in (select i.quotation_id from quotation_items i join skus k using (product_sku_id) where k.product_id = new.product_id);
      update orders o set category_ids = array(select distinct p.category_id
          from order_lines l join skus k using (product_sku_id) join products p using (product_id)
          where l.order_id = o.order_id order by 1)
        where order_id in (select l.order_id from order_lines l join skus k using (product_sku_id) where k.product_id = new.product_id);
      return null;
    end $$;
    create trigger products_category after update of category_id on products for each row
      when (old.category_id is distinct from new.category_id) execute function papers_follow_product();

    create function refuse_other_product() returns trigger language plpgsql as $$
      begin raise exception 'a SKU never moves to another product'; end $$;
    create trigger skus_product_stays before update of product_id on skus for each row
      when (old.product_id is distinct from new.product_id) execute function refuse_other_product();
  `.execute(db);
}
