import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { DataTable, SearchInput, SelectInput, SimpleList } from 'react-admin';
import { setPlaceActive } from '../../api/actions';
import type { StaffPlace } from '../../api/types';
import { ResourceList } from '../../components/resource-list';
import { StatusChip } from '../../components/status-chip';
import { useAction } from '../../lib/use-action';
import { PlaceDialog } from './place-dialog';
import { kindChoices, kindNames, statusOf, useChoices, withinOf } from './place-words';

const filters = [
  <SearchInput key="q" source="q" placeholder="Nom" alwaysOn />,
  <SelectInput key="kind" source="kind" choices={kindChoices} alwaysOn />,
  <SelectInput key="active" source="active" choices={useChoices} alwaysOn />,
];

/** Cities, quartiers and meeting points. What is used is never deleted, but taken out of use. */
export function PlaceList() {
  return (
    <ResourceList
      sort={{ field: 'city', order: 'ASC' }}
      filters={filters}
      tabs={<AddPlace />}
      table={<PlaceTable />}
      cards={<PlaceCards />}
    />
  );
}

function AddPlace() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack direction="row" sx={{ justifyContent: 'flex-end', p: 1 }}>
      <Button variant="contained" onClick={() => setOpen(true)}>
        Ajouter un lieu
      </Button>
      {isOpen && <PlaceDialog onClose={() => setOpen(false)} />}
    </Stack>
  );
}

function PlaceTable() {
  return (
    <DataTable<StaffPlace> bulkActionButtons={false} rowClick={false}>
      <DataTable.Col source="name" />
      <DataTable.Col<StaffPlace> source="kind" disableSort render={({ kind }) => kindNames[kind]} />
      <DataTable.Col<StaffPlace> source="city" render={withinOf} />
      <DataTable.Col source="landmark" disableSort />
      <DataTable.Col<StaffPlace>
        source="active"
        disableSort
        render={(place) => <StatusChip status={statusOf(place)} />}
      />
      <DataTable.Col<StaffPlace>
        label="Agir"
        align="right"
        sx={{ whiteSpace: 'nowrap' }}
        render={(place) => <PlaceActions place={place} />}
      />
    </DataTable>
  );
}

function PlaceCards() {
  return (
    <SimpleList<StaffPlace>
      rowClick={false}
      primaryText={({ name }) => name}
      secondaryText={(place) =>
        [kindNames[place.kind], withinOf(place)].filter(Boolean).join(' · ')
      }
      tertiaryText={(place) => <PlaceActions place={place} />}
    />
  );
}

function PlaceActions({ place }: { place: StaffPlace }) {
  const [isOpen, setOpen] = useState(false);
  const { run, isRunning } = useAction();
  const { id, name, active } = place;
  const toggle = () =>
    run(
      () => setPlaceActive(id, !active),
      active
        ? `«\u00a0${name}\u00a0» n'est plus proposé.`
        : `«\u00a0${name}\u00a0» est de nouveau proposé.`,
    );
  return (
    <>
      <Button size="small" aria-label={`Modifier ${name}`} onClick={() => setOpen(true)}>
        Modifier
      </Button>
      <Button
        size="small"
        color={active ? 'error' : 'primary'}
        aria-label={`${active ? 'Retirer' : 'Proposer'} ${name}`}
        disabled={isRunning}
        onClick={toggle}
      >
        {active ? 'Retirer' : 'Proposer'}
      </Button>
      {isOpen && <PlaceDialog place={place} onClose={() => setOpen(false)} />}
    </>
  );
}
