import { PrismaPg } from '@prisma/adapter-pg';
import {
  ColumnTypeEnum,
  type SqlMigrationAwareDriverAdapterFactory,
} from '@prisma/driver-adapter-utils';
import { driverAddress } from './database-address.js';

/** PostgreSQL's internal type `"char"`, which the engine reads and the adapter does not know. */
const internalChars = /\b(constr\.contype|con\.confdeltype|con\.confupdtype)(?=,| AS)/g;
const internalCharColumns = new Set(['constraint_type', 'confdeltype', 'confupdtype']);

/** How PostgreSQL is reached, and whose connection `pg_stat_activity` says it is. */
export function connection(url: string) {
  return {
    connectionString: driverAddress(url),
    connectionTimeoutMillis: 10_000,
    fallback_application_name: 'loka-migrate',
  };
}

/**
 * Prisma's adapter, mended where it serves queries but not the schema engine: it cuts scripts at
 * every semicolon, those inside function bodies too, and cannot describe an existing database.
 */
export function engineAdapter(connectionString: string): SqlMigrationAwareDriverAdapterFactory {
  const factory = new PrismaPg(connection(connectionString));
  const connect = factory.connect.bind(factory);
  factory.connect = async () => {
    const adapter = await connect();
    const queryRaw = adapter.queryRaw.bind(adapter);
    adapter.executeScript = async (script) => {
      await adapter.underlyingDriver().query(script);
    };
    adapter.queryRaw = async (query) => {
      const result = await queryRaw({
        ...query,
        sql: query.sql.replace(internalChars, '$1::text'),
      });
      result.columnTypes = result.columnTypes.map((type, index) =>
        internalCharColumns.has(result.columnNames[index] ?? '') ? ColumnTypeEnum.Character : type,
      );
      return result;
    };
    return adapter;
  };
  return factory;
}
