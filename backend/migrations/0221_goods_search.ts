import { type Kysely, sql } from 'kysely';

/**
 * Names of goods in the form they are searched by: lower case, words apart by one space, a space
 * before and after all. '60×90 cm', '60 x 90cm' and '60*90 cm' become ' 60 x 90 cm '.
 * A column of SKUs has them with the product's: one scan of one index intersects all words.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function search_form(value text) returns text immutable parallel safe language sql
      return ' ' || btrim(regexp_replace(regexp_replace(translate(regexp_replace(regexp_replace(
        lower(value), '([0-9])\\s*[×x*]\\s*(?=[0-9])', '\\1 x ', 'g'),
        '(?<=[0-9])(?=[a-z])|(?<=[a-z])(?=[0-9])', ' ', 'g'),
        $$×*()[]{}<>,;:/\\|"'~!@#$%^&_+=?–—‘’“”„«»…•·′″®™©-$$ || chr(96), repeat(' ', 60)),
        '(?<![0-9])[.]|[.](?![0-9])', ' ', 'g'), '\\s+', ' ', 'g')) || ' ';
    create function attribute_values(attributes jsonb) returns text immutable parallel safe language sql
      return (select coalesce(string_agg(value, ' '), '') from jsonb_each_text(attributes));
    alter table skus add search_form text not null default '';
    comment on column skus.search_form is 'names of product and SKU, and the attributes of the SKU or else of the product; written by triggers';

    create function write_search_form() returns trigger language plpgsql as $$
    declare product record;
    begin
      if tg_op = 'INSERT' or new.product_id is distinct from old.product_id then
        -- a change of the product waits, for it does not see this row yet
        perform from products where product_id = new.product_id for share;
      end if;
      -- otherwise a change of the product waits for this row, and then writes it again
      select product_name, attributes into product from products where product_id = new.product_id;
      new.search_form := search_form(concat_ws(' ', product.product_name, new.product_sku_name,
        attribute_values(case when new.attributes = '{}' then product.attributes else new.attributes end)));
      return new;
    end $$;
    create trigger write_search_form before insert or update of product_id, product_sku_name, attributes, search_form on skus
      for each row execute function write_search_form();

    create function rename_skus() returns trigger language plpgsql as $$
    begin
      update skus set search_form = '' where product_id = new.product_id;
      return null;
    end $$;
    create trigger rename_skus after update of product_name, attributes on products
      for each row when ((old.product_name, old.attributes) is distinct from (new.product_name, new.attributes)) execute function rename_skus();

    update skus set search_form = '';
    create index skus_search_form on skus using gin (search_form gin_trgm_ops);
  `.execute(db);
}
