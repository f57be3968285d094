import { secretsIn } from './secrets.js';

/** Makes the secrets of a copy that docker-compose.yml starts, unless its volume has them. */
secretsIn(process.argv[2] ?? '.loka/secrets.env');
