-- Nothing that signs in is written to a deleted account.
DO $$
DECLARE
  named TEXT;
BEGIN
  FOREACH named IN ARRAY ARRAY['passkeys', 'authenticator_apps', 'recovery_codes', 'pending_sign_ins', 'passkey_challenges']
  LOOP
    EXECUTE format('CREATE TRIGGER guard_leaving AFTER INSERT ON %I
      FOR EACH ROW EXECUTE FUNCTION guard_leaving(''deleted'', ''user_id'')', named);
  END LOOP;
END $$;
