import S3rver from '@20minutes/s3rver';

/** A server that speaks S3, with one bucket. usage: s3.ts <folder> <port> <bucket> */
const [directory = '', port, name = ''] = process.argv.slice(2);
await new S3rver({
  address: '127.0.0.1',
  port: Number(port),
  silent: true,
  allowMismatchedSignatures: true,
  directory,
  configureBuckets: [{ name }],
}).run();
