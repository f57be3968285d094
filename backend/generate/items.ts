import type { PriceTier } from '../src/kernel/price-tiers.js';
import type { Xaf } from '../src/kernel/xaf.js';
import type {
  Category,
  ItemCondition,
  PriceUnit,
} from '../src/modules/items/domain/item-choices.js';
import type { Member, Members } from './members.js';
import { type Places, placeIds } from './places.js';
import { Lottery, type Random } from './random.js';
import type { Rows } from './rows.js';
import type { Span } from './span.js';
import { categoryWeights, type Kind, kinds } from './words/kinds.js';
import { extras, handovers, openings, qualities } from './words/phrases.js';

export interface Item {
  id: string;
  title: string;
  description: string;
  condition: ItemCondition;
  owner: Member;
  /** XAF per unit */
  price: Xaf;
  priceUnit: PriceUnit;
  /** XAF */
  securityDeposit: Xaf;
  priceTiers: PriceTier[];
  deliveryFee: Xaf | null;
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
  ['offered', 955],
  ['unavailable', 30],
  ['deleted', 10],
  ['hidden', 5],
] as const);
const kindsOf = (category: Category) => kinds.filter((kind) => kind.category === category);
const weeklyShare = 0.12;
/** A week costs what these days do. */
const daysPaidOfWeek = 4.5;
/** How unequally objects are wanted, as the exponent of their place. */
const popularitySkew = 1.9;

/** Objects offered one after the other. */
export class Items {
  private made = 0;
  /** Those on offer, the most wanted first. */
  private readonly offered: Item[] = [];

  constructor(
    private readonly count: number,
    private readonly span: Span,
    private readonly random: Random,
    private readonly rows: Rows,
    private readonly members: Members,
    private readonly places: Places,
  ) {}

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
    const item: Item = {
      id: random.uuid(),
      owner,
      category: kind.category,
      description: '',
      condition: 'bon',
      priceTiers: [],
      deliveryFee: null,
      ...this.offerOf(kind),
    };
    const [detail, value] = this.detailOf(kind);
    const maker = random.pick(kind.makers);
    const quality = random.pick(qualities);
    item.title = `${kind.name} ${maker}${quality && `, ${quality}`}`;
    item.description = this.describe(owner);
    const state = states.draw(random);
    const isGone = state === 'deleted' || state === 'hidden';
    item.condition = conditions.draw(random);
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
      ...placeIds(this.places, owner.place),
      specifications: { Marque: maker, [detail]: value },
      available: state === 'offered',
      created_at: createdAt,
      deleted_at: state === 'deleted' ? createdAt : null,
      hidden_at: state === 'hidden' ? createdAt : null,
    });
    if (!isGone && state === 'offered') this.show(item);
  }

  /** As wanted as any other: it changes places with one of those that are there. */
  private show(item: Item): void {
    const place = this.random.below(this.offered.length + 1);
    const other = this.offered[place];
    this.offered.push(other ?? item);
    this.offered[place] = item;
  }

  private offerOf({ price, deposit }: Kind) {
    const { random } = this;
    const daily = random.logNormal(price, 0.35);
    const priceUnit: PriceUnit = random.chance(weeklyShare) ? 'semaine' : 'jour';
    const unitPrice = priceUnit === 'jour' ? daily : daily * daysPaidOfWeek;
    const securityDeposit = random.chance(0.12) ? 0 : daily * deposit;
    return {
      title: '',
      priceUnit,
      price: rounded(unitPrice),
      securityDeposit: rounded(securityDeposit),
    };
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

/** As people ask for money: in steps of 500 XAF. */
function rounded(amount: number): Xaf {
  return amount === 0 ? 0 : Math.max(500, Math.round(amount / 500) * 500);
}
