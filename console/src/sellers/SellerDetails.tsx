import { Button } from '@blueprintjs/core';
import { websiteAddress } from '@munim/schema/shared/website.ts';
import { useParams } from 'react-router-dom';
import { useSellerQuery } from '../../generated/hooks.ts';
import { AddressesPanel } from '../addresses/AddressesPanel.tsx';
import { addressLines } from '../addresses/addresses.labels.ts';
import { QueryContent } from '../app/QueryContent.tsx';
import { useTabs } from '../app/panels.tsx';
import { useSession } from '../app/session.tsx';
import { dayOf } from '../ui/format/dates.ts';
import { RecordHead } from '../ui/details/RecordHead.tsx';
import { DescriptionList } from '../ui/format/DescriptionList.tsx';
import { ACTIVE_STATUS, activeStatus } from '../ui/format/labels.ts';
import { RecordTabs } from '../ui/RecordTabs.tsx';
import { StatusTag } from '../ui/format/StatusTag.tsx';
import { useUrlParam } from '../ui/grid/useUrlParam.ts';
import type { Seller } from './sellerColumns.tsx';
import { SellerFormDrawer } from './SellerFormDrawer.tsx';
import { zoneText } from './sellers.labels.ts';
import './sellers.css';
import { t } from '../ui/text.ts';

function Website({ address }: { address: string }) {
  return (
    <a href={websiteAddress(address)} target="_blank" rel="noreferrer noopener">
      {address}
    </a>
  );
}

function SellerSummary({ seller }: { seller: Seller }) {
  const { website, officeAddress } = seller;
  return (
    <DescriptionList
      items={[
        [t('Phone'), seller.mobile],
        [t('E-mail'), seller.email],
        [t('GST no.'), seller.gstin],
        [t('Office'), officeAddress && addressLines(officeAddress)],
        [t('Categories'), seller.categories.map(({ name }) => name).join(', ')],
        [t('Zone'), zoneText(seller.zone)],
        [t('Website'), website && <Website key="website" address={website} />],
        [t('Year of establishment'), seller.yearOfEstablishment],
        [t('On-boarded'), dayOf(seller.createdAt)],
        [t('Active offers'), seller.activeOfferCount],
      ]}
    />
  );
}

function SellerPage({ seller }: { seller: Seller }) {
  const { can } = useSession();
  const [form, setForm] = useUrlParam('form');
  const mayEdit = can('SELLER', 'UPDATE');
  const tabs = useTabs('SELLER', seller, [
    {
      id: 'addresses',
      title: t('Addresses'),
      order: 50,
      panel: <AddressesPanel ownerType="SELLER" ownerId={seller.id} />,
    },
  ]);
  const ofRecord = useTabs('RECORD', { entity: 'SELLER', entityId: seller.id });
  return (
    <div className="kit-page">
      <RecordHead
        image={seller.logoThumbnail}
        title={seller.name}
        status={<StatusTag status={activeStatus(seller)} labels={ACTIVE_STATUS} />}
        identity={[
          t('Vendor {{sellerId}}', { sellerId: seller.id }),
          seller.isTransporter && t('Transporter'),
          [seller.officeAddress?.city, seller.officeAddress?.state].filter(Boolean).join(', '),
          seller.sourcePerson?.name,
        ]}
      >
        {mayEdit && <Button text={t('Edit')} onClick={() => setForm('edit')} />}
      </RecordHead>
      <SellerSummary seller={seller} />
      <RecordTabs label={t('Vendor')} tabs={[...tabs, ...ofRecord]} />
      {mayEdit && form === 'edit' && (
        <SellerFormDrawer seller={seller} onClose={() => setForm(null)} />
      )}
    </div>
  );
}

/** The page of one seller. */
export function SellerDetails() {
  const { sellerId = '' } = useParams();
  const result = useSellerQuery({ variables: { id: sellerId }, fetchPolicy: 'cache-and-network' });
  return (
    <QueryContent result={result} failedText={t('Error occurred while retrieving sellers.')}>
      {({ seller }) => <SellerPage key={sellerId} seller={seller} />}
    </QueryContent>
  );
}
