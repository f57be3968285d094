/** What a browser is and runs on, in the words that its owner knows; null for what is not known. */
export interface Device {
  browser: string | null;
  system: string | null;
  kind: 'phone' | 'tablet' | 'computer' | null;
}

/** By what their name is preceded by; the first that is found, since browsers also name those they descend from. */
const browsers: [RegExp, string][] = [
  [/\b(?:Edg|EdgA|EdgiOS)\//, 'Edge'],
  [/\b(?:OPR|Opera Mini|OPiOS)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS)\//, 'Chrome'],
  [/^(?=.*\bVersion\/).*Safari\//, 'Safari'],
];

const systems: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** @param userAgent what a browser says of itself; anybody may say anything */
export function deviceOf(userAgent: string): Device {
  const system = nameIn(systems, userAgent);
  return { browser: nameIn(browsers, userAgent), system, kind: kindOf(system, userAgent) };
}

/** `Chrome sur Android`. */
export function deviceName({ browser, system }: Device): string {
  if (!browser) return system ?? 'Appareil inconnu';
  return system ? `${browser} sur ${system}` : browser;
}

function nameIn(named: [RegExp, string][], text: string): string | null {
  return named.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

function kindOf(system: string | null, userAgent: string): Device['kind'] {
  if (system === null) return null;
  if (system === 'iPhone') return 'phone';
  if (system === 'iPad') return 'tablet';
  // Tablets with Android leave the word out.
  if (system === 'Android') return /\bMobile\b/.test(userAgent) ? 'phone' : 'tablet';
  return 'computer';
}
