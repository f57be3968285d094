import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { keyIdOf, type SealingKey, seal, unseal } from './sealed.js';

const aKey = (id: string): SealingKey => ({ id, key: randomBytes(32) });
const [old, current] = [aKey('2026-01'), aKey('2026-11')];
const name = 'identity/0198c0de-0000-7000-8000-00000000abcd/1600.webp';
const content = Buffer.from('Carte nationale, Awa Mboumba');

describe('a sealed file', () => {
  it('is read with its key, of whichever age', () => {
    const sealed = seal(content, old, name);
    expect(keyIdOf(sealed)).toBe('2026-01');
    expect(unseal(sealed, [current, old], name).toString()).toBe(content.toString());
  });

  it('holds nothing of what was sealed, and is another file each time', () => {
    const [one, other] = [seal(content, current, name), seal(content, current, name)];
    expect(one.includes('Mboumba')).toBe(false);
    expect(one.equals(other)).toBe(false);
  });

  it('is refused in the place of another file', () => {
    const sealed = seal(content, current, name);
    expect(() => unseal(sealed, [current], name.replace('abcd', 'abce'))).toThrow();
  });

  it('is refused with any byte changed', () => {
    const sealed = seal(content, current, name);
    for (let at = 0; at < sealed.length; at++) {
      const changed = Buffer.from(sealed);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(() => unseal(changed, [current, old], name), `byte ${at}`).toThrow();
    }
    for (const length of [0, 4, 20, sealed.length - 1]) {
      expect(() => unseal(sealed.subarray(0, length), [current], name)).toThrow();
    }
  });

  it('is refused without its key, and with another one of its name', () => {
    const sealed = seal(content, current, name);
    expect(() => unseal(sealed, [old], name)).toThrow(/2026-11, which PAPERS_KEYS does not name/);
    expect(() => unseal(sealed, [aKey('2026-11')], name)).toThrow();
  });

  it('is told from a file that is not sealed', () => {
    expect(keyIdOf(content)).toBeNull();
    expect(() => unseal(content, [current], name)).toThrow(/not sealed/);
  });
});
