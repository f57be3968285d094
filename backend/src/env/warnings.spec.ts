import { expect, it } from 'vitest';
import { production } from './production.testing.js';
import { warningsAbout } from './warnings.js';

it.each([
  ['REQUEST_TIMEOUT_HOUR', 'REQUEST_TIMEOUT_HOURS'],
  ['REQEUST_TIMEOUT_HOURS', 'REQUEST_TIMEOUT_HOURS'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['GATEWAY_CALBACK_TOKEN', 'GATEWAY_CALLBACK_TOKEN'],
  ['LOGLEVEL', 'LOG_LEVEL'],
  ['database_url', 'DATABASE_URL'],
])('%s is probably %s', (name, known) => {
  expect(warningsAbout({ [name]: 'x' })).toEqual([`${name} is unknown: ${known}?`]);
});

it('says nothing of names that are known, or nothing like one', () => {
  const others = ['PATH', 'HOSTNAME', 'HOME', 'PWD', 'TERM', 'LANG', 'MAIL', 'SHLVL', 'PORTS'];
  const ofOthers = ['AWS_REGION', 'AWS_ACCESS_KEY_ID', 'NODE_OPTIONS', 'npm_config_cache', 'USER'];
  const names = [...others, ...ofOthers, 'KUBERNETES_SERVICE_HOST', 'API_PORT', 'REDIS_PORT'];
  const given = Object.fromEntries(names.map((name) => [name, 'x']));
  expect(warningsAbout({ ...given, ...production() })).toEqual([]);
});

it('says that production has no metrics', () => {
  const { METRICS_TOKEN, ...others } = production();
  expect(warningsAbout(others)).toEqual([
    'METRICS_TOKEN is missing: /metrics shows nothing, and no alert can fire',
  ]);
  expect(warningsAbout({ NODE_ENV: 'development' })).toEqual([]);
});
