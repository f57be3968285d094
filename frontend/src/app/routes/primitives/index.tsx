import { addDays, formatFcfa, today } from '@loka/client';
import { Search, Settings, Star } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Alert } from '@/components/ui/alert';
import { AmountField } from '@/components/ui/amount-field';
import { Avatar } from '@/components/ui/avatar';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Calendar } from '@/components/ui/calendar';
import { Card } from '@/components/ui/card';
import { Checkbox } from '@/components/ui/checkbox';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Countdown } from '@/components/ui/countdown';
import { DayButton } from '@/components/ui/day-button';
import { Dialog } from '@/components/ui/dialog';
import { Disclosure } from '@/components/ui/disclosure';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { ErrorText } from '@/components/ui/error-text';
import { Failure } from '@/components/ui/failure';
import { Field } from '@/components/ui/field';
import { IconButton } from '@/components/ui/icon-button';
import { Input } from '@/components/ui/input';
import { DialogButton, type Shown } from '@/components/ui/late-dialog';
import { Menu, MenuItem } from '@/components/ui/menu';
import { Modal } from '@/components/ui/modal';
import { MoreButton } from '@/components/ui/more-button';
import { Opening } from '@/components/ui/opening';
import { PasswordInput } from '@/components/ui/password-input';
import { Picture } from '@/components/ui/picture';
import { Price } from '@/components/ui/price';
import { Progress } from '@/components/ui/progress';
import { QrCode } from '@/components/ui/qr-code';
import { RadioCard } from '@/components/ui/radio-card';
import { RangeSlider } from '@/components/ui/range-slider';
import { Select } from '@/components/ui/select';
import { Skeleton } from '@/components/ui/skeleton';
import { Spinner } from '@/components/ui/spinner';
import { ShortStars, Stars } from '@/components/ui/stars';
import { Stepper } from '@/components/ui/stepper';
import { StickyBar } from '@/components/ui/sticky-bar';
import { Switch } from '@/components/ui/switch';
import { Tabs } from '@/components/ui/tabs';
import { TextField } from '@/components/ui/text-field';
import { TextLink } from '@/components/ui/text-link';
import { Textarea } from '@/components/ui/textarea';
import { toast } from '@/components/ui/toast';
import { paths } from '@/lib/paths';

const TONES = ['neutral', 'success', 'warning', 'danger'] as const;
const VARIANTS = ['primary', 'accent', 'secondary', 'ghost', 'danger'] as const;
const TABS = [
  { id: 'all', label: 'Toutes', count: 9 },
  { id: 'waiting', label: 'En attente', count: 2 },
  { id: 'past', label: 'Terminées', count: 124 },
] as const;

const failure = new Error('Sans réponse');

/** Every primitive of the site and its states, for whoever builds a screen. In development only. */
export default function Primitives() {
  return (
    <div className="page grid grid-cols-1 gap-12 py-10">
      <title>Composants · Loka</title>
      <h1 className="text-4xl">Composants</h1>
      <Actions />
      <Fields />
      <Choices />
      <Days />
      <Facts />
      <Messages />
      <Waiting />
      <Overlays />
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-5">
      <h2 className="text-2xl">{title}</h2>
      <div className="grid items-start gap-6 md:grid-cols-2">{children}</div>
    </section>
  );
}

function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>;
}

function Actions() {
  return (
    <Section title="Actions">
      <Row>
        {VARIANTS.map((variant) => (
          <Button key={variant} variant={variant}>
            {variant}
          </Button>
        ))}
      </Row>
      <Row>
        <Button size="sm">sm</Button>
        <Button size="lg">lg</Button>
        <Button busy>En cours</Button>
        <Button disabled>Désactivé</Button>
        <IconButton label="Chercher">
          <Search size={20} aria-hidden />
        </IconButton>
        <TextLink to={paths.primitives}>Un lien</TextLink>
        <MoreButton hasMore onMore={() => {}} progress={{ shown: 24, total: 510 }} />
      </Row>
    </Section>
  );
}

function Fields() {
  const [amount, setAmount] = useState(5000);
  const [pieces, setPieces] = useState(2);
  return (
    <Section title="Champs">
      <TextField label="Titre" hint="Court et précis" defaultValue="Perceuse" />
      <TextField label="Titre" error="Donnez un titre à votre annonce." />
      <Field label="Description" optional>
        {(control) => <Textarea {...control} />}
      </Field>
      <Field label="Mot de passe">{(control) => <PasswordInput {...control} />}</Field>
      <Field label="Ville">
        {(control) => (
          <Select {...control}>
            <option>Libreville</option>
            <option>Port-Gentil</option>
          </Select>
        )}
      </Field>
      <Field label="Désactivé">
        {(control) => <Input {...control} disabled value="Libreville" />}
      </Field>
      <AmountField
        value={amount}
        onChange={setAmount}
        quick={[{ francs: 5000 }, { francs: 10_000 }]}
        hint="En francs CFA"
      />
      <Stepper label="Nombre de pièces" value={pieces} min={1} max={9} onChange={setPieces} />
    </Section>
  );
}

