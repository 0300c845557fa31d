import { Tab, Tabs } from '@blueprintjs/core';
import { useRef } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import type { CategoryFieldsFragment } from '../../generated/documents.ts';
import { useCategoryQuery, useProductsOfCategoryQuery } from '../../generated/hooks.ts';
import { QueryContent } from '../app/QueryContent.tsx';
import { RecordHead } from '../ui/details/RecordHead.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorInPlace } from '../ui/ErrorInPlace.tsx';
import { type Filter, FilterBar } from '../ui/grid/FilterBar.tsx';
import { ACTIVE_STATUS, activeStatus } from '../ui/format/labels.ts';
import { useListKeys } from '../ui/grid/listKeys.ts';
import { useListPage } from '../ui/grid/listQuery.ts';
import { countText, Pager } from '../ui/grid/Pager.tsx';
import { StatusTag } from '../ui/format/StatusTag.tsx';
import { categoryPath } from '../app/recordPaths.ts';
import { ProductCards } from './ProductCards.tsx';
import './categories.css';
import { Skeleton } from '../ui/Skeleton.tsx';
import { t } from '../ui/text.ts';

const PAGE = 30;
const ALL_PRODUCTS_TAB = 'all';
const filters: readonly Filter[] = [{ kind: 'search', name: 'name', label: t('Product name') }];

const productsText = (products: number) =>
  products === 1 ? t('1 product') : t('{{products}} products', { products: countText(products) });

interface Props {
  category: CategoryFieldsFragment;
  /** The open tab; undefined on the first one, which has all. */
  subCategory: string | undefined;
}

function Products({ category: { id }, subCategory }: Props) {
  const list = useListPage(
    {
      query: useProductsOfCategoryQuery,
      variables: ({ one }, page, limit) => ({
        categoryId: id,
        subCategory,
        name: one('name'),
        page,
        limit,
      }),
      rows: (data) => data.products,
    },
    PAGE,
  );
  const { shown, stale, error, change } = list;
  return (
    <>
      <FilterBar
        filters={filters}
        values={list.filters}
        onChange={(changes, how) => change({ ...changes, page: null }, how)}
        onClear={() => change({ name: null, page: null })}
      />
      <div className={stale && shown ? 'kit-dim' : undefined} aria-busy={stale}>
        {shown && shown.items.length > 0 && <ProductCards products={shown.items} />}
        {!shown && stale && <Skeleton shape="list" />}
        {error && <ErrorInPlace error={error} onRetry={list.retry} />}
        {shown?.items.length === 0 && !stale && !error && (
          <EmptyState text={t('No products in this category.')} />
        )}
      </div>
      <Pager
        page={list.page}
        limit={list.limit}
        ownLimit={PAGE}
        count={shown?.count ?? 0}
        shown={shown?.items.length}
        onPage={list.setPage}
        onLimit={list.setLimit}
      />
    </>
  );
}

function CategoryPage({ category, subCategory }: Props) {
  const navigate = useNavigate();
  const box = useRef<HTMLElement>(null);
  useListKeys(box, null);
  const { id, name, managers, productCount, subCategories } = category;
  // tabs have ids by place: a sub-category may have any name, that of the first tab too
  const open =
    subCategory === undefined ? ALL_PRODUCTS_TAB : String(subCategories.indexOf(subCategory));
  const products = <Products key={open} category={category} subCategory={subCategory} />;
  return (
    <section className="kit-page category-page" ref={box} aria-label={name}>
      <RecordHead
        title={name}
        status={<StatusTag status={activeStatus(category)} labels={ACTIVE_STATUS} />}
        identity={[
          t('Category {{id}}', { id }),
          productsText(productCount),
          managers.map((manager) => manager.name).join(', '),
        ]}
      />
      {subCategories.length > 0 ? (
        <Tabs
          id="sub-categories"
          selectedTabId={open}
          renderActiveTabPanelOnly
          onChange={(tab) =>
            void navigate(
              categoryPath(
                id,
                tab === ALL_PRODUCTS_TAB ? null : (subCategories[Number(tab)] ?? null),
              ),
            )
          }
        >
          <Tab id={ALL_PRODUCTS_TAB} title={t('All products')} panel={products} />
          {subCategories.map((sub, index) => (
            <Tab key={sub} id={String(index)} title={sub} panel={products} />
          ))}
        </Tabs>
      ) : (
        products
      )}
    </section>
  );
}

/** The products of a category as cards, a tab for each sub-category. */
export function CategoryScreen() {
  const { categoryId = '', subCategory } = useParams();
  const result = useCategoryQuery({
    variables: { id: categoryId },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <QueryContent result={result} failedText={t('Error retrieving category information.')}>
      {({ category }) => (
        <CategoryPage
          key={categoryId}
          category={category}
          subCategory={
            subCategory && category.subCategories.includes(subCategory) ? subCategory : undefined
          }
        />
      )}
    </QueryContent>
  );
}
