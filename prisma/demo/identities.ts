import sharp from 'sharp';
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
import { applicants, type Person } from './people.js';
import { stableId } from './stable.js';

const prompts = ['Levez la main droite', 'Montrez trois doigts', 'Souriez'];

/** Identities that wait for staff, with papers that nobody could take for real ones. */
export async function loadApplications(db: Db, storage: Storage, now: Date): Promise<void> {
  for (const [index, person] of applicants.entries()) {
    const createdAt = new Date(now.getTime() - (index + 1) * 5_400_000);
    const uploader = { db, storage, person, createdAt };
    const documentId = await store(uploader, 'document', documentArt(person));
    const photoId = await store(uploader, 'photo', portraitArt());
    const isCard = index !== 1;
    const documentBackId = isCard ? await store(uploader, 'back', backArt()) : null;
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

async function store({ db, storage, person, createdAt }: Uploader, name: string, art: string) {
  const id = stableId(`${name} of ${person.id}`);
  const { data, info } = await sharp(Buffer.from(art)).webp().toBuffer({ resolveWithObject: true });
  const upload = { id, preset: 'identity' } as const;
  const keyId = await new UploadFiles(storage).put(upload, widths.identity[0], data);
  const { width, height } = info;
  await db.upload.create({
    data: { ...upload, keyId, ownerId: person.id, width, height, createdAt },
  });
  return id;
}

function documentArt({ name }: Person): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="630" font-family="sans-serif">
    <rect width="1000" height="630" rx="36" fill="#e4efe6"/>
    <rect width="1000" height="120" rx="36" fill="#2f7f56"/>
    <text x="50" y="78" font-size="44" fill="#fff" font-weight="bold">DOCUMENT DE DÉMONSTRATION</text>
    <rect x="50" y="170" width="260" height="340" rx="16" fill="#c3d6c8"/>
    <circle cx="180" cy="290" r="70" fill="#7a5a44"/><path d="M70 510a110 110 0 0 1 220 0z" fill="#2f5f86"/>
    <text x="360" y="230" font-size="30" fill="#5c6b62">Nom</text>
    <text x="360" y="280" font-size="44" fill="#1f2a24">${name}</text>
    <text x="360" y="360" font-size="30" fill="#5c6b62">Valable jusqu’au</text>
    <text x="360" y="410" font-size="44" fill="#1f2a24">jamais</text>
    <text x="120" y="590" font-size="110" fill="#c8402c" opacity=".28" font-weight="bold" transform="rotate(-9 500 400)">SPÉCIMEN</text>
  </svg>`;
}

function backArt(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="630" font-family="sans-serif">
    <rect width="1000" height="630" rx="36" fill="#dfe9ee"/>
    <rect x="0" y="70" width="1000" height="90" fill="#3f4b52"/>
    <text x="50" y="260" font-size="34" fill="#1f2a24">VERSO DE DÉMONSTRATION</text>
    <text x="50" y="480" font-size="40" fill="#1f2a24" font-family="monospace">SPECIMEN&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;&lt;</text>
  </svg>`;
}

function portraitArt(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480">
    <rect width="640" height="480" fill="#d9d2c3"/>
    <path d="M120 480a200 190 0 0 1 400 0z" fill="#8a4b2a"/>
    <rect x="285" y="270" width="70" height="80" fill="#6d4a36"/>
    <ellipse cx="320" cy="200" rx="92" ry="112" fill="#7a5a44"/>
    <path d="M226 190a94 110 0 0 1 188 0q-94-70-188 0z" fill="#221a16"/>
    <path d="M285 245q35 28 70 0" stroke="#4a2f22" stroke-width="7" fill="none"/>
    <circle cx="288" cy="198" r="8" fill="#221a16"/><circle cx="352" cy="198" r="8" fill="#221a16"/>
  </svg>`;
}
