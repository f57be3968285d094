/** What the tests use of the S3-compatible server, which comes without types. */
declare module '@20minutes/s3rver' {
  import type { AddressInfo } from 'node:net';

  export default class S3rver {
    constructor(options: {
      address: string;
      /** 0 for any free one. */
      port: number;
      silent: boolean;
      allowMismatchedSignatures?: boolean;
      directory: string;
      configureBuckets: { name: string }[];
    });
    run(): Promise<AddressInfo>;
    close(): Promise<void>;
  }
}
