import { copyFiles } from './platform/storage/copy-files.js';
import { openStorage } from './platform/storage/open-storage.js';

/**
 * Copies the files of one storage to another, `file:<folder>` or `s3://<bucket>?region=…&endpoint=…`: for a backup,
 * and back. What is there already, as long and not older, is not copied again.
 */
const [from, to] = process.argv.slice(2);
if (!from || !to) {
  console.error('Usage: node dist/copy-files.js <from> <to>, each file:<folder> or s3://<bucket>');
  process.exit(1);
}
const { copied, kept } = await copyFiles(await openStorage(from), await openStorage(to));
console.log(`${copied} files copied, ${kept} were there`);
