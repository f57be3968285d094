-- Only admins remove another's second steps: one who has lost the role while the act waited is refused.
DO $$
BEGIN
  EXECUTE replace(pg_get_functiondef('guard_acting_staff'::regproc), '''settle-late''', '''settle-late'', ''reset-second-step''');
END $$;
