import { limits } from '@loka/client';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { type ChangeEvent, useState } from 'react';
import { useGetList } from 'react-admin';
import { addPlace, changePlace } from '../../api/actions';
import type { StaffPlace } from '../../api/types';
import { FormDialog } from '../../components/form-dialog';
import { useAction } from '../../lib/use-action';
import { kindChoices, withinOf } from './place-words';

const { name: nameLimits, landmark: landmarkLimits } = limits['POST /api/admin/places'];

/** What a place of each kind lies in. */
const parents = { quartier: 'city', meeting_point: 'quartier' } as const;

/** Adds a place, or changes one: its kind and what it lies in stay. */
export function PlaceDialog({ place, onClose }: { place?: StaffPlace; onClose: () => void }) {
  const [kind, setKind] = useState<StaffPlace['kind']>(place?.kind ?? 'quartier');
  const [typed, setTyped] = useState({
    within: '',
    name: place?.name ?? '',
    landmark: place?.landmark ?? '',
    latitude: String(place?.point.latitude ?? ''),
    longitude: String(place?.point.longitude ?? ''),
  });
  const { run, isRunning } = useAction();
  const { name, landmark, within } = typed;
  const point = { latitude: degrees(typed.latitude), longitude: degrees(typed.longitude) };
  const isSettled = place !== undefined || kind === 'city' || within !== '';
  const isWhole = isSettled && name.trim() !== '' && Object.values(point).every(Number.isFinite);

  const field = (key: keyof typeof typed) => ({
    value: typed[key],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
      setTyped({ ...typed, [key]: target.value }),
    fullWidth: true,
  });

  async function save() {
    const said = { name, landmark, point };
    const done = await run(
      () =>
        place ? changePlace(place.id, said) : addPlace({ kind, within: within || null, ...said }),
      place ? 'Lieu modifié.' : 'Lieu ajouté.',
    );
    if (done) onClose();
  }

  return (
    <FormDialog
      title={place ? `Modifier ${place.name}` : 'Ajouter un lieu'}
      submitLabel={place ? 'Enregistrer' : 'Ajouter'}
      disabled={!isWhole || isRunning}
      onSubmit={save}
      onClose={onClose}
    >
      <Stack spacing={1} sx={{ pt: 1 }}>
        {!place && (
          <TextField
            select
            label="Type"
            value={kind}
            onChange={({ target }) => {
              setKind(target.value as StaffPlace['kind']);
              setTyped({ ...typed, within: '' });
            }}
          >
            {kindChoices.map(({ id, name: label }) => (
              <MenuItem key={id} value={id}>
                {label}
              </MenuItem>
            ))}
          </TextField>
        )}
        {!place && kind !== 'city' && <Within kind={parents[kind]} {...field('within')} />}
        <TextField label="Nom" {...field('name')} slotProps={{ htmlInput: nameLimits }} />
        {kind === 'meeting_point' && (
          <TextField
            label="Repère"
            {...field('landmark')}
            slotProps={{ htmlInput: landmarkLimits }}
          />
        )}
        <Stack direction="row" spacing={1}>
          <TextField label="Latitude" {...field('latitude')} slotProps={decimals} />
          <TextField label="Longitude" {...field('longitude')} slotProps={decimals} />
        </Stack>
      </Stack>
    </FormDialog>
  );
}

const decimals = { htmlInput: { inputMode: 'decimal' } } as const;

/** Typed with a comma or a point. */
const degrees = (text: string) => (text.trim() ? Number(text.replace(',', '.')) : Number.NaN);

/** The city of a new quartier, or the quartier of a new meeting point. */
function Within({
  kind,
  ...field
}: {
  kind: 'city' | 'quartier';
  value: string;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}) {
  const { data = [] } = useGetList<StaffPlace>('places', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'name', order: 'ASC' },
    filter: { kind, active: true },
  });
  return (
    <TextField select label={kind === 'city' ? 'Ville' : 'Quartier'} {...field}>
      {data.map((place) => (
        <MenuItem key={place.id} value={place.id}>
          {[place.name, withinOf(place)].filter(Boolean).join(', ')}
        </MenuItem>
      ))}
    </TextField>
  );
}
