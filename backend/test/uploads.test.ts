import { randomBytes, randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import sharp from 'sharp';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ProblemError } from '../src/kernel/errors.js';
import { anHour } from '../src/modules/uploads/receive/admit-upload.js';
import { type UploadPlace, UploadPlaces } from '../src/modules/uploads/receive/upload-places.js';
import { Db } from '../src/platform/database/prisma.js';
import { RateLimits } from '../src/platform/rate-limits/rate-limits.js';
import { aHugePng } from '../tooling/huge-png.js';
import { api, download, expectRefusal, listeningPort, provided, useApi } from './support/api.js';
import { aMember, aStaffMember, type Person } from './support/factories.js';
import { anUpload, aPicture, sendFile } from './support/pictures.js';
import { forgetCounters } from './support/rate-limits.js';

useApi();

// All come from here, and some tests send dozens.
beforeEach(forgetCounters);

const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

/** What this process, with all its threads, has taken of the processors since then: other programs do not change it. */
function processorMs(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1_000;
}

describe('a picture', () => {
  it('is stored in three widths, public and cacheable for a year', async () => {
    const content = await aPicture(1600, 1200).png().toBuffer();
    const { status, body } = await sendFile(await aMember(), 'item', content);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      url: `/files/items/${body.id}/1280.webp`,
      width: 1280,
      height: 960,
    });
    for (const width of [320, 640, 1280]) {
      const response = await download(`/files/items/${body.id}/${width}.webp`);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('image/webp');
      expect(response.headers.get('cache-control')).toMatch(/public, .*immutable/);
      expect(await sharp(await bytesOf(response)).metadata()).toMatchObject({
        format: 'webp',
        width,
      });
    }
  });

  it('is kept with six colours that stand for it, unless it is transparent, and what its copies weigh', async () => {
    const member = await aMember();
    const half = {
      input: Buffer.from([255, 0, 0]),
      raw: { width: 1, height: 1, channels: 3 as const },
    };
    const content = await aPicture(600, 400)
      .composite([{ ...half, tile: true, gravity: 'northwest' }])
      .png()
      .toBuffer();
    const { body } = await sendFile(member, 'item', content);
    const kept = await provided(Db).upload.findUniqueOrThrow({ where: { id: body.id } });
    expect(kept.blur).toMatch(/^([ef][01]{2}){6}$/);
    for (const [index, width] of [320, 640, 1280].entries()) {
      const copy = await bytesOf(await download(`/files/items/${body.id}/${width}.webp`));
      expect(kept.bytes[index]).toBe(copy.length);
    }
    const clear = await aPicture().ensureAlpha(0.5).png().toBuffer();
    const { body: seenThrough } = await sendFile(member, 'item', clear);
    const { blur } = await provided(Db).upload.findUniqueOrThrow({ where: { id: seenThrough.id } });
    expect(blur).toBeNull();
  });

  it('is stored upright and without its metadata', async () => {
    const content = await aPicture(400, 200)
      .withExif({
        IFD0: { Artist: 'Awa Mboumba' },
        IFD3: { GPSLatitude: '0/1 23/1 24/1' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(content).metadata()).orientation).toBe(6);
    expect(content.includes('Mboumba')).toBe(true);
    const { body } = await sendFile(await aMember(), 'item', content);
    expect(body).toMatchObject({ width: 200, height: 400 });
    const kept = await bytesOf(await download(body.url));
    const { exif, xmp, orientation } = await sharp(kept).metadata();
    expect({ exif, xmp, orientation }).toEqual({});
    expect(kept.includes('Mboumba')).toBe(false);
  });

  it('is cropped to a square as an avatar', async () => {
    const content = await aPicture(400, 200).webp().toBuffer();
    const { body } = await sendFile(await aMember(), 'avatar', content);
    expect(body).toMatchObject({
      url: `/files/avatars/${body.id}/160.webp`,
      width: 160,
      height: 160,
    });
  });

  it('needs an account with a confirmed address', async () => {
    const content = await aPicture().jpeg().toBuffer();
    const unconfirmed = await aMember({ confirmed: false });
    expectRefusal(await sendFile(undefined, 'item', content), 'unauthenticated');
    for (const preset of ['item', 'identity', 'avatar', 'rental', 'message'] as const) {
      expectRefusal(await sendFile(unconfirmed, preset, content), 'email-not-confirmed');
    }
    expectRefusal(await sendFile(undefined, 'rental', content), 'unauthenticated');
  });

  it('is stored once under the id that its sender chose, however often it is sent', async () => {
    const [member, other] = await Promise.all([aMember(), aMember()]);
    const id = randomUUID();
    const content = await aPicture(400, 200).jpeg().toBuffer();
    const atOnce = Array.from({ length: 3 }, () => sendFile(member, 'rental', content, { id }));
    const answers = [
      ...(await Promise.all(atOnce)),
      await sendFile(member, 'rental', content, { id }),
    ];
    for (const { status, body } of answers) {
      expect(status).toBe(201);
      expect(body).toEqual({ id, url: `/api/uploads/${id}/file`, width: 400, height: 200 });
    }
    expect(await provided(Db).upload.count({ where: { ownerId: member.id } })).toBe(1);
    expectRefusal(await sendFile(other, 'rental', content, { id }), 'upload-not-yours');
    expectRefusal(await sendFile(other, 'item', content, { id: 'mine' }), 'invalid-request');
  });

  it('must be a JPEG, PNG or WebP, whatever its name says', async () => {
    const member = await aMember();
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect/></svg>';
    const hostile = [
      Buffer.from(svg),
      Buffer.from('<?php system($_GET["c"]); ?>'),
      Buffer.from('GIF89a'),
      randomBytes(2_000),
      Buffer.alloc(0),
      await aPicture().tiff().toBuffer(),
    ];
    for (const content of hostile) {
      expectRefusal(await sendFile(member, 'item', content), 'unsupported-image');
    }
  });

  it('that was cut off is refused as damaged, not as another kind of file', async () => {
    const whole = await aPicture(300, 300).jpeg().toBuffer();
    const cutOff = await sendFile(await aMember(), 'item', whole.subarray(0, 300));
    expectRefusal(cutOff, 'damaged-image');
  });

  it('must not have more than 40 million pixels, unless it is a JPEG', async () => {
    const huge = await aPicture(9_000, 9_000).png({ compressionLevel: 9 }).toBuffer();
    expect(huge.length).toBeLessThan(2_000_000);
    expectRefusal(await sendFile(await aMember(), 'item', huge), 'damaged-image');
    const phone = await aPicture(12_000, 9_000).jpeg().toBuffer();
    const { status, body } = await sendFile(await aMember(), 'item', phone);
    expect(status).toBe(201);
    expect(body).toMatchObject({ width: 1280, height: 960 });
  });

  it.each([
    ['an interlaced PNG of 64 megapixels', () => aPicture(8_000, 8_000).png({ progressive: true })],
    ['a progressive JPEG of 108', () => aPicture(12_000, 9_000).jpeg({ progressive: true })],
  ])('must not take too much to decode: %s', async (_, picture) => {
    const content = await picture().toBuffer();
    expect(content.length).toBeLessThan(1_000_000);
    const member = await aMember();
    const before = process.cpuUsage();
    expectRefusal(await sendFile(member, 'item', content), 'damaged-image');
    expect(processorMs(before)).toBeLessThan(1_500);
  });

  it.each([
    [1, 16_000_000],
    [12_001, 1],
  ])('must have no side above 12,000 pixels: %i × %i', async (width, height) => {
    const content = aHugePng(width, height);
    expect(content.length).toBeLessThan(40_000);
    expectRefusal(await sendFile(await aMember(), 'item', content), 'damaged-image');
    const allowed = aHugePng(Math.min(width, 12_000), Math.min(height, 12_000));
    expect((await sendFile(await aMember(), 'item', allowed)).status).toBe(201);
  });

  it('of 16 million pixels, sent forty times at once, does not delay other calls', async () => {
    const member = await aMember();
    const content = aHugePng(1, 16_000_000);
    const flood = Array.from({ length: 40 }, () => sendFile(member, 'item', content));
    const before = process.cpuUsage();
    expect((await api('/items')).status).toBe(200);
    expect(processorMs(before)).toBeLessThan(2_000);
    // They are admitted in turns: most are refused for their size before the twelfth is under way.
    for (const answer of await Promise.all(flood))
      expectRefusal(answer, answer.status === 429 ? 'too-many-uploads' : 'damaged-image');
  });

  it('that takes long is not taken more than twelve times at once of one member', async () => {
    const member = await aMember();
    const content = aHugePng(6_000, 6_000);
    const flood = Array.from({ length: 20 }, () => sendFile(member, 'item', content));
    const answers = await Promise.all(flood);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(0);
    for (const answer of refused) {
      expectRefusal(answer, 'too-many-uploads');
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    const taken = answers.filter(({ status }) => status !== 429);
    expect(new Set(taken.map(({ status }) => status))).toEqual(new Set([201]));
    // None of them is counted as under way any more.
    await vi.waitFor(async () => {
      const small = await aPicture().jpeg().toBuffer();
      expect((await sendFile(member, 'item', small)).status).toBe(201);
    });
  });

  it('is refused beyond what a member may send in an hour, whoever else sends', async () => {
    const [member, other] = await Promise.all([aMember(), aMember()]);
    const content = await aPicture().jpeg().toBuffer();
    const limits = provided(RateLimits);
    for (let count = 0; count < anHour.max; count++) await limits.consume(anHour, member.id);
    expectRefusal(await sendFile(member, 'rental', content), 'too-many-uploads');
    expect((await sendFile(other, 'rental', content)).status).toBe(201);
  });

  it('is refused when pictures take all the memory that is for them, until some have gone', async () => {
    const places = provided(UploadPlaces);
    const member = await aMember();
    const content = await aPicture().jpeg().toBuffer();
    const taken: UploadPlace[] = [];
    try {
      for (const bytes of [1_000_000, 10_000, 100]) {
        expect(() => {
          for (;;) {
            const place = places.enter({ memberId: randomUUID(), network: randomUUID() }, bytes);
            place.receive(bytes);
            taken.push(place);
          }
        }).toThrow(ProblemError);
      }
      const answer = await sendFile(member, 'item', content);
      expectRefusal(answer, 'service-unavailable');
      expect(answer.headers.get('retry-after')).toBe('5');
    } finally {
      for (const place of taken) place.leave();
    }
    expect((await sendFile(member, 'item', content)).status).toBe(201);
  });

  /** A form whose picture is announced to be as heavy as may be, and does not come; what is written to it, and its answer. */
  function aSlowUpload(as: Person, port: number) {
    const socket = connect(port, '127.0.0.1');
    const answer = text(socket);
    const part = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n';
    socket.write(
      `POST /api/uploads?preset=item HTTP/1.1\r\nHost: loka\r\nAuthorization: Bearer ${as.token}\r\n` +
        `Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 10000000\r\n\r\n${part}`,
    );
    socket.write(Buffer.alloc(10_000));
    return { socket, answer };
  }

  it('is taken while several members send others slowly, whatever these announce', async () => {
    const port = await listeningPort();
    const members = await Promise.all([aMember(), aMember(), aMember()]);
    const enter = vi.spyOn(provided(UploadPlaces), 'enter');
    const slow = [...members, ...members, ...members].map((as) => aSlowUpload(as, port));
    await vi.waitFor(() => expect(enter).toHaveBeenCalledTimes(slow.length));
    const content = await aPicture().jpeg().toBuffer();
    const { status } = await sendFile(await aMember(), 'item', content);
    const ended = Promise.allSettled(slow.map(({ answer }) => answer));
    for (const { socket } of slow) socket.destroy();
    await ended;
    expect(status).toBe(201);
  });

  it('is refused while it arrives, once others have taken all the memory', async () => {
    const places = provided(UploadPlaces);
    const enter = vi.spyOn(places, 'enter');
    const { socket, answer } = aSlowUpload(await aMember(), await listeningPort());
    await vi.waitFor(() => expect(enter).toHaveBeenCalled());
    const taken: UploadPlace[] = [];
    const fill = () => {
      for (;;) {
        const place = places.enter({ memberId: randomUUID(), network: randomUUID() }, 5_000);
        place.receive(5_000);
        taken.push(place);
      }
    };
    expect(fill).toThrow(ProblemError);
    socket.write(Buffer.alloc(10_000));
    expect(await answer).toMatch(/^HTTP\/1.1 503 [\s\S]*service-unavailable/);
    for (const place of taken) place.leave();
    const content = await aPicture().jpeg().toBuffer();
    expect((await sendFile(await aMember(), 'item', content)).status).toBe(201);
  });

  it('is refused once nothing of it comes any more', async () => {
    const { answer } = aSlowUpload(await aMember(), await listeningPort());
    const startedAt = performance.now();
    expect(await answer).toMatch(/^HTTP\/1.1 408 [\s\S]*upload-too-slow/);
    expect(performance.now() - startedAt).toBeGreaterThan(14_000);
  });

  it('must not exceed 10 MB', async () => {
    const heavy = Buffer.alloc(10 * 1024 * 1024 + 1, 1);
    expectRefusal(await sendFile(await aMember(), 'item', heavy), 'upload-too-large');
  });

  it('must be in a form whose parts are divided by no more than 70 characters', async () => {
    const { token } = await aMember();
    const origin = `http://127.0.0.1:${await listeningPort()}`;
    for (const length of [71, 300, 9_000]) {
      const boundary = 'b'.repeat(length);
      const response = await fetch(`${origin}/api/uploads?preset=item`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': `multipart/form-data; boundary=${boundary}`,
        },
        body: `--${boundary}--\r\n`,
      });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ code: 'invalid-request' });
    }
  });

  it('must be the file of a form, with a known preset', async () => {
    const member = await aMember();
    const content = await aPicture().jpeg().toBuffer();
    expectRefusal(
      await api('/api/uploads?preset=item', { as: member, body: {} }),
      'invalid-request',
    );
    expectRefusal(
      await api('/api/uploads?preset=item', { as: member, body: new FormData() }),
      'invalid-request',
    );
    expectRefusal(await sendFile(member, 'autre' as 'item', content), 'invalid-request');
  });
});