function Choices() {
  const [tab, setTab] = useState<(typeof TABS)[number]['id']>('all');
  const [price, setPrice] = useState<[number, number]>([2000, 60_000]);
  return (
    <Section title="Choix">
      <div>
        <Checkbox label="Libreville" defaultChecked />
        <Checkbox label="Port-Gentil" />
        <Switch label="Disponible" defaultChecked />
      </div>
      <div className="grid gap-2">
        <RadioCard name="remise" label="Je viens le chercher" note="À Louis" defaultChecked />
        <RadioCard name="remise" label="Livraison" note="5 000 FCFA" />
      </div>
      <Tabs label="État" tabs={TABS} value={tab} onChange={setTab}>
        <p className="pt-4">{tab}</p>
      </Tabs>
      <RangeSlider
        min={0}
        max={100_000}
        step={1000}
        value={price}
        labels={['Prix minimum', 'Prix maximum']}
        format={formatFcfa}
        onChange={setPrice}
        onCommit={setPrice}
      />
    </Section>
  );
}

function Days() {
  const first = today();
  const [start, setStart] = useState('');
  const looks = ['free', 'offered', 'closed', 'taken', 'within', 'asked'] as const;
  return (
    <Section title="Jours">
      <Calendar
        label="Jours"
        first={first}
        last={addDays(first, 60)}
        initial={first}
        describe={(day) => ({
          look: day === start ? 'edge' : (looks[Number(day.slice(8)) % looks.length] ?? 'free'),
          status: 'libre',
          isOpen: true,
        })}
        onPick={setStart}
      />
      <DayButton label="Date de début" value={start} isNext onClick={() => setStart('')} />
    </Section>
  );
}

function Facts() {
  return (
    <Section title="Données">
      <Row>
        {TONES.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
        <Stars average={4.4} count={6} />
        <ShortStars average={4} count={0} />
        <Price francs={25_000} unit="jour" />
      </Row>
      <Row>
        <Avatar name="Grâce Nzamba" size="sm" />
        <Avatar name="Grâce Nzamba" />
        <Avatar name="Grâce Nzamba" size="lg" />
      </Row>
      <Card className="p-5">Une feuille sur le sable.</Card>
      <Picture src={undefined} alt="" sizes="20rem" className="aspect-[4/3] w-full rounded-2xl" />
      <Disclosure label="Voir les montants">
        <p>Ce qui reste fermé jusqu'à ce qu'on le demande.</p>
      </Disclosure>
    </Section>
  );
}

function Messages() {
  return (
    <Section title="Messages">
      {(['info', 'success', 'warning', 'danger'] as const).map((tone) => (
        <Alert key={tone} tone={tone} title={tone} action={<Button size="sm">Agir</Button>}>
          Ce qui s'est passé, et quoi faire.
        </Alert>
      ))}
      <EmptyState icon={Star} title="Aucun avis" action={<Button>Écrire un avis</Button>}>
        Vos avis paraîtront ici.
      </EmptyState>
      <ErrorState error={failure} onRetry={() => {}} />
      <Failure message="Le paiement n'est pas parti." error={failure} />
      <ErrorText>Choisissez une réponse.</ErrorText>
    </Section>
  );
}

function Waiting() {
  return (
    <Section title="Attente">
      <Row>
        <Spinner label="Chargement..." />
        {/* What is moved holds what is fixed. */}
        <div className="h-24 w-56 translate-x-0">
          <Opening />
        </div>
        <Skeleton className="h-10 w-40" />
        <Countdown seconds={42} total={90} label="Temps restant" />
      </Row>
      <Progress percent={60} label="Envoi de la photo" />
      <QrCode text="https://loka.example" label="Code à scanner" />
    </Section>
  );
}

function LateDialog({ open, onClose }: Shown) {
  return <Dialog open={open} onOpenChange={onClose} title="Une fenêtre chargée à l'usage" />;
}

const loadLate = () => Promise.resolve(LateDialog);

function Overlays() {
  const [open, setOpen] = useState<'dialog' | 'confirm' | 'modal' | null>(null);
  const close = () => setOpen(null);
  return (
    <Section title="Au-dessus de la page">
      <Row>
        <Button onClick={() => setOpen('dialog')}>Fenêtre</Button>
        <DialogButton load={loadLate} props={{}}>
          Fenêtre chargée à l'usage
        </DialogButton>
        <Button onClick={() => setOpen('confirm')}>Confirmation</Button>
        <Button onClick={() => setOpen('modal')}>Tout l'écran</Button>
        <Button onClick={() => toast.success('Annonce publiée.')}>Réussite</Button>
        <Button onClick={() => toast.error("L'annonce n'a pas pu être publiée.")}>Échec</Button>
        <Menu
          trigger={
            <IconButton label="Autres actions">
              <Settings size={20} aria-hidden />
            </IconButton>
          }
        >
          <MenuItem>Modifier</MenuItem>
          <MenuItem danger>Supprimer</MenuItem>
        </Menu>
      </Row>
      {open === 'modal' && (
        <Modal
          onClose={close}
          aria-label="Tout l'écran"
          className="grid place-items-center bg-night text-white"
        >
          <Button onClick={close}>Fermer</Button>
        </Modal>
      )}
      <Dialog
        open={open === 'dialog'}
        onOpenChange={close}
        title="Une fenêtre"
        description="Une feuille en bas sur un téléphone."
        actions={<Button onClick={close}>Fermer</Button>}
      />
      <ConfirmDialog
        open={open === 'confirm'}
        onClose={close}
        title="Supprimer cette annonce&nbsp;?"
        confirmLabel="Supprimer"
        variant="danger"
        onConfirm={close}
        busy={false}
        error={null}
      >
        Elle ne pourra plus être louée.
      </ConfirmDialog>
      <StickyBar className="gap-4">
        <strong>43 250 FCFA</strong>
        <Button>Payer</Button>
      </StickyBar>
    </Section>
  );
}
