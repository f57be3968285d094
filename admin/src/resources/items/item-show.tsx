import { formatDatedInstant, formatNumber } from '@loka/client';
import Typography from '@mui/material/Typography';
import type { StaffItem } from '../../api/types';
import { Fact, Facts } from '../../components/facts';
import { Money } from '../../components/money';
import { PageColumns } from '../../components/page-columns';
import { Panel } from '../../components/panel';
import { RecordPage } from '../../components/record-page';
import { StatusChip } from '../../components/status-chip';
import { UserLink } from '../../components/user-link';
import { ItemDisputes } from './item-disputes';
import { ItemPictures } from './item-pictures';
import { categoryNames, itemStates } from './item-status';
import { Moderation } from './moderation';

export function ItemShow() {
  return <RecordPage<StaffItem> render={(item) => <ItemPage item={item} />} />;
}

function ItemPage({ item }: { item: StaffItem }) {
  const specifications = Object.entries(item.specifications);
  return (
    <PageColumns
      main={
        <>
          <Panel title={item.title} action={<StatusChip status={itemStates[item.state]} />}>
            <ItemPictures images={item.images} />
            <Typography sx={{ mt: 2, whiteSpace: 'pre-line' }}>{item.description}</Typography>
          </Panel>
          {specifications.length > 0 && (
            <Panel title="Caractéristiques">
              <Facts>
                {specifications.map(([name, value]) => (
                  <Fact key={name} name={name}>
                    {value}
                  </Fact>
                ))}
              </Facts>
            </Panel>
          )}
        </>
      }
      side={
        <>
          <Moderation item={item} />
          <ItemFacts item={item} />
          <ItemDisputes itemId={item.id} />
        </>
      }
    />
  );
}

export function ItemFacts({ item }: { item: StaffItem }) {
  return (
    <Panel title="Annonce">
      <Facts>
        <Fact name="Prix">
          <Money francs={item.price} per={item.priceUnit} />
        </Fact>
        <Fact name="Caution">
          {item.deposit > 0 ? <Money francs={item.deposit} /> : 'Pas de caution'}
        </Fact>
        {item.pieces > 1 && <Fact name="Pièces">{formatNumber(item.pieces)}</Fact>}
        <Fact name="Catégorie">{categoryNames[item.category]}</Fact>
        <Fact name="État">{item.condition}</Fact>
        <Fact name="Lieu">{item.location}</Fact>
        {item.place?.landmark && <Fact name="Repère">{item.place.landmark}</Fact>}
        {item.place?.point && (
          <Fact name="Point">
            {item.place.point.latitude.toFixed(5)}, {item.place.point.longitude.toFixed(5)}
          </Fact>
        )}
        {item.requiresVerifiedRenter && <Fact name="Locataires">Identité vérifiée seulement</Fact>}
        <Fact name="Propriétaire">
          <UserLink id={item.ownerId} name={item.ownerName} />
        </Fact>
        <Fact name="Ajouté le">{formatDatedInstant(item.createdAt)}</Fact>
      </Facts>
    </Panel>
  );
}
