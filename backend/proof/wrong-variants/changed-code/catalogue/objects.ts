import { type CodeChange, edit } from '../code-change.js';

const editItem = 'modules/items/edit-item.ts';
const quoteRental = 'modules/rentals/request/quote-rental.ts';
const pieces = 'modules/items/pieces/pieces.ts';
const changeClosures = 'modules/items/closures/change-closures.ts';

/** Changes to what holds between owners who change their objects and members who rent them. */
export const objectChanges: CodeChange[] = [
  {
    name: 'a closure does not take its pieces',
    edits: [],
    sql: ['DROP TRIGGER keep_closed_pieces ON item_closures'],
  },
  {
    name: 'days that are closed are let',
    edits: [],
    sql: [
      'ALTER TABLE occupied_pieces DROP CONSTRAINT occupied_pieces_no_overlap',
      'ALTER TABLE occupied_pieces DROP CONSTRAINT occupied_pieces_pkey',
      `DO $$ BEGIN EXECUTE replace(pg_get_functiondef('keep_occupied_pieces'::regproc),
        'AND piece = number', 'AND piece = number AND rental_id IS NOT NULL'); END $$`,
    ],
  },
  {
    name: 'days that are opened stay closed',
    edits: [
      edit(
        changeClosures,
        'closed ? withClosed : withoutClosed',
        'closed ? withClosed : (periods) => periods',
      ),
    ],
  },
  {
    name: 'pieces that are added are not closed',
    edits: [],
    sql: ['DROP TRIGGER keep_closed_stock ON items'],
  },
  {
    name: 'a stock is lowered without looking at what is let',
    edits: [],
    sql: ['DROP TRIGGER guard_pieces ON items'],
  },
  {
    name: 'an edit changes the deposit of requests that were paid',
    edits: [
      edit(
        editItem,
        'data: { ...wanted, version: version + 1 } });',
        `data: { ...wanted, version: version + 1 } });
      await tx.$executeRaw\`
        update rentals set security_deposit = \${wanted.securityDeposit} * pieces,
          total_price = rent + \${wanted.securityDeposit} * pieces
        where item_id = \${id}::uuid and status = 'en_attente'\`;`,
      ),
    ],
    sql: ['DROP TRIGGER guard_rental_terms ON rentals'],
  },
  {
    name: 'a request has the deposit of the object when its money comes',
    edits: [
      edit(
        'modules/rentals/request/request-rental.ts',
        'totalPrice: rent + securityDeposit,',
        `totalPrice: rent + item.securityDeposit * pieces,
        securityDeposit: item.securityDeposit * pieces,`,
      ),
    ],
  },
  {
    name: 'an edit is taken whatever was edited since it was begun',
    edits: [
      edit(editItem, "if (item.version !== version) throw new ProblemError('item-changed');", ''),
    ],
  },
  {
    name: 'an object costs what it cost when it was first asked for',
    edits: [
      edit(quoteRental, 'return quote(item, wanted);', 'return quote(first(item), wanted);'),
      edit(
        quoteRental,
        '/** What an item would cost',
        `const seen = new Map<string, ItemForRental>();
function first(item: ItemForRental): ItemForRental {
  if (!seen.has(item.id)) seen.set(item.id, item);
  return seen.get(item.id) ?? item;
}

/** What an item would cost`,
      ),
    ],
  },
  {
    name: 'another deposit is taken, where rent and deposit are the same in all',
    edits: [edit('modules/payments/create/pay-rental.ts', ' || securityDeposit !== deposit', '')],
  },
  {
    name: 'an object that is paused or withdrawn is asked for',
    edits: [edit(quoteRental, "if (item.state !== 'offered')", "if (item.state === 'hidden')")],
  },
  {
    name: 'an object for verified renters is rented by another',
    edits: [edit('modules/payments/create/pay-rental.ts', 'requireWantedRenter(item, actor);', '')],
  },
  {
    name: 'a lost piece stays in the stock, and its object is offered',
    edits: [
      edit(
        'modules/rentals/apply-transition.ts',
        "if (to === 'settled') return { loss: await this.pieces.lose(tx, itemId, pieces) };",
        "if (to === 'settled') return {};",
      ),
    ],
    sql: [
      `DO $$ BEGIN EXECUTE replace(pg_get_functiondef('keep_missing_pieces'::regproc),
        'AND available AND', 'AND FALSE AND'); END $$`,
    ],
  },
  {
    name: 'a lost piece is put back by a form that was opened before',
    edits: [
      edit(
        pieces,
        'await tx.item.update({ where: { id: itemId }, data: { version: { increment: 1 } } });',
        '',
      ),
    ],
  },
  {
    name: 'parties meet at any point',
    edits: [
      edit(
        'modules/rentals/request/check-fulfilment.ts',
        "if (!canMeet(fulfilment, cityId, found)) throw new ProblemError('meeting-point-unavailable');",
        '',
      ),
    ],
  },
];
