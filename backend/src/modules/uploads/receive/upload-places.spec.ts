import { describe, expect, it } from 'vitest';
import { uploadBytes } from '../../../kernel/limits.js';
import { mostBytes, mostBytesOfMember, mostBytesOfNetwork, UploadPlaces } from './upload-places.js';

const from = (memberId: string, network = memberId) => ({
  memberId,
  network: `network of ${network}`,
});
const MB = 1024 * 1024;
const refused = (code: string) => expect.objectContaining({ code });

describe('the memory for pictures', () => {
  it('is not taken by what was announced and has not arrived', () => {
    const places = new UploadPlaces();
    for (let member = 0; member < 100; member++)
      places.enter(from(`slow ${member}`), uploadBytes).receive(1_000);
    places.enter(from('another'), uploadBytes).receive(uploadBytes);
  });

  it('is refused before anything is read when the others leave too little of it', () => {
    const places = new UploadPlaces();
    for (let member = 0; member < mostBytes / MB / 8; member++)
      places.enter(from(`full ${member}`), 8 * MB).receive(8 * MB);
    expect(() => places.enter(from('another'), 100)).toThrow(refused('service-unavailable'));
  });

  it('is refused while a picture arrives, and free again once others have left', () => {
    const places = new UploadPlaces();
    const late = places.enter(from('late'), 8 * MB);
    const others = Array.from({ length: mostBytes / MB / 8 }, (_, member) => {
      const place = places.enter(from(`other ${member}`), 8 * MB);
      place.receive(8 * MB);
      return place;
    });
    expect(() => late.receive(1)).toThrow(refused('service-unavailable'));
    others[0]?.leave();
    late.receive(8 * MB);
    expect(() => late.receive(1)).toThrow(refused('service-unavailable'));
    // Leaving twice gives nothing back that another one has.
    others[0]?.leave();
    expect(() => places.enter(from('another'), 1)).toThrow(refused('service-unavailable'));
  });

  it('is not for one member alone', () => {
    const places = new UploadPlaces();
    const own = from('greedy');
    places.enter(own, MB).receive(mostBytesOfMember);
    expect(() => places.enter(own, 1)).toThrow(refused('too-many-uploads'));
    places.enter(from('another', 'greedy'), MB).receive(MB);
  });

  it('is not for one network alone', () => {
    const places = new UploadPlaces();
    for (let member = 0; member < mostBytesOfNetwork / MB / 8; member++)
      places.enter(from(`${member}`, 'cafe'), MB).receive(8 * MB);
    expect(() => places.enter(from('next', 'cafe'), 1)).toThrow(refused('too-many-uploads'));
    places.enter(from('next', 'elsewhere'), MB).receive(MB);
  });
});
