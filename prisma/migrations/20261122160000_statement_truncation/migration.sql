-- What the ledger keeps of statements is not emptied by hand either.
CREATE TRIGGER guard_statement_truncation BEFORE TRUNCATE ON ledger_statement_lines
  FOR EACH STATEMENT EXECUTE FUNCTION guard_statement();
CREATE TRIGGER guard_statement_truncation BEFORE TRUNCATE ON ledger_monthly_totals
  FOR EACH STATEMENT EXECUTE FUNCTION guard_statement();
