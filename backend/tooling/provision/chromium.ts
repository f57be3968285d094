import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { execa } from 'execa';
import { Failure } from '../failure.js';
import { log } from '../log.js';
import { findProgram, installPackage } from './apt.js';

/** Finds or installs a Chromium for the browser tests; returns the path of its program. */
export async function findChromium(): Promise<string> {
  const found = installed();
  if (found) return found;
  await installPackage('chromium');
  return installed() ?? (await downloaded());
}

function installed(): string | undefined {
  const own = chromium.executablePath();
  return (
    findProgram(['chromium', 'chromium-browser', 'google-chrome']) ??
    (existsSync(own) ? own : undefined)
  );
}

async function downloaded(): Promise<string> {
  log.step('Downloading Chromium');
  await execa('playwright', ['install', 'chromium'], { preferLocal: true, reject: false });
  const path = installed();
  if (path) return path;
  throw new Failure('Chromium is missing: install it (for example sudo apt-get install chromium).');
}