describe('an identity file', () => {
  it('is seen by its owner and by staff, and by nobody else', async () => {
    const [owner, other, staff] = await Promise.all([aMember(), aMember(), aStaffMember()]);
    const { id, url } = await anUpload(owner, 'identity');
    expect(url).toBe(`/api/uploads/${id}/file`);

    expectRefusal(await api(url), 'unauthenticated');
    expectRefusal(await api(url, { as: other }), 'upload-not-yours');
    expectRefusal(await api(url, { as: await aStaffMember('ops') }), 'upload-not-yours');
    for (const [address, viewer] of [
      [url, owner],
      [`${url}?reason=revue`, staff],
    ] as const) {
      const response = await download(address, viewer);
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toBe('private, no-store');
      expect((await sharp(await bytesOf(response)).metadata()).format).toBe('webp');
    }
  });

  it('is not shown to staff who do not say why', async () => {
    const [owner, staff] = await Promise.all([aMember(), aStaffMember()]);
    const { id, url } = await anUpload(owner, 'identity');
    for (const address of [url, `${url}?reason=`, `${url}?reason=%20%20%20`]) {
      const fields = expectRefusal(await api(address, { as: staff }), 'invalid-request');
      expect(fields.map(({ path }) => path)).toEqual(['reason']);
    }
    expect(await provided(Db).auditLog.count({ where: { subjectId: id } })).toBe(0);
  });

  it('records in the audit log each time staff see it and why, not its owner', async () => {
    const [owner, staff] = await Promise.all([aMember(), aStaffMember()]);
    const { id, url } = await anUpload(owner, 'identity');
    await download(url, owner);
    await download(`${url}?reason=revue`, staff);
    await download(`${url}?reason=revue`, staff);
    const entries = await provided(Db).auditLog.findMany({ where: { subjectId: id } });
    expect(entries).toHaveLength(2);
    expect(entries[0]).toMatchObject({
      actorId: staff.id,
      action: 'view-identity-file',
      detail: { ownerId: owner.id, reason: 'revue' },
    });
  });

  it('has no public address', async () => {
    const { id } = await anUpload(await aMember(), 'identity');
    const paths = [
      `/files/identity/${id}/1600.webp`,
      `/files/items/..%2Fidentity%2F${id}/1600.webp`,
      `/files/items%2F..%2Fidentity/${id}/1600.webp`,
      `/files/items/${id}/..%2F..%2Fidentity%2F${id}%2F1600.webp`,
      `/files/items/${id}/1600.webp`,
    ];
    for (const path of paths) {
      const answer = await api(path);
      expectRefusal(answer, 'not-found');
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
  });

  it('is the only kind of upload that its address serves', async () => {
    const member = await aMember();
    const { id } = await anUpload(member, 'item');
    expectRefusal(await api(`/api/uploads/${id}/file`, { as: member }), 'upload-not-found');
  });
});
