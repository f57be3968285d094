import { addDays, dayOf } from '../../src/kernel/day.js';
import type { Category, ItemCondition } from '../../src/modules/items/domain/item-choices.js';
import { type Closure, Closures } from './closures.js';
import type { Member, Members } from './members.js';
import { type Offer, offerOf } from './offers.js';
import { type Places, placeOf } from './places.js';
import { Lottery, type Random } from './random.js';
import type { Rows } from './rows.js';
import type { Span } from './span.js';
import { Whereabouts } from './whereabouts.js';
import { categoryWeights, type Kind, kinds } from './words/kinds.js';
import { extras, handovers, openings, qualities } from './words/phrases.js';

export interface Item extends Offer {
  id: string;
  title: string;
  description: string;
  condition: ItemCondition;
  owner: Member;
  cityId: string;
  category: Category;
}

const categories = new Lottery(categoryWeights);
const conditions = new Lottery([
  ['neuf', 8],
  ['tres_bon', 40],
  ['bon', 42],
  ['use', 10],
] as const);
/** How many objects are not offered, and why. */
const states = new Lottery([
  ['offered', 930],
  ['paused', 25],
  ['unavailable', 30],
  ['deleted', 10],
  ['hidden', 5],
] as const);
const kindsOf = (category: Category) => kinds.filter((kind) => kind.category === category);
/** Around the present, for how many days objects are paused; some pauses are over. */
const pauseDays = { least: -20, most: 40 };
/** How unequally objects are wanted, as the exponent of their place. */
const popularitySkew = 1.9;

/** Objects offered one after the other. */
export class Items {
  private made = 0;
  /** Those on offer, the most wanted first. */
  private readonly offered: Item[] = [];
  private readonly whereabouts: Whereabouts;
  private readonly closures: Closures;

  constructor(
    private readonly count: number,
    private readonly span: Span,
    private readonly random: Random,
    private readonly rows: Rows,
    private readonly members: Members,
    private readonly places: Places,
    /** Hears of the days that owners close. */
    private readonly onClosed: (item: Item, closures: readonly Closure[]) => void,
  ) {
    this.whereabouts = new Whereabouts(random);
    this.closures = new Closures(span.end, random, rows);
  }

  /** Lets those be offered that were by an instant. */
  offerUntil(instant: Date): void {
    const offered = Math.ceil(this.count * this.span.joinedBy(instant));
    while (this.made < offered) this.offer(this.span.joinsAt(this.made / this.count));
  }

  /** One that is wanted. */
  aWanted(): Item {
    return this.offered[this.random.skewed(this.offered.length, popularitySkew)] as Item;
  }

  private offer(joinedAt: Date): void {
    const { random, rows } = this;
    this.made++;
    const kind = random.pick(kindsOf(categories.draw(random)));
    const owner = this.members.anOwner();
    const createdAt = joinedAt > owner.joinedAt ? joinedAt : owner.joinedAt;
    const place = placeOf(this.places.locations, owner.place);
    const [detail, value] = this.detailOf(kind);
    const maker = random.pick(kind.makers);
    const quality = random.pick(qualities);
    const item: Item = {
      id: random.uuid(),
      owner,
      cityId: place.cityId,
      category: kind.category,
      title: `${kind.name} ${maker}${quality && `, ${quality}`}`,
      description: this.describe(owner),
      condition: conditions.draw(random),
      ...offerOf(kind, random),
    };
    const state = states.draw(random);
    const isShown = state === 'offered' || state === 'paused';
    rows.add('items', {
      id: item.id,
      owner_id: owner.id,
      title: item.title,
      description: item.description,
      category: kind.category,
      price: item.price,
      price_unit: item.priceUnit,
      security_deposit: item.securityDeposit,
      condition: item.condition,
      location: owner.place,
      city_id: place.cityId,
      quartier_id: place.quartierId,
      ...this.whereabouts.of(owner, place),
      specifications: { Marque: maker, [detail]: value },
      available: isShown,
      paused_until: state === 'paused' ? this.pausedUntil() : null,
      pieces: item.pieces,
      price_tiers: item.priceTiers,
      delivery_fee: item.deliveryFee,
      created_at: createdAt,
      deleted_at: state === 'deleted' ? createdAt : null,
      hidden_at: state === 'hidden' ? createdAt : null,
      offered_before_hidden: state === 'hidden' ? true : null,
    });
    this.onClosed(item, this.closures.draw(item.id, createdAt));
    if (isShown) this.show(item);
  }

  /** Asked for until the present, when its owner pauses it or has let it be for a while. */
  private pausedUntil(): string {
    const { random, span } = this;
    const days = Math.floor(random.between(pauseDays.least, pauseDays.most));
    return addDays(dayOf(span.end), days);
  }

  /** As wanted as any other: it changes places with one of those that are there. */
  private show(item: Item): void {
    const place = this.random.below(this.offered.length + 1);
    const other = this.offered[place];
    this.offered.push(other ?? item);
    this.offered[place] = item;
  }

  private detailOf({ details }: Kind): [name: string, value: string] {
    const [[name, values] = ['', []]] = Object.entries(details);
    return [name, this.random.pick(values)];
  }

  private describe({ place }: Member): string {
    const { random } = this;
    const [here = place] = place.split(', ');
    const handover = random.pick(handovers).replace('{here}', here);
    return [random.pick(openings), random.pick(extras), handover].filter(Boolean).join(' ');
  }
}
