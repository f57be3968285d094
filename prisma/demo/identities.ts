import type { Sharp } from 'sharp';
import { toDate } from '../../backend/src/kernel/day.js';
import { widths } from '../../backend/src/modules/uploads/domain/files.js';
import { UploadFiles } from '../../backend/src/modules/uploads/files/upload-files.js';
import {
  numberHmac,
  personHmac,
} from '../../backend/src/modules/verification/papers/identity-hmac.js';
import { sealTyped } from '../../backend/src/modules/verification/papers/typed-papers.js';
import type { Db } from '../../backend/src/platform/database/prisma.js';
import type { Storage } from '../../backend/src/platform/storage/storage.js';
import { drawBack, drawDocument, drawPortrait } from './papers.js';
import { applicants, type Person } from './people.js';
import { stableId } from './stable.js';

const prompts = ['Levez la main droite', 'Montrez trois doigts', 'Souriez'];

/** Identities that wait for staff, with papers that nobody could take for real ones. */
export async function loadApplications(db: Db, storage: Storage, now: Date): Promise<void> {
  for (const [index, person] of applicants.entries()) {
    const createdAt = new Date(now.getTime() - (index + 1) * 5_400_000);
    const uploader = { db, storage, person, createdAt };
    const documentId = await store(uploader, 'document', await drawDocument(person.name));
    const photoId = await store(uploader, 'photo', await drawPortrait());
    const isCard = index !== 1;
    const documentBackId = isCard ? await store(uploader, 'back', await drawBack()) : null;
    const numero = isCard ? `SPECIMEN-48213${index}` : '18SP40752';
    const birthDate = `19${85 + index}-0${index + 3}-14`;
    const id = stableId(`submission ${person.id}`);
    await db.identitySubmission.create({
      data: {
        id,
        userId: person.id,
        type: isCard ? 'CNI' : 'Passeport',
        ...sealTyped(id, { numero, birthDate }),
        numberHmac: numberHmac(numero),
        personHmac: personHmac(person.name, birthDate),
        expiresOn: toDate('2031-06-30'),
        documentBackId,
        documentId,
        photoId,
        prompt: prompts[index] ?? null,
        createdAt,
      },
    });
  }
}

interface Uploader {
  db: Db;
  storage: Storage;
  person: Person;
  createdAt: Date;
}

async function store({ db, storage, person, createdAt }: Uploader, name: string, picture: Sharp) {
  const id = stableId(`${name} of ${person.id}`);
  const { data, info } = await picture.webp().toBuffer({ resolveWithObject: true });
  const upload = { id, preset: 'identity' } as const;
  const keyId = await new UploadFiles(storage).put(upload, widths.identity[0], data);
  const { width, height } = info;
  await db.upload.create({
    data: { ...upload, keyId, ownerId: person.id, width, height, createdAt },
  });
  return id;
}
