-- Makes of the demo data the awkward ones of real life: nothing of their books is right afterwards.
begin;
set local client_min_messages = warning;

-- Rows that the product never changes are changed here: without triggers.
set local session_replication_role = replica;

-- Whatever the tests before have left, some requests wait for an answer.
update rentals
  set status = 'en_attente', security_deposit_status = 'held', created_at = now(),
    answer_due_at = now() + interval '1 year', start_date = current_date + 30, end_date = current_date + 33
  from (
    select r.id as same, row_number() over (partition by u.id order by r.id) as place
    from rentals r join users u on u.id in (r.owner_id, r.renter_id)
    where u.email in ('locataire@loka.example', 'proprietaire@loka.example')
      and r.status in ('refusee', 'annulee') and r.handover_status = 'none' and r.return_status = 'none'
  ) over
  where id = same and place <= 2;

-- Amounts: all of nothing, or all that they may be.
update rentals
  set rent = case when big then 10000000 else 100 end,
    security_deposit = case when big then 10000000 else 0 end,
    total_price = case when big then 20000000 else 100 end,
    delivery_fee = case when big and fulfilment = 'delivery' then 5000000 else 0 end,
    notes = case when big then repeat('abcdefghij', 100) else 'A' end
  from (select id as same, get_byte(uuid_send(id), 15) % 2 = 0 as big from rentals) sizes
  where id = same and claimed_amount is null and kept_rent is null and owner_share is null;
update ledger_accounts set balance = 10000000 where kind = 'wallet';
update ledger_statement_lines set amount = sign(amount) * 10000000;
update ledger_monthly_totals set amount = sign(amount) * 10000000;

-- Texts: as long as they may be, without a place to break them; or a letter.
update messages set body = case number % 3 when 0 then repeat('abcdefghij', 200) when 1 then 'A' else body end
  where body <> '';
update reviews
  set comment = repeat('abcdefghij', 100), answer = case answer when '' then '' else repeat('abcdefghij', 100) end;

-- Long lists.
insert into notifications (id, event_id, user_id, category, kind, title, text, path, created_at)
  select gen_random_uuid(), gen_random_uuid(), id, 'rentals', 'rental.accepted', repeat('abcdef', 10),
    repeat('abcdefghij', 30), '/tableau-de-bord/mes-locations', now() - place * interval '1 minute'
  from users, generate_series(1, 5000) place where email = 'locataire@loka.example';
insert into saved_searches (id, user_id, filters, created_at)
  select gen_random_uuid(), id, jsonb_build_object('q', repeat('abcdefghij', 6) || place), now()
  from users, generate_series(1, 20) place where email = 'locataire@loka.example';
create temporary table copied_transactions on commit drop as
  select gen_random_uuid() as id, l.user_id, l.type, l.is_gain, l.amount,
    l.created_at - place * interval '1 minute' as created_at
  from (select distinct on (user_id) * from ledger_statement_lines order by user_id, created_at desc) l
    join users u on u.id = l.user_id, generate_series(1, 5000) place
  where u.email in ('locataire@loka.example', 'proprietaire@loka.example');
insert into ledger_transactions (id, idempotency_key, type, description, created_at)
  select id, id::text, type, repeat('abcdef', 10), created_at from copied_transactions;
insert into ledger_statement_lines (user_id, transaction_id, type, is_gain, amount, created_at)
  select user_id, id, type, is_gain, amount, created_at from copied_transactions;

-- What follows is seen in cards of objects too, which triggers keep.
set local session_replication_role = origin;

-- Half of the members have names of a letter, half of a hundred.
update users
  set name = case when email = 'proprietaire@loka.example' or get_byte(uuid_send(id), 15) % 2 = 0
      then repeat('Abcdefghij', 10) else 'A' end
  where role = 'member' and deleted_at is null;

-- Half of the objects have no picture; half cost the least, half the most.
delete from item_images where get_byte(uuid_send(item_id), 15) % 2 = 0;
update items
  set title = case when get_byte(uuid_send(id), 14) % 2 = 0 then rpad('Tente', 60, 'abcdefgh')
      else 'Tente ' || rpad('abcdefgh', 113, 'ijklmnop') end,
    description = repeat(repeat('abcdefghij', 6) || ' ', 60),
    landmark = repeat('abcdefghij', 8),
    specifications = jsonb_build_object(repeat('abcdefgh', 5), repeat('abcdefghij', 12), 'A', 'A'),
    price = case when get_byte(uuid_send(id), 13) % 2 = 0 then 10000000 else 100 end,
    security_deposit = case when get_byte(uuid_send(id), 13) % 2 = 0 then 10000000 else get_byte(uuid_send(id), 12) % 2 end,
    price_tiers = '[]',
    delivery_fee = case get_byte(uuid_send(id), 12) % 3 when 0 then 0 when 1 then 10000000 end
  where deleted_at is null;
insert into items (id, owner_id, title, description, category, price, price_unit, security_deposit, condition, location, created_at)
  select gen_random_uuid(), i.owner_id, i.title, i.description, i.category, i.price, i.price_unit, i.security_deposit,
    i.condition, i.location, i.created_at - place * interval '1 minute'
  from (
    select items.* from items join users u on u.id = owner_id
    where u.email = 'proprietaire@loka.example' and items.deleted_at is null order by items.id limit 1
  ) i, generate_series(1, 200) place;
insert into favourites (user_id, item_id, price, price_unit, created_at)
  select u.id, i.id, i.price, i.price_unit, now()
  from users u, (select * from items where available and hidden_at is null and deleted_at is null order by id limit 200) i
  where u.email = 'locataire@loka.example'
  on conflict do nothing;
commit;
