import { describe, expect, it } from 'vitest';
import { relyingPartyOf } from './relying-party.js';

describe('the sites for which a passkey is good', () => {
  it('are those at our own address', () => {
    const { id, accepts } = relyingPartyOf('https://loka.example');
    expect(id).toBe('loka.example');
    expect(accepts('https://loka.example')).toBe(true);
    for (const other of [
      'http://loka.example',
      'https://loka.example:8443',
      'https://evil.loka.example',
      'https://loka.example.evil',
      'http://localhost:3000',
      'null',
      '',
    ])
      expect(accepts(other), other).toBe(false);
  });

  it('are all ports of the machine of a developer', () => {
    const { id, accepts } = relyingPartyOf('http://localhost:3000');
    expect(id).toBe('localhost');
    for (const own of ['http://localhost:3000', 'http://localhost:5174', 'http://localhost'])
      expect(accepts(own), own).toBe(true);
    for (const other of [
      'http://localhost.evil',
      'http://127.0.0.1:3000',
      'http://evil/localhost:1',
    ])
      expect(accepts(other), other).toBe(false);
  });
});
